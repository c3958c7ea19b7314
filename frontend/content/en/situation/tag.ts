/** Words of the header's button for whoever said whose price it is: "OH · $30-48k". */
import type { IncomeBand } from '#schema/domain/search/filter-values.ts';
import type { Residence } from '#schema/domain/situation/situation.ts';

export const tagWords = {
  /** Before and after what shows, for a screen reader; and what a press does, where a pointer rests. */
  before: 'Prices for',
  after: ', change',
  title: 'Change whose prices you see',
  incomes: {
    '0-30': '$0-30k',
    '30-48': '$30-48k',
    '48-75': '$48-75k',
    '75-110': '$75-110k',
    '110+': '$110k+',
  } satisfies Record<IncomeBand, string>,
  /** Where no home is said. */
  residences: { us: 'US', ca: 'Canada', other: 'Abroad' } satisfies Record<Residence, string>,
} as const;
