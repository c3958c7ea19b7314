/**
 * Reasons why two schools are similar, as codes with their values (schema/domain/peers/similar-reasons.ts). Each thing the
 * two share is weighed by how rare it is: the bits of surprise in drawing a second school that shares it, times how
 * much a reader cares. The two heaviest are stored.
 */

import { NCES_LOCALES, type SimilarReason } from '#schema/domain/peers/similar-reasons.ts';
import { milesBetween } from '#schema/domain/places/distance.ts';
import { sizeCategoryOf } from '#schema/domain/record/categories.ts';
import { decides } from '#schema/domain/record/small-cohorts.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
import { isTold } from '../fields-of-study.ts';
import { namedRegion } from '../regions.ts';
import { isSpecialFocus, schoolClassOf } from './carnegie.ts';
import { mixCosine } from './distance.ts';
import type { Features } from './features.ts';

/** A thing shared, and how many schools share it with the first. */
interface Shared {
  reason: SimilarReason;
  /** Schools, the first itself among them, that this holds for. */
  holders: number;
  weight: number;
}

type Shares = (a: Features, b: Features, all: Population) => Shared | null;

/** Sorted values and counts over the catalogue, to tell how rare something is. */
export interface Population {
  size: number;
  sorted: Map<string, number[]>;
  counts: Map<string, number>;
}

const nearest = (value: number, step: number): number => Math.round(value / step) * step;

/** Numbers that two schools can have nearly the same. */
interface Measure {
  key: string;
  weight: number;
  of: (features: Features) => number | null;
  /** Largest difference that still counts as the same, at a value. */
  tolerance: (value: number) => number;
  reason: (one: number, other: number, a: Features, b: Features) => SimilarReason;
}

/** In the currency the two pages show; in US dollars where they differ. */
function tuitionReason(one: number, other: number, a: Features, b: Features): SimilarReason {
  if (one + other === 0) return ['noTuition'];
  const { currency } = a.university;
  if (currency !== b.university.currency) return ['tuitionAcross', nearest((one + other) / 2, 1000)];
  if (currency === 'USD') return ['tuition', nearest((one + other) / 2, 1000), currency];
  return ['tuition', nearest(((a.university.tuition ?? 0) + (b.university.tuition ?? 0)) / 2, 1000), currency];
}

const rounded = (value: number): number => Math.round(value);

const MEASURES: readonly Measure[] = [
  {
    key: 'admitted',
    weight: 1,
    of: ({ university }) =>
      university.admissionPolicy === 'open' || !decides('acceptanceRate', university)
        ? null
        : university.acceptanceRate,
    tolerance: (value) => 1 + Math.min(value, 100 - value) * 0.1,
    reason: (a, b) => ['admitted', rounded((a + b) / 2)],
  },
  {
    key: 'test',
    weight: 0.6,
    of: (features) => features.test,
    tolerance: () => 30,
    reason: (a, b) => ['test', nearest((a + b) / 2, 10)],
  },
  {
    key: 'netPrice',
    weight: 0.7,
    of: ({ university }) => university.netPrice,
    tolerance: (value) => value * 0.06,
    reason: (a, b) => ['netPrice', nearest((a + b) / 2, 1000)],
  },
  {
    key: 'tuitionUsd',
    weight: 0.6,
    of: (features) => features.tuitionUsd,
    tolerance: (value) => value * 0.06,
    reason: tuitionReason,
  },
  {
    key: 'graduationRate',
    weight: 0.55,
    of: ({ university }) => (decides('graduationRate', university) ? university.graduationRate : null),
    tolerance: () => 2.5,
    reason: (a, b) => ['graduationRate', rounded((a + b) / 2)],
  },
  {
    key: 'earnings',
    weight: 0.5,
    of: ({ university }) => university.medianEarnings,
    tolerance: (value) => value * 0.04,
    reason: (a, b) => ['earnings', nearest((a + b) / 2, 1000)],
  },
  {
    key: 'students',
    weight: 0.5,
    of: ({ university }) => university.studentPopulation,
    tolerance: (value) => value * 0.15,
    reason: (a, b) => {
      const middle = (a + b) / 2;
      const step = middle < 1_000 ? 50 : middle < 10_000 ? 500 : 1_000;
      return ['students', Math.max(step, nearest(middle, step))];
    },
  },
];

/** A value that two schools can have both; null shares nothing. */
interface Trait<Value> {
  key: string;
  weight: number;
  of: (features: Features) => Value | null;
  reason: (value: Value) => SimilarReason;
}

