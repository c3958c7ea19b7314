/** What figures are called on a card, where a word has to do. */
import { cardLabelsOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const CARD_LABELS = cardLabelsOf(FIGURE_WORDS);
