/** Words of the search box, the filter panel and the list of results. Quoted texts of the spec are kept to the letter. */
import type { FilterParameter, SortKey } from '#schema/api/search.ts';

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

export const filterWords = {
  title: 'Filters',
  any: 'Any',
  country: 'Country',
  state: 'State or province',
  stateHint: 'Choose a country first.',
  city: 'City',
  types: 'School type',
  tuition: 'Tuition a year (US dollars)',
  tuitionHint: 'Out-of-state or international tuition and fees.',
  tuitionMin: 'Minimum tuition',
  tuitionMax: 'Maximum tuition',
  minimum: 'Minimum',
  maximum: 'Maximum',
  sliderLow: 'Lowest tuition',
  sliderHigh: 'Highest tuition',
  noMinimum: 'No minimum',
  noMaximum: 'No maximum',
  religion: 'Religious affiliation',
  calendar: 'Academic calendar',
  founded: 'Year founded',
  foundedMin: 'Founded in or after',
  foundedMax: 'Founded in or before',
  from: 'From',
  to: 'To',
  students: 'Student population',
  customStudents: (range: string) => `Other: ${range}`,
  apply: 'Apply',
  reset: 'Reset',
} as const;

/** Names of the parameters, as in "Without the city". */
export const PARAMETER_LABELS: Record<FilterParameter, string> = {
  country: 'the country',
  state: 'the state or province',
  city: 'the city',
  type: 'the school type',
  tuitionMin: 'the minimum tuition',
  tuitionMax: 'the maximum tuition',
  religiousAffiliation: 'the religious affiliation',
  academicCalendar: 'the academic calendar',
  yearFoundedMin: 'the earliest founding year',
  yearFoundedMax: 'the latest founding year',
  studentPopulationMin: 'the minimum of students',
  studentPopulationMax: 'the maximum of students',
  radiusMiles: 'the distance',
  box: 'the part of the map',
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

export const advancedWords = {
  title: 'Advanced Search',
  name: 'Name, state or city',
  size: 'Size',
  sizes: [
    { value: '', label: 'Any Size' },
    { value: 'under 1000', label: 'Under 1,000' },
    { value: '1000 to 5000', label: '1,000 to 5,000' },
    { value: '5000 to 10000', label: '5,000 to 10,000' },
    { value: '10000 to 20000', label: '10,000 to 20,000' },
    { value: 'over 20000', label: 'Over 20,000' },
  ],
  submit: 'Search',
} as const;
