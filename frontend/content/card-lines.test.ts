import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#schema/domain/record/empty-record.ts';
import { OPEN, type UniversityStatus } from '#schema/domain/record/university-figures.ts';
import { cardLines, cardNotice, cardRate } from './card-lines.ts';

const cohort = (count: number) => ({ count, of: 'applicants', year: '2024' });

describe('a rate on a card', () => {
  const rated = (count: number | null) => ({
    ...EMPTY_RECORD,
    currency: 'USD' as const,
    acceptanceRate: 8,
    graduationRate: 66.7,
    cohorts: count === null ? {} : { acceptanceRate: cohort(count), graduationRate: cohort(count) },
  });

  it('shows its numbers where it is of fewer than thirty people', () => {
    expect(cardRate(rated(3), 'graduationRate')).toBe('66.7% (of 3)');
    expect(cardRate(rated(30), 'graduationRate')).toBe('66.7%');
    expect(cardRate(rated(null), 'graduationRate')).toBe('66.7%');
    expect(cardRate({ ...rated(null), graduationRate: null }, 'graduationRate')).not.toMatch(/\d/);
  });
});

describe('the notice on a card', () => {
  const noticeOf = (status: Partial<UniversityStatus>) =>
    cardNotice({ name: 'A College', status: { ...OPEN, ...status } });

  it('is of schools that are closing, and of those whose day has come', () => {
    expect(noticeOf({ state: 'closing', date: '2999-05' })).toEqual({
      badge: 'Closing',
      sentence: 'A College is closing in May 2999.',
    });
    expect(noticeOf({ state: 'closing', date: '2001-05' })?.badge).toBe('Closed');
  });

  it('is not of schools that one can apply to as ever', () => {
    expect(noticeOf({})).toBeNull();
    expect(noticeOf({ state: 'renamed', formerName: 'B College' })).toBeNull();
  });
});

describe('the figures of a card', () => {
  const canadian = (figures: Partial<Parameters<typeof cardLines>[0]>) =>
    cardLines({
      ...EMPTY_RECORD,
      country: 'CA',
      currency: 'CAD',
      cohorts: {},
      ...figures,
    } as unknown as Parameters<typeof cardLines>[0]).map(({ figure, value }) => `${figure} ${value}`);

  it('are two in Canada: who graduates and with which grades one enters, or else who comes back', () => {
    expect(canadian({ graduationRate: 80.8, enteringAverage: 92, retentionRate: 91.1 })).toEqual([
      'graduationRate 80.8%',
      'enteringAverage 92.0%',
    ]);
    expect(canadian({ enteringAverage: 85, retentionRate: 91.1 })).toEqual([
      'enteringAverage 85.0%',
      'retentionRate 91.1%',
    ]);
  });

  it('are nothing where nothing is known that helps to choose', () => {
    expect(canadian({ yearFounded: 1967 })).toEqual([]);
    expect(canadian({})).toEqual([]);
  });

  it('are in the United States who graduates and who gets in', () => {
    expect(canadian({ country: 'US', graduationRate: 60, acceptanceRate: 50, retentionRate: 90 })).toEqual([
      'graduationRate 60.0%',
      'acceptanceRate 50.0%',
    ]);
    expect(canadian({ country: 'US', graduationRate: null, acceptanceRate: 50 })).toEqual(['acceptanceRate 50.0%']);
  });
});
