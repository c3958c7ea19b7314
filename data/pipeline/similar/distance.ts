/**
 * Distance between two schools. Each feature gives a difference that is 1 for a pair that has little in common there;
 * the distance is the root of the weighted mean of their squares. A feature that one of the two has no value for counts
 * as rather far, one that neither has as rather near: a school with few figures is then not everybody's neighbour, and
 * schools that publish the same things (Canadian ones, say) can still be near each other.
 */
import { teachingLanguage } from '#schema/domain/search/teaching-language.ts';
import { carnegieDistance, isSpecialFocus } from './carnegie.ts';
import type { Features } from './features.ts';

const MISSING_IN_ONE = 1;
const MISSING_IN_BOTH = 0.55;
/** Differences are capped here: once schools are clearly unlike in a feature, more of it says nothing new. */
const MOST = 1.6;

type Difference = (a: Features, b: Features) => number;
type Numbers = (features: Features) => number | null;

/** What counts for a pair when at least one of its two values is null. */
function absence(one: unknown, other: unknown): number {
  return one === null && other === null ? MISSING_IN_BOTH : MISSING_IN_ONE;
}

/** The difference of two numbers in units of `scale`. */
function numeric(of: Numbers, scale: number): Difference {
  return (a, b) => {
    const one = of(a);
    const other = of(b);
    return one === null || other === null ? absence(one, other) : Math.abs(one - other) / scale;
  };
}

/** 0 when equal, else `unlike`. */
function equal(of: (features: Features) => unknown, unlike = 1): Difference {
  return (a, b) => {
    const one = of(a) ?? null;
    const other = of(b) ?? null;
    if (one === null || other === null) return absence(one, other);
    return one === other ? 0 : unlike;
  };
}

const log = (value: number | null): number | null => (value === null || value <= 0 ? null : Math.log(value));
/** Log odds of a percentage: 5 and 10 percent are as far apart as 90 and 95. */
const logOdds = (percent: number | null): number | null => {
  if (percent === null) return null;
  const share = Math.min(0.985, Math.max(0.02, percent / 100));
  return Math.log(share / (1 - share));
};

const LEVEL: Record<string, number> = { bachelor: 0, master: 0.5, doctorate: 1 };

/** Cosine of the two mixes of graduates, 0-1; null when either has none. */
export function mixCosine(a: Features, b: Features): number | null {
  if (!a.mix || !b.mix) return null;
  // The values are roots of shares, so both vectors have length 1.
  let sum = 0;
  for (const [family, value] of a.mix) sum += value * (b.mix.get(family) ?? 0);
  return Math.min(1, sum);
}

const control: Difference = (a, b) => {
  const [one, other] = [a.university.type, b.university.type];
  if (one === null || other === null) return absence(one, other);
  if (one === other) return 0;
  return one === 'for-profit' || other === 'for-profit' ? 1.6 : 1;
};

/** The difference of a school that something sets apart from one that nothing does. */
const SET_APART = 1.5;

const designations: Difference = (a, b) => {
  const all = new Set([...a.designations, ...b.designations]);
  const shared = a.designations.filter((designation) => b.designations.includes(designation)).length;
  if (all.size === 0) return 0;
  // Two schools that are each set apart by something else are further apart than either is from all others.
  return shared === 0 && (a.designations.length === 0 || b.designations.length === 0)
    ? SET_APART
    : MOST * (1 - shared / all.size);
};

const religion: Difference = (a, b) => {
  const [one, other] = [a.university, b.university];
  if (one.religiousAffiliation === null || other.religiousAffiliation === null) {
    return absence(one.religiousAffiliation, other.religiousAffiliation);
  }
  // Schools of two churches have more in common than either has with one of none.
  if (one.religiousAffiliation !== other.religiousAffiliation) {
    return [one, other].some(({ religiousAffiliation }) => religiousAffiliation === 'none') ? 1.2 : 0.85;
  }
  return one.religiousDenomination === other.religiousDenomination ? 0 : 0.3;
};

const place: Difference = (a, b) => {
  if (a.university.state === b.university.state) return 0;
  return a.region !== null && a.region === b.region ? 0.5 : 1;
};

/** A CEGEP leads to university, no other college does: the two are further apart than other kinds of school in Canada. */
function canadianDistance(one: string, other: string): number {
  if (one === other) return 0;
  return [one, other].includes('ca-cegep') ? 1.2 : 0.5;
}

interface Feature {
  name: string;
  weight: number;
  /** Its weight where another price, place, entry or outcome is looked for (`kindDistance`); the same unless said. */
  inKind?: number;
  difference: Difference;
}

/**
 * Every feature with its weight. The weights are judged by tests/data/known-neighbours.test.ts and by
 * `npm run bench -- similar`: class and level are the heaviest after the programs, so that a school is set among those
 * that are there for the same students.
 */
