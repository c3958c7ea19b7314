/**
 * What the filter panel holds, in its groups: the filters of the table (search-filters.ts) and what else only words of the
 * search box ask for, each of which a chip leads to.
 */
import { FILTER_GROUPS, type FilterGroup, filtersOfGroup, parametersOf } from '#schema/domain/search/search-filters.ts';
import { READER } from '#schema/domain/site/reader.ts';
import { type Filters, isWishKey, type PanelKey } from './filters.ts';
import { COLUMN_SORTS } from './sort.ts';

export type PanelGroup = Exclude<FilterGroup, 'first'> | 'likeness';

/** Set elsewhere on the page: the radius beside its place, the part of the map on the map. */
const ELSEWHERE: ReadonlySet<PanelKey> = new Set<PanelKey>(['radiusMiles', 'box']);

/** Where a school is; one line of the panel once it is known. */
export const PLACE_FILTERS: readonly PanelKey[] = ['country', 'state', 'city'];
/** What families ask after the price: who graduates, who gets in and how many there are, as the table of a list has it; then the setting. */
const ASKED_FIRST = [
  ...Object.keys(COLUMN_SORTS).filter((key) => key !== 'name' && key !== 'tuition'),
  'setting',
] as readonly PanelKey[];
/** What Canadians pay in Canada comes before what everyone else is asked, for whom a page takes for one. */
const PRICES: readonly PanelKey[] = READER.country === 'CA' ? ['inStateTuition', 'tuition'] : ['tuition'];
/** The rest of what comes first: the price, what families ask next, and then all else. */
export const AFTER_PLACES: readonly PanelKey[] = [
  ...PRICES,
  ...ASKED_FIRST,
  ...filtersOfGroup('first').filter(
    (key) => key !== 'tuition' && !PLACE_FILTERS.includes(key) && !ASKED_FIRST.includes(key),
  ),
];

/** What the panel shows unasked. */
export const FIRST_FILTERS: readonly PanelKey[] = [...PLACE_FILTERS, ...AFTER_PLACES];

/** What comes after what the panel shows unasked. */
export const FURTHER_GROUPS: readonly (readonly [PanelGroup, readonly PanelKey[]])[] = [
  ...FILTER_GROUPS.filter((group) => group !== 'first').map((group) => {
    const keys: PanelKey[] = filtersOfGroup(group).filter(
      (key) => !ELSEWHERE.has(key) && !ASKED_FIRST.includes(key) && !PRICES.includes(key),
    );
    if (group === 'place') keys.unshift('metro');
    return [group, keys] as const;
  }),
  ['likeness', ['like', 'not']],
];

/** Whether a filter narrows the list. */
export function isInForce(filters: Filters, key: PanelKey): boolean {
  const names = isWishKey(key)
    ? [key]
    : [...parametersOf(key), ...(key === 'acceptanceRate' ? ['admits' as const] : [])];
  return names.some((name) => {
    const value: unknown = filters[name];
    return Array.isArray(value) ? value.length > 0 : value !== null && value !== '';
  });
}
