/** CIP families taught at bachelor's level at Canadian universities, a row for each. An absent family says nothing. */

import { CONFIDENCES, type Confidence } from '../ca-accredited-schools/read.ts';
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface UniversityFieldRow {
  id: number;
  name: string;
  /** Two-digit family of CIP 2020. */
  family: string;
  /** Title of a program of the family that was read, where one was. */
  evidence: string | null;
  confidence: Confidence;
}

export const readUniversityFields = (): Reading<UniversityFieldRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): UniversityFieldRow | string {
  const id = numberOf(cells.OUR_ID);
  const name = textOf(cells.NAME);
  const family = textOf(cells.CIP2);
  const confidence = CONFIDENCES.find((known) => known === cells.CONFIDENCE);
  if (id === null || !name) return 'no id or name';
  if (!family || !/^\d\d$/.test(family)) return `${name}: no family of CIP`;
  if (!confidence) return `${name}, ${family}: unknown confidence`;
  return { id, name, family, confidence, evidence: textOf(cells.EVIDENCE) };
}
