import { describe, expect, it } from 'vitest';
import type { ApplicationRoute, Deadlines } from '../record/university-figures.ts';
import type { Home } from '../situation/situation.ts';
import {
  daysUntil,
  EMPTY_PLAN_ITEM,
  isPlanDay,
  itemOf,
  type PlanItem,
  planItemOf,
  planOf,
  sameItem,
  scholarshipOfItem,
  universityOfItem,
} from './plan.ts';
import {
  type Applying,
  chosen,
  nextRound,
  nextTask,
  progressOf,
  roundChange,
  roundsOf,
  roundToTake,
  tasksOf,
} from './plan-rules.ts';

const DEADLINES: Deadlines = {
  cycle: '2026-27',
  asOf: '2026-08-18',
  lastKnown: false,
  earlyDecision: '2026-11-01',
  earlyDecision2: '2027-01-01',
  earlyAction: null,
  earlyAction2: null,
  restrictiveEarlyAction: null,
  priority: null,
  regular: '2027-01-03',
  rolling: false,
};
const US: Applying = {
  country: 'US',
  applicationFee: 80,
  testPolicy: { policy: 'required', cycle: '2026-27', url: null },
  deadlines: DEADLINES,
  applicationParts: {
    cycle: '2025-26',
    asOf: '2026-04-29',
    essay: true,
    teacherRecommendations: 2,
    counselorRecommendation: true,
    midyearReport: true,
  },
  applicationRoutes: null,
};
const ROUTE: ApplicationRoute = {
  key: 'ouac',
  system: 'OUAC',
  applicants: null,
  cycle: 'fall 2027',
  opens: '2026-09-17',
  deadline: '2027-01-15 engineering, 2027-02-01 others',
  fee: null,
  url: null,
  confidence: 'secondary',
  note: null,
  asOf: '2026-11-22',
  dates: [
    { key: 'others', date: '2027-02-01', what: 'Other programs' },
    { key: 'engineering', date: '2027-01-15', what: 'Engineering' },
  ],
};
const TODAY = '2026-11-22';
const round = (key: string, deadlines: Deadlines = DEADLINES) =>
  roundsOf({ deadlines, applicationRoutes: null }).find((one) => one.key === key) ?? null;
const withRound = (key: string): PlanItem => ({ ...EMPTY_PLAN_ITEM, ...chosen(round(key), TODAY) });

describe('what is stored as a plan', () => {
  it('reads an item, and leaves out what it does not know', () => {
    const read = planItemOf({
      status: 'applying',
      round: 'regular',
      date: '2027-01-03',
      cycle: '2026-27',
      ownDate: '2027-02-30',
      tasks: { essay: 'done', fafsa: 'maybe', ballet: 'done' },
      note: 'x'.repeat(2_000),
      further: 1,
    });
    expect(read).toEqual({
      status: 'applying',
      round: 'regular',
      date: '2027-01-03',
      cycle: '2026-27',
      ownDate: null,
      tasks: { essay: 'done' },
      note: 'x'.repeat(1_000),
    });
    for (const none of [null, 1, 'text', [], {}, { status: 'flying' }]) expect(planItemOf(none)).toBeNull();
  });

  it('knows what a key is for', () => {
    expect(universityOfItem('university:166027')).toBe(166027);
    expect(universityOfItem('scholarship:x')).toBeNull();
    expect(scholarshipOfItem('scholarship:loran-award')).toBe('loran-award');
    for (const key of [
      'university:',
      'university:0',
      'university:1:2',
      'scholarship:',
      'scholarship:A B',
      '__proto__',
    ]) {
      expect(itemOf(key, EMPTY_PLAN_ITEM), key).toBeNull();
    }
    expect(planOf({ 'university:1': EMPTY_PLAN_ITEM, 'university:2': 3, constructor: EMPTY_PLAN_ITEM })).toEqual({
      'university:1': EMPTY_PLAN_ITEM,
    });
  });

  it('has days that exist, and none else', () => {
    for (const day of ['2027-01-01', '2028-02-29']) expect(isPlanDay(day)).toBe(true);
    for (const day of ['2027-02-29', '2027-13-01', '1999-01-01', '2027-1-1', '2027-01-01T00:00', null, 5]) {
      expect(isPlanDay(day)).toBe(false);
    }
  });

  it('counts whole days between dates of the calendar, across changes of the clock', () => {
    expect(daysUntil('2027-01-01', '2026-12-31')).toBe(1);
    expect(daysUntil('2027-03-15', '2027-03-13')).toBe(2);
    expect(daysUntil('2026-11-01', '2026-11-22')).toBe(-21);
  });

  it('holds items for the same in whatever order they were written', () => {
    expect(
      sameItem(
        { ...EMPTY_PLAN_ITEM },
        Object.fromEntries(Object.entries(EMPTY_PLAN_ITEM).reverse()) as unknown as PlanItem,
      ),
    ).toBe(true);
    expect(sameItem(EMPTY_PLAN_ITEM, { ...EMPTY_PLAN_ITEM, tasks: { essay: 'done' } })).toBe(false);
    expect(sameItem(undefined, undefined)).toBe(true);
  });
});

