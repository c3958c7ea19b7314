import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOARD_CRITERIA, type BoardCriterion, type BoardPerson, NO_WEIGHTS, newPerson, WEIGHT_MAX } from './board.ts';
import {
  type BoardSchool,
  disagreements,
  firstPlace,
  mustsMet,
  orderFor,
  orderTogether,
  type Scores,
  scoresOf,
  spanOf,
  turningWeight,
} from './board-scores.ts';

const blank = { value: null, place: null };
const NOTHING: BoardSchool = {
  id: 1,
  name: 'Blank College',
  country: 'US',
  type: null,
  setting: null,
  students: null,
  latitude: null,
  longitude: null,
  priceUsd: null,
  admitRate: null,
  finish: { all: blank, pell: blank, transfer: blank, 'part-time': blank },
  pay: blank,
  debt: blank,
  classes: blank,
  safety: blank,
  graduatesOf: () => null,
  teaches: () => null,
};
const school = (id: number, given: Partial<BoardSchool>): BoardSchool => ({ ...NOTHING, id, ...given });
const person = (weights: Partial<Record<BoardCriterion, number>>, given: Partial<BoardPerson> = {}): BoardPerson => ({
  ...newPerson('Maya'),
  weights: { ...NO_WEIGHTS, ...weights },
  ...given,
});

const weight = fc.integer({ min: 0, max: WEIGHT_MAX });
const weightsOf = fc
  .tuple(...BOARD_CRITERIA.map(() => weight))
  .map((all) => Object.fromEntries(BOARD_CRITERIA.map((key, at) => [key, all[at]])) as Record<BoardCriterion, number>)
  .filter((weights) => BOARD_CRITERIA.some((key) => weights[key] > 0));
const score = fc.double({ min: 0, max: 1, noNaN: true });
const scoresWith = (each: fc.Arbitrary<number | null>) =>
  fc
    .tuple(...BOARD_CRITERIA.map(() => each))
    .map((all) => Object.fromEntries(BOARD_CRITERIA.map((key, at) => [key, all[at]])) as Scores);
const anyScores = scoresWith(fc.option(score));
const criterion = fc.constantFrom(...BOARD_CRITERIA);

describe('the points of a school', () => {
  it('lie in their span, and a school without a blank has no span', () => {
    fc.assert(
      fc.property(weightsOf, anyScores, (weights, scores) => {
        const { points, low, high } = spanOf(weights, scores);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100 + 1e-9);
        if (points === null) return expect([low, high]).toEqual([0, 100]);
        expect(points).toBeGreaterThanOrEqual(low - 1e-9);
        expect(points).toBeLessThanOrEqual(high + 1e-9);
        if (BOARD_CRITERIA.every((key) => weights[key] === 0 || scores[key] !== null)) {
          expect(high - low).toBeLessThan(1e-9);
        }
      }),
    );
  });

  it('stay in the span whatever the blanks turn out to be, and where they are filled with what is known, stay as they are', () => {
    fc.assert(
      fc.property(weightsOf, anyScores, scoresWith(score), (weights, scores, filling) => {
        const { points, low, high } = spanOf(weights, scores);
        const fill = (by: (key: BoardCriterion) => number | null) =>
          spanOf(weights, Object.fromEntries(BOARD_CRITERIA.map((key) => [key, scores[key] ?? by(key)])) as Scores);
        const filled = fill((key) => filling[key]).points as number;
        expect(filled).toBeGreaterThanOrEqual(low - 1e-9);
        expect(filled).toBeLessThanOrEqual(high + 1e-9);
        if (points !== null) expect(fill(() => points / 100).points).toBeCloseTo(points, 8);
      }),
    );
  });

  it('change a little where a weight or a figure changes a little', () => {
    fc.assert(
      fc.property(
        weightsOf,
        anyScores,
        criterion,
        fc.double({ min: -0.01, max: 0.01, noNaN: true }),
        (weights, scores, key, by) => {
          const before = spanOf(weights, scores);
          const weighed = spanOf({ ...weights, [key]: Math.max(0, weights[key] + by) }, scores);
          if (before.points !== null && weighed.points !== null && knownWeight(weights, scores) >= 1) {
            // One known weight is at least 1: a hundredth of a weight moves at most a hundredth of all points.
            expect(Math.abs(weighed.points - before.points)).toBeLessThanOrEqual(100 * Math.abs(by) + 1e-9);
          }
          const own = scores[key];
          if (own === null) return;
          const moved = spanOf(weights, { ...scores, [key]: Math.min(1, Math.max(0, own + by)) });
          if (before.points === null) return expect(moved.points).toBeNull();
          expect(Math.abs((moved.points as number) - before.points)).toBeLessThanOrEqual(100 * Math.abs(by) + 1e-9);
        },
      ),
    );
  });

  const knownWeight = (weights: Record<BoardCriterion, number>, scores: Scores) =>
    BOARD_CRITERIA.reduce((sum, key) => sum + (scores[key] === null ? 0 : weights[key]), 0);

  it('do not depend on what does not count', () => {
    fc.assert(
      fc.property(weightsOf, anyScores, criterion, fc.option(score), (weights, scores, key, other) => {
        const without = { ...weights, [key]: 0 };
        expect(spanOf(without, { ...scores, [key]: other })).toEqual(spanOf(without, scores));
      }),
    );
  });
});

