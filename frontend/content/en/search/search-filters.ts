/** Words of the filter panel and of Advanced Search, which come when they are opened. Quoted texts are kept to the letter. */
import { rangeParametersOf } from '#frontend/content/range-chips.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type {
  DayFilter,
  FilterGroup,
  FilterKey,
  FilterParameter,
  RangeFilter,
  ScoreFilter,
} from '#schema/domain/search/search-filters.ts';
import { RANGE_WORDS } from '../figures/derived/filters.ts';

export const filterWords = {
  /** What the form is for, to an assistant in the browser. */
  tool: 'Narrow the list of universities by country, price, size, admission and results.',
  title: 'Filters',
  any: 'Any',
  stateHint: 'Choose a country first.',
  minimum: 'Minimum',
  maximum: 'Maximum',
  sliderLow: 'Lowest tuition',
  sliderHigh: 'Highest tuition',
  ownPriceLow: 'Your lowest price',
  ownPriceHigh: 'Your highest price',
  noMinimum: 'No minimum',
  noMaximum: 'No maximum',
  /** The sizes to choose from, by their key. */
  sizes: {
    any: 'Any Size',
    'under-1000': 'Under 1,000',
    '1000-5000': '1,000-5,000',
    '5000-10000': '5,000-10,000',
    '10000-20000': '10,000-20,000',
    'over-20000': 'Over 20,000',
  },
  customStudents: (range: string) => `Other: ${range}`,
  /** The one tick of the kind. */
  twoYear: 'Include two-year colleges',
  more: 'More filters',
  ofSubjectHint: 'These work only with a subject, like nursing.',
  subjectHint: 'Example: nursing, biology. Separate majors with commas.',
  unknownSubject: (text: string) => `We couldn’t find a subject called “${text}”. Try another word, or the search box.`,
  /** Numbers without a comma where they may be years. */
  unread: ({ from, to }: { from: number; to: number }) => `Enter a whole number from ${from} to ${to}.`,
  daysCrossed: 'Choose a day after the first one.',
  crossed: 'Enter a number above the minimum.',
  leftOut: (names: readonly string[]) => `Part of that link didn’t work. We skipped: ${names.join(', ')}.`,
  severalStates: (count: number) => `${formatCount(count)} states or provinces`,
  find: 'Find a filter',
  findExample: 'Find a filter, like football',
  /** What is left while one looks for a filter. */
  found: (count: number) => plural(count, { one: '1 filter', other: `${formatCount(count)} filters` }),
  noneFound: (text: string) => `No filter matches “${text}”. Try the search box above.`,
  addArea: 'Add an area',
  admits: '80% or more admitted, or open admission',
  /** The same among the choices of the range, where there is little room. */
  admitsShort: '80%+ or open',
  /** A range to choose, its ends written in the figure's unit. */
  choice: (min: string | null, max: string | null) =>
    min === null ? `Up to ${max}` : max === null ? `${min}+` : `${min} to ${max}`,
  /** Opens the two fields of a range. */
  exact: 'Enter exact numbers',
  likeExample: 'Name of a school',
  likeHint: 'The 60 most similar schools in size, price, admission and setting.',
  likeThis: (name: string) => `Like ${name}`,
  likeSomebody: 'Similar to a school',
  leaveOutBy: 'Exclude by',
  leaveOut: 'Exclude',
  notDenied: 'None',
  apply: 'Apply',
  /** Before what follows, for a screen reader. */
  applyTo: 'Apply:',
  show: (count: number) =>
    count === 0
      ? 'No schools match'
      : plural(count, { one: 'Show 1 school', other: `Show ${formatCount(count)} schools` }),
  place: (name: string) => `Place: ${name}`,
  reset: 'Reset',
} as const;

/** The keys of what a line of the search box asks for besides the filters of the table. */
type PanelFilter = Exclude<FilterKey, 'radiusMiles' | 'box'> | 'metro' | 'like' | 'not';

/** The groups of what comes after the filters of the group `first`. */
export const GROUP_TITLES: Record<Exclude<FilterGroup, 'first'> | 'likeness', string> = {
  study: 'Study',
  money: 'Money',
  admission: 'Getting in',
  deadlines: 'Deadlines',
  outcomes: 'Outcomes',
  place: 'Where',
  life: 'Campus life',
  mission: 'Type and mission',
  likeness: 'Similar to / Exclude',
};

/** Something of each range, from its words. */
const eachRange = <Value>(read: (words: (typeof RANGE_WORDS)[RangeFilter]) => Value): Record<RangeFilter, Value> =>
  Object.fromEntries(Object.entries(RANGE_WORDS).map(([name, words]) => [name, read(words)])) as Record<
    RangeFilter,
    Value
  >;

