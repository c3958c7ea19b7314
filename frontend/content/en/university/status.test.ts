import { describe, expect, it } from 'vitest';
import { OPEN, stateAt, type UniversityStatus } from '#schema/domain/record/university-figures.ts';
import { statusSentence } from './status.ts';

const status = (fields: Partial<UniversityStatus>): UniversityStatus => ({ ...OPEN, ...fields });
const TODAY = '2026-11-22';
const say = (fields: Partial<UniversityStatus>) => statusSentence('Old College', status(fields), TODAY);

describe('what is said of a school that is not simply open', () => {
  it('is nothing for an open one', () => {
    expect(say({})).toBeNull();
  });

  it('gives the date as precisely as it is known', () => {
    expect(say({ state: 'closed', date: '2025-05-21' })).toBe('Old College closed on May 21, 2025.');
    expect(say({ state: 'closed', date: '2025-05' })).toBe('Old College closed in May 2025.');
    expect(say({ state: 'closed', date: '2025' })).toBe('Old College closed in 2025.');
    expect(say({ state: 'closed' })).toBe('Old College closed.');
  });

  it('does not say that something happened of which only the announcement was seen', () => {
    expect(say({ state: 'closed', date: '2026-05', announced: true })).toBe(
      'Old College announced that it would close in May 2026.',
    );
    expect(say({ state: 'merged', date: '2026-07', announced: true, successorName: 'New University' })).toBe(
      'Old College announced that it would merge into New University in July 2026.',
    );
  });

  it('names the school that took it over', () => {
    expect(say({ state: 'merged', date: '2025-07-01', successorName: 'New University' })).toBe(
      'Old College merged into New University on July 1, 2025.',
    );
  });

  it('compares the date when it is shown', () => {
    const closing = status({ state: 'closing', date: '2027-05' });
    expect(statusSentence('Old College', closing, TODAY)).toBe('Old College is closing in May 2027.');
    expect(stateAt(closing, '2027-05-31')).toBe('closing');
    expect(stateAt(closing, '2027-06-01')).toBe('closed');
    expect(statusSentence('Old College', closing, '2027-06-01')).toBe(
      'Old College announced that it would close in May 2027.',
    );
  });

  it('gives the earlier name of one that was renamed', () => {
    expect(say({ state: 'renamed', date: '2025-07', formerName: 'Older College' })).toBe(
      'Until July 2025, it was called Older College.',
    );
  });
});
