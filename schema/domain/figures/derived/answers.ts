/** The fields that the sentences of the search box are made of. */
import type { UniversityDocument } from '../../record/university-document.ts';
import { type FactField, FIGURE_KEYS, type FiguresWith, figureOf, figuresWhere } from '../figures.ts';

export type AnsweredField = keyof UniversityDocument & FiguresWith<{ answers: true }>;

export const ANSWERED_FIELDS = figuresWhere<AnsweredField>(({ answers }) => answers === true);

export type AskedFact = FactField & FiguresWith<{ asked: readonly string[] }>;

/** The facts by what is asked of a school. */
export const FACTS_ASKED = Object.fromEntries(
  FIGURE_KEYS.flatMap((key) => (figureOf(key).asked ?? []).map((question) => [question, key])),
) as Readonly<Record<string, AskedFact>>;