/** What a trait is counted and compared by. */
interface AnyTrait {
  key: string;
  weight: number;
  /** The value as a text; null where there is none. */
  of: (features: Features) => string | null;
  /** Of a school that has one. */
  reason: (features: Features) => SimilarReason | null;
}

const trait = <Value>({ key, weight, of, reason }: Trait<Value>): AnyTrait => ({
  key,
  weight,
  of: (features) => {
    const value = of(features);
    return value === null ? null : JSON.stringify(value);
  },
  reason: (features) => {
    const value = of(features);
    return value === null ? null : reason(value);
  },
});

/** The value, if it is among those that have words of their own. */
const among = <const Value extends string>(values: readonly Value[], value: string | null): Value | null =>
  values.find((one) => one === value) ?? null;

const TRAITS: readonly AnyTrait[] = [
  trait({
    key: 'place',
    weight: 1.4,
    of: ({ designations }) => designations[0] ?? null,
    reason: (kind) => ['place', kind],
  }),
  trait({
    // "large public research universities"; none when the class or the control is not known.
    key: 'kind',
    weight: 1.15,
    of: ({ university: { type, studentPopulation, kind }, compared }) => {
      const schools = schoolClassOf(compared, kind);
      const size = sizeCategoryOf(studentPopulation);
      return schools === null || type === null || size === null ? null : ([size, type, schools] as const);
    },
    reason: (kind) => ['kind', ...kind],
  }),
  trait({
    // For schools of one field that differ in size or control.
    key: 'focus',
    weight: 1,
    of: ({ university, compared }) => (isSpecialFocus(compared) ? schoolClassOf(compared, university.kind) : null),
    reason: (schools) => ['focus', schools],
  }),
  trait({
    key: 'denomination',
    weight: 0.9,
    of: ({ university }) => university.religiousDenomination,
    reason: (published) => ['denomination', published],
  }),
  trait({
    key: 'state',
    weight: 0.7,
    of: ({ university: { country, state } }) => [country, state] as const,
    reason: (place) => ['state', ...place],
  }),
  trait({
    // Conferences change members too often to be a reason.
    key: 'division',
    weight: 0.2,
    of: ({ university }) => (university.country === 'US' ? university.athleticsDivision : null),
    reason: (association) => ['division', association],
  }),
  trait({
    key: 'open',
    weight: 0.6,
    of: ({ university }) => among(['open'], university.admissionPolicy),
    reason: () => ['open'],
  }),
  trait({
    key: 'language',
    weight: 1,
    of: ({ university }) => among(['French', 'Bilingual'], university.language),
    reason: (language) => ['language', language],
  }),
  trait({
    key: 'level',
    weight: 0.4,
    of: ({ university }) => among(['bachelor', 'master', 'doctorate'], university.highestAward),
    reason: (highest) => ['level', highest],
  }),
  trait({
    key: 'control',
    weight: 0.35,
    of: ({ university: { country, type } }) => (type === null ? null : ([country, type] as const)),
    reason: ([, type]) => ['control', type],
  }),
  trait({
    key: 'setting',
    weight: 0.3,
    of: ({ university }) => among(NCES_LOCALES, university.locale),
    reason: (locale) => ['setting', locale],
  }),
  trait({
    key: 'region',
    weight: 0.35,
    of: ({ region }) => namedRegion(region),
    reason: (region) => ['region', region],
  }),
  trait({
    // Calendars that are not the common one.
    key: 'calendar',
    weight: 0.5,
    of: ({ university }) => among(['quarter', 'trimester', '4-1-4'], university.academicCalendar),
    reason: (calendar) => ['calendar', calendar],
  }),
];

/** Traits that say the same thing twice: of each group only the heaviest is used. */
const GROUPS: Record<string, string> = {
  state: 'where',
  region: 'where',
  apart: 'where',
  kind: 'kind',
  focus: 'kind',
  control: 'kind',
  level: 'level',
  admitted: 'selectivity',
  test: 'selectivity',
  open: 'selectivity',
  netPrice: 'price',
  tuitionUsd: 'price',
  looseMix: 'mix',
};

/** From here on the mixes of two schools are called the same. */
const SAME_MIX = 0.88;
const MIX_WEIGHT = 0.9;
/** The cosine of two schools picked at random is rarely under this; nearer to 1 is rarer. */
const COMMON_MIX = 0.55;

