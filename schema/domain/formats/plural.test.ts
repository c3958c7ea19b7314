import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const said = (count: number) => plural(count, { one: 'one', other: 'other', many: 'many' });

test('English has one form for one', () => {
  expect([0, 1, 2, 1_000_000].map(said)).toEqual(['other', 'one', 'other', 'other']);
});
