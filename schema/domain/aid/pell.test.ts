import { expect, it, test } from 'vitest';
import { PELL, pellEstimate, pellLimits } from './pell.ts';

const measure = { family: 'dependent', single: false, familySize: 4, region: 'US' } as const;

test.each([
  // 31,200 is the guideline for four.
  ['two parents', measure, 54_600, 85_800],
  ['one parent', { ...measure, single: true }, 70_200, 101_400],
  ['a student who is a parent', { ...measure, family: 'student-parent', single: true }, 70_200, 124_800],
  ['a married student with children', { ...measure, family: 'student-parent' }, 54_600, 109_200],
  ['a student alone', { ...measure, family: 'student', single: true, familySize: 1 }, 26_355, 41_415],
  ['Hawaii', { ...measure, region: 'HI' }, 62_790, 98_670],
] as const)('incomes up to which the highest and lowest grant are certain: %s', (_, one, most, least) => {
  expect(pellLimits(one)).toEqual({ most, least });
});

const asked = { mostByIncome: false, income: 200_000, measure, intensity: 100 };

test.each([
  [-1_500, 'most', 7_395],
  [0, 'most', 7_395],
  [1, 'by-index', 7_395],
  [3, 'by-index', 7_390],
  [6_655, 'by-index', 740],
  [6_656, 'none', 0],
  [14_789, 'none', 0],
] as const)('an index of %i', (sai, kind, fullTime) => {
  expect(pellEstimate({ ...asked, sai })).toMatchObject({ kind, fullTime });
});

it('gives the lowest grant by income, but none from twice the highest index on', () => {
  const low = { ...asked, income: 80_000 };
  expect(pellEstimate({ ...low, sai: 14_789 })).toMatchObject({ kind: 'least', fullTime: PELL.least });
  expect(pellEstimate({ ...low, sai: 14_790 }).kind).toBe('none');
});
