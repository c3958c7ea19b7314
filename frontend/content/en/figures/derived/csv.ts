/** Headings of columns, without their units. */
import { csvTitlesOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const CSV_TITLES = csvTitlesOf(FIGURE_WORDS);
