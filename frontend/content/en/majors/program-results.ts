/** What results of the earnings check and trends of graduates are called, in lists and filters. */
import type { EarningsResult } from '#schema/domain/programs/earnings-check.ts';
import type { FinderTrend } from '#schema/domain/programs/graduates-trend.ts';

export const checkLabels = {
  above: 'Pays clearly more',
  close: 'Pays about the same (within 9%)',
  between: 'Above one line, below the other',
  below: 'Pays less',
} satisfies Record<EarningsResult, string>;

export const trendLabels = {
  growing: 'Growing',
  steady: 'Steady',
  falling: 'Shrinking',
  new: 'New',
  ended: 'Ended',
} satisfies Record<FinderTrend, string>;
