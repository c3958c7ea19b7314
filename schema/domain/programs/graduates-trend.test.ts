import { expect, test } from 'vitest';
import { trendOf } from './graduates-trend.ts';

test.each([
  [[40, 42, 44, 47, 50], 'growing'],
  [[40, 42, 44, 47, 49], 'steady'],
  [[20, 20, 20, 20, 29], 'steady'],
  [[40, 38, 36, 33, 30], 'falling'],
  [[12, 9, 6, 4, 2], 'falling'],
  [[12, 9, 6, 4, 3], 'steady'],
  [[0, 0, 3, 8, 10], 'new'],
  [[0, 4, 6, 8, 12], 'growing'],
  [[9, 9, 9, 9, 9], null],
  [[0, 0, 0, 0, 9], null],
  [[null, 30, 30, 30, 90], null],
  [[30, 30, 30, 90, null], null],
  [[30, null, 40, 50, 60], 'growing'],
  [[], null],
] as const)('%j is %s', (years, trend) => {
  expect(trendOf(years)).toBe(trend);
});
