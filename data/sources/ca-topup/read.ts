/** Further facts on Canadian universities in long form: one fact a row, with its address and the words it was read from. */
import { type Cells, loadSource, type Reading, readCsv, textOf } from '../source.ts';

export interface TopupRow {
  name: string;
  field: string;
  /** As written; some are ranges ("16690 - 21165") or words. */
  value: string;
  unit: string | null;
  year: string | null;
  /** Address or repository and path. */
  origin: string;
  quote: string | null;
}

export const readCanadaTopup = (): Reading<TopupRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): TopupRow | string {
  const name = textOf(cells.name);
  const field = textOf(cells.field);
  const value = textOf(cells.value);
  const origin = textOf(cells.source);
  if (!name || !field || !value) return 'no name, field or value';
  if (!origin) return `${name}, ${field}: no source`;
  return { name, field, value, unit: textOf(cells.unit), year: textOf(cells.year), origin, quote: textOf(cells.quote) };
}
