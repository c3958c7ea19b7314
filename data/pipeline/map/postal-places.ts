/** Points of US ZIP codes and Canadian forward sortation areas, packed for the Worker. */
import path from 'node:path';
import { STATE_CODES } from '#schema/domain/places/places.ts';
import { type PackedPlaces, packPlaces } from '#schema/search/postal-places.ts';
import { readPostalAreas } from '../../sources/ca-postal-areas-2021/read.ts';
import { loadSource, type Source } from '../../sources/source.ts';
import { readZipPlaces, type ZipPlaceRow } from '../../sources/zip-places/read.ts';

/** "Chicago, IL"; null where the source names no place, or one of no state (the mail of the armed forces). */
export function zipPlaceName({ place, state }: Pick<ZipPlaceRow, 'place' | 'state'>): string | null {
  if (!place || !state || !STATE_CODES.includes(state) || /[|,-]/.test(place.charAt(0)) || /[|,]/.test(place))
    return null;
  return `${place}, ${state}`;
}

/** Both tables. The source of Canadian areas names no places. */
export function postalPlaces(): { zips: PackedPlaces; areas: PackedPlaces } {
  const zips = readZipPlaces().rows.map((row) => ({
    code: row.zip,
    latitude: row.latitude,
    longitude: row.longitude,
    name: zipPlaceName(row),
  }));
  const areas = readPostalAreas().rows.map((row) => ({ ...row, name: null }));
  return { zips: packPlaces(zips), areas: packPlaces(areas) };
}

/** Where the points are from: they stand with the dataset's sources, though the Worker holds them. */
export function postalSources(): Source[] {
  const folder = path.resolve(import.meta.dirname, '../../sources');
  return ['zip-places', 'ca-postal-areas-2021'].map((key) => loadSource(path.join(folder, key)));
}
