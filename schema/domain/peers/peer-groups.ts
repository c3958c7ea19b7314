/**
 * Peer groups: schools of one country, one level, one Carnegie family (in Canada one category) and one kind of control.
 * Each school stands in several groups, from the closest to the widest; its own is the closest that has MIN_PEERS
 * members (data/pipeline/peers decides that, with the whole catalogue before it).
 */
import type { UniversityRecord } from '../record/dataset.ts';

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
  'us-for-profit-baccalaureate',
  'us-for-profit-business',
  'us-for-profit-four-year',
  'us-for-profit-health',
  'us-for-profit-masters',
  'us-for-profit-mostly-associate',
  'us-for-profit-special',
  'us-for-profit-two-year',
  'us-for-profit-two-year-general',
  'us-for-profit-two-year-health',
  'us-for-profit-two-year-special',
  'us-for-profit-two-year-technology',
  'us-health',
  'us-private-arts',
  'us-private-baccalaureate',
  'us-private-doctoral',
  'us-private-faith',
  'us-private-four-year',
  'us-private-health',
  'us-private-liberal-arts',
  'us-private-masters',
  'us-private-mostly-associate',
  'us-private-research',
  'us-private-special',
  'us-private-two-year',
  'us-private-two-year-general',
  'us-private-two-year-health',
  'us-private-two-year-special',
  'us-public-baccalaureate',
  'us-public-doctoral',
  'us-public-four-year',
  'us-public-masters',
  'us-public-mostly-associate',
  'us-public-research',
  'us-public-special',
  'us-public-tribal',
  'us-public-two-year',
  'us-public-two-year-general',
  'us-public-undergraduate',
  'us-tribal',
  'us-two-year-arts',
  'us-two-year-health',
  'us-two-year-special',
  'us-two-year-technology',
] as const;

type Grouped = Pick<UniversityRecord, 'country' | 'state' | 'type' | 'kind' | 'carnegieClass' | 'highestAward'>;

/** Families of Carnegie 2021 basic classes. What is no university at four years stands in TWO_YEAR. */
const FOUR_YEAR: readonly (readonly [family: string, class_: RegExp])[] = [
  ['research', /^Doctoral Universities: /],
  ['doctoral', /^Doctoral\/Professional/],
  ['masters', /^Master's/],
  ['liberal-arts', /Arts & Sciences Focus/],
  ['baccalaureate', /^(Baccalaureate|Associate's)/],
];
const ONE_FIELD: readonly (readonly [family: string, class_: RegExp])[] = [
  ['arts', /^Special Focus.*Arts/],
  ['business', /^Special Focus.*Business/],
  ['technology', /^Special Focus.*Techn/],
  ['health', /^Special Focus.*(Health|Medical)/],
  ['special', /^Special Focus/],
];

const familyIn = (table: readonly (readonly [string, RegExp])[], carnegie: string): string | null =>
  table.find(([, test]) => test.test(carnegie))?.[0] ?? null;

/** A step of the ladder: a family, of one control or (`any`) of whatever control. */
type Step = readonly [family: string, control: 'same' | 'any'];

const sameThenAny = (family: string): Step[] => [
  [family, 'same'],
  [family, 'any'],
];

/** What a school of one field teaches says more than who runs it: there the control goes first. */
const oneField = (field: string, all: string): Step[] => [
  ...(field === all ? [] : sameThenAny(field)),
  ...sameThenAny(all),
];

function americanSteps({ kind, carnegieClass }: Grouped): Step[] {
  const carnegie = carnegieClass ?? '';
  const tribal = /^Tribal/.test(carnegie) ? sameThenAny('tribal') : [];
  const field = familyIn(ONE_FIELD, carnegie);
  if (kind === 'two-year') {
    const fields: Step[] = field === null ? [] : oneField(`two-year-${field}`, 'two-year-special');
    const general: Step[] = /^(Associate|Baccalaureate)/.test(carnegie) ? [['two-year-general', 'same']] : [];
    return [...tribal, ...fields, ...general, ...sameThenAny('two-year')];
  }
  const every = sameThenAny('four-year');
  if (tribal.length > 0) return [...tribal, ...every];
  if (kind === 'seminary') return [['faith', 'same'], ['faith', 'any'], ...every];
  if (field !== null) return [...oneField(field, 'special'), ...every];
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
