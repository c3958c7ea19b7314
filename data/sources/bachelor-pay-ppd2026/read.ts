/**
 * PPD:2026, from the American Community Survey of five years to 2023, in dollars of 2024: median earnings of people of 25 to 34 with a
 * bachelor's degree and no more, in the nation, by two-digit CIP. Second-hand: the Department's own file was not to be had, and the
 * nineteen fields are those that public repositories quote. "all" is every field together.
 */
import { type Cells, loadSource, numberOf, type Reading, readCsv } from '../source.ts';

export interface BachelorPayRow {
  /** Two-digit CIP, "51". */
  family: string;
  /** US dollars of 2024 a year. */
  pay: number;
}

function bachelorPay(cells: Cells): BachelorPayRow | string {
  const { CIP2: family = '' } = cells;
  const pay = numberOf(cells.NATIONAL_BA_25_34);
  if (!/^(\d{2}|all)$/.test(family)) return `CIP2: "${family}" is no two-digit code`;
  if (pay === null || pay < 20_000 || pay > 200_000)
    return `NATIONAL_BA_25_34: "${pay}" is not between 20,000 and 200,000`;
  return { family, pay };
}

export const readBachelorPay = (): Reading<BachelorPayRow> => readCsv(loadSource(import.meta.dirname), bachelorPay);
