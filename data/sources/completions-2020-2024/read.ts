/** IPEDS C2020_A to C2024_A: awards of five years by institution, six-digit CIP and level; first majors. */
import { type Cells, loadSource, numberOf, type Reading, readCsv } from '../source.ts';

export interface YearsOfAwardsRow {
  unitid: number;
  /** Six-digit CIP 2020 code, "11.0701" say. */
  cip: string;
  /** IPEDS AWLEVEL. */
  awardLevel: number;
  /** Awards of 2019-20 to 2023-24, oldest first; null where the institution has no such row that year. */
  awards: (number | null)[];
}

const YEARS = ['T2020', 'T2021', 'T2022', 'T2023', 'T2024'];

export const readYearsOfAwards = (): Reading<YearsOfAwardsRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): YearsOfAwardsRow | string {
  const unitid = numberOf(cells.UNITID);
  const awardLevel = numberOf(cells.AWLEVEL);
  const cip = cells.CIPCODE ?? '';
  if (unitid === null || awardLevel === null) return 'UNITID or AWLEVEL is missing';
  if (!/^\d{2}\.\d{4}$/.test(cip)) return `CIPCODE ${cip} is not a six-digit code`;
  return { unitid, cip, awardLevel, awards: YEARS.map((year) => numberOf(cells[year])) };
}
