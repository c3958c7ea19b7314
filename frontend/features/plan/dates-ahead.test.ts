import { expect, test } from 'vitest';
import { EMPTY_PLAN_ITEM, type PlanItem } from '#schema/domain/plan/plan.ts';
import { firstDates, LANE_MONTHS, laneOf, passedDates, plannedDates } from './dates-ahead.ts';

const TODAY = '2026-11-22';
const on = (date: string, id = 1) => ({ id, date });
const item = (change: Partial<PlanItem>): PlanItem => ({ ...EMPTY_PLAN_ITEM, ...change });

test('a lane without a date ahead is none', () => {
  expect(laneOf([], TODAY)).toBeNull();
  expect(laneOf([on('2026-11-21'), on('2025-12-01')], TODAY)).toBeNull();
});

test('one date is the end of its lane, today is its start', () => {
  expect(laneOf([on('2026-12-22')], TODAY)).toEqual({
    days: [{ date: '2026-12-22', at: 1, of: [on('2026-12-22')], labelled: true }],
    months: [
      { date: TODAY, at: 0 },
      { date: '2026-12-01', at: 0.3 },
    ],
    later: [],
  });
  expect(laneOf([on(TODAY)], TODAY)?.days).toEqual([{ date: TODAY, at: 0, of: [on(TODAY)], labelled: true }]);
});

test('dates of one day share a dot, in whatever order they come; what has passed is left out', () => {
  const lane = laneOf(
    [on('2027-01-01', 1), on('2026-11-01', 2), on('2026-12-01', 3), on('2027-01-01', 4), on('2026-12-02', 5)],
    TODAY,
  );
  expect(lane?.days.map(({ date, of }) => [date, of.map(({ id }) => id)])).toEqual([
    ['2026-12-01', [3]],
    ['2026-12-02', [5]],
    ['2027-01-01', [1, 4]],
  ]);
  // The day after has no space for its number.
  expect(lane?.days.map(({ labelled }) => labelled)).toEqual([true, false, true]);
});

test('a date that a phone has no space for shows where the lane is as wide as the page', () => {
  const lane = laneOf([on('2026-11-30'), on('2027-01-02'), on('2027-01-04'), on('2027-01-15')], TODAY);
  expect(lane?.days.map(({ labelled }) => labelled)).toEqual([true, true, false, true]);
  const further = laneOf([on('2026-11-30'), on('2027-01-02'), on('2027-01-06'), on('2027-01-15')], TODAY);
  expect(further?.days.map(({ labelled }) => labelled)).toEqual([true, true, 'wide', true]);
});

test('today is marked, and a month that begins too near to it is not', () => {
  expect(laneOf([on('2027-01-15')], '2026-11-29')?.months.map(({ date }) => date)).toEqual([
    '2026-11-29',
    '2027-01-01',
  ]);
});

test('no lane is longer than an application year: what lies past it is listed apart', () => {
  expect(LANE_MONTHS).toBe(9);
  const lane = laneOf([on('2027-08-22', 1), on('2027-08-23', 2), on('2027-02-01', 3)], TODAY);
  expect(lane?.days.map(({ date, at }) => [date, at === 1])).toEqual([
    ['2027-02-01', false],
    ['2027-08-22', true],
  ]);
  expect(lane?.later).toEqual([on('2027-08-23', 2)]);
  expect(lane?.months.at(-1)?.date).toBe('2027-08-01');
  expect(laneOf([on('2028-01-01')], TODAY)).toEqual({ days: [], months: [], later: [on('2028-01-01')] });
  // Nine months after May 31 is the last day of a shorter month.
  expect(laneOf([on('2027-02-28'), on('2027-03-01')], '2026-05-31')?.later).toEqual([on('2027-03-01')]);
});

test('what comes first is every school of the nearest day', () => {
  const ahead = (id: number, date: string) => ({ id, date, round: null });
  const dates = [ahead(1, '2027-01-15'), ahead(2, '2027-01-01'), ahead(3, '2027-01-01'), ahead(4, '2027-02-01')];
  expect(firstDates(dates).map(({ id }) => id)).toEqual([2, 3]);
  expect(firstDates([])).toEqual([]);
});

test('a planned date counts until it has passed or the application is sent, one’s own before the round’s', () => {
  const entries = [
    { id: 1, item: item({ date: '2027-01-01', ownDate: '2026-12-20' }) },
    { id: 2, item: item({ date: '2027-01-01', status: 'applied' }) },
    { id: 3, item: item({ date: '2026-11-21' }) },
    { id: 4, item: item({}) },
    { id: 5, item: item({ date: TODAY }) },
  ];
  expect(plannedDates(entries, TODAY).map(({ id, date }) => [id, date])).toEqual([
    [1, '2026-12-20'],
    [5, TODAY],
  ]);
  expect(passedDates(entries, TODAY)).toEqual([{ id: 3, date: '2026-11-21' }]);
});
