/**
 * IPEDS graduation within 150 percent of normal time, Pell recipients beside all, whole percents: of each institution
 * that of Pell recipients in 2023, and those of all students by year.
 */
import { type Cells, loadSource, type Reading, readCsv } from '../source.ts';
import { type Figure, percent } from '../unit-rows.ts';

interface PellGraduationRow {
  unitid: number;
  /** Reported in 2023. */
  pell: Figure;
  /** Of all students, by the year of the report, rising. */
  allByYear: { year: number; rate: number }[];
}

const COLUMNS = { pell: percent('GRAD_RATE_PELL_PCT'), all: percent('GRAD_RATE_ALL_PCT') };
const NEWEST = 2023;

interface YearRow {
  unitid: number;
  year: number;
  pell: Figure;
  all: Figure;
}

function yearRow(cells: Cells): YearRow | string {
  const [unitid, year] = [Number(cells.UNITID), Number(cells.YEAR)];
  if (!/^\d{6}$/.test(cells.UNITID ?? '')) return `UNITID: "${cells.UNITID}" is not a UNITID`;
  const faults: string[] = [];
  const fault = (reason: string) => void faults.push(reason);
  const row = { unitid, year, pell: COLUMNS.pell(cells, fault), all: COLUMNS.all(cells, fault) };
  return faults[0] ?? row;
}

export function readPellGraduation(): Reading<PellGraduationRow> {
  const reading = readCsv(loadSource(import.meta.dirname), yearRow);
  const rows = [...Map.groupBy(reading.rows, ({ unitid }) => unitid)].map(([unitid, years]): PellGraduationRow => {
    const newest = years.find(({ year }) => year === NEWEST);
    const allByYear = years
      .flatMap(({ year, all }) => (typeof all === 'number' ? [{ year, rate: all }] : []))
      .sort((a, b) => a.year - b.year);
    return { unitid, pell: newest?.pell ?? 'not-reported', allByYear };
  });
  return { ...reading, rows };
}
