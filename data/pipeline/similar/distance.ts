/**
 * How unlike two schools are. Each feature gives a difference that is 1 for a pair that has little in common there;
 * the distance is the root of the weighted mean of their squares. A feature that one of the two has no value for counts
 * as rather far, one that neither has as rather near: a school with few figures is then not everybody's neighbour, and
 * schools that publish the same things (Canadian ones, say) can still be near each other.
 */
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

const LEVEL: Record<string, number> = { bachelor: 0, postbaccalaureate: 0.2, master: 0.5, doctorate: 1 };

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

const designations: Difference = (a, b) => {
  const all = new Set([...a.designations, ...b.designations]);
  const shared = a.designations.filter((designation) => b.designations.includes(designation)).length;
  return all.size === 0 ? 0 : MOST * (1 - shared / all.size);
};

const religion: Difference = (a, b) => {
  const [one, other] = [a.university, b.university];
  if (one.religiousAffiliation === null || other.religiousAffiliation === null) {
    return absence(one.religiousAffiliation, other.religiousAffiliation);
  }
  if (one.religiousAffiliation !== other.religiousAffiliation) return 1;
  return one.religiousDenomination === other.religiousDenomination ? 0 : 0.3;
};

const place: Difference = (a, b) => {
  if (a.university.state === b.university.state) return 0;
  return a.region !== null && a.region === b.region ? 0.5 : 1;
};

/** Every feature with its weight. The weights are judged by tests/data/known-neighbours.test.ts. */
export const FEATURES: readonly { name: string; weight: number; difference: Difference }[] = [
  { name: 'highest award', weight: 1, difference: numeric((f) => LEVEL[f.university.highestAward ?? ''] ?? null, 0.5) },
  { name: 'share of graduate students', weight: 0.7, difference: numeric((f) => f.graduateShare, 0.25) },
  {
    name: 'Carnegie class',
    weight: 2.5,
    difference: (a, b) =>
      carnegieDistance(a.carnegieBasic, b.carnegieBasic) ?? absence(a.carnegieBasic, b.carnegieBasic),
  },
  { name: 'control', weight: 1.6, difference: control },
  { name: 'size', weight: 2, difference: numeric((f) => log(f.university.studentPopulation), 1) },
  { name: 'selectivity', weight: 2.2, difference: numeric((f) => logOdds(f.admitted), 1.3) },
  { name: 'test scores', weight: 1.6, difference: numeric((f) => f.test, 150) },
  { name: 'tuition', weight: 0.8, difference: numeric((f) => log(f.tuitionUsd), 0.6) },
  { name: 'net price', weight: 0.4, difference: numeric((f) => log(f.university.netPrice), 0.5) },
  { name: 'graduation rate', weight: 1.2, difference: numeric((f) => f.graduated, 22) },
  { name: 'earnings', weight: 0.6, difference: numeric((f) => log(f.university.medianEarnings), 0.3) },
  { name: 'setting', weight: 0.4, difference: equal((f) => f.university.campusSetting) },
  { name: 'religion', weight: 1.2, difference: religion },
  {
    // A mix that is not known is no nearer than one that differs: a school without any would be everybody's neighbour.
    name: 'mix of programs',
    weight: 3,
    difference: (a, b) => {
      const cosine = mixCosine(a, b);
      return cosine === null ? MOST : (1 - cosine) / 0.25;
    },
  },
  {
    // What a school of one field teaches says more of it than its size or price.
    name: 'field of a special-focus school',
    weight: 3,
    difference: (a, b) => {
      const special = [a, b].filter(({ carnegieBasic }) => isSpecialFocus(carnegieBasic));
      if (special.length === 0) return 0;
      const cosine = mixCosine(a, b);
      if (cosine !== null) return (1 - cosine) / 0.4;
      return special.length === 2 && a.carnegieBasic === b.carnegieBasic ? MISSING_IN_BOTH : MOST;
    },
  },
  { name: 'country', weight: 1.5, difference: equal((f) => f.university.country, 1.5) },
  {
    name: 'language',
    weight: 1,
    difference: (a, b) => {
      const [one, other] = [a.university.language ?? 'English', b.university.language ?? 'English'];
      return one === other ? 0 : one === 'Bilingual' || other === 'Bilingual' ? 0.6 : 1.5;
    },
  },
  { name: 'distance-only students', weight: 0.8, difference: numeric((f) => f.distanceShare, 0.4) },
  { name: 'designations', weight: 4, difference: designations },
  { name: 'athletics', weight: 0.3, difference: equal((f) => f.university.athleticsDivision) },
  { name: 'state and region', weight: 0.4, difference: place },
];

const WEIGHTS = FEATURES.reduce((sum, { weight }) => sum + weight, 0);

/** 0 is the same in every feature; around 1 is two schools picked at random. */
export function distanceBetween(a: Features, b: Features): number {
  let sum = 0;
  for (const { weight, difference } of FEATURES) {
    const capped = Math.min(MOST, difference(a, b));
    sum += weight * capped * capped;
  }
  return Math.sqrt(sum / WEIGHTS);
}
