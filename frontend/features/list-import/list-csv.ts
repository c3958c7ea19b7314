/** Saved schools as a CSV file whose columns are named and ordered as another service has them. read-list.ts reads each back. */

import { AMERICAN_SIGNS, type CsvCell, csvFile } from '#schema/domain/formats/csv.ts';
import { type PlanItem, type PlanStatus, planDate } from '#schema/domain/plan/plan.ts';
import type { Country } from '#schema/domain/record/enums.ts';

export const LIST_FORMATS = ['naviance', 'scoir', 'common-app', 'names'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** A saved school with what is planned for it; null where nothing is. */
export interface SavedSchool {
  id: number;
  name: string;
  country: Country;
  item: PlanItem | null;
}

type Columns = readonly (readonly [heading: string, cell: (school: SavedSchool) => CsvCell])[];

const empty = () => null;
const nameOf = ({ name }: SavedSchool) => name;
/** UNITID, which NCES and IPEDS give to schools of the United States alone. */
const unitidOf = ({ id, country }: SavedSchool) => (country === 'US' ? id : null);
const deadlineOf = ({ item }: SavedSchool) => item && planDate(item);
const noteOf = ({ item }: SavedSchool) => item?.note || null;
const statusIn =
  (words: Readonly<Partial<Record<PlanStatus, string>>>) =>
  ({ item }: SavedSchool) =>
    (item && words[item.status]) ?? null;
/** A round of a Canadian application service has no word elsewhere, and is written by its key. */
const roundIn =
  (words: Readonly<Record<string, string>>) =>
  ({ item }: SavedSchool) =>
    item?.round ? (Object.hasOwn(words, item.round) ? (words[item.round] as string) : item.round) : null;

const NAVIANCE_ROUNDS = {
  earlyDecision: 'ED',
  earlyDecision2: 'ED2',
  restrictiveEarlyAction: 'REA',
  earlyAction: 'EA',
  earlyAction2: 'EA2',
  priority: 'PRI',
  regular: 'RD',
  rolling: 'ROLL',
};
const ROUND_NAMES = {
  earlyDecision: 'Early Decision',
  earlyDecision2: 'Early Decision II',
  restrictiveEarlyAction: 'Restrictive Early Action',
  earlyAction: 'Early Action',
  earlyAction2: 'Early Action II',
  priority: 'Priority',
  regular: 'Regular Decision',
  rolling: 'Rolling',
};
const STATUS_NAMES = {
  considering: 'Considering',
  applying: 'Applying',
  applied: 'Submitted',
  admitted: 'Accepted',
  waitlisted: 'Waitlisted',
  'not-admitted': 'Denied',
  going: 'Attending',
};

const COLUMNS: Readonly<Record<ListFormat, Columns>> = {
  // The fields of Naviance's college application import, in its order, and then what it has no field for.
  naviance: [
    ['Naviance Student ID', empty],
    ['Student ID', empty],
    ['College Board ID', empty],
    ['ACT Code', empty],
    ['College Name', nameOf],
    ['NCES ID', unitidOf],
    ['Naviance College Code', empty],
    ['Naviance Division ID', empty],
    ['Type', roundIn(NAVIANCE_ROUNDS)],
    ['Deferred', empty],
    ['Waitlist', statusIn({ waitlisted: 'WL' })],
    ['Final Result', statusIn({ admitted: 'Accepted', 'not-admitted': 'Denied', going: 'Accepted' })],
    ['Status', statusIn(STATUS_NAMES)],
    ['Deadline', deadlineOf],
    ['Notes', noteOf],
  ],
  scoir: [
    ['College Name', nameOf],
    ['IPEDS ID', unitidOf],
    ['Application Type', roundIn(ROUND_NAMES)],
    ['Deadline', deadlineOf],
    [
      'Status',
      statusIn({
        considering: 'Following',
        applying: 'Applying',
        applied: 'Applied',
        admitted: 'Applied',
        waitlisted: 'Applied',
        'not-admitted': 'Applied',
        going: 'Enrolled',
      }),
    ],
    [
      'Outcome',
      statusIn({ admitted: 'Accepted', waitlisted: 'Waitlisted', 'not-admitted': 'Denied', going: 'Accepted' }),
    ],
    ['Notes', noteOf],
  ],
  'common-app': [
    ['College', nameOf],
    ['IPEDS ID', unitidOf],
    ['Admission Plan', roundIn(ROUND_NAMES)],
    ['Deadline', deadlineOf],
    ['Application Status', statusIn({ ...STATUS_NAMES, applying: 'In progress' })],
    ['Notes', noteOf],
  ],
  names: [['College Name', nameOf]],
};

export function listCsv(format: ListFormat, schools: readonly SavedSchool[]): string {
  const columns = COLUMNS[format];
  return csvFile(
    [columns.map(([heading]) => heading), ...schools.map((school) => columns.map(([, cell]) => cell(school)))],
    AMERICAN_SIGNS,
  );
}