describe('what a figure comes to', () => {
  const at = (key: BoardCriterion, given: Partial<BoardSchool>, wishes: Partial<BoardPerson['wishes']> = {}) => {
    const who = person({ [key]: 1 });
    return scoresOf(school(1, given), { ...who, wishes: { ...who.wishes, ...wishes } }, HOME)[key];
  };
  const HOME = { name: 'Columbus', latitude: 40, longitude: -83 };

  it.each<[BoardCriterion, Partial<BoardSchool>, Partial<BoardPerson['wishes']>, number | null]>([
    ['price', { priceUsd: 0 }, {}, 1],
    ['price', { priceUsd: 20_000 }, {}, 0.75],
    ['price', { priceUsd: 95_000 }, {}, 0],
    ['price', {}, {}, null],
    ['finish', { finish: { ...NOTHING.finish, transfer: { value: 70, place: 0.9 } } }, { finish: 'transfer' }, 0.9],
    ['finish', { finish: { ...NOTHING.finish, transfer: { value: 70, place: 0.9 } } }, {}, null],
    ['debt', { debt: { value: 9_000, place: 0.25 } }, {}, 0.75],
    ['safety', { safety: { value: 1, place: 0 } }, {}, 1],
    ['admission', { admitRate: 80 }, {}, 0.8],
    ['admission', { admitRate: 75 }, { admission: 'selective' }, 0.25],
    ['distance', { latitude: 40, longitude: -83 }, {}, 1],
    ['distance', { latitude: 40, longitude: -83 }, { distance: 'far' }, 0],
    ['distance', { latitude: 40 }, {}, null],
    ['size', { students: 500 }, {}, 1],
    ['size', { students: 5_000 }, { size: 'large' }, 0.5],
    ['size', { students: 90_000 }, { size: 'large' }, 1],
    ['setting', { setting: 'Rural' }, { setting: 'Urban' }, 0],
    ['setting', { setting: 'Urban' }, { setting: 'Urban' }, 1],
    ['setting', { setting: 'Urban' }, {}, null],
    ['subject', { graduatesOf: () => 50 }, { subject: 'nursing' }, 0.5],
    ['subject', { graduatesOf: () => 0 }, { subject: 'nursing' }, 0],
    ['subject', { graduatesOf: () => 50 }, {}, null],
    ['feel', {}, {}, null],
  ])('%s of %j, wanted %j, is %s', (key, given, wishes, expected) => {
    const found = at(key, given, wishes);
    if (expected === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(expected, 9);
  });

  it('is one’s own mark where there is one', () => {
    const marked = person({ price: 1 }, { marks: new Map([[1, { price: 5, feel: 1 }]]) });
    expect(scoresOf(school(1, { priceUsd: 80_000 }), marked, null)).toMatchObject({ price: 1, feel: 0 });
    expect(scoresOf(school(2, { priceUsd: 80_000 }), marked, null)).toMatchObject({ price: 0, feel: null });
  });
});

const place = (share: number) => ({ value: share * 100, place: share });
const CHEAP = school(1, { priceUsd: 8_000, pay: place(0.2) });
const PAID = school(2, { priceUsd: 48_000, pay: place(0.9) });
const UNSAID = school(3, { priceUsd: 24_000 });
const ALL = [CHEAP, PAID, UNSAID];

describe('the order of somebody', () => {
  const ids = (order: readonly { id: number }[]) => order.map(({ id }) => id);

  it('is by points, with a place shared where they are equal', () => {
    const order = orderFor(person({ price: 1 }), [...ALL, school(4, { priceUsd: 8_000 })], null);
    expect(order.map(({ id, shown, rank }) => [id, shown, rank])).toEqual([
      [1, 90, 1],
      [4, 90, 1],
      [3, 70, 3],
      [2, 40, 4],
    ]);
    expect(firstPlace(order)).toEqual({ ids: [1, 4], rivals: [] });
  });

  it('is none for who has not said what counts', () => {
    expect(orderFor(person({}), ALL, null)).toEqual([]);
  });

  it('never lets a blank win or lose: what could come first is named', () => {
    const order = orderFor(person({ price: 1, pay: 1 }), ALL, null);
    expect(order.map(({ id, shown, low, high }) => [id, shown, Math.round(low), Math.round(high)])).toEqual([
      [3, 70, 35, 85],
      [2, 65, 65, 65],
      [1, 55, 55, 55],
    ]);
    expect(firstPlace(order)).toEqual({ ids: [3], rivals: [2, 1] });
  });

  it('gives no place to a school of which less than half of what counts is known, however many points that gives', () => {
    const thin = school(5, { priceUsd: 0 });
    const order = orderFor(person({ price: 1, pay: 2 }), [thin, CHEAP, PAID], null);
    expect(order.map(({ id, shown, rank }) => [id, shown, rank])).toEqual([
      [2, 73, 1],
      [1, 43, 2],
      [5, 100, null],
    ]);
    expect(firstPlace(order)).toEqual({ ids: [2], rivals: [5] });
    // With half of it known it has a place.
    expect(orderFor(person({ price: 1, pay: 1 }), [thin, PAID], null)[0]).toMatchObject({ id: 5, rank: 1 });
    expect(firstPlace(orderFor(person({ price: 1, pay: 2 }), [thin], null)).ids).toEqual([]);
  });

  it('puts a school of which nothing is known behind, without a place', () => {
    const order = orderFor(person({ pay: 1 }), ALL, null);
    expect(order.at(-1)).toMatchObject({ id: 3, points: null, rank: null, low: 0, high: 100 });
    expect(firstPlace(order)).toEqual({ ids: [2], rivals: [3] });
  });

  it('puts who lacks a must-have behind, and rules nobody out for a blank', () => {
    const base = person({ price: 1 });
    const strict = { ...base, musts: { ...base.musts, finishMin: 60, priceMax: 30_000 } };
    const order = orderFor(strict, ALL, null);
    expect(order.map(({ id, rank, broken, unknown }) => [id, rank, broken, unknown])).toEqual([
      [1, 1, [], ['finishMin']],
      [3, 2, [], ['finishMin']],
      [2, null, ['priceMax'], ['finishMin']],
    ]);
  });

  it('is the same whatever order the schools come in, but for equals', () => {
    const schools = fc.array(fc.tuple(fc.nat(80_000), fc.option(score)), { minLength: 1, maxLength: 10 });
    fc.assert(
      fc.property(weightsOf, schools, (weights, figures) => {
        const all = figures.map(([priceUsd, paid], at) =>
          school(at + 1, { priceUsd, pay: paid === null ? blank : place(paid) }),
        );
        const ranks = (order: ReturnType<typeof orderFor>) => new Map(order.map(({ id, rank }) => [id, rank]));
        const who = person(weights);
        expect(ranks(orderFor(who, [...all].reverse(), null))).toEqual(ranks(orderFor(who, all, null)));
      }),
    );
  });

  it('never puts one school behind another that it passes whatever the blanks are', () => {
    fc.assert(
      fc.property(weightsOf, anyScores, anyScores, (weights, one, other) => {
        const [a, b] = [spanOf(weights, one), spanOf(weights, other)];
        if (a.points !== null && b.points !== null && a.low > b.high + 1e-9) expect(a.points).toBeGreaterThan(b.points);
      }),
    );
  });

  it('says which weight would turn it, by the least change', () => {
    const maya = person({ price: 2, pay: 1 });
    // 2 of price and 1 of pay: 66.7 against 56.7.
    expect(ids(orderFor(maya, [CHEAP, PAID], null))).toEqual([1, 2]);
    expect(turningWeight(maya, [CHEAP, PAID], null)).toEqual({ criterion: 'price', from: 2, to: 1, ids: [2] });
    expect(turningWeight(person({ price: 5 }), [CHEAP, school(5, { priceUsd: 70_000 })], null)).toBeNull();
    expect(turningWeight(person({}), ALL, null)).toBeNull();
  });

  it('finds a turn that is one, and none smaller', () => {
    const figures = fc.array(fc.tuple(fc.nat(80_000), score, score), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(weightsOf, figures, (weights, given) => {
        const all = given.map(([priceUsd, pay, safety], at) =>
          school(at + 1, { priceUsd, pay: place(pay), safety: place(safety) }),
        );
        const who = person(weights);
        const turn = turningWeight(who, all, null);
        if (turn === null) return;
        const first = (changed: Record<BoardCriterion, number>) =>
          firstPlace(orderFor({ ...who, weights: changed }, all, null)).ids;
        expect(first({ ...weights, [turn.criterion]: turn.to })).toEqual(turn.ids);
        expect(turn.ids.some((id) => first(weights).includes(id))).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a family', () => {
  const maya = person({ pay: 5, price: 1 });
  const dad = person({ price: 5 }, { name: 'Dad' });
  const schools = [CHEAP, PAID];
  const orders = [maya, dad].map((one) => orderFor(one, schools, null));

  it('has an order together, in which everybody counts alike', () => {
    const together = orderTogether(orders);
    expect(together.map(({ id, shown }) => [id, shown])).toEqual([
      [1, 61],
      [2, 61],
    ]);
    expect(orderTogether([orders[0] ?? [], []]).map(({ id }) => id)).toEqual([2, 1]);
    expect(orderTogether([])).toEqual([]);
  });

  it('hears where its orders differ, and what makes it so', () => {
    expect(disagreements([maya, dad], orders)).toEqual([
      { id: 2, high: { person: 0, rank: 1 }, low: { person: 1, rank: 2 }, criterion: 'pay' },
      { id: 1, high: { person: 1, rank: 1 }, low: { person: 0, rank: 2 }, criterion: 'price' },
    ]);
    expect(disagreements([dad, dad], [orders[1] ?? [], orders[1] ?? []])).toEqual([]);
  });

  it('leaves out for all what one person rules out', () => {
    const strict = { ...dad, musts: { ...dad.musts, priceMax: 30_000 } };
    const both = [maya, strict].map((one) => orderFor(one, schools, null));
    expect(orderTogether(both).map(({ id, rank }) => [id, rank])).toEqual([
      [1, 1],
      [2, null],
    ]);
    expect(disagreements([maya, strict], both)[0]).toMatchObject({ id: 2, criterion: null });
  });
});

describe('must-haves', () => {
  const HOME = { name: 'Columbus', latitude: 40, longitude: -83 };
  const known = school(1, {
    priceUsd: 30_000,
    admitRate: 50,
    type: 'public',
    setting: 'Rural',
    latitude: 40,
    longitude: -84,
    finish: { ...NOTHING.finish, all: { value: 60, place: 0.5 } },
    teaches: (subject) => subject === 'nursing',
  });
  it.each<[Partial<BoardPerson['musts']>, boolean]>([
    [{ priceMax: 30_000 }, true],
    [{ priceMax: 29_999 }, false],
    [{ milesMax: 60 }, true],
    [{ milesMax: 50 }, false],
    [{ finishMin: 60 }, true],
    [{ finishMin: 61 }, false],
    [{ admitMin: 50 }, true],
    [{ admitMin: 51 }, false],
    [{ country: 'US' }, true],
    [{ country: 'CA' }, false],
    [{ type: 'private' }, false],
    [{ setting: 'Urban' }, false],
    [{ subject: 'nursing' }, true],
    [{ subject: 'history' }, false],
  ])('%j is met: %s', (musts, met) => {
    const who = person({});
    const asking = { ...who, musts: { ...who.musts, ...musts } };
    expect(mustsMet(known, asking, HOME)).toEqual({ broken: met ? [] : Object.keys(musts), unknown: [] });
    const ofNobody = Object.keys(musts)[0] === 'country' ? [] : Object.keys(musts);
    if (ofNobody.length > 0) expect(mustsMet(NOTHING, asking, null)).toEqual({ broken: [], unknown: ofNobody });
  });
});
