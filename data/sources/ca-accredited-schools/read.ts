/** Professional schools of Canada, a row for each and, in engineering, for each discipline. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export const CONFIDENCES = ['official page', 'secondary', 'from knowledge'] as const;
export type Confidence = (typeof CONFIDENCES)[number];
export const SCHOOL_LEVELS = ['bachelor', 'master', 'professional'] as const;

export interface AccreditedSchoolRow {
  /** Id in the catalogue, and the name it stood for when the row was written. */
  id: number;
  name: string;
  field: string;
  discipline: string | null;
  /** Four-digit group of CIP 2020, our mapping. */
  cip: string;
  level: (typeof SCHOOL_LEVELS)[number];
  accreditor: string | null;
  unit: string | null;
  /** Of the program being offered. */
  confidence: Confidence;
  /** Whether the accreditation itself was read, not only that the program is offered. */
  accreditationRead: boolean;
  /** Newest year that the source names; null where it names none. */
  sourceYear: number | null;
}

export const readAccreditedSchools = (): Reading<AccreditedSchoolRow> =>
  readCsv(loadSource(import.meta.dirname), toRow);

/** Lists of programs, which say nothing of accreditation, and what says that it was not read. */
const OFFER_ONLY = /BlueFits|OUInfo|accreditation (?:from knowledge|not)|program offered/i;

function newestYear(text: string): number | null {
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  return years.length > 0 ? Math.max(...years) : null;
}

function toRow(cells: Cells): AccreditedSchoolRow | string {
  const id = numberOf(cells.OUR_ID);
  const name = textOf(cells.NAME);
  const field = textOf(cells.FIELD);
  const cip = textOf(cells.CIP4);
  const level = SCHOOL_LEVELS.find((known) => known === cells.LEVEL);
  const confidence = CONFIDENCES.find((known) => known === cells.CONFIDENCE);
  if (id === null || !name || !field) return 'no id, name or field';
  if (!cip || !/^\d\d\.\d\d$/.test(cip)) return `${name}, ${field}: no group of CIP`;
  if (!level || !confidence) return `${name}, ${field}: unknown level or confidence`;
  return {
    id,
    name,
    field,
    cip,
    level,
    confidence,
    accreditationRead: confidence !== 'from knowledge' && !OFFER_ONLY.test(`${cells.SOURCE ?? ''} ${cells.NOTE ?? ''}`),
    sourceYear: newestYear(cells.SOURCE ?? ''),
    discipline: textOf(cells.DISCIPLINE),
    accreditor: textOf(cells.ACCREDITOR),
    unit: textOf(cells.UNIT),
  };
}
