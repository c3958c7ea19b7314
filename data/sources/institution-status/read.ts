/** Institutions that closed, merged, were renamed or stand twice in IPEDS, each with its evidence. */
import { loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

const STATUSES = ['closed', 'closing', 'merged', 'renamed', 'duplicate', 'control-changed'] as const;

export interface StatusRow {
  /** UNITID, or id of the Canadian registry. */
  id: number;
  name: string;
  status: (typeof STATUSES)[number];
  /** ISO, as precise as it is known: "2025-05-21", "2025-05", "2025". */
  date: string | null;
  successorName: string | null;
  successorId: number | null;
  newName: string | null;
  /** Pages and files, divided by bars. */
  evidence: string | null;
  note: string | null;
  /** Whether it came to pass: seen, announced for a date that has passed, or for a later one. */
  happened: 'seen' | 'announced' | 'future';
}

const HAPPENED: Record<string, StatusRow['happened']> = {
  yes: 'seen',
  'date passed, only announcement or first step seen': 'announced',
  future: 'future',
};

export const readInstitutionStatus = (): Reading<StatusRow> =>
  readCsv<StatusRow>(loadSource(import.meta.dirname), (cells) => {
    const id = numberOf(cells.UNITID_or_our_id);
    const status = STATUSES.find((one) => one === cells.STATUS);
    const happened = HAPPENED[cells.HAPPENED ?? ''];
    const date = textOf(cells.DATE);
    if (id === null || !status || !happened) return 'no id, or a status that the reader does not know';
    if (date !== null && !/^\d{4}(-\d\d){0,2}$/.test(date)) return `the date ${date} is not ISO`;
    return {
      id,
      name: cells.OUR_NAME ?? '',
      status,
      date,
      successorName: textOf(cells.SUCCESSOR_NAME),
      successorId: numberOf(cells.SUCCESSOR_ID),
      newName: textOf(cells.NEW_NAME),
      evidence: textOf(cells.EVIDENCE),
      note: textOf(cells.NOTE),
      happened,
    };
  });
