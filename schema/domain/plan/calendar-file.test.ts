import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, planEvents } from './calendar-file.ts';
import { EMPTY_PLAN_ITEM, type Plan } from './plan.ts';

const WORDS = {
  application: (name: string) => `${name}: application due`,
  scholarship: (name: string) => `${name}: scholarship due`,
  unnamed: 'A university',
};
const STAMP = new Date('2026-11-22T17:00:05.123Z');

/** Content lines by RFC 5545, 3.1: CRLF at each end, no longer than 75 octets, unfolded. */
function contentLines(file: string): string[] {
  expect(file.endsWith('\r\n')).toBe(true);
  const physical = file.slice(0, -2).split('\r\n');
  for (const line of physical) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  return file.slice(0, -2).replaceAll('\r\n ', '').split('\r\n');
}

/** TEXT as it was before it was escaped. */
const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? '\n' : one));

/** Entries by the properties of the outer component, and the balance of BEGIN and END. */
function entries(file: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const open: string[] = [];
  for (const line of contentLines(file)) {
    const [, name = '', value = ''] = /^([A-Z-]+(?:;[A-Z]+=[A-Z]+)?):(.*)$/s.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') {
      open.push(value);
      if (value === 'VEVENT') found.push({});
    } else if (name === 'END') expect(open.pop()).toBe(value);
    else if (open.at(-1) === 'VEVENT') (found.at(-1) as Record<string, string>)[name] = value;
  }
  expect(open).toEqual([]);
  return found;
}

describe('the calendar file', () => {
  it('has a whole day for each date, with a reminder, by the letter', () => {
    const file = calendarFile([{ uid: 'university-1@campusatlas', date: '2026-12-31', summary: 'One: due' }], STAMP);
    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//CampusAtlas//Plan//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:CampusAtlas plan',
      'BEGIN:VEVENT',
      'UID:university-1@campusatlas',
      'DTSTAMP:20261122T170005Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:One: due',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:One: due',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes and folds any name so that it is read as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const summary = text.toWellFormed();
        const [entry] = entries(calendarFile([{ uid: 'a', date: '2027-01-01', summary }], STAMP));
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are left out
        const expected = summary.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '');
        expect(unescaped(entry?.SUMMARY ?? '')).toBe(expected);
      }),
    );
  });

  it('folds between characters, never within one', () => {
    const summary = 'Université du Québec à Trois-Rivières, '.repeat(8);
    const [entry] = entries(calendarFile([{ uid: 'a', date: '2027-01-01', summary }], STAMP));
    expect(unescaped(entry?.SUMMARY ?? '')).toBe(summary);
  });
});

describe('the dates of a plan', () => {
  const item = (what: object) => ({ ...EMPTY_PLAN_ITEM, ...what });
  const plan: Plan = {
    'university:1': item({ round: 'regular', date: '2027-01-03', note: 'SECRET', tasks: { essay: 'done' } }),
    'university:2': item({ round: 'regular', date: '2027-01-05', ownDate: '2026-12-20' }),
    'university:3': item({ status: 'applied', date: '2027-01-01', round: 'regular' }),
    'university:4': item({}),
    'university:5': item({ ownDate: '2027-02-01' }),
    'scholarship:loran-award': { status: 'considering', ownDate: '2026-12-01' },
    'scholarship:none': { status: 'considering', ownDate: null },
  };
  const names = new Map([
    [1, 'One'],
    [2, 'Two'],
  ]);

  it('are those still ahead of an application, one’s own before the round’s, and nothing else of the plan', () => {
    const events = planEvents(plan, names, WORDS);
    expect(events.map(({ date, summary }) => [date, summary])).toEqual([
      ['2026-12-01', 'Loran award: scholarship due'],
      ['2026-12-20', 'Two: application due'],
      ['2027-01-03', 'One: application due'],
      ['2027-02-01', 'A university: application due'],
    ]);
    expect(calendarFile(events, STAMP)).not.toContain('SECRET');
  });

  it('keep their UID when a date moves', () => {
    const uidOf = (date: string) => planEvents({ 'university:1': item({ ownDate: date }) }, names, WORDS)[0]?.uid;
    expect(uidOf('2027-01-01')).toBe(uidOf('2027-03-01'));
  });
});

describe('a scholarship of a plan', () => {
  const award = (key: string) => (key === 'loran-award' ? { name: 'Loran Award', day: '2027-10-15' } : undefined);
  const considering = { status: 'considering', ownDate: null } as const;
  const eventsOf = (plan: Plan) =>
    planEvents(plan, new Map(), WORDS, award).map(({ date, summary }) => `${date} ${summary}`);

  it('has the name and the day of the list', () => {
    expect(eventsOf({ 'scholarship:loran-award': considering })).toEqual(['2027-10-15 Loran Award: scholarship due']);
  });

  it('has a date of one’s own before that of the list', () => {
    expect(eventsOf({ 'scholarship:loran-award': { ...considering, ownDate: '2027-09-30' } })).toEqual([
      '2027-09-30 Loran Award: scholarship due',
    ]);
  });

  it('is no entry when it is sent, or when nobody knows a day', () => {
    expect(eventsOf({ 'scholarship:loran-award': { ...considering, status: 'applied' } })).toEqual([]);
    expect(eventsOf({ 'scholarship:left-the-list': considering })).toEqual([]);
    expect(eventsOf({ 'scholarship:left-the-list': { ...considering, ownDate: '2027-01-02' } })).toEqual([
      '2027-01-02 Left the list: scholarship due',
    ]);
  });
});
