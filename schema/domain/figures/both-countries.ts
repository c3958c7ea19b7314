/** Which figures that lists are filtered by schools of both countries have. Apart from the filters, which browsers load: only the Worker asks. */

import { type NumberColumn, SEARCH_FIGURES } from './derived/search.ts';
import { figureOf } from './figures.ts';

/** Amounts of such a figure are compared in US dollars. */
export const isOfBothCountries = (column: NumberColumn): boolean =>
  figureOf(SEARCH_FIGURES[column].figure).notInCanada === undefined;
