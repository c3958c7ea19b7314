/**
 * Peer groups: schools of one country, one level, one Carnegie family (in Canada one category) and one kind of control.
 * Each school stands in several groups, from the closest to the widest; its own is the closest that has MIN_PEERS
 * members (data/pipeline/peers decides that, with the whole catalogue before it).
 */
import type { UniversityRecord } from '../record/dataset.ts';
import { isResearchUniversity } from './research-universities.ts';

/** Fewest schools that make a group: with fewer "higher than 3 of 5" would say little. */
export const MIN_PEERS = 20;

/**
 * The groups that some school's own group is. A school's key is its country, its control where that counts, its family.
 * The build stops when a school's group is not in the list, a test when nobody's is.
 */
export const PEER_GROUPS = [
  'ca-cegep',
  'ca-college',
  'ca-doctoral',
  'ca-private-university',
  'ca-public-cegep',
  'ca-public-college',
  'ca-public-degree-college',
  'ca-public-doctoral',
  'ca-public-undergraduate',
  'ca-undergraduate',
  'us-arts',
  'us-business',
  'us-career',
  'us-for-profit-business',
  'us-for-profit-career',
  'us-for-profit-four-year',
  'us-for-profit-health',
  'us-for-profit-nursing',
  'us-for-profit-special',
  'us-for-profit-two-year',
  'us-for-profit-two-year-career',
  'us-for-profit-two-year-general',
  'us-for-profit-two-year-health',
  'us-for-profit-two-year-nursing',
  'us-for-profit-two-year-special',
  'us-nursing',
  'us-private-arts',
  'us-private-baccalaureate',
  'us-private-business',
  'us-private-doctoral',
  'us-private-faith',
  'us-private-four-year',
  'us-private-health',
  'us-private-liberal-arts',
  'us-private-masters',
  'us-private-nursing',
  'us-private-research',
  'us-private-special',
  'us-private-two-year',
  'us-private-two-year-career',
  'us-private-two-year-health',
  'us-private-two-year-nursing',
  'us-private-two-year-special',
  'us-public-baccalaureate',
  'us-public-doctoral',
  'us-public-four-year',
  'us-public-health',
  'us-public-liberal-arts',
  'us-public-masters',
  'us-public-mostly-associate',
  'us-public-research',
  'us-public-tribal',
  'us-public-two-year-career',
  'us-public-two-year-general',
  'us-technology',
  'us-tribal',
  'us-two-year-business',
  'us-two-year-health',
  'us-two-year-nursing',
] as const;

type Grouped = Pick<
  UniversityRecord,
  'country' | 'state' | 'type' | 'kind' | 'carnegieClass' | 'researchDesignation' | 'designations' | 'highestAward'
>;

/** Families of Carnegie 2025 institutional classes. What is no university at four years stands in TWO_YEAR. */
const FOUR_YEAR: readonly (readonly [family: string, class_: RegExp])[] = [
  ['doctoral', /Graduate-Doctorate/],
  ['masters', /Graduate-Master’s/],
  ['liberal-arts', /: Arts and Sciences/],
  ['baccalaureate', /(Associate|Baccalaureate)/],
];
/** Schools of one field; a college of arts and sciences is none. */
const ONE_FIELD: readonly (readonly [family: string, class_: RegExp])[] = [
  ['arts', /: Arts, Music/],
  ['business', /: Business/],
  ['technology', /: Technology/],
  ['nursing', /: Nursing/],
  ['health', /: (Medical|Other Health)/],
  ['career', /: Applied/],
  ['special', /^Special Focus: (?!Arts and Sciences)/],
];
/** Fields that are one group where each alone is too small. */
const WIDER: Partial<Record<string, string>> = { nursing: 'health' };

const familyIn = (table: readonly (readonly [string, RegExp])[], carnegie: string): string | null =>
  table.find(([, test]) => test.test(carnegie))?.[0] ?? null;

/** A step of the ladder: a family, of one control or (`any`) of whatever control. */
type Step = readonly [family: string, control: 'same' | 'any'];

const sameThenAny = (family: string): Step[] => [
  [family, 'same'],
  [family, 'any'],
];

/** What a school of one field teaches says more than who runs it: there the control goes first. */
function oneField(field: string, start = ''): Step[] {
  const wider = WIDER[field];
  const families = [field, ...(wider === undefined ? [] : [wider]), ...(field === 'special' ? [] : ['special'])];
  return families.flatMap((family) => sameThenAny(`${start}${family}`));
}

function americanSteps(university: Grouped): Step[] {
  const { kind, carnegieClass, designations } = university;
  const carnegie = carnegieClass ?? '';
  const tribal = designations.includes('tribal') ? sameThenAny('tribal') : [];
  const field = familyIn(ONE_FIELD, carnegie);
  if (kind === 'two-year') {
    const fields: Step[] = field === null ? [] : oneField(field, 'two-year-');
    const general: Step[] = /^(Mixed|Professions-focused)/.test(carnegie) ? [['two-year-general', 'same']] : [];
    return [...tribal, ...fields, ...general, ...sameThenAny('two-year')];
  }
  const every = sameThenAny('four-year');
  if (tribal.length > 0) return [...tribal, ...every];
  if (kind === 'seminary') return [['faith', 'same'], ['faith', 'any'], ...every];
  if (isResearchUniversity(university)) return [['research', 'same'], ...every];
  if (field !== null) return [...oneField(field), ...every];
  if (kind === 'mostly-associate') return [['mostly-associate', 'same'], ...every];
  const family = familyIn(FOUR_YEAR, carnegie);
  if (family === null) return every;
  const undergraduate = family === 'liberal-arts' || family === 'baccalaureate';
  return [[family, 'same'], ...(undergraduate ? ([['undergraduate', 'same']] as const) : []), ...every];
}

/** Nobody classes Canadian institutions as Carnegie does: what they award says it, and for colleges the province. */
function canadianSteps({ kind, state, highestAward }: Grouped): Step[] {
  if (kind === 'two-year') return [...sameThenAny(state === 'QC' ? 'cegep' : 'college'), ['two-year', 'any']];
  const every = sameThenAny('university');
  if (kind === 'mostly-associate') return [...sameThenAny('degree-college'), ...every];
  if (kind === 'seminary') return [...sameThenAny('faith'), ...every];
  return [...sameThenAny(highestAward === 'doctorate' ? 'doctoral' : 'undergraduate'), ...every];
}

/** The groups a school stands in, the closest first. One whose control is not known stands in those of any control. */
export function peerLadder(university: Grouped): string[] {
  const { country, type } = university;
  const steps = country === 'US' ? americanSteps(university) : canadianSteps(university);
  const start = country.toLowerCase();
  return steps.flatMap(([family, control]) =>
    control === 'any' ? [`${start}-${family}`] : type === null ? [] : [`${start}-${type}-${family}`],
  );
}
