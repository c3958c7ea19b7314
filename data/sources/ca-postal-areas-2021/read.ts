/** Centre points of Canada's forward sortation areas, the first three characters of a postal code. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

interface PostalAreaRow {
  /** "M5S". */
  code: string;
  latitude: number;
  longitude: number;
}

export const readPostalAreas = (): Reading<PostalAreaRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): PostalAreaRow | string {
  const code = textOf(cells.FSA);
  const latitude = numberOf(cells.LATITUDE);
  const longitude = numberOf(cells.LONGITUDE);
  if (!code || !/^[A-Z]\d[A-Z]$/.test(code)) return `${code ?? ''} is no forward sortation area`;
  if (latitude === null || longitude === null) return `${code}: no position`;
  if (latitude < 41 || latitude > 84 || longitude < -142 || longitude > -52) return `${code}: not in Canada`;
  return { code, latitude, longitude };
}
