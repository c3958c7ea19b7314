/** The orders a visitor can choose, by the names the panel gives them, and the API's two parameters for each. */
import type { SortKey, SortOrder } from '#schema/api/search.ts';
import { SUBJECT_ORDERS, type SubjectOrder } from '#schema/domain/programs/subject-order-keys.ts';
import { NUMBER_COLUMNS, type NumberColumn } from '#schema/domain/search/search-filters.ts';

/** As the API's contract has them, which the page does not load. */
const SORT_ORDERS = ['asc', 'desc'] as const satisfies readonly SortOrder[];

/** Those offered at every search, in the order of the list; orders by a filter's figure come after them. */
export const SPEC_OPTIONS = [
  'relevance',
  'name-asc',
  'name-desc',
  'tuition-low',
  'tuition-high',
  'year-new',
  'year-old',
  'distance',
] as const;
type OtherNumber = Exclude<NumberColumn, 'tuition' | 'yearFounded'>;
type FurtherOption = `${OtherNumber}-${SortOrder}`;
/** By what a year would cost whoever looks: for those who said who they are. */
export const OWN_OPTIONS = ['yourPrice-asc', 'yourPrice-desc'] as const;
type SubjectOption = `${SubjectOrder}-${SortOrder}`;
export type SortOption = (typeof SPEC_OPTIONS)[number] | FurtherOption | (typeof OWN_OPTIONS)[number] | SubjectOption;

/** Every other number both ways. */
const FURTHER = Object.fromEntries(
  NUMBER_COLUMNS.filter((column) => column !== 'tuition' && column !== 'yearFounded').flatMap((sortBy) =>
    SORT_ORDERS.map((sortOrder) => [`${sortBy}-${sortOrder}`, { sortBy, sortOrder }]),
  ),
) as Record<FurtherOption, { sortBy: OtherNumber; sortOrder: SortOrder }>;
export const FURTHER_OPTIONS = Object.keys(FURTHER) as FurtherOption[];

/** By the figures of a subject: where the list is of one. */
const OF_SUBJECT = Object.fromEntries(
  SUBJECT_ORDERS.flatMap((sortBy) => SORT_ORDERS.map((sortOrder) => [`${sortBy}-${sortOrder}`, { sortBy, sortOrder }])),
) as Record<SubjectOption, { sortBy: SubjectOrder; sortOrder: SortOrder }>;
export const SUBJECT_OPTIONS = Object.keys(OF_SUBJECT) as SubjectOption[];
export const SORT_OPTIONS: readonly SortOption[] = [
  ...SPEC_OPTIONS,
  ...FURTHER_OPTIONS,
  ...OWN_OPTIONS,
  ...SUBJECT_OPTIONS,
];

const PARAMETERS: Record<SortOption, { sortBy: SortKey; sortOrder: SortOrder }> = {
  ...FURTHER,
  ...OF_SUBJECT,
  relevance: { sortBy: 'relevance', sortOrder: 'asc' },
  'name-asc': { sortBy: 'name', sortOrder: 'asc' },
  'name-desc': { sortBy: 'name', sortOrder: 'desc' },
  'tuition-low': { sortBy: 'tuition', sortOrder: 'asc' },
  'tuition-high': { sortBy: 'tuition', sortOrder: 'desc' },
  'year-new': { sortBy: 'yearFounded', sortOrder: 'desc' },
  'year-old': { sortBy: 'yearFounded', sortOrder: 'asc' },
  distance: { sortBy: 'distance', sortOrder: 'asc' },
  'yourPrice-asc': { sortBy: 'yourPrice', sortOrder: 'asc' },
  'yourPrice-desc': { sortBy: 'yourPrice', sortOrder: 'desc' },
};

/** Whether an order is by what each school would cost the visitor. */
export const isByOwnPrice = (option: SortOption): boolean => PARAMETERS[option].sortBy === 'yourPrice';

export function sortParametersOf(option: SortOption): { sortBy: SortKey; sortOrder: SortOrder } {
  return PARAMETERS[option];
}

/** What the first press of a column's heading asks for, and the second. */
export type ColumnSorts = readonly [SortOption, SortOption];

/** The orders of the table's columns: what the first press asks for, and the second. */
export const COLUMN_SORTS = {
  name: ['name-asc', 'name-desc'],
  tuition: ['tuition-low', 'tuition-high'],
  graduationRate: ['graduationRate-desc', 'graduationRate-asc'],
  acceptanceRate: ['acceptanceRate-desc', 'acceptanceRate-asc'],
  studentPopulation: ['studentPopulation-desc', 'studentPopulation-asc'],
} as const satisfies Record<string, ColumnSorts>;

/** What the heading of a column leads to: its first order, or the other one where that is in force. */
export function nextSortOf([first, second]: ColumnSorts, inForce: SortOption): SortOption {
  return inForce === first ? second : first;
}

/** The option for what an address says; null when it says nothing we know. Without an order, ascending. */
export function sortOptionOf(sortBy: string | null, sortOrder: string | null): SortOption | null {
  const key = sortBy?.trim().toLowerCase();
  if (!key) return null;
  if (key === 'relevance') return 'relevance';
  const order = sortOrder?.trim().toLowerCase() === 'desc' ? 'desc' : 'asc';
  return (
    SORT_OPTIONS.find((option) => {
      const parameters = PARAMETERS[option];
      return parameters.sortBy.toLowerCase() === key && parameters.sortOrder === order;
    }) ?? null
  );
}

/**
 * The order in force: relevance for a text and for what is ranked without one (a subject, schools like another), distance
 * around a place, else the name, unless the visitor chose.
 */
export function effectiveSort(sort: SortOption | null, q: string, around = false, ranked = false): SortOption {
  const byDefault = q !== '' || ranked ? 'relevance' : around ? 'distance' : 'name-asc';
  return sort === null || (sort === 'distance' && !around) ? byDefault : sort;
}

/**
 * Whether an address needs not say an order. All but a list around a place say the one that was chosen: by themselves they go by
 * one's own price where an income is known (own-request.ts), or by rank.
 */
export function isDefaultSort(sort: SortOption, q: string, around = false, ranked = false): boolean {
  return sort === effectiveSort(null, q, around, ranked) && q === '' && around && !ranked;
}

/** The orders that most people look for: six, of which the first are those that a list has a reason for. */
export function firstOptions({ around, own }: { around: boolean; own: boolean }): SortOption[] {
  const options: (SortOption | false)[] = [
    around && 'distance',
    'relevance',
    own ? 'yourPrice-asc' : 'netPrice-asc',
    'graduationRate-desc',
    'medianEarnings-desc',
    'tuition-low',
    'name-asc',
  ];
  return options.filter((option) => option !== false).slice(0, FIRST_OPTIONS);
}
const FIRST_OPTIONS = 6;