export const FEATURES: readonly Feature[] = [
  {
    name: 'highest degree',
    weight: 1.4,
    difference: numeric((f) => LEVEL[f.university.highestAward ?? ''] ?? null, 0.5),
  },
  { name: 'share of graduate students', weight: 0.7, difference: numeric((f) => f.graduateShare, 0.25) },
  {
    name: 'Carnegie class',
    weight: 4,
    difference: (a, b) => {
      const classes = carnegieDistance(a.compared, b.compared);
      if (classes !== null) return classes;
      // Nobody classes Canadian schools: what they award says it.
      const [one, other] = [a.canadianFamily, b.canadianFamily];
      if (one !== null && other !== null) return canadianDistance(one, other);
      return absence(a.compared, b.compared);
    },
  },
  { name: 'control', weight: 1.6, inKind: 0.7, difference: control },
  { name: 'size', weight: 2, difference: numeric((f) => log(f.university.studentPopulation), 1) },
  { name: 'selectivity', weight: 2.2, inKind: 1, difference: numeric((f) => logOdds(f.admitted), 1.3) },
  { name: 'test scores', weight: 1.6, inKind: 0.8, difference: numeric((f) => f.test, 150) },
  { name: 'tuition', weight: 0.8, inKind: 0, difference: numeric((f) => log(f.tuitionUsd), 0.6) },
  { name: 'net price', weight: 0.4, inKind: 0, difference: numeric((f) => log(f.university.netPrice), 0.5) },
  { name: 'graduation rate', weight: 1.2, inKind: 0.5, difference: numeric((f) => f.graduated, 22) },
  { name: 'earnings', weight: 0.6, inKind: 0.3, difference: numeric((f) => log(f.university.medianEarnings), 0.3) },
  { name: 'setting', weight: 0.4, difference: equal((f) => f.university.campusSetting) },
  { name: 'religion', weight: 1.6, difference: religion },
  {
    // A mix that is not known is no nearer than one that differs: a school without any would be everybody's neighbour.
    name: 'mix of programs',
    weight: 3,
    difference: (a, b) => {
      const cosine = mixCosine(a, b);
      if (cosine !== null) return (1 - cosine) / 0.25;
      // Two schools of design teach design, also where nobody counts their graduates.
      return isSpecialFocus(a.compared) && a.compared === b.compared ? MISSING_IN_ONE : MOST;
    },
  },
  {
    // What a school of one field teaches says more of it than its size or price.
    name: 'field of a special-focus school',
    weight: 3,
    difference: (a, b) => {
      const special = [a, b].filter(({ compared }) => isSpecialFocus(compared));
      if (special.length === 0) return 0;
      const cosine = mixCosine(a, b);
      if (cosine !== null) return (1 - cosine) / 0.4;
      return special.length === 2 && a.compared === b.compared ? MISSING_IN_BOTH : MOST;
    },
  },
  { name: 'country', weight: 1.5, inKind: 0, difference: equal((f) => f.university.country, 1.5) },
  {
    name: 'language',
    weight: 1,
    difference: (a, b) => {
      const [one, other] = [a, b].map(({ university }) => teachingLanguage(university) ?? 'en');
      return one === other ? 0 : one === 'both' || other === 'both' ? 0.6 : 1.5;
    },
  },
  {
    // Its schools teach in Spanish, admit by a test of their own and charge a third: they are compared with each other.
    name: 'Puerto Rico',
    weight: 4,
    difference: (a, b) => ((a.university.state === 'PR') === (b.university.state === 'PR') ? 0 : MOST),
  },
  { name: 'distance-only students', weight: 0.8, difference: numeric((f) => f.distanceShare, 0.4) },
  { name: 'designations', weight: 5.5, difference: designations },
  { name: 'athletics', weight: 0.3, difference: equal((f) => f.university.athleticsDivision) },
  { name: 'state and region', weight: 0.7, inKind: 0, difference: place },
  { name: 'system', weight: 1.2, inKind: 0, difference: equal((f) => f.system) },
];

/** Root of the weighted mean of squares, by one of the two sets of weights. */
function distanceBy(weightOf: (feature: Feature) => number): (a: Features, b: Features) => number {
  const weighted = FEATURES.map((feature) => ({ weight: weightOf(feature), difference: feature.difference })).filter(
    ({ weight }) => weight > 0,
  );
  const all = weighted.reduce((sum, { weight }) => sum + weight, 0);
  return (a, b) => {
    let sum = 0;
    for (const { weight, difference } of weighted) {
      const capped = Math.min(MOST, difference(a, b));
      sum += weight * capped * capped;
    }
    return Math.sqrt(sum / all);
  };
}

/** 0 is the same in every feature; around 1 is two schools picked at random. */
export const distanceBetween = distanceBy(({ weight }) => weight);

/**
 * The same for anyone who looks for another price, place or entry: what a school is and teaches counts in full, whom it
 * takes and what becomes of them less, and what it costs and where it is not at all.
 */
export const kindDistance = distanceBy(({ weight, inKind = weight }) => inKind);
