import { describe, expect, it } from 'vitest';
import { wordsOfLine } from '../words-of-line.ts';
import { deadlineAt } from './deadlines.ts';

const read = (line: string, today = '2026-11-27') => deadlineAt(wordsOfLine(line), 0, today)?.parameters ?? null;
const days = (line: string, today?: string) => {
  const { dueFrom = '', dueTo = '' } = read(line, today) ?? {};
  return `${dueFrom}..${dueTo}`;
};

describe('words on deadlines', () => {
  it.each([
    ['still open', 'encore ouvertes', 'todavía abiertas', 'date limite n’est pas passée', 'is it too late to apply'],
  ])('say that one can still apply: %s', (...lines) => {
    expect(lines.map((line) => read(line === 'is it too late to apply' ? 'too late to apply' : line))).toEqual(
      lines.map(() => ({ deadline: ['open'] })),
    );
  });

  it.each([
    ['deadline before january', '..2026-12-31'],
    ['apply before january 15', '..2027-01-14'],
    ['apply by january 15', '..2027-01-15'],
    ['due by the 15th of january', '..2027-01-15'],
    ['application deadline after february 1st', '2027-02-02..'],
    ['deadline after february', '2027-03-01..'],
    ['deadline 2/1 or later', '2027-02-01..'],
    ['deadlines in march', '2027-03-01..2027-03-31'],
    ['march deadlines', '2027-03-01..2027-03-31'],
    ['deadline in january or february', '2027-01-01..2027-02-28'],
    ['deadline between january 1 and january 15', '2027-01-01..2027-01-15'],
    ['deadline jan 5, 2028', '2028-01-05..2028-01-05'],
    ['due at the end of january', '2027-01-31..2027-01-31'],
    ['apply before christmas', '..2026-12-24'],
    ['deadline this month', '2026-11-01..2026-11-30'],
    ['deadline next month', '2026-12-01..2026-12-31'],
    ['open until april', '2027-04-01..'],
    ['open in march', '2027-03-01..'],
    ['encore ouvertes en mars', '2027-03-01..'],
    ['latest deadlines', '2027-02-01..'],
    ['date limite avant janvier', '..2026-12-31'],
    ['date limite après le 1er février', '2027-02-02..'],
    ['demande au plus tard le 1er mars', '..2027-03-01'],
    ['date limite entre le 1er janvier et le 15 février', '2027-01-01..2027-02-15'],
    ['fecha límite después del 1 de febrero', '2027-02-02..'],
    ['solicitud hasta el 31 de diciembre', '..2026-12-31'],
  ])('%s', (line, expected) => {
    expect(days(line)).toBe(expected);
  });

  it('mean the date that is next, or has just passed', () => {
    expect(days('deadline after november 1')).toBe('2026-11-02..');
    expect(days('deadline after november 1', '2026-08-01')).toBe('2026-11-02..');
    expect(days('deadline before january', '2027-01-05')).toBe('..2026-12-31');
    expect(days('deadline before january', '2027-04-05')).toBe('..2027-12-31');
    expect(days('deadline in february', '2027-09-01')).toBe('2028-02-01..2028-02-29');
  });

  it.each([
    'january',
    'apply january 15',
    'schools i may like',
    'founded before 1900',
    'deadline',
    'deadline february 30',
    'deadline 13/40',
    'scholarships due in march',
    'deadline for the fafsa in march',
    'before january',
  ])('are none in: %s', (line) => {
    expect(read(line)).toBeNull();
  });

  it('know no date where nobody knows the day', () => {
    expect(read('deadline in march', '0000-00-00')).toBeNull();
    expect(read('still open', '0000-00-00')).toEqual({ deadline: ['open'] });
  });
});