/** What each filter is called in the panel. */
const OTHER_LABELS = {
  country: 'Country',
  state: 'State or province',
  city: 'City',
  type: 'School type',
  kind: 'Kind of school',
  religiousAffiliation: 'Religious affiliation',
  academicCalendar: 'Academic calendar',
  subject: 'Subjects',
  degree: 'Degrees',
  check: 'Earnings check (for the subject)',
  trend: 'Graduates since 2019–20 (in the subject)',
  language: 'Language of instruction',
  income: 'Family income',
  home: 'Home state or province',
  residence: 'Citizenship or residence',
  testPolicy: 'SAT and ACT',
  satScore: 'Your SAT score',
  actScore: 'Your ACT score',
  deadline: 'Applications',
  due: 'Deadline between',
  setting: 'Setting',
  offers: 'What it offers',
  division: 'Athletic division',
  sport: 'Sports',
  carnegie: 'Carnegie class',
  accessEarnings: 'Student access and earnings',
  designation: 'Designations',
  denomination: 'Denomination',
  group: 'Groups of schools',
  peers: 'Group of similar schools',
  status: 'Status',
  metro: 'Metropolitan area',
  like: 'Similar to a school',
  not: 'Exclude',
} as const satisfies Record<Exclude<PanelFilter, RangeFilter>, string>;

export const FILTER_LABELS: Readonly<Record<PanelFilter, string>> = {
  ...OTHER_LABELS,
  ...eachRange(({ label }) => label),
};

/** Other words by which one may look for a filter. */
export const FINDER_WORDS: Partial<Record<string, string>> = {
  check: 'pay off worth earnings high school line',
  trend: 'growing shrinking new popular',
  state: 'province territory region',
  city: 'town place location',
  type: 'control ownership nonprofit',
  kind: 'community junior college',
  income: 'household earnings family aid',
  religiousAffiliation: 'religion faith church Christian secular',
  academicCalendar: 'terms semesters quarters',
  subject: 'major program field course degree CIP',
  language: 'French English francophone',
  testPolicy: 'test optional blind required',
  satScore: 'test admission',
  actScore: 'test admission',
  deadline: 'application date apply due still open rolling closing passed',
  due: 'application date apply by before after month',
  setting: 'urban campus locale rural',
  offers: 'dorms dormitory residence military abroad co-op internship',
  division: 'athletics NCAA NAIA',
  sport: 'athletics teams',
  carnegie: 'research R1 R2 liberal arts classification',
  accessEarnings: 'Opportunity Colleges Carnegie Pell low income',
  designation: 'HBCU Black Hispanic tribal women',
  denomination: 'religion church faith',
  group: 'league conference system Ivy',
  status: 'closing closed merging',
  metro: 'metro area city near region',
  like: 'similar alternative compare',
  not: 'exclude except without outside',
  ...eachRange(({ finder }) => finder ?? ''),
};

/** The two fields of each range: their names, and what stands in them while they are empty. */
export const RANGE_FIELDS: Readonly<Record<RangeFilter, { hint?: string; min: RangeField; max: RangeField }>> =
  eachRange(({ hint, fields: [min, max], placeholders = [filterWords.minimum, filterWords.maximum] }) => ({
    ...(hint === undefined ? {} : { hint }),
    min: { label: min, placeholder: placeholders[0] },
    max: { label: max, placeholder: placeholders[1] },
  }));

/** The field of one's own score. */
export const SCORE_FIELDS: Record<ScoreFilter, { hint: string; placeholder: string }> = {
  satScore: {
    hint: 'Schools where your score is in the middle 50% of first-year students.',
    placeholder: '400 to 1600',
  },
  actScore: { hint: 'Schools where your score is in the middle 50% of first-year students.', placeholder: '1 to 36' },
};

/** The two fields of days. */
export const DAY_FIELDS: Record<DayFilter, { hint: string; from: string; to: string }> = {
  due: {
    hint: 'Schools with a deadline between these days. Dates that have passed don’t count.',
    from: 'On or after',
    to: 'On or before',
  },
};

export interface RangeField {
  label: string;
  placeholder: string;
}

/** Names of the parameters, as in "Without the city". */
const OTHER_PARAMETERS: Record<Exclude<FilterParameter, `${RangeFilter}${'Min' | 'Max'}`>, string> = {
  country: 'the country',
  state: 'the state or province',
  city: 'the city',
  type: 'the school type',
  kind: 'the kind of school',
  religiousAffiliation: 'the religious affiliation',
  academicCalendar: 'the academic calendar',
  subject: 'the subject',
  degree: 'the degree',
  check: 'the earnings check',
  trend: 'the change in graduates',
  language: 'the language',
  income: 'the family income',
  home: 'the home state or province',
  residence: 'citizenship or residence',
  testPolicy: 'the test policy',
  satScore: 'the SAT score',
  actScore: 'the ACT score',
  deadline: 'whether applications are open',
  dueFrom: 'the earliest deadline',
  dueTo: 'the latest deadline',
  setting: 'the setting',
  offers: 'what it offers',
  division: 'the athletic division',
  sport: 'the sport',
  carnegie: 'the Carnegie class',
  accessEarnings: 'student access and earnings',
  designation: 'the designation',
  denomination: 'the denomination',
  group: 'the group',
  peers: 'the group of similar schools',
  status: 'the status',
  radiusMiles: 'the distance',
  box: 'the part of the map',
};

export const PARAMETER_LABELS: Readonly<Record<FilterParameter, string>> = {
  ...OTHER_PARAMETERS,
  ...rangeParametersOf(RANGE_WORDS),
};

export const advancedWords = {
  title: 'Advanced Search',
  name: 'Name, state or city',
  subject: 'Subject',
  subjectExample: 'nursing, computer science…',
  price: 'Highest tuition (US dollars)',
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
