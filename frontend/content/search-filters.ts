/** Words of the filter panel and of Advanced Search, which come when they are opened. Quoted texts are kept to the letter. */
import type {
  FilterGroup,
  FilterKey,
  FilterParameter,
  RangeFilter,
  ScoreFilter,
} from '#schema/domain/search-filters.ts';

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
  more: 'More filters',
  subjectHint: 'As nursing or 51.38, with commas between them.',
  severalStates: (count: number) => `${count} states or provinces`,
  apply: 'Apply',
  reset: 'Reset',
} as const;

type PanelFilter = Exclude<FilterKey, 'radiusMiles' | 'box'>;

/** The groups of what comes after the spec's own filters. */
export const GROUP_TITLES: Record<Exclude<FilterGroup, 'first'>, string> = {
  study: 'Study',
  money: 'Money',
  admission: 'Getting in',
  outcomes: 'What becomes of students',
  place: 'Where',
  life: 'Life there',
  mission: 'Kind and mission',
};

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
  subject: 'Subjects',
  degree: 'Degrees',
  language: 'Language of teaching',
  studentFacultyRatio: 'Students for each teacher',
  onlineShare: 'Share of students online only',
  inStateTuition: 'In-state or domestic tuition',
  netPrice: 'Net price a year',
  income: 'Family income',
  home: 'Home',
  residence: 'Citizenship or residence',
  yourPrice: 'Your price a year (US dollars)',
  applicationFee: 'Application fee',
  acceptanceRate: 'Acceptance rate',
  testPolicy: 'SAT and ACT',
  satScore: 'Your SAT score',
  actScore: 'Your ACT score',
  graduationRate: 'Graduation rate',
  retentionRate: 'Retention rate',
  medianEarnings: 'Median earnings ten years on',
  medianDebt: 'Median debt',
  setting: 'Setting',
  offers: 'What it offers',
  division: 'Athletic division',
  sport: 'Sports',
  carnegie: 'Carnegie class',
  designation: 'Designations',
  denomination: 'Denomination',
  group: 'Groups of schools',
  status: 'Status',
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
  studentFacultyRatio: {
    min: { label: 'Fewest students for each teacher', placeholder: filterWords.minimum },
    max: { label: 'Most students for each teacher', placeholder: filterWords.maximum },
  },
  onlineShare: {
    hint: 'Percent of students who take every course at a distance.',
    min: { label: 'Lowest share online', placeholder: filterWords.minimum },
    max: { label: 'Highest share online', placeholder: filterWords.maximum },
  },
  inStateTuition: {
    hint: 'US dollars: for residents of the state, in Canada for Canadian students.',
    min: { label: 'Minimum in-state tuition', placeholder: filterWords.minimum },
    max: { label: 'Maximum in-state tuition', placeholder: filterWords.maximum },
  },
  netPrice: {
    hint: 'US dollars, after grants and scholarships. US schools only.',
    min: { label: 'Minimum net price', placeholder: filterWords.minimum },
    max: { label: 'Maximum net price', placeholder: filterWords.maximum },
  },
  yourPrice: {
    hint: 'What a year would cost you, from what you say of yourself.',
    min: { label: 'Minimum of your price', placeholder: filterWords.minimum },
    max: { label: 'Maximum of your price', placeholder: filterWords.maximum },
  },
  applicationFee: {
    hint: 'US dollars. 0 as the maximum: no fee.',
    min: { label: 'Minimum application fee', placeholder: filterWords.minimum },
    max: { label: 'Maximum application fee', placeholder: filterWords.maximum },
  },
  acceptanceRate: {
    hint: 'Percent of applicants who are admitted.',
    min: { label: 'Minimum acceptance rate', placeholder: filterWords.minimum },
    max: { label: 'Maximum acceptance rate', placeholder: filterWords.maximum },
  },
  graduationRate: {
    hint: 'Percent who graduate within 150 % of normal time.',
    min: { label: 'Minimum graduation rate', placeholder: filterWords.minimum },
    max: { label: 'Maximum graduation rate', placeholder: filterWords.maximum },
  },
  retentionRate: {
    hint: 'Percent of first-year students who come back.',
    min: { label: 'Minimum retention rate', placeholder: filterWords.minimum },
    max: { label: 'Maximum retention rate', placeholder: filterWords.maximum },
  },
  medianEarnings: {
    hint: 'US dollars a year, ten years after they began.',
    min: { label: 'Minimum earnings', placeholder: filterWords.minimum },
    max: { label: 'Maximum earnings', placeholder: filterWords.maximum },
  },
  medianDebt: {
    hint: 'US dollars of federal loans at graduation.',
    min: { label: 'Minimum debt', placeholder: filterWords.minimum },
    max: { label: 'Maximum debt', placeholder: filterWords.maximum },
  },
};

/** The field of one's own score. */
export const SCORE_FIELDS: Record<ScoreFilter, { hint: string; placeholder: string }> = {
  satScore: { hint: 'Schools whose middle half of entrants holds it.', placeholder: '400 to 1600' },
  actScore: { hint: 'Schools whose middle half of entrants holds it.', placeholder: '1 to 36' },
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
  subject: 'the subject',
  degree: 'the degree',
  language: 'the language',
  income: 'the family income',
  home: 'where home is',
  residence: 'citizenship or residence',
  yourPriceMin: 'the lowest of your price',
  yourPriceMax: 'the highest of your price',
  testPolicy: 'the test policy',
  satScore: 'the SAT score',
  actScore: 'the ACT score',
  setting: 'the setting',
  offers: 'what it offers',
  division: 'the athletic division',
  sport: 'the sport',
  carnegie: 'the Carnegie class',
  designation: 'the designation',
  denomination: 'the denomination',
  group: 'the group',
  status: 'the status',
  studentFacultyRatioMin: 'the minimum students for each teacher',
  studentFacultyRatioMax: 'the maximum students for each teacher',
  onlineShareMin: 'the minimum share online',
  onlineShareMax: 'the maximum share online',
  inStateTuitionMin: 'the minimum in-state tuition',
  inStateTuitionMax: 'the maximum in-state tuition',
  netPriceMin: 'the minimum net price',
  netPriceMax: 'the maximum net price',
  applicationFeeMin: 'the minimum application fee',
  applicationFeeMax: 'the maximum application fee',
  acceptanceRateMin: 'the minimum acceptance rate',
  acceptanceRateMax: 'the maximum acceptance rate',
  graduationRateMin: 'the minimum graduation rate',
  graduationRateMax: 'the maximum graduation rate',
  retentionRateMin: 'the minimum retention rate',
  retentionRateMax: 'the maximum retention rate',
  medianEarningsMin: 'the minimum earnings',
  medianEarningsMax: 'the maximum earnings',
  medianDebtMin: 'the minimum debt',
  medianDebtMax: 'the maximum debt',
  radiusMiles: 'the distance',
  box: 'the part of the map',
};

export const advancedWords = {
  title: 'Advanced Search',
  name: 'Name, state or city',
  subject: 'Subject',
  subjectExample: 'nursing, computer science …',
  price: 'Tuition at most (US dollars)',
  priceExample: '15,000',
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
