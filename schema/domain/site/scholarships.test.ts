import { describe, expect, it } from 'vitest';
import {
  deadlineOf,
  endedFor,
  hasOneDeadline,
  isNamed,
  type RoundDate,
  type Scholarship,
  type ScholarshipQuestion,
  scholarshipsFor,
  soughtWords,
} from './scholarships.ts';

const UNKNOWN: RoundDate = { kind: 'unknown' };
const award = (key: string, changes: Partial<Scholarship> = {}): Scholarship => ({
  key,
  name: key,
  provider: 'A foundation',
  countries: ['US'],
  amount: { text: '$1,000', most: 1_000, currency: 'USD', covers: null },
  who: 'Seniors',
  levels: ['final-year'],
  citizenship: null,
  openTo: null,
  basis: ['merit'],
  group: null,
  opens: UNKNOWN,
  closes: UNKNOWN,
  closesNote: null,
  cycle: null,
  awards: null,
  url: null,
  note: null,
  evidence: 'official',
  sources: ['a page'],
  read: null,
  ...changes,
});

const ANYTHING: ScholarshipQuestion = {
  text: '',
  country: null,
  level: null,
  basis: null,
  group: null,
  citizenship: null,
  worth: null,
  deadline: null,
  sort: 'deadline',
};
const TODAY = '2026-11-22';
const namesFor = (all: Scholarship[], question: Partial<ScholarshipQuestion>, today = TODAY) =>
  scholarshipsFor(all, { ...ANYTHING, ...question }, today).map(({ name }) => name);

describe('the deadline of an award', () => {
  const on = (closes: RoundDate, today: string, opens: RoundDate = UNKNOWN) => deadlineOf({ opens, closes }, today);
  const stated: RoundDate = { kind: 'stated', date: '2026-12-01' };

  it('is ahead up to its day, and closed the day after', () => {
    expect(on(stated, '2026-11-30')).toMatchObject({ standing: 'ahead', day: '2026-12-01' });
    expect(on(stated, '2026-12-01')).toMatchObject({ standing: 'ahead', day: '2026-12-01' });
    expect(on(stated, '2026-12-02')).toMatchObject({ standing: 'closed', day: '2026-12-01' });
  });

  it('is the first day of a range until that has gone by, then its last', () => {
    const range: RoundDate = { kind: 'stated', date: '2026-12-01', until: '2027-01-04' };
    expect(on(range, '2026-12-01')).toMatchObject({ standing: 'ahead', day: '2026-12-01' });
    expect(on(range, '2026-12-02')).toMatchObject({ standing: 'ahead', day: '2027-01-04' });
    expect(on(range, '2027-01-05')).toMatchObject({ standing: 'closed', day: '2027-01-04' });
  });

  it('comes again next year where it is of every year', () => {
    const yearly: RoundDate = { kind: 'yearly', month: 1, day: 25 };
    expect(on(yearly, '2026-11-22').day).toBe('2027-01-25');
    expect(on(yearly, '2027-01-25').day).toBe('2027-01-25');
    expect(on(yearly, '2027-01-26')).toMatchObject({ standing: 'ahead', day: '2028-01-25' });
  });

  it('is never a day of an earlier round', () => {
    expect(on({ kind: 'last-known', date: '2026-12-02' }, TODAY)).toEqual({
      standing: 'unknown',
      day: null,
      lastKnown: '2026-12-02',
      opensLater: null,
    });
    for (const closes of [
      { kind: 'last-known-month', month: 12 },
      UNKNOWN,
      { kind: 'elsewhere', how: 'college' },
    ] as const) {
      expect(on(closes, TODAY)).toMatchObject({ standing: 'unknown', day: null, lastKnown: null });
    }
  });

  it('is ahead without a day where there is none, and closed where the last of many has gone by', () => {
    expect(on({ kind: 'rolling' }, TODAY)).toMatchObject({ standing: 'ahead', day: null });
    expect(on({ kind: 'elsewhere', how: 'psat', until: '2026-10-31' }, TODAY).standing).toBe('closed');
    expect(on({ kind: 'elsewhere', how: 'psat', until: '2026-11-22' }, TODAY).standing).toBe('unknown');
  });

  it('says when a round opens later, by the day or the month', () => {
    const opensLater = (date: string) => on(stated, TODAY, { kind: 'stated', date }).opensLater;
    expect(opensLater('2026-11-23')).toBe('2026-11-23');
    expect(opensLater('2026-11-22')).toBeNull();
    expect(opensLater('2026-12')).toBe('2026-12');
    expect(opensLater('2026-11')).toBeNull();
    expect(on(stated, TODAY, { kind: 'yearly', month: 12, day: 1 }).opensLater).toBeNull();
  });
});

