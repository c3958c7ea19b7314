import { expect, test } from 'vitest';
import { afterWords } from './after.ts';

test.each([
  [0.02, '1 month'],
  [0.4, '5 months'],
  [0.98, '1 year'],
  [1.6, '1.5 years'],
  [3.3, '3.5 years'],
  [4.1, '4 years'],
])('%f years of extra pay are %s', (years, said) => {
  expect(afterWords.month.payoff.years(years)).toBe(
    `The extra pay covers the cost of the degree in about ${said} (before taxes).`,
  );
});
