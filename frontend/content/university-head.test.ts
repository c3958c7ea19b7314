import { describe, expect, it } from 'vitest';
import { OPEN, type UniversityStatus } from '#schema/domain/record/university-figures.ts';
import { universityHead } from './university-head.ts';

const TODAY = '2026-11-22';
const titleOf = (fields: Partial<UniversityStatus>) =>
  universityHead({ name: 'Old College', description: 'A college.', status: { ...OPEN, ...fields } }, TODAY).title;

describe('the title of a university’s page', () => {
  it('says what one finds there while the school is open or its end is still to come', () => {
    expect(titleOf({})).toBe('Old College: costs, admission and outcomes');
    expect(titleOf({ state: 'closing', date: '2027-05' })).toBe('Old College: costs, admission and outcomes');
  });

  it('says that it closed or merged only where somebody saw it', () => {
    const date = '2026-05';
    expect(titleOf({ state: 'closed', date })).toMatch(/^Old College has closed:/);
    expect(titleOf({ state: 'merged', date })).toMatch(/^Old College has merged:/);
    expect(titleOf({ state: 'closed', date, announced: true })).toMatch(/^Old College announced that it would close:/);
    expect(titleOf({ state: 'merged', date, announced: true })).toMatch(/^Old College announced that it would merge:/);
    expect(titleOf({ state: 'closing', date })).toMatch(/^Old College announced that it would close:/);
  });
});
