import { expect, test } from 'vitest';
import { inLanguage } from './language.ts';
import { plural } from './plural.ts';

const said = (count: number) => plural(count, { one: 'one', other: 'other', many: 'many' });

test('English has one form for one, French for nothing too, and another for a million', () => {
  expect([0, 1, 2, 1_000_000].map(said)).toEqual(['other', 'one', 'other', 'other']);
  expect(inLanguage('fr', () => [0, 1, 1.5, 2, 1_000_000].map(said))).toEqual(['one', 'one', 'one', 'other', 'many']);
});

test('the form for many may be the one for others', () => {
  expect(inLanguage('fr', () => plural(2_000_000, { one: 'a', other: 'b' }))).toBe('b');
});
