import type { Direction } from './directions.ts';
import type { PairPointKind } from './pair-points.ts';
import type { SimilarReason } from './similar-reasons.ts';
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

/** What a reason calls similar is no downside on the same card: 87% and 81% of students who graduate. */
const CONTRADICTED: Partial<Record<SimilarReason[0], readonly TradeOffKind[]>> = {
  nearStudents: ['larger', 'smaller'],
  students: ['larger', 'smaller'],
  nearGraduationRate: ['finish'],
  graduationRate: ['finish'],
  nearAdmitted: ['admission'],
  admitted: ['admission'],
  nearFaculty: ['faculty'],
  netPrice: ['net-price', 'tuition'],
  tuition: ['tuition'],
  tuitionAcross: ['tuition'],
  earnings: ['earnings'],
};

/** The trade-offs that would contradict one of these reasons. */
export const contradictedBy = (reasons: readonly SimilarReason[]): TradeOffKind[] =>
  reasons.flatMap(([said]) => CONTRADICTED[said] ?? []);
