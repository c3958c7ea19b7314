/** What the filter panel says of ranges. */
import { filterWordsOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const RANGE_WORDS = filterWordsOf(FIGURE_WORDS);
