/** Reads how and when to apply in Canada: by application service or directly, a row for each, with its evidence. */
import { type Cells, loadSource, type Reading, readCsv, textOf } from '../source.ts';

const CONFIDENCES = ['official page', 'secondary', 'from knowledge'] as const;

export interface CanadaApplicationRow {
  province: string;
  system: string;
  /** Institutions it is about, in words. */
  who: string;
  /** Whose applications, in words; null is not said. */
  applicants: string | null;
  /** The entry it is for, or which year's page was read: "fall 2027", "undated". */
  cycle: string;
  opens: string | null;
  deadline: string | null;
  fee: string | null;
  /** One address, or several with " ; " between them. */
  url: string | null;
  confidence: (typeof CONFIDENCES)[number];
  note: string | null;
}

export const readCanadaApplications = (): Reading<CanadaApplicationRow> =>
  readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CanadaApplicationRow | string {
  const province = textOf(cells.PROVINCE);
  const system = textOf(cells.SYSTEM);
  const who = textOf(cells.WHO);
  const cycle = textOf(cells.CYCLE);
  const confidence = CONFIDENCES.find((known) => known === cells.CONFIDENCE);
  if (!province || !system || !who || !cycle) return 'no province, system, institutions or cycle';
  if (!confidence) return `${who}: unknown confidence`;
  return {
    province,
    system,
    who,
    cycle,
    confidence,
    applicants: textOf(cells.APPLICANTS),
    opens: textOf(cells.OPENS),
    deadline: textOf(cells.DEADLINE),
    fee: textOf(cells.FEE_CAD),
    // Some rows name two; the first is the one of the first university named.
    url: textOf(cells.ADDRESS),
    note: textOf(cells.NOTE),
  };
}