describe('rounds', () => {
  it('are in the order of their dates, those without one last', () => {
    expect(
      roundsOf({ deadlines: { ...DEADLINES, rolling: true }, applicationRoutes: null }).map(({ key }) => key),
    ).toEqual(['earlyDecision', 'earlyDecision2', 'regular', 'rolling']);
    expect(roundsOf({ deadlines: null, applicationRoutes: [ROUTE] }).map(({ key, date }) => [key, date])).toEqual([
      ['ouac-engineering', '2027-01-15'],
      ['ouac-others', '2027-02-01'],
    ]);
    expect(roundsOf({ deadlines: null, applicationRoutes: [{ ...ROUTE, dates: [] }] })).toMatchObject([
      { key: 'ouac', date: null },
    ]);
    expect(roundsOf({ deadlines: null, applicationRoutes: null })).toEqual([]);
  });

  it('have one that comes next: a day of this year that is not past', () => {
    const next = (deadlines: Deadlines | null, applicationRoutes: ApplicationRoute[] | null, today = TODAY) =>
      nextRound({ deadlines, applicationRoutes }, today)?.key ?? null;
    expect(next(DEADLINES, null)).toBe('earlyDecision2');
    expect(next(DEADLINES, null, '2026-11-01')).toBe('earlyDecision');
    expect(next(DEADLINES, null, '2027-01-04')).toBeNull();
    expect(next({ ...DEADLINES, lastKnown: true }, null)).toBeNull();
    expect(next(null, [ROUTE])).toBe('ouac-engineering');
    expect(next(null, [{ ...ROUTE, dates: [{ key: 'month', date: '2027-01', what: null }] }])).toBeNull();
    expect(next(null, null)).toBeNull();
  });

  it('leave out a date that is not for somebody who lives elsewhere, and name everybody’s first', () => {
    const due = [{ key: 'due', date: '2027-01-15', what: null }];
    const ontario = { ...ROUTE, key: 'ouac-a', dates: due };
    const others = { ...ROUTE, key: 'ouac-b', dates: [] };
    const own = { ...ROUTE, key: 'ouac', dates: due };
    const next = (applicationRoutes: ApplicationRoute[], home: Home | null) =>
      nextRound({ deadlines: null, applicationRoutes }, '2026-11-27', home)?.key ?? null;
    expect(next([ontario, others], 'CA-ON')).toBe('ouac-a-due');
    expect(next([ontario, others], 'US-OH')).toBeNull();
    expect(next([ontario, others], null)).toBe('ouac-a-due');
    for (const home of ['CA-ON', 'US-OH', null] as const) expect(next([ontario, others, own], home)).toBe('ouac-due');
    const abroad = {
      ...ROUTE,
      key: 'school',
      dates: [{ key: 'international', date: '2027-04-01', what: 'International' }],
    };
    expect(next([abroad], 'US-OH')).toBe('school-international');
    expect(next([abroad], 'CA-QC')).toBeNull();
  });

  it('say that a school reads applications as they come where it has no date ahead', () => {
    const rolling = { deadlines: { ...DEADLINES, rolling: true }, applicationRoutes: null };
    expect(roundToTake(rolling, '2026-11-27', null)?.key).toBe('earlyDecision2');
    expect(roundToTake(rolling, '2027-02-01', null)?.key).toBe('rolling');
    expect(roundToTake({ ...rolling, deadlines: DEADLINES }, '2027-02-01', null)).toBeNull();
  });

  it('leave last year’s date out of a plan when it has passed', () => {
    const before: Deadlines = { ...DEADLINES, cycle: '2025-26', lastKnown: true, regular: '2026-01-03' };
    expect(chosen(round('regular', before), TODAY)).toEqual({ round: 'regular', cycle: '2025-26', date: null });
    expect(chosen(round('earlyDecision'), TODAY).date).toBe('2026-11-01');
  });
});

