import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofHundred } from './of-hundred.ts';

test('shares are whole and add up to a hundred, the largest remainder rounded up', () => {
  expect(ofHundred([69.6, 18.4, 0.5, 11.5])).toEqual([70, 18, 1, 11]);
  expect(ofHundred([33.3, 33.3, 33.3])).toEqual([34, 33, 33]);
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.1, max: 100, noNaN: true }), { minLength: 1, maxLength: 5 }), (shares) => {
      const whole = ofHundred(shares);
      expect(whole.reduce((all, one) => all + one, 0)).toBe(100);
      expect(whole.every(Number.isInteger)).toBe(true);
    }),
  );
});

test('of nothing there is nothing', () => {
  expect(ofHundred([0, 0])).toEqual([0, 0]);
});
