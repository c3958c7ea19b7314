import { expect, test } from 'vitest';
import { moved } from './moved.ts';

test.each([
  ['a', 2, 'bca'],
  ['c', 0, 'cab'],
  ['b', 1, 'abc'],
  ['a', -1, 'abc'],
  ['c', 3, 'abc'],
  ['x', 0, 'abc'],
])('%s to place %i: %s', (value, to, order) => expect(moved(['a', 'b', 'c'], value, to).join('')).toBe(order));
