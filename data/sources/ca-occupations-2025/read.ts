/** ESDC: pay by occupation (Job Bank, November 2025; 10th, 50th and 90th percentile in CAD a year) and the outlook of 2024-2033 (COPS). */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface CanadaOccupationRow {
  noc: string;
  low: number | null;
  median: number | null;
  high: number | null;
  employment: number | null;
  /** Over ten years. */
  openings: number | null;
  seekers: number | null;
  /** As COPS writes it. */
  outlook: string | null;
}

export const readCanadaOccupations = (): Reading<CanadaOccupationRow> =>
  readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CanadaOccupationRow | string {
  const { NOC2021: noc = '' } = cells;
  if (!/^\d{5}$/.test(noc)) return `NOC2021 ${noc} is not a code`;
  return {
    noc,
    low: numberOf(cells.WAGE_LOW),
    median: numberOf(cells.WAGE_MEDIAN),
    high: numberOf(cells.WAGE_HIGH),
    employment: numberOf(cells.EMPLOYMENT_2023),
    openings: numberOf(cells.OPENINGS_2024_33),
    seekers: numberOf(cells.SEEKERS_2024_33),
    outlook: textOf(cells.OUTLOOK),
  };
}
