/** Headings of the files of universities and of bookmarks. */
import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import { type CsvField, type FieldUnit, planOf } from '#schema/domain/record/university-fields.ts';
import { roundNames } from '../plan/plan.ts';

/** What stands behind a title of each unit. Money is whole units of the Currency column. */
const UNITS: Record<FieldUnit, string> = {
  money: ' (per year)',
  fee: '',
  rate: ' (%)',
  percent: ' (%)',
  count: '',
  ratio: '',
  year: '',
};

/** What a field is called, without its unit. */
export const csvFieldTitle = (field: CsvField): string => planOf(field).csv ?? field;

export const csvWords = {
  title: (field: CsvField, unit: FieldUnit | undefined) =>
    `${csvFieldTitle(field)}${unit === undefined ? '' : UNITS[unit]}`,
  admission: { open: 'open', selective: 'selective' } as Readonly<Record<string, string>>,
  state: 'State or province',
  status: 'Status',
  statusSince: 'Status since',
  successor: 'Successor',
  tuitionUsd: 'Tuition and fees, out of state or international (US dollars per year)',
  size: 'Size',
  sharedWith: 'Earnings and debt are of all campuses of',
  applicants: 'Applicants behind the acceptance rate',
  rating: 'Rating by acceptance rate',
  graduationCohort: 'Students behind the graduation rate',
  fourYears: 'Graduated within four years (%)',
  sixYears: 'Graduated within six years (%)',
  eightYears: 'Graduated within eight years (%)',
  tests: 'SAT and ACT',
  testsFor: 'SAT and ACT, for',
  rent: 'Rent of one bedroom near it (per month)',
  rentOf: 'Rent of',
  rentPlace: (area: string, period: string) => `${area}, ${period}`,
  source: (title: string) => `${title}: source`,
  variable: (title: string) => `${title}: variable`,
  year: (title: string) => `${title}: year`,
  estimate: 'estimate',
  deadline: (round: DeadlineRound) => `Deadline, ${roundNames[round]}`,
  deadlines: 'Deadlines',
  deadlinesFor: 'Deadlines, for',
  deadlinesRead: 'Deadlines, read',
  yourPrice: 'Your price (per year)',
  yourPriceUsd: 'Your price (US dollars per year)',
  yourPriceEstimate: 'Your price is an estimate',
  yourPriceParts: 'Your price is made of',
  yourPricePart: (label: string, amount: number, source: string, year: string) =>
    `${label}: ${amount} (${source}, ${year})`,
  noPrice: 'Why there is no price',
  yes: 'yes',
  no: 'no',
  note: 'Note',
  lists: 'Lists',
  bookmarkedOn: 'Bookmarked on',
} as const;
