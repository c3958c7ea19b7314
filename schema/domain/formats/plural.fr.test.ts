import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const said = (count: number) => plural(count, { one: 'one', other: 'other', many: 'many' });

test('French has one form for nothing and one, and another for a million', () => {
  expect([0, 1, 1.5, 2, 1_000_000].map(said)).toEqual(['one', 'one', 'one', 'other', 'many']);
});

test('the form for many may be the one for others', () => {
  expect(plural(2_000_000, { one: 'a', other: 'b' })).toBe('b');
});