describe('a year’s change of data', () => {
  const next: Deadlines = { ...DEADLINES, cycle: '2027-28', regular: '2028-01-05', earlyDecision: '2027-11-01' };
  const nextRounds = roundsOf({ deadlines: next, applicationRoutes: null });

  it('says that the data are of another year, and with which date', () => {
    expect(roundChange(withRound('regular'), nextRounds)).toEqual({
      kind: 'new-cycle',
      cycle: '2027-28',
      date: '2028-01-05',
    });
  });

  it('says that a date has moved within the year, and that a round is gone', () => {
    const moved = roundsOf({ deadlines: { ...DEADLINES, regular: '2027-01-05' }, applicationRoutes: null });
    expect(roundChange(withRound('regular'), moved)).toEqual({ kind: 'moved', date: '2027-01-05' });
    const without = roundsOf({ deadlines: { ...DEADLINES, earlyDecision2: null }, applicationRoutes: null });
    expect(roundChange(withRound('earlyDecision2'), without)).toEqual({ kind: 'gone' });
  });

  it('says nothing where nothing changed, where no round is chosen, and where the data are silent', () => {
    const rounds = roundsOf(US);
    expect(roundChange(withRound('regular'), rounds)).toBeNull();
    expect(roundChange(EMPTY_PLAN_ITEM, nextRounds)).toBeNull();
    expect(roundChange(withRound('regular'), [])).toBeNull();
    const before: Deadlines = { ...DEADLINES, cycle: '2025-26', lastKnown: true, regular: '2026-01-03' };
    const lastYears = { ...EMPTY_PLAN_ITEM, ...chosen(round('regular', before), TODAY) };
    expect(roundChange(lastYears, roundsOf({ deadlines: before, applicationRoutes: null }))).toBeNull();
    // This year's date has come: it is told, because last year's was never taken.
    expect(roundChange(lastYears, rounds)).toEqual({ kind: 'new-cycle', cycle: '2026-27', date: '2027-01-03' });
  });
});

describe('tasks', () => {
  const keys = (applying: Applying) => tasksOf(applying).map(({ key }) => key);
  it('are what the school asks for', () => {
    expect(keys(US)).toEqual([
      'application',
      'essay',
      'supplements',
      'recommendations',
      'counselor',
      'transcript',
      'midyear',
      'tests',
      'fee',
      'fafsa',
      'css',
      'interview',
    ]);
    expect(tasksOf(US).find(({ key }) => key === 'tests')?.need).toBe('asked');
  });

  it('leave out what it does not ask for', () => {
    const little = keys({
      ...US,
      applicationFee: 0,
      testPolicy: { policy: 'not-considered', cycle: '2026-27', url: null },
      applicationParts: {
        cycle: '2025-26',
        asOf: '2026-04-29',
        essay: false,
        teacherRecommendations: 0,
        counselorRecommendation: false,
        midyearReport: false,
      },
    });
    expect(little).toEqual(['application', 'supplements', 'transcript', 'fafsa', 'css', 'interview']);
  });

  it('say of what is not known that it may be asked for', () => {
    const unknown = tasksOf({ ...US, applicationParts: null, applicationFee: null, testPolicy: null });
    for (const key of ['essay', 'recommendations', 'counselor', 'fee', 'tests']) {
      expect(unknown.find((task) => task.key === key)?.need, key).toBe('depends');
    }
  });

  it('are Canada’s own in Canada, and counted', () => {
    const canada = tasksOf({ ...US, country: 'CA' });
    expect(canada.map(({ key }) => key)).not.toContain('fafsa');
    expect(progressOf(canada, { programs: 'done', language: 'not-needed', fafsa: 'done' })).toEqual({
      done: 2,
      all: canada.length,
    });
  });

  it('come one after the other: what is done or not needed is passed over', () => {
    const tasks = tasksOf({ ...US, country: 'CA' });
    expect(nextTask(tasks, {})).toBe('programs');
    expect(nextTask(tasks, { programs: 'done', application: 'not-needed' })).toBe('fee');
    expect(nextTask(tasks, Object.fromEntries(tasks.map(({ key }) => [key, 'done'])))).toBeNull();
  });
});
