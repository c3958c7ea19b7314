/** Merges the places of a query into the key of an area: "austin or houston", "texas or chicago". */
import type { Snapshot } from '#schema/search/snapshot.ts';
import { townIn } from '../places/towns.ts';
import type { Entry } from './entries.ts';

export interface PlacePart {
  /** Keys for the `metro` parameter that say the same. */
  areas: string[];
  town: boolean;
  metro: boolean;
}

export function areaKeyOf(snapshot: Snapshot, { parameters, town, states }: Entry): PlacePart | undefined {
  if (town) {
    const key = townIn(snapshot, town)?.key;
    return key === undefined ? undefined : { areas: [key], town: true, metro: false };
  }
  if (parameters.metro) return { areas: parameters.metro as string[], town: false, metro: true };
  return states ? { areas: states.map((state) => state.toLowerCase()), town: false, metro: false } : undefined;
}
