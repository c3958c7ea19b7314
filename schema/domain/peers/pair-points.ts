/** Points for one school against another, from what both publish: where it is better, where it is the same. */
import type { UniversityRecord } from '../record/dataset.ts';
import { admitsOf, type Compared, earningsOf, facultyOf, finishOf, netPriceOf } from './trade-offs.ts';

export type Pointable = Compared &
  Pick<UniversityRecord, 'city' | 'state' | 'religiousDenomination' | 'yearFounded' | 'academicCalendar'>;

export const PAIR_POINTS = [
  'costs-less',
  'more-finish',
  'admits-more',
  'earns-more',
  'same-finish',
  'same-admits',
  'same-size',
  'same-denomination',
  'same-price',
  'same-earnings',
  'same-town',
  'same-setting',
  'same-control',
  'same-faculty',
  'same-age',
  'lower-tuition',
  'same-tuition',
  'its-size',
  'its-faculty',
  'its-age',
  'its-town',
] as const;
export type PairPointKind = (typeof PAIR_POINTS)[number];

export interface PairPoint {
  kind: PairPointKind;
  there: number | string;
  here: number | string;
}

interface Weighed extends PairPoint {
  weight: number;
}

const near = (there: number, here: number, share: number) => Math.abs(there - here) <= Math.max(there, here) * share;

/** All that holds for the pair, the heaviest first, without the kinds of `except`. */
export function pairPoints(there: Pointable, here: Pointable, except: readonly PairPointKind[] = []): Weighed[] {
  const points: Weighed[] = [];
  const say = (kind: PairPointKind, weight: number, a: number | string, b: number | string) => {
    if (!except.includes(kind)) points.push({ kind, weight, there: a, here: b });
  };
  const numbers = (a: number | null, b: number | null, tell: (theirs: number, ours: number) => void): void => {
    if (a !== null && b !== null) tell(a, b);
  };
  numbers(netPriceOf(there), netPriceOf(here), (a, b) => {
    if (b - a >= 1_500 && a < b * 0.92) say('costs-less', 1 + (b - a) / b, a, b);
    else if (near(a, b, 0.08)) say('same-price', 0.7, a, b);
  });
  numbers(there.tuitionUsd, here.tuitionUsd, (a, b) => {
    if (netPriceOf(there) !== null && netPriceOf(here) !== null) return;
    if (b - a >= 1_500 && a < b * 0.92) say('lower-tuition', 0.8, a, b);
    else if (near(a, b, 0.08)) say('same-tuition', 0.5, a, b);
  });
  numbers(finishOf(there), finishOf(here), (a, b) => {
    if (a - b >= 3) say('more-finish', 1 + (a - b) / 25, a, b);
    else if (Math.abs(a - b) < 3) say('same-finish', 0.9, a, b);
  });
  numbers(admitsOf(there), admitsOf(here), (a, b) => {
    if (b === 100 || a === 100) return;
    if (a >= b * 1.2 && a - b >= 5) say('admits-more', 0.9, a, b);
    else if (near(a, b, 0.15) || Math.abs(a - b) <= 2) say('same-admits', 0.85, a, b);
  });
  numbers(earningsOf(there), earningsOf(here), (a, b) => {
    if (a > b * 1.06) say('earns-more', 0.9 + (a - b) / b, a, b);
    else if (near(a, b, 0.05)) say('same-earnings', 0.6, a, b);
  });
  numbers(there.studentPopulation, here.studentPopulation, (a, b) => {
    if (near(a, b, 0.25)) say('same-size', 0.75, a, b);
    else say('its-size', 0.15, a, b);
  });
  numbers(facultyOf(there), facultyOf(here), (a, b) => {
    if (Math.abs(a - b) <= 2) say('same-faculty', 0.35, a, b);
    else say('its-faculty', 0.08, a, b);
  });
  numbers(there.yearFounded, here.yearFounded, (a, b) => {
    if (Math.abs(a - b) <= 20) say('same-age', 0.3, a, b);
    else say('its-age', 0.05, a, b);
  });
  if (there.religiousDenomination !== null && there.religiousDenomination === here.religiousDenomination) {
    say('same-denomination', 0.8, there.religiousDenomination, here.religiousDenomination);
  }
  if (there.city !== null) {
    const isSame = there.city === here.city && there.state === here.state;
    say(isSame ? 'same-town' : 'its-town', isSame ? 0.6 : 0.1, there.city, there.state);
  }
  if (there.campusSetting !== null && there.campusSetting === here.campusSetting) {
    say('same-setting', 0.45, there.campusSetting, here.campusSetting);
  }
  if (there.type !== null && there.type === here.type) say('same-control', 0.4, there.type, here.type);
  return points.sort((a, b) => b.weight - a.weight);
}

/** What a kind of point loses each time that another card has it. */
const SAID_BEFORE = 0.6;
/** Points that say the same thing of a school. */
const SUBJECTS: Partial<Record<PairPointKind, string>> = {
  'same-size': 'size',
  'its-size': 'size',
  'same-town': 'town',
  'its-town': 'town',
  'same-faculty': 'faculty',
  'its-faculty': 'faculty',
  'same-age': 'age',
  'its-age': 'age',
};

/**
 * So many points for each card, none the same as that of another card or as one of `taken`, and rather of different
 * kinds: the heaviest of all goes first to its card. `words` says a point on the card of that place.
 */
export function chosenPoints(
  cards: readonly (readonly Weighed[])[],
  counts: readonly number[],
  words: (point: PairPoint, card: number) => string,
  taken: readonly string[] = [],
): PairPoint[][] {
  const chosen: Weighed[][] = cards.map(() => []);
  const said = new Set(taken);
  const times = new Map<PairPointKind, number>();
  for (;;) {
    let best: { card: number; point: Weighed; weight: number } | undefined;
    for (const [card, points] of cards.entries()) {
      const own = chosen[card] as Weighed[];
      if (own.length >= (counts[card] ?? 0)) continue;
      for (const point of points) {
        const subject = SUBJECTS[point.kind] ?? point.kind;
        if (said.has(words(point, card)) || own.some(({ kind }) => (SUBJECTS[kind] ?? kind) === subject)) continue;
        const weight = point.weight * SAID_BEFORE ** (times.get(point.kind) ?? 0);
        if (!best || weight > best.weight) best = { card, point, weight };
      }
    }
    if (!best) break;
    chosen[best.card]?.push(best.point);
    said.add(words(best.point, best.card));
    times.set(best.point.kind, (times.get(best.point.kind) ?? 0) + 1);
  }
  return chosen.map((points) => points.map(({ kind, there, here }) => ({ kind, there, here })));
}
