/** Regions of states and provinces: the Census Bureau's nine divisions, and Statistics Canada's six regions. */
const REGIONS: Record<string, readonly string[]> = {
  'New England': ['CT', 'ME', 'MA', 'NH', 'RI', 'VT'],
  'Middle Atlantic': ['NJ', 'NY', 'PA'],
  'East North Central': ['IL', 'IN', 'MI', 'OH', 'WI'],
  'West North Central': ['IA', 'KS', 'MN', 'MO', 'NE', 'ND', 'SD'],
  'South Atlantic': ['DE', 'DC', 'FL', 'GA', 'MD', 'NC', 'SC', 'VA', 'WV'],
  'East South Central': ['AL', 'KY', 'MS', 'TN'],
  'West South Central': ['AR', 'LA', 'OK', 'TX'],
  Mountain: ['AZ', 'CO', 'ID', 'MT', 'NV', 'NM', 'UT', 'WY'],
  Pacific: ['AK', 'CA', 'HI', 'OR', 'WA'],
  'Island territories': ['AS', 'FM', 'GU', 'MH', 'MP', 'PR', 'PW', 'VI'],
  'Atlantic Canada': ['NB', 'NL', 'NS', 'PE'],
  Quebec: ['QC'],
  Ontario: ['ON'],
  'Prairie provinces': ['AB', 'MB', 'SK'],
  'British Columbia': ['BC'],
  'Northern Canada': ['NT', 'NU', 'YT'],
};

const REGION_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(REGIONS).flatMap(([region, codes]) => codes.map((code) => [code, region] as const)),
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
