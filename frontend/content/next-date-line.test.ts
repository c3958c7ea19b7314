import { describe, expect, it } from 'vitest';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { nextDateLine } from './next-date-line.ts';

type Dates = Parameters<typeof nextDateLine>[0];
const TODAY = '2026-11-27';
const own = (dates: Partial<UniversityRecordView['deadlines']>) =>
  ({ cycle: '2026-27', ...dates }) as NonNullable<Dates['deadlines']>;
const nothing = { restrictiveEarlyAction: null, earlyDecision: null, earlyAction: null, earlyAction2: null } as const;
const none = { ...nothing, earlyDecision2: null, priority: null, regular: null, rolling: false };
const applicationRoutes = [
  { key: 'a', system: 'A service', cycle: 'fall 2027', dates: [{ key: 'b', date: '2027-01-15', what: null }] },
] as unknown as NonNullable<UniversityRecordView['applicationRoutes']>;

describe('the date that comes next, in a line', () => {
  it('is the school’s own with its round', () => {
    const deadlines = own({ ...none, regular: '2027-02-01' });
    expect(nextDateLine({ deadlines, applicationRoutes }, TODAY, null)).toBe('February 1, 2027 (regular decision)');
  });

  it('is an application service’s where the school has none of its own', () => {
    expect(nextDateLine({ deadlines: null, applicationRoutes }, TODAY, null)).toBe('January 15, 2027 (A service)');
    expect(nextDateLine({ deadlines: own({ ...none, rolling: true }), applicationRoutes }, TODAY, null)).toContain(
      'A service',
    );
  });

  it('is none, or rolling, where nothing is ahead', () => {
    expect(nextDateLine({}, TODAY, null)).toBeNull();
    expect(nextDateLine({ deadlines: own({ ...none, regular: '2026-11-01' }) }, TODAY, null)).toBeNull();
    expect(nextDateLine({ deadlines: own({ ...none, rolling: true }) }, TODAY, null)).toBe('Rolling');
  });
});
