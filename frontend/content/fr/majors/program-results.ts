/** What results of the earnings check and trends of graduates are called, in lists and filters. */
import type { EarningsResult } from '#schema/domain/programs/earnings-check.ts';
import type { FinderTrend } from '#schema/domain/programs/graduates-trend.ts';

export const checkLabels = {
  above: 'Nettement plus payant',
  close: 'À peu près autant (à 9\u00a0% près)',
  between: 'Entre le seuil de l’État et celui du pays',
  below: 'Moins payant',
} satisfies Record<EarningsResult, string>;

export const trendLabels = {
  growing: 'En croissance',
  steady: 'Stable',
  falling: 'En baisse',
  new: 'Nouveau',
  ended: 'Aboli',
} satisfies Record<FinderTrend, string>;
