/** Headings of the files of universities and of bookmarks. */

import type { DeadlineRound } from '#schema/domain/plan/next-deadline.ts';
import type { CsvField, FieldUnit } from '#schema/domain/record/university-fields.ts';
import { CSV_TITLES } from '../figures/derived/csv.ts';
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
export const csvFieldTitle = (field: CsvField): string => CSV_TITLES[field];

export const csvWords = {
  /** Columns of the subject that a list is of. */
  subject: {
    program: 'Subject: program and CIP',
    degree: 'Subject: degree',
    graduates: 'Subject: graduates, 2023–24',
    programs: 'Subject: programs counted',
    trend: 'Subject: graduates since 2019–20',
    payOneYear: 'Subject: median pay 1 year after graduating (USD)',
    payFourYears: 'Subject: median pay 4 years after graduating (USD)',
    debt: 'Subject: median federal debt (USD)',
    paymentShare: 'Subject: yearly loan payments as a share of pay after 1 year (%)',
    check: 'Subject: earnings check (College Scorecard, June 2026)',
    checkState: 'Subject: earnings check, state line (USD)',
    checkNation: 'Subject: earnings check, US line (USD)',
    payOfAll: 'Subject: pay and debt cover all campuses of',
  },
  title: (field: CsvField, unit: FieldUnit | undefined) =>
    `${csvFieldTitle(field)}${unit === undefined ? '' : UNITS[unit]}`,
  admission: { open: 'open', selective: 'selective' } as Readonly<Record<string, string>>,
  state: 'State or province',
  status: 'Status',
  statusSince: 'Status since',
  successor: 'Successor',
  tuitionUsd: 'Tuition and fees, out of state or international (US dollars per year)',
  size: 'Size',
  sharedWith: 'Earnings and debt cover all campuses of',
  applicants: 'Number of applicants (acceptance rate)',
  rating: 'Rating by acceptance rate',
  graduationCohort: 'Number of students (graduation rate)',
  fourYears: 'Graduated within four years (%)',
  sixYears: 'Graduated within six years (%)',
  eightYears: 'Graduated within eight years (%)',
  tests: 'SAT and ACT',
  testsFor: 'SAT and ACT: entry year',
  rent: 'One-bedroom rent nearby (per month)',
  rentOf: 'Rent: place and year',
  rentPlace: (area: string, period: string) => `${area}, ${period}`,
  source: (title: string) => `${title}: source`,
  variable: (title: string) => `${title}: variable`,
  year: (title: string) => `${title}: year`,
  estimate: 'estimate',
  deadline: (round: DeadlineRound) => `Deadline, ${roundNames[round]}`,
  deadlines: 'Deadlines',
  deadlinesFor: 'Deadlines: entry year',
  deadlinesRead: 'Deadlines: as of',
  yourPrice: 'Your price (per year)',
  yourPriceUsd: 'Your price (US dollars per year)',
  yourPriceEstimate: 'Your price is an estimate',
  yourPriceParts: 'What your price is made up of',
  yourPricePart: (label: string, amount: number, source: string, year: string) =>
    `${label}: ${amount} (${source}, ${year})`,
  noPrice: 'Why there is no price',
  yes: 'yes',
  no: 'no',
  note: 'Note',
  lists: 'Lists',
  bookmarkedOn: 'Bookmarked on',
} as const;
