import type { Direction } from './directions.ts';
import type { PairPointKind } from './pair-points.ts';
import type { TradeOffKind } from './trade-offs.ts';

/** What is left out of the further reasons and the trade-off of a direction, because it is its promise. */
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
