/**
 * Table of what people call countries, states, provinces and regions besides their own names. Official names are in
 * schema/domain/names, French ones in data/lexicons/french-places.json, regions in schema/domain/places/regions.ts, and
 * metropolitan areas and counties bring their words with their towns (data/lexicons/metros.json, counties.json).
 */
import type { Country } from '#schema/domain/record/enums.ts';

export interface Called {
  /** As good as the name: it counts beside the words of a school's name too ("pei" in "holland college pei"). */
  names?: readonly string[];
  /** Only where a place is asked for: "mass" and "american" are pieces of names as well. */
  words?: readonly string[];
  /** Written so often that a wish has them for no slips. */
  slips?: readonly string[];
  /** In French, where English does not mean something else by it. */
  french?: readonly string[];
}

export const STATES_CALLED: Record<string, Called> = {
  NY: {
    names: ['new york state'],
    words: ['state of new york', 'ny state'],
    french: ['etat de new york', 'l etat de new york'],
  },
  WA: { names: ['washington state'], words: ['state of washington'] },
  CA: { words: ['cali', 'calif'], french: ['californien', 'californienne', 'californiennes'] },
  MA: { words: ['mass'], slips: ['massachusets'] },
  PA: { words: ['penna'] },
  TX: { words: ['tex'] },
  CT: { words: ['conn'] },
  MI: { words: ['mich'] },
  MN: { words: ['minn'] },
  TN: { words: ['tenn'] },
  WI: { words: ['wisc'] },
  OR: { words: ['ore'] },
  FL: { words: ['fla'] },
  CO: { words: ['colo'] },
  AZ: { words: ['ariz'] },
  IL: { words: ['ill'] },
  IN: { words: ['ind'] },
  OK: { words: ['okla'] },
  NE: { words: ['nebr'] },
  VA: { words: ['virg'] },
  DC: { names: ['washington dc', 'washington d c'], words: ['d c'], french: ['district de columbia'] },
  NL: { names: ['newfoundland'], words: ['labrador'], french: ['terre neuve', 'terre neuve et labrador'] },
  PE: { names: ['pei'], french: ['ile du prince edouard', 'l ile du prince edouard', 'ipe'] },
  NS: { french: ['nouvelle ecosse'] },
  NB: { french: ['nouveau brunswick'] },
  QC: {
    names: ['quebec province'],
    words: ['province of quebec', 'pq'],
    french: ['province de quebec', 'quebecois', 'quebecoise', 'quebecoises', 'la belle province'],
  },
  ON: { words: ['ont'], french: ['ontarien', 'ontarienne', 'ontariennes'] },
  BC: { words: ['b c'], french: ['colombie britannique', 'cb'] },
  AB: { words: ['alta'] },
  SK: { words: ['sask'] },
};

/** Codes that are words of the language too: only in capitals, after a comma or at the end do they name a state. */
const WORD_CODES: ReadonlySet<string> = new Set(
  'in or me ok hi oh pa ma la md al id de on as co mt ne pr sc sd ct pe'.split(' '),
);
export const isWordCode = (text: string): boolean => WORD_CODES.has(text);

export const COUNTRIES_CALLED: Record<Country, Called> = {
  US: {
    names: ['usa', 'us', 'united states'],
    words: [
      'america',
      'american',
      'u s',
      'u s a',
      'united states of america',
      'etats unis',
      'etats unis d amerique',
      'americaine',
      'americaines',
      'americain',
      'americains',
      'etatsunien',
      'etatsunienne',
    ],
  },
  CA: {
    names: ['canada'],
    words: ['canadian', 'canadienne', 'canadiennes', 'canadien', 'canadiens', 'au canada'],
  },
};
/** A pronoun, and a word of the names of schools. */
export const SELDOM_COUNTRIES: ReadonlySet<string> = new Set(['us', 'american']);

