import { formatCount } from '#schema/domain/formats.ts';
import { plural } from '#schema/domain/plural.ts';

const schools = (count: number) =>
  plural(count, { one: `${formatCount(count)} university`, other: `${formatCount(count)} universities` });

export const searchWords = {
  title: 'Search universities',
  titleFor: (q: string) => `“${q}” in universities`,
  description:
    'Filter and sort universities and colleges in the United States and Canada by place, kind, price, size and age.',
  loading: 'Loading universities...',
  failed: 'Error loading universities. Please try again.',
  failedCount: 'Error loading universities',
  tryAgain: 'Try again',
  empty: 'No universities found matching your criteria. Try adjusting your filters.',
  none: 'No results',
  summary: (from: number, to: number, total: number) =>
    `Showing ${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)} results`,
  pastEnd: (page: number, totalPages: number) =>
    `There is no page ${formatCount(page)}. This list ends on page ${formatCount(totalPages)}.`,
  toLastPage: 'Go to the last page',
  corrected: (suggestion: string) => ({ before: 'Showing results for ', strong: suggestion, after: '.' }),
  typed: (q: string) => `Nothing was found for “${q}” as typed.`,
  withoutValue: (count: number, what: string) =>
    plural(count, {
      one: `${schools(count)} without ${what} comes last.`,
      other: `${schools(count)} without ${what} come last.`,
    }),
  loosen: 'Try removing a filter:',
  loosenFilter: (label: string, total: number) => `Remove ${label} (${schools(total)})`,
  loosenText: (q: string, total: number) => `Without the text “${q}”: ${schools(total)}`,
  startOver: 'Show all universities',
  saveSearch: 'Save this search',
  export: 'Download as CSV',
  needsSituation: 'To sort by your price, we need to know where home is. Add it under “My situation”.',
  results: 'Results',
  sort: 'Sort by',
  furtherOrders: 'By other figures',
  filters: 'Filters',
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  listTools: 'Filters and order',
  moreTools: 'More',
  activeFilters: 'Active filters',
  clearFilters: 'Clear all filters',
} as const;
