/** The figures that lists are ordered and filtered by, under the names of their parameters. */
import type { FigureFilter, FigureUnit } from '../figure.ts';
import { type FigureKey, type Figures, type FiguresWith, figureOf, inOrder } from '../figures.ts';

type Searched = FiguresWith<{ search: { column: number } }>;
type NameOf<Key extends Searched> = Figures[Key]['search'] extends { name: infer Name extends string } ? Name : Key;
/** The figures that can be searched by, by their parameters' names. */
type ByName = { [Key in Searched as NameOf<Key>]: Key };
export type NumberColumn = keyof ByName;

const SEARCHED = inOrder<Searched>(({ search }) => search?.column);
const nameOf = (key: FigureKey): NumberColumn => (figureOf(key).search?.name ?? key) as NumberColumn;

/** In the order of the API's `sortBy`: which figure it is, and its unit. */
export const SEARCH_FIGURES = Object.fromEntries(
  SEARCHED.map((figure) => [nameOf(figure), { figure, unit: figureOf(figure).unit }]),
) as { [Name in NumberColumn]: { figure: ByName[Name]; unit: FigureUnit } };

/** A range of each, as a filter. */
export const FIGURE_FILTERS = Object.fromEntries(
  SEARCHED.map((figure) => [
    nameOf(figure),
    { ...(figureOf(figure).search?.filter as FigureFilter), shape: 'range', unboundedKey: true },
  ]),
) as {
  [Name in NumberColumn]: Figures[ByName[Name]]['search']['filter'] & { shape: 'range'; unboundedKey: true };
};
