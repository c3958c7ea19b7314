/** What figures are called on a university's page. */
import { pageLabelsOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const PAGE_LABELS = pageLabelsOf(FIGURE_WORDS);
