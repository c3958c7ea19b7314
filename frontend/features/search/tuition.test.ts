import { describe, expect, it } from 'vitest';
import { boundsOf, isUnread, parseWhole, thumbsOf, thumbText } from './tuition.ts';

describe('tuition as typed', () => {
  it.each([
    ['12500', 12_500],
    ['$12,500', 12_500],
    ['12 500 dollars', 12_500],
    ['12500.75', 12_500],
    ['0', 0],
    ['15k', 15_000],
    ['$12.5K a year', 12_500],
    ['12 kinds', 12],
  ])('reads %j as whole dollars', (text, value) => {
    expect(parseWhole(text)).toBe(value);
  });

  it.each(['', '   ', 'any', '$', '99999999999', '-5', 'abc'])('reads %j as no bound', (text) => {
    expect(parseWhole(text)).toBeNull();
  });
});

describe('what cannot be read', () => {
  const years = { from: 1600, to: 2026 };
  it.each([
    ['', false],
    ['  ', false],
    ['1850', false],
    ['abc', true],
    ['-5', true],
    ['18', true],
    ['3000', true],
  ])('%j as a year: %s', (text, unread) => expect(isUnread(years, text)).toBe(unread));
});

describe('the tuition slider', () => {
  it('means no upper bound at the top and no lower bound at the bottom', () => {
    expect(boundsOf(0, 50_000)).toEqual([null, null]);
    expect(boundsOf(5_000, 50_000)).toEqual([5_000, null]);
    expect(boundsOf(0, 20_000)).toEqual([null, 20_000]);
  });

  it('sets both bounds, the lower one first, however the thumbs lie', () => {
    expect(boundsOf(30_000, 10_000)).toEqual([10_000, 30_000]);
  });

  it('stands where the bounds are, within its ends and on a step', () => {
    expect(thumbsOf([null, null])).toEqual([0, 50_000]);
    expect(thumbsOf([12_400, 80_000])).toEqual([12_000, 50_000]);
  });

  it('shows the open top with a plus', () => {
    expect(thumbText(50_000)).toBe('$50,000+');
    expect(thumbText(49_000)).toBe('$49,000');
  });
});
