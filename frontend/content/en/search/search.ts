import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';

const schools = (count: number) =>
  plural(count, { one: `${formatCount(count)} school`, other: `${formatCount(count)} schools` });

export const searchWords = {
  title: 'Search universities',
  titleFor: (q: string) => `Universities matching “${q}”`,
  description:
    'Filter and sort universities and colleges in the United States and Canada by location, type, price, size and age.',
  loading: 'Loading universities...',
  failed: 'Error loading universities. Please try again.',
  failedCount: 'Error loading universities',
  tryAgain: 'Try again',
  empty: 'No universities found matching your criteria. Try adjusting your filters.',
  /** In place of it where no filter is set: there is none to adjust. */
  emptyFor: (q: string) => `No schools match “${q}”. Try a school, a major, a place or a price.`,
  none: 'No results',
  /** How many a list has, where there is room for no more. */
  schools,
  summary: (from: number, to: number, total: number) =>
    `Showing ${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)} results`,
  pastEnd: (page: number, totalPages: number) =>
    `There is no page ${formatCount(page)}. This list ends on page ${formatCount(totalPages)}.`,
  toLastPage: 'Go to the last page',
  corrected: (suggestion: string) => ({ before: 'Showing results for ', strong: suggestion, after: '.' }),
  typed: (q: string) => `No results for “${q}” as typed.`,
  withoutValue: (count: number, what: string) =>
    plural(count, {
      one: `1 school with no ${what} is listed last.`,
      other: `${formatCount(count)} schools with no ${what} are listed last.`,
    }),
  loosen: 'Try removing a filter:',
  loosenFilter: (label: string, total: number) => `Remove ${label} (${schools(total)})`,
  loosenText: (q: string, total: number) => `Remove the text “${q}” (${schools(total)})`,
  startOver: 'Show all universities',
  saveSearch: 'Save this search',
  export: 'Download as CSV',
  exportFailed: { title: 'We couldn’t download the file', description: 'Please try again in a moment.' },
  results: 'Results',
  /** Over a list of schools that all publish the fee of such programs. */
  artsFees: 'Prices are for arts programs',
  skipToResults: 'Skip to results',
  sort: 'Sort by',
  furtherOrders: 'More ways to sort',
  filters: 'Filters',
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  listTools: 'Filter and sort',
  moreTools: 'More',
  activeFilters: 'Active filters',
} as const;
