/** Words of the filter panel and of Advanced Search, which come when they are opened. Quoted texts are kept to the letter. */
import type { FilterKey, FilterParameter, RangeFilter } from '#schema/domain/search-filters.ts';

export const filterWords = {
  title: 'Filters',
  any: 'Any',
  stateHint: 'Choose a country first.',
  minimum: 'Minimum',
  maximum: 'Maximum',
  sliderLow: 'Lowest tuition',
  sliderHigh: 'Highest tuition',
  noMinimum: 'No minimum',
  noMaximum: 'No maximum',
  customStudents: (range: string) => `Other: ${range}`,
  /** The one tick of the kind. */
  twoYear: 'Two-year colleges too',
  apply: 'Apply',
  reset: 'Reset',
} as const;

type PanelFilter = Exclude<FilterKey, 'radiusMiles' | 'box'>;

/** What each filter is called in the panel. */
export const FILTER_LABELS = {
  country: 'Country',
  state: 'State or province',
  city: 'City',
  type: 'School type',
  kind: 'Kind of school',
  tuition: 'Tuition a year (US dollars)',
  religiousAffiliation: 'Religious affiliation',
  academicCalendar: 'Academic calendar',
  yearFounded: 'Year founded',
  studentPopulation: 'Student population',
} as const satisfies Record<PanelFilter, string>;

/** The two fields of each range: their names, and what stands in them while they are empty. */
export const RANGE_FIELDS: Record<RangeFilter, { hint?: string; min: RangeField; max: RangeField }> = {
  tuition: {
    hint: 'Out-of-state or international tuition and fees.',
    min: { label: 'Minimum tuition', placeholder: filterWords.minimum },
    max: { label: 'Maximum tuition', placeholder: filterWords.maximum },
  },
  yearFounded: {
    min: { label: 'Founded in or after', placeholder: 'From' },
    max: { label: 'Founded in or before', placeholder: 'To' },
  },
  studentPopulation: {
    min: { label: 'Minimum of students', placeholder: filterWords.minimum },
    max: { label: 'Maximum of students', placeholder: filterWords.maximum },
  },
};

interface RangeField {
  label: string;
  placeholder: string;
}

/** Names of the parameters, as in "Without the city". */
export const PARAMETER_LABELS: Record<FilterParameter, string> = {
  country: 'the country',
  state: 'the state or province',
  city: 'the city',
  type: 'the school type',
  kind: 'the kind of school',
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
