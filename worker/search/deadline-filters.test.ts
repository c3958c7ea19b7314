import { describe, expect, it } from 'vitest';
import { rawQueryOf } from '#schema/api/params.ts';
import { searchQuery } from '#schema/api/search.ts';
import type { ApplicationRoute, Deadlines } from '#schema/domain/record/university-figures.ts';
import { snapshotOn } from '#schema/search/snapshot.ts';
import { aUniversity, snapshotOf } from '#tests/search/made-up-universities.ts';
import { searchUniversities } from './search-universities.ts';

const NONE: Deadlines = {
  cycle: '2026-27',
  asOf: '2026-11-22',
  lastKnown: false,
  earlyDecision: null,
  earlyDecision2: null,
  earlyAction: null,
  earlyAction2: null,
  restrictiveEarlyAction: null,
  priority: null,
  regular: null,
  rolling: false,
};
const ROUTE: ApplicationRoute = {
  key: 'ouac-a',
  system: 'OUAC',
  applicants: null,
  cycle: 'fall 2027',
  opens: null,
  deadline: null,
  fee: null,
  url: null,
  confidence: 'secondary',
  note: null,
  asOf: '2026-11-22',
  dates: [{ key: 'due', date: '2027-01-15', what: null }],
};

const made = snapshotOf([
  aUniversity(1, { deadlines: { ...NONE, earlyAction: '2026-11-15', regular: '2027-01-05' } }),
  aUniversity(2, { deadlines: { ...NONE, earlyAction: '2026-11-15', regular: '2027-07-01' } }),
  aUniversity(3, { deadlines: { ...NONE, rolling: true } }),
  aUniversity(4, { deadlines: { ...NONE, earlyAction: '2026-11-01' } }),
  aUniversity(5, { deadlines: { ...NONE, cycle: '2025-26', lastKnown: true, regular: '2026-02-01' } }),
  aUniversity(6, { deadlines: { ...NONE, cycle: '2025-26', lastKnown: true, rolling: true } }),
  aUniversity(7),
  aUniversity(8, { country: 'CA', state: 'ON', applicationRoutes: [ROUTE] }),
  aUniversity(9, { country: 'CA', state: 'ON', applicationRoutes: [{ ...ROUTE, cycle: 'fall 2024 page' }] }),
  aUniversity(10, { country: 'CA', state: 'ON', applicationRoutes: [{ ...ROUTE, dates: [] }] }),
]);

const search = (text: string, today = '2026-11-27') =>
  searchUniversities(snapshotOn(made, today), searchQuery.parse(rawQueryOf(new URLSearchParams(text))));
const ids = (text: string, today?: string) => search(text, today).ids.toSorted((a, b) => a - b);

describe('schools that are still open', () => {
  it('have a date of this round ahead, or rolling admission', () => {
    expect(ids('deadline=open')).toEqual([1, 2, 3, 8]);
    expect(ids('deadline=passed')).toEqual([4]);
    expect(ids('deadline=last-round')).toEqual([5, 6, 9]);
    expect(ids('deadline=unknown')).toEqual([7, 10]);
  });

  it('are open on the day itself and no day longer', () => {
    expect(ids('deadline=open', '2027-01-05')).toEqual([1, 2, 3, 8]);
    expect(ids('deadline=open', '2027-01-06')).toEqual([2, 3, 8]);
    expect(ids('deadline=passed', '2027-01-16')).toEqual([1, 4, 8]);
  });

  it('are no more once the students of that round have begun, rolling or not', () => {
    expect(ids('deadline=open', '2027-08-31')).toEqual([3]);
    expect(ids('deadline=open', '2027-09-01')).toEqual([]);
    expect(ids('deadline=last-round', '2027-09-01')).toEqual([3, 5, 6, 9]);
  });

  it('say which date is next, and how many publish none', () => {
    const { why, deadlines } = search('deadline=open');
    expect(why?.get(1)).toEqual([{ code: 'deadline', day: '2027-01-05', round: 'regular', rolling: false }]);
    expect(why?.get(3)).toEqual([{ code: 'deadline', day: null, round: null, rolling: true }]);
    expect(why?.get(8)).toEqual([{ code: 'deadline', day: '2027-01-15', round: null, rolling: false }]);
    expect(deadlines).toEqual({ today: '2026-11-27', unknown: 2, lastRound: 3 });
    expect(search('deadline=open&country=US').deadlines).toMatchObject({ unknown: 1, lastRound: 2 });
    // A list of those schools does not point to itself; one of other filters says nothing of dates.
    expect(search('deadline=open,unknown').deadlines).toMatchObject({ unknown: 0, lastRound: 3 });
    expect(search('country=US').deadlines).toBeUndefined();
  });

  it('are counted beside the filter', () => {
    expect(search('facets=1&deadline=open').facets?.deadline).toEqual({
      open: 4,
      passed: 1,
      'last-round': 3,
      unknown: 2,
    });
  });
});

describe('deadlines between two days', () => {
  it('are dates of this round that have not passed', () => {
    expect(ids('dueTo=2026-12-31')).toEqual([]);
    expect(ids('dueTo=2027-01-31')).toEqual([1, 8]);
    expect(ids('dueTo=2027-01-31', '2027-01-10')).toEqual([8]);
    expect(ids('dueFrom=2027-02-01')).toEqual([2]);
    // Last year's date is no date of this year.
    expect(ids('dueFrom=2026-01-01&dueTo=2026-03-01')).toEqual([]);
  });

  it('are one and the same date', () => {
    expect(ids('dueFrom=2027-01-06&dueTo=2027-01-31')).toEqual([8]);
    // Before and after, but none between.
    expect(ids('dueFrom=2026-12-01&dueTo=2026-12-31', '2026-11-10')).toEqual([]);
    expect(ids('dueFrom=2026-11-10&dueTo=2026-12-31', '2026-11-10')).toEqual([1, 2]);
    expect(ids('dueFrom=2027-03-01&dueTo=2027-02-01')).toEqual([]);
  });

  it('say which date it is', () => {
    const { why } = search('dueFrom=2027-02-01', '2026-11-10');
    expect(why?.get(2)).toEqual([{ code: 'deadline', day: '2027-07-01', round: 'regular', rolling: false }]);
  });

  it('count what a list would hold without one of them', () => {
    expect(search('dueFrom=2027-06-01&dueTo=2027-06-30').loosen).toEqual([{ parameter: 'dueTo', total: 1 }]);
  });

  it.each(['2027-02-30', '2027-2-1', 'january', '20270101', '1999-01-01'])('are no day like %s', (day) => {
    expect(() => search(`dueFrom=${day}`)).toThrow(/one day as YYYY-MM-DD/);
  });
});
