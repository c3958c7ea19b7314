/** Words of the filter panel and of Advanced Search, which come when they are opened. Quoted texts are kept to the letter. */
import type { FilterParameter } from '#schema/api/search.ts';

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
