/** Words of the search box and the list of results. Quoted texts of the spec are kept to the letter. */
import type { SortKey } from '#schema/api/search.ts';

const grouped = new Intl.NumberFormat('en-US');
const schools = (count: number) => `${grouped.format(count)} ${count === 1 ? 'university' : 'universities'}`;

export const searchBoxWords = {
  label: 'Search universities',
  placeholder: 'Search universities by name, state, or city...',
  submit: 'Search',
  advanced: 'Advanced Search',
  clear: 'Clear the text',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => (count === 0 ? 'No suggestions' : `${count} suggestions, use the arrow keys`),
} as const;

export const searchWords = {
  title: 'Search universities',
  titleFor: (q: string) => `“${q}” in universities`,
  description:
    'Filter and order universities and colleges of the United States and Canada by place, kind, price, size and age.',
  loading: 'Loading universities...',
  failed: 'Error loading universities. Please try again.',
  failedCount: 'Error loading universities',
  tryAgain: 'Try again',
  empty: 'No universities found matching your criteria. Try adjusting your filters.',
  none: 'No results',
  summary: (from: number, to: number, total: number) =>
    `Showing ${grouped.format(from)} to ${grouped.format(to)} of ${grouped.format(total)} results`,
  pastEnd: (page: number, totalPages: number) =>
    `There is no page ${grouped.format(page)}: this list ends on page ${grouped.format(totalPages)}.`,
  toLastPage: 'Go to the last page',
  corrected: (suggestion: string) => ({ before: 'Showing results for ', strong: suggestion, after: '.' }),
  typed: (q: string) => `Nothing was found for “${q}” as typed.`,
  withoutValue: (count: number, what: string) =>
    `${schools(count)} without ${what} ${count === 1 ? 'comes' : 'come'} last.`,
  loosen: 'What would help:',
  loosenFilter: (label: string, total: number) => `Without ${label}: ${schools(total)}`,
  loosenText: (q: string, total: number) => `Without the text “${q}”: ${schools(total)}`,
  startOver: 'Show all universities',
  saveSearch: 'Save this search',
  export: 'Download as CSV',
  results: 'Results',
  sort: 'Sort by',
  filters: 'Filters',
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  activeFilters: 'Active filters',
  removeFilter: (label: string) => `Remove ${label}`,
  clearFilters: 'Clear all filters',
} as const;

/** In the order of the selector; the keys are the orders' names (features/search/sort.ts). */
export const SORT_LABELS = {
  relevance: 'Relevance',
  'name-asc': 'Name (A-Z)',
  'name-desc': 'Name (Z-A)',
  'tuition-low': 'Tuition: low to high',
  'tuition-high': 'Tuition: high to low',
  'year-new': 'Founded: newest first',
  'year-old': 'Founded: oldest first',
  distance: 'Distance: nearest first',
} as const;

/** What a university has no value for when an order puts it last. */
export const SORT_VALUES: Partial<Record<SortKey, string>> = {
  tuition: 'a tuition figure',
  yearFounded: 'a founding year',
  distance: 'a known position',
};

export const chipWords = {
  city: (city: string) => `City: ${city}`,
  tuitionMin: (amount: string) => `Tuition from ${amount}`,
  tuitionMax: (amount: string) => `Tuition up to ${amount}`,
  religion: (label: string) => `Affiliation: ${label}`,
  calendar: (label: string) => `Calendar: ${label}`,
  yearFoundedMin: (year: number) => `Founded ${year} or later`,
  yearFoundedMax: (year: number) => `Founded ${year} or earlier`,
  studentsMin: (count: string) => `${count} students or more`,
  studentsMax: (count: string) => `${count} students at most`,
  near: (place: string, miles: string | null) =>
    miles === null ? `Near ${place}` : `Within ${miles} miles of ${place}`,
  here: 'the place you gave',
  box: 'Part of the map',
} as const;

export const cardWords = {
  inState: 'In-state tuition',
  outOfState: 'Out-of-state tuition',
  tuition: 'Tuition',
  domestic: 'Tuition, Canadian students',
  international: 'Tuition, international',
  students: 'Students',
  acceptance: 'Acceptance rate',
  openAdmission: 'Open',
  graduation: 'Graduation rate',
  canada: ', Canada',
} as const;
