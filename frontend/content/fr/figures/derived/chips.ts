/** What the chips of ranges in force say. */
import { chipTextsOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const CHIP_TEXTS = chipTextsOf(FIGURE_WORDS);
