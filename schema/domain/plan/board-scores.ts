/**
 * Scores and ranks schools on a decision board. All of it is our own rule (docs/features.md): each thing that matters
 * to somebody gives a school a score from 0 to 1, and a school's points are the mean of its scores, weighed as they
 * weigh them, in hundredths. A missing figure is left out of the mean, so that it neither helps nor harms; what it
 * could do is the span: the points if every missing score were 0, and if every one were 1.
 */

import { milesBetween } from '../places/distance.ts';
import { CAMPUS_SETTINGS, type CampusSetting, type Country, type UniversityType } from '../record/enums.ts';
import {
  BOARD_CRITERIA,
  BOARD_MUSTS,
  type BoardCriterion,
  type BoardHome,
  type BoardMust,
  type BoardPerson,
  type FinishGroup,
  hasWeights,
  MARK_MAX,
  WEIGHT_MAX,
} from './board.ts';

/** A figure, and its place among the school's peers from the lowest (0) to the highest (1); null where there is none. */
export interface PeerPlaced {
  value: number | null;
  place: number | null;
}

/** All of a school that a board looks at. */
export interface BoardSchool {
  id: number;
  name: string;
  country: Country;
  type: UniversityType | null;
  setting: CampusSetting | null;
  students: number | null;
  latitude: number | null;
  longitude: number | null;
  /** What a year costs the family, or else those with aid on average, in US dollars. */
  priceUsd: number | null;
  /** Percent of applicants who are admitted; 100 where everybody is. */
  admitRate: number | null;
  finish: Record<FinishGroup, PeerPlaced>;
  pay: PeerPlaced;
  debt: PeerPlaced;
  classes: PeerPlaced;
  safety: PeerPlaced;
  /** Graduates a year of a subject; 0 where it is not taught, null where nobody says. */
  graduatesOf: (subject: string) => number | null;
  /** Whether a subject is taught; null where nobody says. */
  teaches: (subject: string) => boolean | null;
}

/** A year that costs so much, in US dollars, or more scores 0; one that costs nothing scores 1. */
export const PRICE_LINE_END = 80_000;
/** A school so many miles from home scores a half. */
export const DISTANCE_HALF = 100;
/** From so few students on the largest schools gain, and up to so many; between them each doubling counts alike. */
export const SIZE_LINE = { from: 500, to: 50_000 } as const;
/** A school with so many graduates a year in the subject scores a half. */
export const SUBJECT_HALF = 50;

const within = (share: number) => Math.min(1, Math.max(0, share));
const turned = (share: number | null, isTurned: boolean) => (share === null || !isTurned ? share : 1 - share);

/** Miles from home to a school; null where either is not known. */
export function milesFromHome(
  school: Pick<BoardSchool, 'latitude' | 'longitude'>,
  home: BoardHome | null,
): number | null {
  const { latitude, longitude } = school;
  return home === null || latitude === null || longitude === null ? null : milesBetween(home, { latitude, longitude });
}

type ScoreOf = (school: BoardSchool, person: BoardPerson, home: BoardHome | null) => number | null;

/** What a figure comes to on its own, from 0 to 1; null for a blank. */
const FIGURE_SCORES: Record<BoardCriterion, ScoreOf> = {
  price: ({ priceUsd }) => (priceUsd === null ? null : within(1 - priceUsd / PRICE_LINE_END)),
  finish: ({ finish }, { wishes }) => finish[wishes.finish].place,
  pay: ({ pay }) => pay.place,
  debt: ({ debt }) => turned(debt.place, true),
  subject: ({ graduatesOf }, { wishes }) => {
    const graduates = wishes.subject === null ? null : graduatesOf(wishes.subject);
    return graduates === null ? null : graduates / (graduates + SUBJECT_HALF);
  },
  admission: ({ admitRate }, { wishes }) =>
    turned(admitRate === null ? null : within(admitRate / 100), wishes.admission === 'selective'),
  distance: (school, { wishes }, home) => {
    const miles = milesFromHome(school, home);
    return turned(miles === null ? null : DISTANCE_HALF / (DISTANCE_HALF + miles), wishes.distance === 'far');
  },
  size: ({ students }, { wishes }) => {
    if (students === null || students <= 0) return null;
    const large = within(Math.log(students / SIZE_LINE.from) / Math.log(SIZE_LINE.to / SIZE_LINE.from));
    return turned(large, wishes.size === 'small');
  },
  setting: ({ setting }, { wishes }) => {
    if (setting === null || wishes.setting === null) return null;
    const steps = Math.abs(CAMPUS_SETTINGS.indexOf(setting) - CAMPUS_SETTINGS.indexOf(wishes.setting));
    return 1 - steps / (CAMPUS_SETTINGS.length - 1);
  },
  classes: ({ classes }) => turned(classes.place, true),
  safety: ({ safety }) => turned(safety.place, true),
  feel: () => null,
};

