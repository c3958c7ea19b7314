/** Glossary terms that explain figures, by figure. The glossary itself is loaded when someone opens one. */
import { type FactField, FIGURE_KEYS, type FigureKey, figureOf } from '../figures.ts';

export const TERM_OF_FIELD = Object.fromEntries(
  FIGURE_KEYS.flatMap((key: FigureKey) => {
    const { term } = figureOf(key);
    return term === undefined ? [] : [[key, term]];
  }),
) as Partial<Record<FactField, string>>;
