/** Points of US ZIP codes, with the place where GeoNames names one. */
import { type Cells, loadSource, numberOf, type Reading, readCsv, textOf } from '../source.ts';

export interface ZipPlaceRow {
  zip: string;
  place: string | null;
  /** Code of the state, or of a territory. */
  state: string | null;
  latitude: number;
  longitude: number;
}

export const readZipPlaces = (): Reading<ZipPlaceRow> => readCsv(loadSource(import.meta.dirname), toRow);

function toRow(cells: Cells): ZipPlaceRow | string {
  const zip = textOf(cells.ZIP);
  const latitude = numberOf(cells.LATITUDE);
  const longitude = numberOf(cells.LONGITUDE);
  if (!zip || !/^\d{5}$/.test(zip)) return `${zip ?? ''} is no ZIP code`;
  if (latitude === null || longitude === null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    return `${zip}: no position`;
  }
  return { zip, latitude, longitude, place: textOf(cells.PLACE), state: textOf(cells.STABBR) };
}