describe('the awards that a question leaves', () => {
  it('are all without one', () => {
    expect(namesFor([award('b'), award('a')], {})).toEqual(['a', 'b']);
  });

  it('are of a country, a level, a basis and a group', () => {
    const all = [
      award('both', { countries: ['US', 'CA'], levels: ['earlier', 'final-year'], basis: ['need', 'merit'] }),
      award('canadian', { countries: ['CA'], levels: ['undergraduate'], basis: ['need'], group: 'women' }),
    ];
    expect(namesFor(all, { country: 'CA' })).toEqual(['both', 'canadian']);
    expect(namesFor(all, { country: 'US' })).toEqual(['both']);
    expect(namesFor(all, { level: 'earlier' })).toEqual(['both']);
    expect(namesFor(all, { level: 'undergraduate' })).toEqual(['canadian']);
    expect(namesFor(all, { basis: 'need' })).toEqual(['both', 'canadian']);
    expect(namesFor(all, { basis: 'merit' })).toEqual(['both']);
    expect(namesFor(all, { group: 'women' })).toEqual(['canadian']);
    expect(namesFor(all, { group: 'open' })).toEqual(['both']);
    expect(namesFor(all, { group: 'arts' })).toEqual([]);
  });

  it('keep those that give no rule on citizenship', () => {
    const all = [award('citizens', { openTo: ['us-citizen'] }), award('silent'), award('all', { openTo: ['other'] })];
    expect(namesFor(all, { citizenship: 'us-citizen' })).toEqual(['citizens', 'silent']);
    expect(namesFor(all, { citizenship: 'other' })).toEqual(['all', 'silent']);
  });

  it('are worth what was asked, the sum itself included', () => {
    const worth = (most: number | null, covers: 'tuition' | null = null) => ({
      amount: { text: '', most, currency: 'USD' as const, covers },
    });
    const all = [
      award('4999', worth(4_999)),
      award('5000', worth(5_000)),
      award('tuition', worth(null, 'tuition')),
      award('varies', worth(null)),
    ];
    expect(namesFor(all, { worth: '5000' })).toEqual(['5000', 'tuition']);
    expect(namesFor(all, { worth: 'all' })).toEqual(['tuition']);
  });

  it('stand as was asked on that day', () => {
    const all = [award('december', { closes: { kind: 'stated', date: '2026-12-01' } }), award('unknown')];
    expect(namesFor(all, { deadline: 'ahead' })).toEqual(['december']);
    expect(namesFor(all, { deadline: 'closed' })).toEqual([]);
    expect(namesFor(all, { deadline: 'closed' }, '2026-12-02')).toEqual(['december']);
    expect(namesFor(all, { deadline: 'unknown' })).toEqual(['unknown']);
  });

  it('come by their days: known ones first, then none, about when it was, unknown, closed', () => {
    const all = [
      award('closed', { closes: { kind: 'stated', date: '2026-10-01' } }),
      award('unknown'),
      award('in march', { closes: { kind: 'last-known-month', month: 3 } }),
      award('was in december', { closes: { kind: 'last-known', date: '2025-12-18' } }),
      award('rolling', { closes: { kind: 'rolling' } }),
      award('april', { closes: { kind: 'yearly', month: 4, day: 30 } }),
      award('december', { closes: { kind: 'stated', date: '2026-12-01' } }),
    ];
    const order = ['december', 'april', 'rolling', 'was in december', 'in march', 'unknown', 'closed'];
    expect(namesFor(all, {})).toEqual(order);
    expect(namesFor(all.toReversed(), {})).toEqual(order);
    expect(namesFor(all, { sort: 'name' })).toEqual(order.toSorted());
  });
});

describe('a name that is looked for', () => {
  it('is found by the beginnings of its words, whatever the accents and signs', () => {
    expect(isNamed('live mas', ['Taco Bell Live Más Scholarship'])).toBe(true);
    expect(isNamed("children's aid", ['Children’s Aid Foundation'])).toBe(true);
    expect(isNamed('coca-col', ['Coca-Cola Scholars'])).toBe(true);
    expect(isNamed('scholars loran', ['Loran Award', 'Loran Scholars Foundation'])).toBe(true);
    expect(isNamed('oran', ['Loran Award'])).toBe(false);
    expect(soughtWords(' !? ')).toEqual([]);
  });

  it('names what has ended only when something is looked for', () => {
    const ended = [{ name: 'AXA Achievement Scholarship', country: 'US' as const, what: '', sources: [], read: null }];
    expect(endedFor(ended, 'axa')).toEqual(ended);
    expect(endedFor(ended, '')).toEqual([]);
    expect(endedFor(ended, '--')).toEqual([]);
  });

  it('tells a deadline of its own from none and from one of each college', () => {
    const closing = (closes: RoundDate) => hasOneDeadline(award('a', { closes }));
    expect(closing({ kind: 'yearly', month: 3, day: 1 })).toBe(true);
    expect(closing(UNKNOWN)).toBe(true);
    expect(closing({ kind: 'rolling' })).toBe(false);
    expect(closing({ kind: 'elsewhere', how: 'college' })).toBe(false);
  });
});
