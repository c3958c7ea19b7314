/**
 * BLS, Occupational Employment and Wage Statistics of May 2025, national, all industries: employees and their pay, of all ages. This
 * release has no top code. Some occupations have pay by the year or by the hour only (`ONLY`).
 */
import { type Cells, loadSource, numberOf, type Reading, readCsv } from '../source.ts';

/** 10th, 25th, 50th, 75th and 90th percentile; null where one of them is not published. */
export type Percentiles = [number, number, number, number, number];

export interface OewsRow {
  code: string;
  title: string;
  group: 'total' | 'major' | 'detailed';
  employment: number | null;
  /** Relative standard error of the employment, percent. */
  employmentError: number | null;
  yearly: Percentiles | null;
  hourly: Percentiles | null;
}

const STEPS = ['P10', 'P25', 'MEDIAN', 'P75', 'P90'];

function percentiles(cells: Cells, kind: 'A' | 'H'): Percentiles | null {
  const values = STEPS.map((step) => numberOf(cells[`${kind}_${step}`]));
  return values.every((value) => value !== null) ? (values as Percentiles) : null;
}

export const readOews = (): Reading<OewsRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): OewsRow | string {
  const { BLS_CODE: code = '', TITLE: title = '', GROUP: group = '', ONLY: only = '' } = cells;
  if (!/^\d{2}-\d{4}$/.test(code)) return `BLS_CODE ${code} is not a code`;
  if (group !== 'total' && group !== 'major' && group !== 'detailed') return `GROUP ${group} is not known`;
  return {
    code,
    title,
    group,
    employment: numberOf(cells.EMPLOYMENT),
    employmentError: numberOf(cells.EMPLOYMENT_PRSE),
    yearly: only === 'hourly' ? null : percentiles(cells, 'A'),
    hourly: only === 'annual' ? null : percentiles(cells, 'H'),
  };
}
