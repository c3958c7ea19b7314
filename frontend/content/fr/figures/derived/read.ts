/** What a parsed search line says of figures. */
import { readWordsOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const READ_WORDS = readWordsOf(FIGURE_WORDS);
