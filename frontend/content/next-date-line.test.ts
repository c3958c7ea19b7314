import { describe, expect, it } from 'vitest';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { nextDateLine } from './next-date-line.ts';
import { nextDateInParts } from './next-date-parts.ts';

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

describe('the date that comes next, in parts', () => {
  it('says the round in a word, and in full what a service’s date is for', () => {
    const direct = [
      { ...applicationRoutes[0], system: 'direct', dates: [{ key: 'b', date: '2027-01-15', what: 'International' }] },
    ] as unknown as typeof applicationRoutes;
    expect(nextDateInParts({ deadlines: own({ ...none, regular: '2027-02-01' }) }, TODAY, null)).toEqual({
      date: 'Feb 1, 2027',
      soon: false,
      short: 'regular decision',
      whole: 'regular decision',
    });
    expect(nextDateInParts({ applicationRoutes: direct }, TODAY, null)).toEqual({
      date: 'Jan 15, 2027',
      soon: false,
      short: 'direct application',
      whole: 'the school’s own application: international students',
    });
    const abroad = [
      {
        ...applicationRoutes[0],
        system: 'direct',
        dates: [{ key: 'b', date: '2027-01-15', what: 'Applicants from outside Canada and US-style schooling' }],
      },
    ] as unknown as typeof applicationRoutes;
    expect(nextDateInParts({ applicationRoutes: abroad }, TODAY, null)).toMatchObject({ short: 'from outside Canada' });
    expect(nextDateInParts({ deadlines: own({ ...none, rolling: true }) }, TODAY, null)).toMatchObject({
      date: 'Rolling',
    });
    expect(nextDateInParts({}, TODAY, null)).toBeNull();
  });
});
