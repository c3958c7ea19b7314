/** Names of Commons files for Canadian universities; only those whose licence was verified are taken. */
import { type Cells, loadSource, type Reading, readCsv, textOf } from '../source.ts';

interface CanadaImageRow {
  name: string;
  file: string;
  sourcePage: string;
}

export const readCanadaImages = (): Reading<CanadaImageRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): CanadaImageRow | string {
  const name = textOf(cells.name);
  const file = textOf(cells.image_commons_file);
  const sourcePage = textOf(cells.commons_page);
  if (!name || !file || !sourcePage) return 'no name, file or page';
  if (cells.licence_verified !== 'yes') return `${name}: licence not verified`;
  return { name, file, sourcePage };
}
