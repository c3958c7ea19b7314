/** BEA Regional Price Parities 2024 by metropolitan area, the nation being 100; 00999 is all that is no part of one. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface PriceParityRow {
  cbsa: string;
  area: string;
  all: number;
  housing: number | null;
}
export const NONMETROPOLITAN = '00999';

function parity(cells: Cells): PriceParityRow | string {
  const all = numberOf(cells.RPP_ALL);
  if (all === null || all < 50 || all > 200) return `RPP_ALL: ${cells.RPP_ALL} is not between 50 and 200`;
  return { cbsa: cells.CBSA ?? '', area: textOf(cells.AREA) ?? '', all, housing: numberOf(cells.RPP_HOUSING) };
}

export const readPriceParities = (): Reading<PriceParityRow> => readCsv(loadSource(import.meta.dirname), parity);
