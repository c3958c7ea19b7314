/** IPEDS C2024_A: awards of 2023-24 by institution, six-digit CIP and level; first majors. */
import { type Cells, loadSource, numberOf, type Reading, readCsv } from '../source.ts';

export interface CompletionsRow {
  unitid: number;
  /** Six-digit CIP 2020 code, "11.0701" say; "99" is the institution's total. */
  cip: string;
  /** IPEDS AWLEVEL. */
  awardLevel: number;
  /** Awards; 0 where the program is offered and nobody finished it. */
  awards: number;
}

export const readCompletions2024 = (): Reading<CompletionsRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CompletionsRow | string {
  const unitid = numberOf(cells.UNITID);
  const awardLevel = numberOf(cells.AWLEVEL);
  const awards = numberOf(cells.CTOTALT);
  const cip = cells.CIPCODE ?? '';
  if (unitid === null) return 'UNITID is missing';
  if (cells.MAJORNUM !== '1') return `MAJORNUM ${cells.MAJORNUM}: not a first major`;
  if (cip !== '99' && !/^\d{2}\.\d{4}$/.test(cip)) return `CIPCODE ${cip} is not a six-digit code`;
  if (awardLevel === null || awards === null || awards < 0) return 'AWLEVEL or CTOTALT is not a count';
  return { unitid, cip, awardLevel, awards };
}
