/** What figures are called over their lines of years, and where a change is told. */
import { changedOf, trendLabelsOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const TREND_LABELS = trendLabelsOf(FIGURE_WORDS);
export const CHANGED_FIGURES = changedOf(FIGURE_WORDS);
