import { describe, expect, it } from 'vitest';
import { distanceWords } from './distance.ts';

describe('a distance in words', () => {
  it.each([
    [0, '0 miles'],
    [0.4, '0.4 miles'],
    [1, '1 mile'],
    [9.94, '9.9 miles'],
    [12.3, '12 miles'],
    [1_234.5, '1,235 miles'],
  ])('%d miles is %j', (miles, words) => {
    expect(distanceWords(miles, 'US')).toBe(words);
  });

  it('has kilometres too in Canada', () => {
    expect(distanceWords(12, 'CA')).toBe('12 miles (19 km)');
    expect(distanceWords(1, 'CA')).toBe('1 mile (1.6 km)');
  });
});
