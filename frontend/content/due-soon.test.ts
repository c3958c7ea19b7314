import { expect, test } from 'vitest';
import { dateAndSoon, dueSoon } from './due-soon.ts';

test('a date within three days says how near it is, over the end of a month too', () => {
  expect(dueSoon('2026-11-29', '2026-11-29')).toBe('today');
  expect(dueSoon('2026-11-30', '2026-11-29')).toBe('tomorrow');
  expect(dueSoon('2026-12-02', '2026-11-29')).toBe('in 3 days');
  expect(dueSoon('2026-12-03', '2026-11-29')).toBeNull();
  expect(dueSoon('2026-11-28', '2026-11-29')).toBeNull();
  expect(dueSoon('2026-11', '2026-11-29')).toBeNull();
});

test('the date stands before it', () => {
  expect(dateAndSoon('2026-11-30', '2026-11-29')).toBe('November 30, 2026, tomorrow');
  expect(dateAndSoon('2027-01-15', '2026-11-29')).toBe('January 15, 2027');
});
