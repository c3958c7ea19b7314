import { expect, test } from 'vitest';
import { isOfThePast, lastYearOf } from './vintage-year.ts';

test('a vintage is as old as the last year it names', () => {
  expect(lastYearOf('2021-22')).toBe(2022);
  expect(lastYearOf('1999-00')).toBe(2000);
  expect(lastYearOf('fall 2021 to fall 2022')).toBe(2022);
  expect(lastYearOf('fall 2012 cohort (by 2019)')).toBe(2019);
  expect(lastYearOf('undated')).toBeNull();
});

test('a figure of more than four years ago is of the past, one of four is not', () => {
  expect(isOfThePast('fall 2021', 2026)).toBe(true);
  expect(isOfThePast('2021-22', 2026)).toBe(false);
  expect(isOfThePast('2021-22', 2027)).toBe(true);
  expect(isOfThePast('undated', 2026)).toBe(false);
});
