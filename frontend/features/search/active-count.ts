/** How many filters are in force, as many as they have chips (chips.ts), without the words of all values. */
import { codedFilter, RANGE_FILTERS, rangedFilter } from '#schema/domain/search/search-filters.ts';
import { isAround } from './around.ts';
import type { Filters } from './filters.ts';

/** A place counts once, with its radius. */
const OF_PLACE = new Set(['near', 'nearPlace', 'radiusMiles']);
/** A bucket's lower bound of nothing is no filter of its own. */
const SILENT_AT_0 = new Set(RANGE_FILTERS.filter((key) => rangedFilter(key).buckets).map((key) => `${key}Min`));

export function activeCount(filters: Filters): number {
  const kinds = codedFilter('kind').unasked ?? [];
  let count = isAround(filters) ? 1 : 0;
  for (const [name, value] of Object.entries(filters)) {
    if (OF_PLACE.has(name) || value === null || value === '') continue;
    if (typeof value !== 'object') count += value === 0 && SILENT_AT_0.has(name) ? 0 : 1;
    // With all that lists show anyway, what is asked for besides.
    else if (name === 'kind' && kinds.every((kind) => (value as readonly string[]).includes(kind))) {
      count += value.length - kinds.length;
    } else count += value.length;
  }
  return count;
}
