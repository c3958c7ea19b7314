/** College Scorecard, the yearly files 2016-17 to 2023-24 of each institution, by the year in the file's name. */
import { type Cells, loadSource, type Reading, readCsv } from '../source.ts';
import { dollars, type Figure, price, share } from '../unit-rows.ts';

interface FileYear {
  /** "2016-17" */
  year: string;
  tuition: Figure;
  tuitionInState: Figure;
  /** Of the aid year before the file's. */
  netPrice: Figure;
  admissionRate: Figure;
  graduation: Figure;
  retention: Figure;
}
interface TrendsRow {
  unitid: number;
  years: FileYear[];
}

const COLUMNS = {
  tuition: dollars('TUITIONFEE_OUT'),
  tuitionInState: dollars('TUITIONFEE_IN'),
  netPrice: price('NPT4'),
  admissionRate: share('ADM_RATE'),
  graduation: share('C150_4'),
  retention: share('RET_FT4'),
};

function fileYear(cells: Cells): { unitid: number; year: FileYear } | string {
  if (!/^20\d\d-\d\d$/.test(cells.YEAR ?? '')) return `YEAR: "${cells.YEAR}" is no academic year`;
  const faults: string[] = [];
  const values = Object.fromEntries(
    Object.entries(COLUMNS).map(([name, read]) => [name, read(cells, (reason) => void faults.push(reason))]),
  ) as Omit<FileYear, 'year'>;
  return faults[0] ?? { unitid: Number(cells.UNITID), year: { year: cells.YEAR ?? '', ...values } };
}

/** One row an institution, its years in order. */
export function readTrends(): Reading<TrendsRow> {
  const reading = readCsv(loadSource(import.meta.dirname), fileYear);
  const byUnit = Map.groupBy(reading.rows, ({ unitid }) => unitid);
  const rows = [...byUnit].map(([unitid, years]) => ({
    unitid,
    years: years.map(({ year }) => year).sort((a, b) => (a.year < b.year ? -1 : 1)),
  }));
  return { ...reading, rows };
}
