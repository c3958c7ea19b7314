/** Regions of states and provinces as similar schools are told apart by them (schema/domain/regions.ts). */
import { DIVISIONS } from '#schema/domain/regions.ts';

const REGION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(DIVISIONS).flatMap(([region, codes]) => codes.map((code) => [code, region] as const)),
);

/** Region of a state or province; null for a code that is not known. */
export function regionOf(state: string): string | null {
  return REGION_OF.get(state) ?? null;
}

/** Regions in the words people use, after "in"; divisions that share a name in daily use share it here. */
const REGION_WORDS: Record<string, string> = {
  'New England': 'New England',
  'Middle Atlantic': 'the Mid-Atlantic',
  'East North Central': 'the Midwest',
  'West North Central': 'the Midwest',
  'South Atlantic': 'the South',
  'East South Central': 'the South',
  'West South Central': 'the South',
  Mountain: 'the Mountain West',
  Pacific: 'the Pacific states',
  'Atlantic Canada': 'Atlantic Canada',
  'Prairie provinces': 'the Prairie provinces',
};

/** "the Midwest"; null where the region is a single state or province, or has no common name. */
export function regionWords(region: string | null): string | null {
  return (region && REGION_WORDS[region]) || null;
}
