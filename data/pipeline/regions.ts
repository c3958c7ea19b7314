/** Regions of states and provinces for the distance between schools (schema/domain/places/regions.ts). */

import type { NamedRegion } from '#schema/domain/peers/similar-reasons.ts';
import { DIVISIONS } from '#schema/domain/places/regions.ts';

const REGION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(DIVISIONS).flatMap(([region, codes]) => codes.map((code) => [code, region] as const)),
);

/** Region of a state or province; null for a code that is not known. */
export function regionOf(state: string): string | null {
  return REGION_OF.get(state) ?? null;
}

/** Divisions that share a name in daily use share it here. */
const NAMED: Partial<Record<string, NamedRegion>> = {
  'New England': 'new-england',
  'Middle Atlantic': 'mid-atlantic',
  'East North Central': 'midwest',
  'West North Central': 'midwest',
  'South Atlantic': 'south',
  'East South Central': 'south',
  'West South Central': 'south',
  Mountain: 'mountain-west',
  Pacific: 'pacific',
  'Atlantic Canada': 'atlantic-canada',
  'Prairie provinces': 'prairies',
};

/** The region as people name it; null where it is a single state or province, or has no common name. */
export const namedRegion = (region: string | null): NamedRegion | null => (region && NAMED[region]) || null;
