/** Ontario: percent of graduates employed, a row for each university and field of study. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface CudoEmploymentRow {
  university: string;
  year: string;
  field: string;
  /** Percent employed two years after graduation. */
  rate: number;
}

const TWO_YEARS = 'employment_rate_2_years_pct';

/** Rates two years on; those of six months are another measure and are rejected. */
export const readCudoEmployment = (): Reading<CudoEmploymentRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CudoEmploymentRow | string {
  const university = textOf(cells.UNIVERSITY);
  const year = textOf(cells.YEAR);
  const field = textOf(cells.FIELD);
  const rate = numberOf(cells.VALUE);
  if (!university || !year || !field || rate === null) return 'no university, year, field or rate';
  if (cells.METRIC !== TWO_YEARS) return `${university}, ${field}: not two years after graduation`;
  // A share of one written among percents would read as almost nobody.
  if (rate <= 1 || rate > 100) return `${university}, ${field}: ${rate} is no percentage`;
  return { university, year, field, rate };
}
