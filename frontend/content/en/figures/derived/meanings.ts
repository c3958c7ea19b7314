/** What figures mean, in plain words. */
import {
  comparedMeaningsOf,
  meaningsInCanadaOf,
  meaningsInTimeOf,
  meaningsOf,
} from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const MEANINGS = meaningsOf(FIGURE_WORDS);
export const MEANINGS_IN_CANADA = meaningsInCanadaOf(FIGURE_WORDS);
export const MEANINGS_IN_TIME = meaningsInTimeOf(FIGURE_WORDS);
export const COMPARED_MEANINGS = comparedMeaningsOf(FIGURE_WORDS);