export type Scores = Record<BoardCriterion, number | null>;

/** A mark of one's own, 1 to 5, as a score. */
export const scoreOfMark = (mark: number) => (mark - 1) / (MARK_MAX - 1);

/** A school's scores for somebody: their own mark where they gave one, else the figure's. */
export function scoresOf(school: BoardSchool, person: BoardPerson, home: BoardHome | null): Scores {
  const own = person.marks.get(school.id);
  return Object.fromEntries(
    BOARD_CRITERIA.map((key) => {
      const mark = own?.[key];
      return [key, mark === undefined ? FIGURE_SCORES[key](school, person, home) : scoreOfMark(mark)];
    }),
  ) as Scores;
}

/** Points from 0 to 100. */
export interface Span {
  /** The mean of what is known; null where nothing is. */
  points: number | null;
  /** If every missing score were 0, and if every one were 1. */
  low: number;
  high: number;
}

type Weights = Readonly<Record<BoardCriterion, number>>;

/** The points of a school for somebody's weights, which need not be whole. At least one is to be above 0. */
export function spanOf(weights: Weights, scores: Scores): Span {
  let [all, known, sum] = [0, 0, 0];
  for (const key of BOARD_CRITERIA) {
    const [weight, score] = [weights[key], scores[key]];
    all += weight;
    if (score === null) continue;
    known += weight;
    sum += weight * score;
  }
  if (all === 0) return { points: null, low: 0, high: 100 };
  return {
    points: known === 0 ? null : (100 * sum) / known,
    low: (100 * sum) / all,
    high: (100 * (sum + all - known)) / all,
  };
}

export interface MustsMet {
  /** Asked for, and known not to be so. */
  broken: BoardMust[];
  /** Asked for, and nobody says whether it is so. */
  unknown: BoardMust[];
}

type Test = (school: BoardSchool, person: BoardPerson, home: BoardHome | null) => boolean | null;
const least = (value: number | null, bound: number) => (value === null ? null : value >= bound);
const most = (value: number | null, bound: number) => (value === null ? null : value <= bound);
const same = <Value>(value: Value | null, wanted: Value) => (value === null ? null : value === wanted);

const MUST_TESTS: { [Must in BoardMust]: Test } = {
  priceMax: ({ priceUsd }, { musts }) => most(priceUsd, musts.priceMax ?? Number.POSITIVE_INFINITY),
  milesMax: (school, { musts }, home) => most(milesFromHome(school, home), musts.milesMax ?? Number.POSITIVE_INFINITY),
  finishMin: ({ finish }, { musts, wishes }) => least(finish[wishes.finish].value, musts.finishMin ?? 0),
  admitMin: ({ admitRate }, { musts }) => least(admitRate, musts.admitMin ?? 0),
  country: ({ country }, { musts }) => same(country, musts.country),
  type: ({ type }, { musts }) => same(type, musts.type),
  setting: ({ setting }, { musts }) => same(setting, musts.setting),
  subject: ({ teaches }, { musts }) => (musts.subject === null ? true : teaches(musts.subject)),
};

/** Which of somebody's must-haves a school lacks, and of which nobody knows. A blank rules nobody out. */
export function mustsMet(school: BoardSchool, person: BoardPerson, home: BoardHome | null): MustsMet {
  const asked = BOARD_MUSTS.filter((must) => person.musts[must] !== null);
  const tested = asked.map((must) => [must, MUST_TESTS[must](school, person, home)] as const);
  return {
    broken: tested.flatMap(([must, met]) => (met === false ? [must] : [])),
    unknown: tested.flatMap(([must, met]) => (met === null ? [must] : [])),
  };
}

