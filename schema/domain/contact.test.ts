import { describe, expect, it } from 'vitest';
import { officeIsOpen } from './contact.ts';

describe('the office hours', () => {
  it.each([
    ['2026-11-20T13:59:00Z', false, 'Friday 8:59 in winter'],
    ['2026-11-20T14:00:00Z', true, 'Friday 9:00 in winter'],
    ['2026-11-20T21:59:00Z', true, 'Friday 16:59 in winter'],
    ['2026-11-20T22:00:00Z', false, 'Friday 17:00 in winter'],
    ['2026-07-20T13:00:00Z', true, 'Monday 9:00 in summer'],
    ['2026-07-20T12:59:00Z', false, 'Monday 8:59 in summer'],
    ['2026-07-18T15:00:00Z', false, 'Saturday'],
    ['2026-07-19T15:00:00Z', false, 'Sunday'],
    ['2026-07-21T03:30:00Z', false, 'Monday half past eleven at night, Tuesday elsewhere'],
  ])('%s: %s, %s', (at, open) => expect(officeIsOpen(new Date(at))).toBe(open));
});