/** The two largest fields that the two have in common, or the one; null where nothing is. */
function commonFields(a: Features, b: Features): [field: string, other?: string] | null {
  const [first, second] = [...(a.mix ?? [])]
    .map(([family, root]): [string, number] => [family, root * (b.mix?.get(family) ?? 0)])
    .filter(([family, part]) => isTold(family) && part > 0.1)
    .sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))
    .map(([family]) => family);
  if (first === undefined) return null;
  return second === undefined ? [first] : [first, second];
}

const sharesMix: Shares = (a, b, all) => {
  const cosine = mixCosine(a, b);
  if (cosine === null || cosine < SAME_MIX) return null;
  const common = commonFields(a, b);
  if (common === null) return null;
  return {
    reason: ['mix', ...common],
    // The nearer the mixes, the fewer schools are that near.
    holders: Math.max(1, (all.size * (1 - cosine)) / (1 - COMMON_MIX)),
    weight: MIX_WEIGHT,
  };
};

/** Sorts and counts what the reasons need. */
export function populationOf(all: readonly Features[]): Population {
  const sorted = new Map<string, number[]>();
  for (const { key, of } of MEASURES) {
    sorted.set(
      key,
      all
        .map(of)
        .filter((value) => value !== null)
        .sort((a, b) => a - b),
    );
  }
  const counts = new Map<string, number>();
  for (const features of all) {
    for (const { key, of } of TRAITS) {
      const value = of(features);
      if (value !== null) counts.set(`${key} ${value}`, (counts.get(`${key} ${value}`) ?? 0) + 1);
    }
  }
  return { size: all.length, sorted, counts };
}

/** How many of the sorted values are below `value`, or up to it when `inclusive`. */
function below(sorted: readonly number[], value: number, inclusive: boolean): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = sorted[middle] ?? 0;
    if (at < value || (inclusive && at === value)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function sharedMeasure({ key, weight, of, tolerance, reason }: Measure): Shares {
  return (a, b, all) => {
    const one = of(a);
    const other = of(b);
    if (one === null || other === null) return null;
    const width = tolerance(one);
    if (Math.abs(one - other) > width) return null;
    const sorted = all.sorted.get(key) ?? [];
    const holders = below(sorted, one + width, true) - below(sorted, one - width, false);
    return { reason: reason(one, other, a, b), holders, weight };
  };
}

function sharedTrait({ key, weight, of, reason }: AnyTrait): Shares {
  return (a, b, all) => {
    const value = of(a);
    if (value === null || of(b) !== value) return null;
    const shared = reason(a);
    return shared && { reason: shared, holders: all.counts.get(`${key} ${value}`) ?? 1, weight };
  };
}

const SHARES: readonly { key: string; shares: Shares }[] = [
  ...TRAITS.map((one) => ({ key: one.key, shares: sharedTrait(one) })),
  ...MEASURES.map((measure) => ({ key: measure.key, shares: sharedMeasure(measure) })),
  { key: 'mix', shares: sharesMix },
];

/** What is said of two schools that share little else, each with what it weighs: less than anything shared exactly. */
const LOOSELY: readonly { key: string; bits: number; reason: (a: Features, b: Features) => SimilarReason | null }[] = [
  { key: 'apart', bits: 2.4, reason: (a, b) => apart(a, b, 10) },
  { key: 'apart', bits: 1.2, reason: (a, b) => apart(a, b, 40) },
  {
    key: 'looseMix',
    bits: 0.6,
    reason: (a, b) => {
      const common = commonFields(a, b);
      const cosine = mixCosine(a, b);
      return cosine === null || cosine >= SAME_MIX || common === null ? null : ['looseMix', ...common];
    },
  },
  { key: 'graduationRate', bits: 0.5, reason: closely('graduationRate', 8, 'nearGraduationRate') },
  { key: 'admitted', bits: 0.45, reason: closely('admitted', 8, 'nearAdmitted') },
  {
    key: 'students',
    bits: 0.4,
    reason: ({ university: { studentPopulation: here } }, { university: { studentPopulation: there } }) =>
      here !== null && there !== null && Math.max(here, there) < 2 * Math.min(here, there)
        ? ['nearStudents', there, here]
        : null,
  },
  { key: 'apart', bits: 0.35, reason: (a, b) => apart(a, b, 150) },
  {
    key: 'founded',
    bits: 0.3,
    reason: ({ university: { yearFounded: here } }, { university: { yearFounded: there } }) =>
      here !== null && there !== null && Math.abs(here - there) <= 25 ? ['nearFounded', there, here] : null,
  },
  {
    key: 'faculty',
    bits: 0.25,
    reason: ({ university: { studentFacultyRatio: here } }, { university: { studentFacultyRatio: there } }) =>
      here !== null && there !== null && Math.abs(here - there) <= 3 ? ['nearFaculty', there, here] : null,
  },
  { key: 'apart', bits: 0.15, reason: (a, b) => apart(a, b, 600) },
  {
    key: 'apart',
    bits: 0.05,
    reason: (_, { university: { city, state, country } }) => (city === null ? null : ['town', city, country, state]),
  },
];

/** A measure that is not the same but near: so many points apart at most. */
function closely(key: string, points: number, told: 'nearGraduationRate' | 'nearAdmitted') {
  const of = MEASURES.find((measure) => measure.key === key)?.of ?? (() => null);
  return (a: Features, b: Features): SimilarReason | null => {
    const [here, there] = [of(a), of(b)];
    if (here === null || there === null || Math.abs(here - there) > points) return null;
    return [told, rounded(there), rounded(here)];
  };
}

/** How far two schools are from each other, up to `most` miles. */
function apart({ university: a }: Features, { university: b }: Features, most: number): SimilarReason | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const miles = milesBetween(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  );
  if (miles > most) return null;
  if (miles < 1.5) return ['miles', 1];
  const step = miles < 20 ? 1 : miles < 200 ? 5 : 10;
  return ['miles', nearest(miles, step)];
}

