/**
 * Codes for the list's words for level, basis, group and citizenship. Words that are not here stop the build, so that
 * no row is read wrongly in silence.
 */
import {
  SCHOLARSHIP_CITIZENSHIPS,
  type ScholarshipBasis,
  type ScholarshipCitizenship,
  type ScholarshipEvidence,
  type ScholarshipGroup,
  type ScholarshipLevel,
} from '#schema/domain/site/scholarships.ts';

export const LEVELS: Record<string, ScholarshipLevel[]> = {
  junior: ['earlier'],
  'junior (class of 2028)': ['earlier'],
  'grade 11': ['earlier'],
  senior: ['final-year'],
  'final year of high school': ['final-year'],
  'final year of high school or CEGEP': ['final-year'],
  'high school': ['earlier', 'final-year'],
  'senior and current undergraduate': ['final-year', 'undergraduate'],
  'senior or current undergraduate': ['final-year', 'undergraduate'],
  'entering and current undergraduate': ['final-year', 'undergraduate'],
  'final year of high school, CEGEP and current undergraduate': ['final-year', 'undergraduate'],
  'high school and current undergraduate': ['earlier', 'final-year', 'undergraduate'],
  'current undergraduate': ['undergraduate'],
  'current undergraduate (two-year college)': ['undergraduate'],
};

const BOTH: ScholarshipBasis[] = ['need', 'merit'];
export const BASES: Record<string, ScholarshipBasis[]> = {
  need: ['need'],
  merit: ['merit'],
  'need and merit': BOTH,
  'merit and need': BOTH,
  'merit (need sets the amount)': BOTH,
  'merit (need reviewed)': BOTH,
  'merit (need weighs)': BOTH,
};

export const GROUPS: Record<string, ScholarshipGroup> = {
  adversity: 'adversity',
  arts: 'arts',
  'Asian and Pacific Islander (founding aim)': 'asian-pacific',
  athletes: 'athletes',
  Black: 'black',
  'Black colleges': 'black-colleges',
  blind: 'disability',
  disability: 'disability',
  exchange: 'abroad',
  'FFA member': 'members',
  'foster youth': 'foster',
  Hispanic: 'hispanic',
  Indigenous: 'indigenous',
  LGBTQ: 'lgbtq',
  military: 'military',
  'military family': 'military-family',
  'Native American': 'indigenous',
  'Native American (that track)': 'indigenous',
  'NHS member': 'members',
  STEM: 'stem',
  'study abroad': 'abroad',
  undocumented: 'undocumented',
  women: 'women',
};

const ANYONE = [...SCHOLARSHIP_CITIZENSHIPS];
const US: ScholarshipCitizenship[] = ['us-citizen', 'us-resident'];
const CANADA: ScholarshipCitizenship[] = ['ca-citizen', 'ca-resident'];

/** Who it is open to; null where the words name a residence, a tribe or a family, which says nothing of citizenship. */
export const CITIZENSHIPS: Record<string, ScholarshipCitizenship[] | null> = {
  'any citizenship if in a US high school; US citizen or permanent resident abroad': ANYONE,
  'any, if living and studying in the US': ANYONE,
  'offered worldwide': ANYONE,
  'open whatever the citizenship (one source)': ANYONE,
  'not required for SHPE-funded awards': ANYONE,
  'US citizen': ['us-citizen'],
  'US citizen only': ['us-citizen'],
  'US citizen by the end of the first term': ['us-citizen'],
  'US citizen or permanent resident': US,
  'US citizen or permanent resident (or applied)': US,
  'US citizen, national, permanent resident, refugee or asylee': US,
  'Pell-eligible': US,
  'legal US resident': US,
  'legal US resident, citizen or DACA': [...US, 'undocumented'],
  'US citizen, permanent resident or DACA': [...US, 'undocumented'],
  'undocumented, DACA, TPS': ['undocumented'],
  'Canadian citizen': ['ca-citizen'],
  'Canadian citizen (2025 page; the 2024 page added permanent residents)': ['ca-citizen'],
  'Canadian citizen or US citizen': ['ca-citizen', 'us-citizen'],
  'Canadian citizen or landed immigrant': CANADA,
  'Canadian citizen or permanent resident': CANADA,
  'Canadian citizen or permanent resident (2017 notice)': CANADA,
  'Canadian citizen, permanent resident or protected person (one list)': CANADA,
  'BC resident, seven years in Canada': null,
  'Indigenous peoples of Canada': null,
  'US high school rules apply': null,
  'US high school student': null,
  'US tribal ties': null,
  'enrolled tribal member': null,
  'in care in Canada': null,
  'lives in the US or Puerto Rico': null,
  'lives in the US, DC or Puerto Rico': null,
  'lives in the US, Puerto Rico, Guam or Canada': null,
  'lives in the US, a territory or Canada (not Quebec)': null,
  'military dependent': null,
  'not stated as a bar': null,
  'varies by college': null,
};

export const EVIDENCE: Record<string, ScholarshipEvidence> = {
  'official page': 'official',
  'two secondary': 'two-lists',
  'one secondary': 'one-list',
};
