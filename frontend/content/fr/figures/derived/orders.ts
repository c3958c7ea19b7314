/** What orders are called, and what schools have none of that an order puts last. */
import { orderLabelsOf, withoutFigureOf } from '#frontend/content/figure-tables.ts';
import { FIGURE_WORDS } from '../figures.ts';

export const ORDER_LABELS = orderLabelsOf(FIGURE_WORDS);
export const WITHOUT_FIGURE = withoutFigureOf(FIGURE_WORDS);
