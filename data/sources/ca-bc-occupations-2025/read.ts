/** British Columbia's own: pay by occupation in CAD by the hour or the year (from Job Bank), and openings of 2025-2035. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface BcOccupationRow {
  noc: string;
  /** Null where only a yearly median is estimated. */
  unit: 'hour' | 'year' | null;
  low: number | null;
  median: number | null;
  high: number | null;
  /** Percent a year, 2025-2035. */
  growth: number | null;
  openings: number | null;
}

export const readBcOccupations = (): Reading<BcOccupationRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): BcOccupationRow | string {
  const { NOC2021: noc = '' } = cells;
  const unit = textOf(cells.UNIT);
  if (!/^\d{5}$/.test(noc)) return `NOC2021 ${noc} is not a code`;
  if (unit !== null && unit !== 'hour' && unit !== 'year') return `UNIT ${unit} is not known`;
  return {
    noc,
    unit,
    low: numberOf(cells.WAGE_LOW),
    median: numberOf(cells.WAGE_MEDIAN),
    high: numberOf(cells.WAGE_HIGH),
    growth: numberOf(cells.GROWTH_PCT_2025_35),
    openings: numberOf(cells.OPENINGS_2025_35),
  };
}
