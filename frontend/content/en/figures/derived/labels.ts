/** What figures are called, in the comparison and on the printed sheet. */
import { labelsOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const FIGURE_LABELS = labelsOf(FIGURE_WORDS);
