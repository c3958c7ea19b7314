import { expect, it } from 'vitest';
import { medianOf } from './prices.ts';

it.each([
  [[], null],
  [[7], 7],
  [[1, 2, 90], 2],
  [[1, 2, 4, 90], 3],
  [[10, 11], 11],
  [[0, 0, 0, 5], 0],
])('the median of %j is %s', (ascending, median) => {
  expect(medianOf(ascending)).toBe(median);
});
