import { expect, test } from 'vitest';
import { isSameSearch } from './same-search.ts';

test.each([
  ['q=nursing&state=OH', 'state=OH&q=Nursing', true],
  ['country=US&page=3&view=map', 'country=US', true],
  ['type=public&type=private', 'type=private&type=public', true],
  ['country=US&q=', 'country=US', true],
  ['country=US', 'country=CA', false],
  ['country=US', 'country=US&sortBy=tuition&sortOrder=asc', false],
  ['type=public', 'type=public&type=private', false],
])('"%s" and "%s" are the same search: %s', (a, b, same) => {
  expect(isSameSearch(a, b)).toBe(same);
});
