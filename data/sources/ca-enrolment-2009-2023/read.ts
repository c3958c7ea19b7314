/** Full-time students of Canadian institutions, a row for each and each autumn; counts are rounded to 3. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface CanadaEnrolmentRow {
  /** As Statistics Canada names it. */
  institution: string;
  province: string;
  /** The academic year as it is written, "2023/2024", and the year it begins in. */
  period: string;
  year: number;
  total: number | null;
  canadian: number | null;
  international: number | null;
}

/** Rows of institutions; rows of provinces and of the country are rejected. */
export const readCanadaEnrolment = (): Reading<CanadaEnrolmentRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CanadaEnrolmentRow | string {
  const institution = textOf(cells.INSTITUTION);
  const province = textOf(cells.PROVINCE);
  const period = textOf(cells.YEAR);
  const year = Number(/^(\d{4})\/\d{4}$/.exec(period ?? '')?.[1]);
  if (!institution || !province || !period || !Number.isInteger(year)) return 'no institution, province or year';
  if (cells.KIND !== 'institution') return `${institution}: a province or the country`;
  return {
    institution,
    province,
    period,
    year,
    total: numberOf(cells.FULL_TIME_TOTAL),
    canadian: numberOf(cells.FULL_TIME_CANADIAN),
    international: numberOf(cells.FULL_TIME_INTERNATIONAL),
  };
}