export interface Standing extends Span, MustsMet {
  id: number;
  scores: Scores | null;
  /** Whole points as they are shown; of equal ones nobody is ahead. */
  shown: number | null;
  /** 1 for the first; schools with the same points share it. Null where a must-have is missing or too little is known. */
  rank: number | null;
}

/** Points that a school's missing numbers may be worth at most: with more, less than half of what counts is known. */
const MOST_UNKNOWN = 50;
/** Whether enough is known of a school to give it a place among others. */
const isKnown = ({ points, low, high }: Span): boolean => points !== null && high - low <= MOST_UNKNOWN + 1e-9;

/** The order: who meets the must-haves first, then by points; schools of which too little is known come behind. */
function ranked(standings: readonly Omit<Standing, 'rank' | 'shown'>[]): Standing[] {
  const sorted = standings
    .map((one, at) => ({ ...one, at, shown: one.points === null ? null : Math.round(one.points) }))
    .sort(
      (a, b) =>
        Math.sign(a.broken.length) - Math.sign(b.broken.length) ||
        Number(isKnown(b)) - Number(isKnown(a)) ||
        (b.shown ?? 0) - (a.shown ?? 0) ||
        a.at - b.at,
    );
  return sorted.map(({ at: _, ...one }) => {
    const ranks = (other: Omit<Standing, 'rank'>) => other.broken.length === 0 && isKnown(other);
    const ahead = (other: Omit<Standing, 'rank'>) => ranks(other) && (other.shown as number) > (one.shown as number);
    return { ...one, rank: ranks(one) ? 1 + sorted.filter(ahead).length : null };
  });
}

/** The schools in somebody's order. Nothing for who has not said what counts. */
export function orderFor(
  person: BoardPerson,
  schools: readonly BoardSchool[],
  home: BoardHome | null,
  weights: Weights = person.weights,
): Standing[] {
  if (!hasWeights({ weights: weights as BoardPerson['weights'] })) return [];
  return ranked(
    schools.map((school) => {
      const scores = scoresOf(school, person, home);
      return { id: school.id, scores, ...spanOf(weights, scores), ...mustsMet(school, person, home) };
    }),
  );
}

/**
 * The schools in everybody's order: the mean of the points that each person gives, everybody's counting alike. A must-have
 * that one person misses rules a school out for all; of whom is said in `mustsMet`. Somebody for whom nothing of a school is known
 * has no say on it but widens its span. Level schools stand as the board names them.
 */
export function orderTogether(orders: readonly (readonly Standing[])[], asNamed: readonly number[] = []): Standing[] {
  const said = orders.filter((order) => order.length > 0);
  const [first] = said;
  if (!first) return [];
  const mean = (values: readonly number[]) => values.reduce((all, one) => all + one, 0) / values.length;
  const ids = first.map(({ id }) => id).sort((a, b) => asNamed.indexOf(a) - asNamed.indexOf(b) || a - b);
  return ranked(
    ids.map((id) => {
      const each = said.map((order) => order.find((one) => one.id === id) as Standing);
      const points = each.flatMap(({ points: own }) => (own === null ? [] : [own]));
      return {
        id,
        scores: null,
        points: points.length === 0 ? null : mean(points),
        low: mean(each.map(({ low }) => low)),
        high: mean(each.map(({ high }) => high)),
        broken: [...new Set(each.flatMap(({ broken }) => broken))],
        unknown: [...new Set(each.flatMap(({ unknown }) => unknown))],
      };
    }),
  );
}

/** How sure a first place is. */
export interface FirstPlace {
  /** One, or several with the same points. */
  ids: number[];
  /** Others that could be first or level with it, were what is missing known. */
  rivals: number[];
}

/**
 * The first place of an order. A rival is a school whose span reaches that of the first: no such school can be said to be
 * behind. One whose must-haves are not all known is first only until they are.
 */
