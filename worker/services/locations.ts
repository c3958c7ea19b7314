/** Towns and the universities around them, as of which dataset. */
import type { LocationsQuery, LocationsResponse, TownQuery } from '#schema/api/locations.ts';
import type { HeldDataset } from '#worker/cache/held-dataset.ts';
import { Failure } from '#worker/failure.ts';
import type { Reader } from '#worker/queries/read.ts';
import { type PricedRow, readPrices } from '#worker/queries/universities.ts';
import { type DescribedTown, describeTown, findLocations } from '#worker/search/find-locations.ts';
import { townByKey } from '#worker/search/places/towns.ts';

/** A page of the towns that answer a question. */
export function listLocations({ snapshot }: HeldDataset, query: LocationsQuery): LocationsResponse {
  return findLocations(snapshot, query);
}

export interface TownWithUniversities extends DescribedTown {
  rows: PricedRow[];
}

/** A town and a page of the universities around it. Throws Failure `unknown-town`. */
export async function findTownWithUniversities(
  reader: Reader,
  { snapshot, version }: HeldDataset,
  key: string,
  query: TownQuery,
): Promise<TownWithUniversities> {
  const town = townByKey(snapshot, key);
  if (!town) throw new Failure('unknown-town');
  const described = describeTown(snapshot, town, query);
  const ids = described.nearest.map(({ id }) => id);
  return { ...described, rows: await readPrices(reader, version, ids) };
}
