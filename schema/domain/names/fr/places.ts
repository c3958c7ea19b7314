/**
 * The French names of states, provinces and territories, by the codes of the USPS and Canada Post. States and
 * provinces: CLDR (Unicode), data/raw/fr-subdivision-names.csv.gz. Of our own: the District of Columbia, which this source
 * calls « Washington », and the territories of the United States.
 */

/** The 50 states (CLDR) and the District of Columbia (our own). */
export const US_STATES: Record<string, string> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'Californie',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District de Columbia',
  FL: 'Floride',
  GA: 'Géorgie',
  HI: 'Hawaï',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiane',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'Nouveau-Mexique',
  NY: 'New York',
  NC: 'Caroline du Nord',
  ND: 'Dakota du Nord',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvanie',
  RI: 'Rhode Island',
  SC: 'Caroline du Sud',
  SD: 'Dakota du Sud',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginie',
  WA: 'État de Washington',
  WV: 'Virginie-Occidentale',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** The territories whose schools IPEDS covers (our own). */
export const US_TERRITORIES: Record<string, string> = {
  AS: 'Samoa américaines',
  GU: 'Guam',
  MP: 'Îles Mariannes du Nord',
  PR: 'Porto Rico',
  VI: 'Îles Vierges américaines',
  FM: 'États fédérés de Micronésie',
  MH: 'Îles Marshall',
  PW: 'Palaos',
};

/** CLDR. */
export const CA_PROVINCES: Record<string, string> = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
};

/** Towns that are called otherwise in this language than in the data, which has them in English. Commission de toponymie, OQLF. */
export const TOWN_NAMES: Record<string, string> = {
  'Church Point': 'Pointe-de-l’Église',
  Montreal: 'Montréal',
  'Montreal (Lachine)': 'Montréal (Lachine)',
  'Montreal (Outremont)': 'Montréal (Outremont)',
  'New Orleans': 'La Nouvelle-Orléans',
  Philadelphia: 'Philadelphie',
  'Quebec City': 'Québec',
};