export function firstPlace(order: readonly Standing[]): FirstPlace {
  const first = order.filter(({ rank }) => rank === 1);
  const floor = Math.min(...first.map(({ low }) => low));
  const rivals = order.filter(
    ({ rank, broken, high, low }) =>
      rank !== 1 && broken.length === 0 && Math.round(high) >= Math.round(floor) && couldBe(high, low, first),
  );
  return { ids: first.map(({ id }) => id), rivals: rivals.map(({ id }) => id) };
}

/** Without a blank on either side a school with fewer points is behind, and that is that. */
function couldBe(high: number, low: number, first: readonly Standing[]): boolean {
  return high > low || first.some((one) => one.high > one.low);
}

/** A change of one weight that makes another school first. */
export interface TurningWeight {
  criterion: BoardCriterion;
  from: number;
  to: number;
  /** Who would be first then. */
  ids: number[];
}

/**
 * The smallest change of one weight by which a school that is not first now would be; null where no single weight does
 * it. Weights are whole, as they can be set; of equal changes the one of the earlier criterion.
 */
export function turningWeight(
  person: BoardPerson,
  schools: readonly BoardSchool[],
  home: BoardHome | null,
): TurningWeight | null {
  const now = new Set(firstPlace(orderFor(person, schools, home)).ids);
  if (now.size === 0) return null;
  for (let change = 1; change <= WEIGHT_MAX; change++) {
    for (const criterion of BOARD_CRITERIA) {
      const from = person.weights[criterion];
      for (const to of [from + change, from - change]) {
        if (to < 0 || to > WEIGHT_MAX) continue;
        const { ids } = firstPlace(orderFor(person, schools, home, { ...person.weights, [criterion]: to }));
        if (ids.length > 0 && ids.every((id) => !now.has(id))) return { criterion, from, to, ids };
      }
    }
  }
  return null;
}

/** A school that two people see differently, and what makes most of it. */
export interface Disagreement {
  id: number;
  /** Who puts it higher, and who lower, by their place among the people. */
  high: { person: number; rank: number };
  low: { person: number; rank: number };
  /** What counts more for one of them, or in another way; null where it is a must-have. */
  criterion: BoardCriterion | null;
}

/** How much of the distance from an average school somebody sees in one criterion. */
function pull({ weights }: BoardPerson, { scores }: Standing, criterion: BoardCriterion): number {
  const all = BOARD_CRITERIA.reduce((sum, key) => sum + weights[key], 0);
  const score = scores?.[criterion] ?? null;
  return score === null || all === 0 ? 0 : (weights[criterion] / all) * (score - 0.5);
}

/**
 * Schools whose rank differs between people, the furthest apart first; one that somebody's must-haves rule out stands
 * behind all that have a rank.
 */
export function disagreements(
  people: readonly BoardPerson[],
  orders: readonly (readonly Standing[])[],
): Disagreement[] {
  const with_ = orders.flatMap((order, person) => (order.length > 0 ? [{ order, person }] : []));
  const ids = with_[0]?.order.map(({ id }) => id) ?? [];
  const found = ids.flatMap((id) => {
    const ranks = with_.flatMap(({ order, person }) => {
      const standing = order.find((one) => one.id === id) as Standing;
      const last = order.filter(({ rank }) => rank !== null).length + 1;
      const unsaid = standing.rank === null && standing.broken.length === 0;
      return unsaid ? [] : [{ person, standing, rank: standing.rank ?? last }];
    });
    const [high] = [...ranks].sort((a, b) => a.rank - b.rank);
    const [low] = [...ranks].sort((a, b) => b.rank - a.rank);
    if (!high || !low || high.rank === low.rank) return [];
    const [one, other] = [people[high.person] as BoardPerson, people[low.person] as BoardPerson];
    const by = (key: BoardCriterion) => pull(one, high.standing, key) - pull(other, low.standing, key);
    const [criterion] = [...BOARD_CRITERIA].sort((a, b) => by(b) - by(a));
    return [
      {
        id,
        high: { person: high.person, rank: high.rank },
        low: { person: low.person, rank: low.rank },
        criterion: low.standing.broken.length > 0 || !criterion || by(criterion) <= 0 ? null : criterion,
      },
    ];
  });
  return found.sort((a, b) => b.low.rank - b.high.rank - (a.low.rank - a.high.rank));
}
