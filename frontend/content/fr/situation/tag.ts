/** Words of the header's button for whoever said whose price it is: « QC · 30-48 k$ ». */
import type { IncomeBand } from '#schema/domain/search/filter-values.ts';
import type { Residence } from '#schema/domain/situation/situation.ts';

export const tagWords = {
  /** Before and after what shows, for a screen reader; and what a press does, where a pointer rests. */
  before: 'Prix pour',
  after: ', modifier',
  title: 'Modifier vos réponses',
  incomes: {
    '0-30': '0-30\u00a0k$',
    '30-48': '30-48\u00a0k$',
    '48-75': '48-75\u00a0k$',
    '75-110': '75-110\u00a0k$',
    '110+': '110\u00a0k$\u00a0+',
  } satisfies Record<IncomeBand, string>,
  /** Where no home is said. */
  residences: { us: 'É.-U.', ca: 'Canada', other: 'Ailleurs' } satisfies Record<Residence, string>,
} as const;
