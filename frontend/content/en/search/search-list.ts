/** Words of a list's orders, kinds and table, and of what stands beside it: they come with the parts that say them. */

import type { SortKey } from '#schema/api/search.ts';
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { UniversityKind } from '#schema/domain/record/university-figures.ts';
import { ORDER_LABELS, WITHOUT_FIGURE } from '../figures/derived/orders.ts';

/** In the order of the selector; the keys are the orders' names (features/search/sort.ts). */
export const SORT_LABELS = {
  relevance: 'Relevance',
  'name-asc': 'Name (A-Z)',
  'name-desc': 'Name (Z-A)',
  distance: 'Distance: nearest first',
  ...ORDER_LABELS,
  'subjectGraduates-asc': 'Graduates in this subject: low to high',
  'subjectGraduates-desc': 'Graduates in this subject: high to low',
  'subjectPayOneYear-asc': 'Pay after 1 year: low to high',
  'subjectPayOneYear-desc': 'Pay after 1 year: high to low',
  'subjectPay-asc': 'Pay after 4 years: low to high',
  'subjectPay-desc': 'Pay after 4 years: high to low',
  'subjectDebt-asc': 'Debt in this subject: low to high',
  'subjectDebt-desc': 'Debt in this subject: high to low',
  'subjectPayment-asc': 'Loan payments as a share of pay: low to high',
  'subjectPayment-desc': 'Loan payments as a share of pay: high to low',
  'subjectCheck-asc': 'Earnings check: low to high',
  'subjectCheck-desc': 'Earnings check: high to low',
} as const;

/** What a university has no value for when an order puts it last. */
export const SORT_VALUES: Partial<Record<SortKey, string>> = {
  subjectGraduates: 'count of graduates in this subject',
  subjectPayOneYear: 'pay data 1 year after graduating',
  subjectPay: 'pay data 4 years after graduating',
  subjectDebt: 'debt data for this subject',
  subjectPayment: 'pay and debt data for this subject',
  subjectCheck: 'earnings check for this subject',
  distance: 'known location',
  ...WITHOUT_FIGURE,
};

/** Kinds of institution: one of them, several, and with those that lists show anyway. */
export const KIND_WORDS: Record<UniversityKind, { label: string; one: string; many: string; too: string }> = {
  bachelors: {
    label: 'awards bachelor’s degrees',
    one: 'school that awards bachelor’s degrees',
    many: 'schools that award bachelor’s degrees',
    too: 'Schools that award bachelor’s degrees included',
  },
  'mostly-associate': {
    label: 'mostly associate degrees',
    one: 'school with mostly associate degrees',
    many: 'schools with mostly associate degrees',
    too: 'Schools with mostly associate degrees included',
  },
  seminary: { label: 'seminary', one: 'seminary', many: 'seminaries', too: 'Seminaries included' },
  'two-year': {
    label: 'two-year college',
    one: 'two-year college',
    many: 'two-year colleges',
    too: 'Two-year colleges included',
  },
  'graduate-only': {
    label: 'graduate school',
    one: 'graduate school',
    many: 'graduate schools',
    too: 'Graduate schools included',
  },
};

/** Lines beside a list: what else matches, and what became of a school that is not in it. */
export const besideWords = {
  needsSituation: 'To sort by your estimated price, select “Get my price” and add your home state or province.',
  /** As in "12 two-year colleges also match." */
  others: (kind: UniversityKind, count: number) =>
    plural(count, {
      one: `${formatCount(count)} ${KIND_WORDS[kind].one} also matches.`,
      other: `${formatCount(count)} ${KIND_WORDS[kind].many} also match.`,
    }),
  show: (kind: UniversityKind, count: number) =>
    plural(count, { one: 'Add it', other: `Add ${KIND_WORDS[kind].many}` }),
  onlineNear: (count: number) =>
    plural(count, {
      one: 'One school based here is fully online, so it is not in this list.',
      other: `${formatCount(count)} schools based here are fully online, so they are not in this list.`,
    }),
  deadlines: (day: string) => `Deadlines as of ${day}. Check the date on the school’s website before you count on it.`,
  noDate: (count: number) =>
    `We don’t have a date for ${plural(count, { one: '1 school', other: `${formatCount(count)} schools` })}.`,
  lastYearsDates: (count: number) =>
    `For ${plural(count, { one: '1 school', other: `${formatCount(count)} schools` })}, we only have last year’s dates.`,
  showThem: (count: number) => plural(count, { one: 'Show it', other: 'Show them' }),
  showOnline: 'Show fully online schools',
  /** In Spanish, to who searches in it. */
  inSpanish: 'CampusAtlas está en inglés y en francés. Puede buscar en español; esta página está en inglés.',
  /** Another school of the name may teach elsewhere. */
  goneName: (name: string, place: string) => `${name} (${place})`,
  gonePage: 'What that means for students',
  notHere: (name: string) => `${name} is not in CampusAtlas.`,
  belongsTo: (name: string) => `See ${name}`,
  website: 'Visit its website',
} as const;

/** The list as a table. */
export const tableWords = {
  label: 'Universities',
  columns: {
    name: 'University and place',
    tuition: 'Tuition',
    acceptanceRate: 'Acceptance',
    graduationRate: 'Graduation',
    studentPopulation: 'Students',
  },
  why: 'Why',
  /** A reason that all rows have. */
  allOf: (reason: string) => `Each school on this page: ${reason}.`,
  /** Columns that are not in the table, because no row has anything there. */
  leftOut: (labels: readonly string[], inCanada: boolean) =>
    `${inCanada ? 'Not published in Canada' : 'No school on this page has data on'}: ${labels.join(' · ')}.`,
  actions: 'Save or compare',
} as const;
