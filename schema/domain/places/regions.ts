/** Regions of states and provinces: the statisticians' own divisions, and the larger ones that people name. */
import type { Country } from '../record/enums.ts';

/** The Census Bureau's nine divisions with the island territories, and Statistics Canada's six regions. */
export const DIVISIONS = {
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
} as const satisfies Record<string, readonly string[]>;

export interface Region {
  name: string;
  country: Country;
  /** Codes of its states or provinces. */
  states: readonly string[];
  /** What else it is called. */
  otherNames?: readonly string[];
}

const D = DIVISIONS;

/**
 * Regions by the names people use. The first nine are those of the product's own lists (the Census Bureau's four
 * regions, and five of Canada); the rest are common names of smaller or other parts, cut as the Bureau of Economic
 * Analysis does where it has the name. One name may mean two regions.
 */
export const REGIONS: readonly Region[] = [
  { name: 'Northeast', country: 'US', states: [...D['New England'], ...D['Middle Atlantic']] },
  { name: 'Midwest', country: 'US', states: [...D['East North Central'], ...D['West North Central']] },
  {
    name: 'South',
    country: 'US',
    states: [...D['South Atlantic'], ...D['East South Central'], ...D['West South Central']],
  },
  { name: 'West', country: 'US', states: [...D.Mountain, ...D.Pacific] },
  {
    name: 'Atlantic Canada',
    country: 'CA',
    states: D['Atlantic Canada'],
    otherNames: ['Atlantic', 'Atlantic provinces'],
  },
  { name: 'Central Canada', country: 'CA', states: [...D.Ontario, ...D.Quebec], otherNames: ['Central'] },
  { name: 'Prairies', country: 'CA', states: D['Prairie provinces'], otherNames: ['Prairie', 'Prairie provinces'] },
  { name: 'West Coast', country: 'CA', states: D['British Columbia'] },
  {
    name: 'Northern Territories',
    country: 'CA',
    states: D['Northern Canada'],
    otherNames: ['Northern Canada', 'The North'],
  },
  { name: 'New England', country: 'US', states: D['New England'] },
  {
    name: 'Mid-Atlantic',
    country: 'US',
    states: [...D['Middle Atlantic'], 'DE', 'DC', 'MD'],
    otherNames: ['Middle Atlantic'],
  },
  {
    name: 'Southeast',
    country: 'US',
    states: ['AL', 'AR', 'FL', 'GA', 'KY', 'LA', 'MS', 'NC', 'SC', 'TN', 'VA', 'WV'],
  },
  { name: 'Southwest', country: 'US', states: ['AZ', 'NM', 'OK', 'TX'] },
  { name: 'Great Lakes', country: 'US', states: D['East North Central'] },
  { name: 'Great Plains', country: 'US', states: ['KS', 'NE', 'ND', 'SD'], otherNames: ['Plains'] },
  { name: 'Mountain West', country: 'US', states: D.Mountain, otherNames: ['Rocky Mountains', 'Rockies', 'Mountain'] },
  { name: 'Pacific Northwest', country: 'US', states: ['OR', 'WA'], otherNames: ['Northwest'] },
  { name: 'West Coast', country: 'US', states: ['CA', 'OR', 'WA'], otherNames: ['Pacific Coast', 'Pacific'] },
  { name: 'US territories', country: 'US', states: D['Island territories'], otherNames: ['Island territories'] },
  { name: 'Maritimes', country: 'CA', states: ['NB', 'NS', 'PE'], otherNames: ['Maritime provinces'] },
  { name: 'Western Canada', country: 'CA', states: [...D['Prairie provinces'], ...D['British Columbia']] },
  { name: 'Eastern Canada', country: 'CA', states: [...D.Ontario, ...D.Quebec, ...D['Atlantic Canada']] },
];
