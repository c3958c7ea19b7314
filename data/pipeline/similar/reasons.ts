/**
 * Why two schools are near, as short phrases. Each thing the two share is weighed by how rare it is: the bits of
 * surprise in drawing a second school that shares it, times how much a reader cares. The two heaviest are told.
 */
import { sizeCategoryOf } from '#schema/domain/categories.ts';
import { milesBetween } from '#schema/domain/distance.ts';
import { englishStateName } from '#schema/domain/english-places.ts';
import { SIMILAR_COUNT } from '#schema/domain/limits.ts';
import { decides } from '#schema/domain/small-cohorts.ts';
import { listOf } from '../describe/grammar.ts';
import { religionWords } from '../describe/religion-words.ts';
import { fieldName } from '../fields-of-study.ts';
import { regionWords } from '../regions.ts';
import { isSpecialFocus, pluralOfClass } from './carnegie.ts';
import { mixCosine } from './distance.ts';
import type { Features } from './features.ts';

/** A thing shared: what a reader would call it, and how many schools share it with the first. */
interface Shared {
  phrase: string;
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

const dollars = (value: number, step: number): string =>
  `$${(Math.round(value / step) * step).toLocaleString('en-US')}`;

/** Numbers that two schools can have nearly the same. */
interface Measure {
  key: string;
  weight: number;
  of: (features: Features) => number | null;
  /** Largest difference that still counts as the same, at a value. */
  tolerance: (value: number) => number;
  phrase: (one: number, other: number, a: Features, b: Features) => string;
}

/** In the currency the two pages show; in US dollars, named as such, where they differ. */
function tuitionPhrase(one: number, other: number, a: Features, b: Features): string {
  if (one + other === 0) return 'Neither charges tuition';
  const [currency, otherCurrency] = [a.university.currency, b.university.currency];
  if (currency !== otherCurrency) return `Similar tuition: about US${dollars((one + other) / 2, 1000)}`;
  if (currency === 'USD') return `Similar tuition: about ${dollars((one + other) / 2, 1000)}`;
  return `Similar tuition: about C${dollars(((a.university.tuition ?? 0) + (b.university.tuition ?? 0)) / 2, 1000)}`;
}

const rounded = (value: number): number => Math.round(value);

const MEASURES: readonly Measure[] = [
  {
    key: 'admitted',
    weight: 1,
    of: ({ university }) =>
      university.admissionPolicy === 'open' || !decides('acceptanceRate', university.cohorts)
        ? null
        : university.acceptanceRate,
    tolerance: (value) => 1 + Math.min(value, 100 - value) * 0.1,
    phrase: (a, b) => `Both admit about ${rounded((a + b) / 2)}% of applicants`,
  },
  {
    key: 'test',
    weight: 0.6,
    of: (features) => features.test,
    tolerance: () => 30,
    phrase: (a, b) => `Similar test scores: about ${Math.round((a + b) / 20) * 10} on the SAT`,
  },
  {
    key: 'netPrice',
    weight: 0.7,
    of: ({ university }) => university.netPrice,
    tolerance: (value) => value * 0.06,
    phrase: (a, b) => `Similar price: about ${dollars((a + b) / 2, 1000)} net`,
  },
  {
    key: 'tuitionUsd',
    weight: 0.6,
    of: (features) => features.tuitionUsd,
    tolerance: (value) => value * 0.06,
    phrase: tuitionPhrase,
  },
  {
    key: 'graduationRate',
    weight: 0.55,
    of: ({ university }) => (decides('graduationRate', university.cohorts) ? university.graduationRate : null),
    tolerance: () => 2.5,
    phrase: (a, b) => `Similar graduation rate: about ${rounded((a + b) / 2)}%`,
  },
  {
    key: 'earnings',
    weight: 0.5,
    of: ({ university }) => university.medianEarnings,
    tolerance: (value) => value * 0.04,
    phrase: (a, b) => `Similar earnings after ten years: about ${dollars((a + b) / 2, 1000)}`,
  },
  {
    key: 'students',
    weight: 0.5,
    of: ({ university }) => university.studentPopulation,
    tolerance: (value) => value * 0.15,
    phrase: (a, b) => {
      const middle = (a + b) / 2;
      const step = middle < 1_000 ? 50 : middle < 10_000 ? 500 : 1_000;
      return `Similar size: about ${(Math.max(1, Math.round(middle / step)) * step).toLocaleString('en-US')} students`;
    },
  },
];

/** Words or nothing: `undefined` and null share nothing. */
interface Trait {
  key: string;
  weight: number;
  of: (features: Features) => string | null;
  phrase: (value: string) => string;
}

const PLACE_KINDS: Record<string, string> = {
  hbcu: 'Both are historically Black institutions',
  tribal: 'Both are tribal colleges',
  womens: "Both are women's colleges",
  mens: "Both are men's colleges",
  'online-only': 'Both teach online only',
  military: 'Both are military colleges',
};
const SIZE_WORDS: Record<string, string> = {
  Small: 'small ',
  Medium: 'midsize ',
  Large: 'large ',
  'Very Large': 'very large ',
};
const CONTROL_WORDS: Record<string, string> = { public: 'public ', private: 'private ', 'for-profit': 'for-profit ' };
const LEVEL_WORDS: Record<string, string> = {
  bachelor: "bachelor's degrees as their highest award",
  master: "master's degrees as their highest award",
  doctorate: 'doctorates',
};

/** Calendars that are not the common one. */
const CALENDAR_WORDS: Record<string, string> = {
  quarter: 'quarters',
  trimester: 'trimesters',
  '4-1-4': 'a 4-1-4 calendar',
};

/** "large public research universities"; null when the class or the control is not known. */
function kindOf({ university, carnegieBasic }: Features): string | null {
  const plural = pluralOfClass(carnegieBasic);
  const size = sizeCategoryOf(university.studentPopulation);
  if (plural === null || university.type === null || size === null) return null;
  return `${SIZE_WORDS[size] ?? ''}${CONTROL_WORDS[university.type] ?? ''}${plural}`;
}

const TRAITS: readonly Trait[] = [
  {
    key: 'place',
    weight: 1.4,
    of: ({ designations }) => designations[0] ?? null,
    phrase: (value) => PLACE_KINDS[value] ?? '',
  },
  { key: 'kind', weight: 1.15, of: kindOf, phrase: (value) => `Both are ${value}` },
  {
    // For schools of one field that differ in size or control.
    key: 'focus',
    weight: 1,
    of: ({ carnegieBasic }) => (isSpecialFocus(carnegieBasic) ? pluralOfClass(carnegieBasic) : null),
    phrase: (value) => `Both are ${value}`,
  },
  {
    key: 'denomination',
    weight: 0.9,
    of: ({ university }) => university.religiousDenomination,
    phrase: (value) => `Both have ${religionWords(value)}`,
  },
  {
    key: 'state',
    weight: 0.7,
    of: ({ university }) => `${university.country} ${university.state}`,
    phrase: (value) => `Both in ${englishStateName(value.startsWith('CA') ? 'CA' : 'US', value.slice(3))}`,
  },
  {
    // Conferences change members too often to be a reason.
    key: 'division',
    weight: 0.2,
    of: ({ university }) => (university.country === 'US' ? university.athleticsDivision : null),
    phrase: (value) => `Both compete in ${/^[A-Z]{3,}$/.test(value) ? `the ${value}` : value}`,
  },
  {
    key: 'open',
    weight: 0.6,
    of: ({ university }) => (university.admissionPolicy === 'open' ? 'open' : null),
    phrase: () => 'Both have open admission',
  },
  {
    key: 'language',
    weight: 1,
    of: ({ university }) => (university.language === 'English' ? null : university.language),
    phrase: (value) => (value === 'Bilingual' ? 'Both teach in English and French' : `Both teach in ${value}`),
  },
  {
    key: 'level',
    weight: 0.4,
    of: ({ university }) => (LEVEL_WORDS[university.highestAward ?? ''] ? university.highestAward : null),
    phrase: (value) => `Both award ${LEVEL_WORDS[value] ?? ''}`,
  },
  {
    key: 'control',
    weight: 0.35,
    of: ({ university }) => (university.type === null ? null : `${university.country} ${university.type}`),
    phrase: (value) => `Both are ${value.slice(3)} institutions`,
  },
  {
    key: 'setting',
    weight: 0.3,
    of: ({ university }) => university.locale,
    phrase: (value) => `Same kind of place: ${settingWords(value)}`,
  },
  {
    key: 'region',
    weight: 0.35,
    of: ({ region }) => regionWords(region),
    phrase: (value) => `Both in ${value}`,
  },
  {
    key: 'calendar',
    weight: 0.5,
    of: ({ university }) => (CALENDAR_WORDS[university.academicCalendar ?? ''] ? university.academicCalendar : null),
    phrase: (value) => `Both run on ${CALENDAR_WORDS[value] ?? ''}`,
  },
];

/** "City: Large" -> "large city", "Town: Remote" -> "remote town". */
function settingWords(locale: string): string {
  const [place = '', size = ''] = locale.split(': ');
  return [size, place].filter(Boolean).join(' ').toLowerCase();
}

/** Traits that say the same thing twice: of each group only the heaviest is told. */
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

/** The two largest fields that the two have in common; none where nothing is. */
function commonFields(a: Features, b: Features): string[] {
  return [...(a.mix ?? [])]
    .map(([family, root]): [string, number] => [family, root * (b.mix?.get(family) ?? 0)])
    .filter(([family, part]) => fieldName(family) !== undefined && part > 0.1)
    .sort((x, y) => y[1] - x[1] || (x[0] < y[0] ? -1 : 1))
    .slice(0, 2)
    .map(([family]) => fieldName(family) ?? '');
}

const sharesMix: Shares = (a, b, all) => {
  const cosine = mixCosine(a, b);
  if (cosine === null || cosine < SAME_MIX) return null;
  const common = commonFields(a, b);
  if (common.length === 0) return null;
  return {
    phrase: `Same mix of programs: ${listOf(common)}`,
    // The nearer the mixes, the fewer schools are that near.
    holders: Math.max(1, (all.size * (1 - cosine)) / (1 - COMMON_MIX)),
    weight: MIX_WEIGHT,
  };
};

/** Sorts and counts what the phrases need. */
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

function sharedMeasure({ key, weight, of, tolerance, phrase }: Measure): Shares {
  return (a, b, all) => {
    const one = of(a);
    const other = of(b);
    if (one === null || other === null) return null;
    const width = tolerance(one);
    if (Math.abs(one - other) > width) return null;
    const sorted = all.sorted.get(key) ?? [];
    const holders = below(sorted, one + width, true) - below(sorted, one - width, false);
    return { phrase: phrase(one, other, a, b), holders, weight };
  };
}

function sharedTrait({ key, weight, of, phrase }: Trait): Shares {
  return (a, b, all) => {
    const value = of(a);
    if (value === null || of(b) !== value) return null;
    return { phrase: phrase(value), holders: all.counts.get(`${key} ${value}`) ?? 1, weight };
  };
}

const SHARES: readonly { key: string; shares: Shares }[] = [
  ...TRAITS.map((trait) => ({ key: trait.key, shares: sharedTrait(trait) })),
  ...MEASURES.map((measure) => ({ key: measure.key, shares: sharedMeasure(measure) })),
  { key: 'mix', shares: sharesMix },
];

/** What is said of two schools that share little else, each with what it weighs: less than anything shared exactly. */
const LOOSELY: readonly { key: string; bits: number; phrase: (a: Features, b: Features) => string | null }[] = [
  { key: 'apart', bits: 2.4, phrase: (a, b) => apart(a, b, 10) },
  { key: 'apart', bits: 1.2, phrase: (a, b) => apart(a, b, 40) },
  {
    key: 'looseMix',
    bits: 0.6,
    phrase: (a, b) => {
      const common = commonFields(a, b);
      const cosine = mixCosine(a, b);
      if (cosine === null || cosine >= SAME_MIX || common.length === 0) return null;
      return `Many graduates at both in ${listOf(common)}`;
    },
  },
  {
    key: 'graduationRate',
    bits: 0.5,
    phrase: closely('graduationRate', 8, (there, here) => `Nearly as many finish: ${there}%, here ${here}%`),
  },
  {
    key: 'admitted',
    bits: 0.45,
    phrase: closely('admitted', 8, (there, here) => `Admits nearly the same share: ${there}%, here ${here}%`),
  },
  {
    key: 'students',
    bits: 0.4,
    phrase: ({ university: { studentPopulation: here } }, { university: { studentPopulation: there } }) =>
      here !== null && there !== null && Math.max(here, there) < 2 * Math.min(here, there)
        ? `Not far apart in size: ${count(there)} students, here ${count(here)}`
        : null,
  },
  { key: 'apart', bits: 0.35, phrase: (a, b) => apart(a, b, 150) },
  {
    key: 'founded',
    bits: 0.3,
    phrase: ({ university: { yearFounded: here } }, { university: { yearFounded: there } }) =>
      here !== null && there !== null && Math.abs(here - there) <= 25
        ? `About the same age: founded in ${there}, here in ${here}`
        : null,
  },
  {
    key: 'faculty',
    bits: 0.25,
    phrase: ({ university: { studentFacultyRatio: here } }, { university: { studentFacultyRatio: there } }) =>
      here !== null && there !== null && Math.abs(here - there) <= 3
        ? `Nearly as many students per faculty member: ${there}, here ${here}`
        : null,
  },
  { key: 'apart', bits: 0.15, phrase: (a, b) => apart(a, b, 600) },
  {
    key: 'apart',
    bits: 0.05,
    phrase: (_, { university: { city, state, country } }) =>
      city === null ? null : `In ${city}, ${englishStateName(country, state)}`,
  },
];

const count = (students: number): string => students.toLocaleString('en-US');

/** A measure that is not the same but near: so many points apart at most. */
function closely(key: string, points: number, phrase: (there: number, here: number) => string) {
  const of = MEASURES.find((measure) => measure.key === key)?.of ?? (() => null);
  return (a: Features, b: Features): string | null => {
    const [here, there] = [of(a), of(b)];
    if (here === null || there === null || Math.abs(here - there) > points) return null;
    return phrase(rounded(there), rounded(here));
  };
}

/** How far two schools are from each other, up to `most` miles. */
function apart({ university: a }: Features, { university: b }: Features, most: number): string | null {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
  const miles = milesBetween(
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  );
  if (miles > most) return null;
  if (miles < 1.5) return 'A mile or less apart';
  const step = miles < 20 ? 1 : miles < 200 ? 5 : 10;
  return `About ${count(Math.round(miles / step) * step)} miles apart`;
}

/** Said when nothing else can be. */
const WHEN_LITTLE_IS_SHARED = ['Close in the figures both report', 'Few figures are published for either'] as const;
/** What a kind of reason loses each time that another card of the page has it. */
const SAID_BEFORE = 0.55;

interface Told {
  phrase: string;
  group: string;
  bits: number;
}

/** All that can be told of a pair, the heaviest first. */
function toldOf(a: Features, b: Features, all: Population): Told[] {
  const shared = SHARES.flatMap(({ key, shares }) => {
    const found = shares(a, b, all);
    return found
      ? [
          {
            phrase: found.phrase,
            group: GROUPS[key] ?? key,
            bits: found.weight * Math.log2(all.size / found.holders),
          },
        ]
      : [];
  });
  const loose = LOOSELY.flatMap(({ key, bits, phrase }) => {
    const text = phrase(a, b);
    return text === null ? [] : [{ phrase: text, group: GROUPS[key] ?? key, bits }];
  });
  return [...shared, ...loose].sort((x, y) => y.bits - x.bits || (x.phrase < y.phrase ? -1 : 1));
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
): [string, string][] {
  const reasons: [string, string][] = [];
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
          if (said.has(told.phrase) || card.chosen.some(({ group }) => group === told.group)) continue;
          const bits = told.bits * SAID_BEFORE ** (times.get(told.group) ?? 0);
          if (!best || bits > best.bits) best = { card, told, bits };
        }
      }
      if (!best) break;
      best.card.chosen.push(best.told);
      said.add(best.told.phrase);
      times.set(best.told.group, (times.get(best.told.group) ?? 0) + 1);
    }
    for (const { chosen } of cards) {
      const [first, second] = chosen.sort((x, y) => y.bits - x.bits).map(({ phrase }) => phrase);
      reasons.push([first ?? WHEN_LITTLE_IS_SHARED[0], second ?? WHEN_LITTLE_IS_SHARED[first ? 0 : 1]]);
    }
  }
  return reasons;
}
