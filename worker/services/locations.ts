/** Towns and the universities around them, as of which dataset. */
import type { LocationsQuery, LocationsResponse, TownQuery } from '#schema/api/locations.ts';
import { AppError } from '#worker/app-error.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import type { Reader } from '#worker/queries/read.ts';
import { type PricedRow, readPrices } from '#worker/queries/universities.ts';
import { type DescribedTown, describeTown, findLocations } from '#worker/search/find-locations.ts';
import { townByKey } from '#worker/search/places/towns.ts';

/** A page of the towns that answer a question. */
export function listLocations({ snapshot }: LoadedDataset, query: LocationsQuery): LocationsResponse {
  return findLocations(snapshot, query);
}

export interface TownWithUniversities extends DescribedTown {
  rows: PricedRow[];
}

/** A town and a page of the universities around it. Throws Failure `unknown-town`. */
export async function findTownWithUniversities(
  reader: Reader,
  { snapshot, version }: LoadedDataset,
  key: string,
  query: TownQuery,
): Promise<TownWithUniversities> {
  const town = townByKey(snapshot, key);
  if (!town) throw new AppError('unknown-town');
  const described = describeTown(snapshot, town, query);
  const ids = described.nearest.map(({ id }) => id);
  return { ...described, rows: await readPrices(reader, version, ids) };
}