/** By the name of the region; of two regions of one name ("West Coast") by that of the States. */
export const REGIONS_CALLED: Record<string, Called> = {
  Northeast: {
    words: ['north east', 'northeastern us', 'northeastern', 'northeastern states'],
    french: ['nord est des etats unis', 'nord est americain'],
  },
  Midwest: {
    words: ['mid west', 'midwestern', 'middle west'],
    french: ['midwest americain', 'centre ouest des etats unis'],
  },
  South: {
    words: ['southern us', 'southern states', 'the south', 'southern'],
    french: ['sud des etats unis', 'sud americain'],
  },
  West: {
    words: ['western us', 'western states', 'out west', 'western'],
    french: ['ouest des etats unis', 'ouest americain'],
  },
  Southeast: { words: ['south east', 'southeastern'], french: ['sud est des etats unis', 'sud est americain'] },
  Southwest: { words: ['south west', 'southwestern'], french: ['sud ouest des etats unis', 'sud ouest americain'] },
  'West Coast': {
    words: ['west coast'],
    french: ['cote ouest des etats unis', 'cote ouest americaine', 'cote ouest', 'cote pacifique'],
  },
  'New England': { names: ['new england'], french: ['nouvelle angleterre'] },
  'Mountain West': {
    words: ['mountain states', 'rocky mountain region', 'rocky mountain states'],
    french: ['rocheuses', 'montagnes rocheuses'],
  },
  'Great Plains': { words: ['plains states'] },
  'Great Lakes': {
    words: ['great lakes region', 'great lakes states'],
    french: ['grands lacs', 'region des grands lacs'],
  },
  'Pacific Northwest': { words: ['pnw', 'pacific north west'], french: ['nord ouest pacifique'] },
  'Mid-Atlantic': { words: ['mid atlantic', 'mid atlantic states'] },
  'Atlantic Canada': {
    words: ['east coast of canada', 'atlantic canada'],
    french: ['provinces de l atlantique', 'provinces atlantiques', 'canada atlantique', 'atlantique'],
  },
  Maritimes: {
    names: ['maritimes'],
    words: ['maritime', 'maritime canada', 'maritimes canada', 'maritime provinces'],
    french: ['provinces maritimes', 'les maritimes'],
  },
  Prairies: {
    words: ['prairies', 'the prairies', 'canadian prairies', 'prairie'],
    french: ['prairies canadiennes', 'provinces des prairies'],
  },
  'Western Canada': {
    words: ['western canada', 'west of canada'],
    french: ['ouest canadien', 'ouest du canada', 'l ouest canadien'],
  },
  'Eastern Canada': { words: ['eastern canada'], french: ['est du canada', 'est canadien'] },
};

/** Regions that people name and the tables of statisticians do not have. */
export const MORE_REGIONS: readonly { name: string; states: readonly string[]; called: Called }[] = [
  {
    name: 'East Coast',
    states: ['ME', 'NH', 'MA', 'RI', 'CT', 'NY', 'NJ', 'DE', 'MD', 'VA', 'NC', 'SC', 'GA', 'FL', 'PA', 'DC'],
    called: {
      words: ['east coast', 'eastern seaboard', 'atlantic coast'],
      french: ['cote est', 'cote est des etats unis', 'cote est americaine', 'cote atlantique'],
    },
  },
  { name: 'Gulf Coast', states: ['TX', 'LA', 'MS', 'AL', 'FL'], called: { words: ['gulf coast', 'gulf states'] } },
  {
    name: 'The Carolinas',
    states: ['NC', 'SC'],
    called: { words: ['carolinas', 'north and south carolina', 'south and north carolina'], french: ['carolines'] },
  },
  {
    name: 'The Dakotas',
    states: ['ND', 'SD'],
    called: { words: ['dakotas', 'north and south dakota', 'south and north dakota'] },
  },
  { name: 'Deep South', states: ['AL', 'GA', 'LA', 'MS', 'SC'], called: { words: ['deep south'] } },
  {
    name: 'Tri-state area',
    states: ['CT', 'NJ', 'NY'],
    called: { words: ['tri state', 'tristate', 'tri state area', 'tristate area'] },
  },
  { name: 'Appalachia', states: ['KY', 'TN', 'WV'], called: { words: ['appalachia', 'appalachian region'] } },
  { name: 'Four Corners', states: ['AZ', 'CO', 'NM', 'UT'], called: { words: ['four corners'] } },
  { name: 'The Virginias', states: ['VA', 'WV'], called: { words: ['virginias'] } },
  {
    name: 'Northern Canada',
    states: ['NT', 'NU', 'YT'],
    called: {
      words: ['northern canada', 'canadian north'],
      french: ['nord canadien', 'grand nord', 'nord du canada'],
    },
  },
];

/** Parts of names of towns, and directions, more often than regions. */
export const SELDOM_REGIONS: ReadonlySet<string> = new Set(
  `south west southern western central atlantic pacific plains mountain northwest maritime maritimes prairie american`
    .split(' ')
    .concat('the south'),
);

/** What is called by a part of a state is all of it but a metropolitan area. */
export const PARTS_OF_STATES = [
  { label: 'Upstate New York', state: 'NY', but: 'new-york', words: ['upstate new york', 'upstate ny', 'upstate'] },
  { label: 'Northern California', state: 'CA', but: 'socal', words: ['northern california', 'norcal', 'nor cal'] },
  { label: 'Downstate Illinois', state: 'IL', but: 'chicago', words: ['downstate illinois'] },
] as const;

/** Towns by what else is said of them than their names. */
export const TOWNS_CALLED: Record<string, readonly string[]> = {
  // « À Québec » is in the town, « au Québec » in the province: the reader of lines writes the former so.
  'New Orleans': ['nouvelle orleans', 'la nouvelle orleans'],
  Philadelphia: ['philadelphie'],
  "St. John's": ['saint jean de terre neuve et labrador', 'saint jean terre neuve', 'saint jean de terre neuve'],
  'Quebec City': ['ville de quebec', 'la ville de quebec', 'quebec ville', 'quebecville'],
};
