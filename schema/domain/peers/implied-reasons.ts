import type { Direction } from './directions.ts';
import type { PairPointKind } from './pair-points.ts';
import type { TradeOffKind } from './trade-offs.ts';

/** Reasons and trade-offs that a direction implies and that its cards therefore leave out. */
export const IMPLIED_REASONS: Record<
  Direction,
  { points: readonly PairPointKind[]; tradeOffs: readonly TradeOffKind[] }
> = {
  cheaper: {
    points: ['costs-less', 'same-price', 'lower-tuition', 'same-tuition'],
    tradeOffs: ['price', 'net-price', 'tuition'],
  },
  closer: { points: [], tradeOffs: [] },
  finish: { points: ['more-finish', 'same-finish'], tradeOffs: ['finish'] },
  easier: { points: ['admits-more', 'same-admits'], tradeOffs: ['admission'] },
  border: { points: ['its-town'], tradeOffs: [] },
};