/** Said when nothing else can be. */
export const WHEN_LITTLE_IS_SHARED: [SimilarReason, SimilarReason] = [['nearInFigures'], ['fewFigures']];
/** What a kind of reason loses each time that another card of the page has it. */
const SAID_BEFORE = 0.55;

interface Told {
  reason: SimilarReason;
  /** The reason as a text: its key and its values. */
  key: string;
  group: string;
  bits: number;
}

/** All reasons of a pair, the heaviest first; of two that weigh the same, the one that stands first above. */
function toldOf(a: Features, b: Features, all: Population): Told[] {
  const shared = SHARES.flatMap(({ key, shares }) => {
    const found = shares(a, b, all);
    return found
      ? [
          {
            reason: found.reason,
            key: JSON.stringify(found.reason),
            group: GROUPS[key] ?? key,
            bits: found.weight * Math.log2(all.size / found.holders),
          },
        ]
      : [];
  });
  const loose = LOOSELY.flatMap(({ key, bits, reason }) => {
    const found = reason(a, b);
    return found === null ? [] : [{ reason: found, key: JSON.stringify(found), group: GROUPS[key] ?? key, bits }];
  });
  return [...shared, ...loose].sort((x, y) => y.bits - x.bits);
}

/**
 * Two reasons for each of the schools nearest to `a`, in their order, the heavier first. The cards of a page (so many as
 * `together`) never have the same one, as long as there is another, and rather different kinds: the heaviest of all is
 * given to its card first, then the next.
 */
export function reasonsOfCards(
  a: Features,
  others: readonly Features[],
  all: Population,
  together: number = SIMILAR_COUNT,
): [SimilarReason, SimilarReason][] {
  const reasons: [SimilarReason, SimilarReason][] = [];
  for (let from = 0; from < others.length; from += together) {
    const cards = others.slice(from, from + together).map((other) => ({
      told: toldOf(a, other, all),
      chosen: [] as Told[],
    }));
    const said = new Set<string>();
    const times = new Map<string, number>();
    for (;;) {
      let best: { card: (typeof cards)[number]; told: Told; bits: number } | undefined;
      for (const card of cards) {
        if (card.chosen.length === 2) continue;
        for (const told of card.told) {
          if (said.has(told.key) || card.chosen.some(({ group }) => group === told.group)) continue;
          const bits = told.bits * SAID_BEFORE ** (times.get(told.group) ?? 0);
          if (!best || bits > best.bits) best = { card, told, bits };
        }
      }
      if (!best) break;
      best.card.chosen.push(best.told);
      said.add(best.told.key);
      times.set(best.told.group, (times.get(best.told.group) ?? 0) + 1);
    }
    for (const { chosen } of cards) {
      const [first, second] = chosen.sort((x, y) => y.bits - x.bits).map(({ reason }) => reason);
      reasons.push([first ?? WHEN_LITTLE_IS_SHARED[0], second ?? WHEN_LITTLE_IS_SHARED[first ? 0 : 1]]);
    }
  }
  return reasons;
}
