import { describe, expect, it } from 'vitest';
import { scholarshipKey } from '#schema/domain/site/scholarships.ts';
import { readScholarships, type ScholarshipRow } from '../../sources/scholarships/read.ts';
import { buildScholarships } from './build-scholarships.ts';
import { readAmount } from './read-amount.ts';
import { closingDate, roundDate } from './read-dates.ts';

const { rows } = readScholarships();
const withRow = (name: string, changes: Partial<ScholarshipRow>) =>
  buildScholarships(rows.map((row) => (row.name === name ? { ...row, ...changes } : row)));

describe('a date of the list', () => {
  it.each([
    ['2026-10-01', { kind: 'stated', date: '2026-10-01' }],
    ['2026-08', { kind: 'stated', date: '2026-08' }],
    ['last known 2025-12-02', { kind: 'last-known', date: '2025-12-02' }],
    ['last known 2025-11', { kind: 'last-known', date: '2025-11' }],
    ['last known: February', { kind: 'last-known-month', month: 2 }],
    ['every January 25', { kind: 'yearly', month: 1, day: 25 }],
    ['every February', { kind: 'yearly', month: 2, day: null }],
    ['2026 fall', { kind: 'season', year: 2026 }],
    ['rolling', { kind: 'rolling' }],
    [null, { kind: 'unknown' }],
  ])('%s is read', (text, date) => {
    expect(roundDate(text)).toEqual(date);
  });

  it('is not read where it is in no known shape', () => {
    for (const text of ['soon', '10/01/2026', 'last known: Someday?', 'February 31'])
      expect(roundDate(text)).toBeNull();
    expect(closingDate('soon', null)).toBeNull();
  });

  it('keeps what belongs to it, and takes no guess for a date', () => {
    expect(closingDate('last known 2025-01-29 (school nomination)', 'last known')).toEqual({
      closes: { kind: 'last-known', date: '2025-01-29' },
      note: 'for the nomination by the school',
    });
    expect(closingDate('last known 2019-11-15; mid-November expected', 'last known')?.closes).toEqual({
      kind: 'last-known',
      date: '2019-11-15',
    });
  });

  it('comes again where its cycle is every year', () => {
    expect(closingDate('2026-12-01', 'every year')?.closes).toEqual({ kind: 'yearly', month: 12, day: 1 });
    expect(closingDate('2026-12-01', '2026-27')?.closes).toEqual({ kind: 'stated', date: '2026-12-01' });
  });
});

describe('an amount', () => {
  it.each([
    ['Up to $55,000 a year', 55_000, 'USD', null],
    ['$2,500 to $20,000', 20_000, 'USD', null],
    ['C$120,000 engineering, C$100,000 other STEM', 120_000, 'CAD', null],
    ['US$5,000 a semester, US$10,000 a year (one guide says 6,000 and 12,000)', 10_000, 'USD', null],
    // Of all winners together.
    ['Gold, silver and bronze grants, $100,000 in all', null, 'USD', null],
    ['Varies, about $1.6 million a year', null, 'USD', null],
    // Beside the award.
    ['Capped or full tuition, $900 books, $300 to $500 a month', null, 'USD', 'tuition'],
    ['Full cost of attendance left after other aid', null, 'USD', 'cost'],
    // A sum of tuition is not all of it.
    ['Up to C$40,000 of tuition and books', 40_000, 'CAD', null],
    ['Varies', null, 'USD', null],
  ] as const)('%s', (text, most, currency, covers) => {
    expect(readAmount(text, 'US')).toEqual({ text, most, currency, covers });
  });

  it('without a sum is in the money of its country', () => {
    expect(readAmount('Varies', 'CA').currency).toBe('CAD');
  });
});

describe('the rows of the list', () => {
  const built = buildScholarships(rows);
  const shown = (name: string) => built.scholarships.find((one) => one.name === name);

  it('are each shown, ended or left out', () => {
    const { scholarships, ended, leftOut } = built;
    expect(scholarships.length + ended.length + leftOut.length).toBe(rows.length);
    expect([scholarships.length, ended.length, leftOut.length]).toEqual([74, 6, 5]);
  });

  it('are left out where they rest on knowledge or are in doubt', () => {
    expect(built.leftOut.map(({ name }) => name).sort()).toEqual([
      'Foot Locker Scholar Athletes',
      'NEADS National Student Awards',
      'Posse Scholarship',
      'RBC Future Launch Scholarships (Black Youth, Indigenous Youth)',
      'Regular Officer Training Plan (ROTP)',
    ]);
    expect(built.leftOut.every(({ reason }) => reason !== '')).toBe(true);
  });

  it('lose the parts that rest on knowledge alone', () => {
    expect(JSON.stringify(built.scholarships)).not.toMatch(/knowledge/);
    expect(shown('Gilman Scholarship')).toMatchObject({ citizenship: null, openTo: null });
    expect(shown('DoD SMART Scholarship-for-Service')).toMatchObject({
      citizenship: 'US citizen',
      openTo: ['us-citizen'],
    });
    expect(shown('Indspire Building Brighter Futures')?.closes).toEqual({ kind: 'unknown' });
    expect(shown('Leonard Foundation Scholarship')).toMatchObject({ url: null, closes: { kind: 'unknown' } });
    expect(shown('AISES Scholarships')?.countries).toEqual(['US']);
  });

  it('have no link where their own note says that it rests on knowledge', () => {
    const doubted = rows.filter(({ note }) => /link(?: and date)? from knowledge/.test(note ?? ''));
    expect(doubted).toHaveLength(5);
    for (const { name } of doubted) expect(shown(name)?.url, name).toBeNull();
  });

  it('say nothing that came from knowledge when they have ended: each names a page', () => {
    for (const { name, sources } of built.ended) expect(sources.length, name).toBeGreaterThan(0);
  });

  it('stop the build by a word that is not known', () => {
    const name = 'Loran Award';
    for (const [part, changes] of Object.entries({
      level: { level: 'kindergarten' },
      basis: { basis: 'luck' },
      group: { group: 'giants' },
      citizenship: { citizenship: 'a friend of the house' },
      date: { deadline: 'soon' },
      confidence: { confidence: 'a hunch' },
      country: { country: 'MX' },
    })) {
      expect(() => withRow(name, changes), part).toThrow(name);
    }
    expect(() => withRow(name, { group: 'constructor' })).toThrow('constructor');
  });

  it('stop the build when two would have one key, or an override has no row', () => {
    expect(() => withRow('Coolidge Scholarship', { name: 'NHS Scholarship' })).toThrow();
    expect(() => buildScholarships([...rows, { ...rows[1], name: 'Loran! Award' } as ScholarshipRow])).toThrow(
      'loran-award',
    );
  });

  it('have keys that plans can hold', () => {
    expect(scholarshipKey('Scholastic Art & Writing Awards')).toBe('scholastic-art-and-writing-awards');
    expect(scholarshipKey("McDonald's HACER National Scholarship")).toBe('mcdonalds-hacer-national-scholarship');
    for (const { key } of built.scholarships) expect(key).toMatch(/^[a-z0-9][a-z0-9-]{0,79}$/);
  });
});
