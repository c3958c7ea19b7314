import { describe, expect, it } from 'vitest';
import { formatPartialDate, hasPassed, isoDay } from './partial-date.ts';

describe('a date as precise as it is known', () => {
  it('is written with what is known of it', () => {
    expect(formatPartialDate('2026-05-21')).toBe('May 21, 2026');
    expect(formatPartialDate('2026-05')).toBe('May 2026');
    expect(formatPartialDate('2026')).toBe('2026');
    expect(formatPartialDate('soon')).toBe('soon');
  });

  it('has passed when its last day has', () => {
    expect(hasPassed('2026-05-21', '2026-05-22')).toBe(true);
    expect(hasPassed('2026-05-21', '2026-05-21')).toBe(false);
    expect(hasPassed('2026-05', '2026-05-31')).toBe(false);
    expect(hasPassed('2026-05', '2026-06-01')).toBe(true);
    expect(hasPassed('2026', '2026-12-31')).toBe(false);
    expect(hasPassed('2026', '2027-01-01')).toBe(true);
  });

  it('does not depend on the time zone', () => {
    expect(isoDay(new Date('2026-05-21T23:30:00Z'))).toBe('2026-05-21');
  });
});
