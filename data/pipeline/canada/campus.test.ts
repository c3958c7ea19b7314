import { expect, test } from 'vitest';
import { religionOf } from './campus.ts';

test.each([
  ['Roman Catholic (Jesuit)', { group: 'catholic', denomination: 'Roman Catholic (Jesuit)' }],
  ['Catholic Church', { group: 'catholic', denomination: 'Roman Catholic' }],
  ['Anglican', { group: 'protestant', denomination: 'Anglican' }],
  ['United Church of Canada (formerly Methodist)', { group: 'protestant', denomination: 'United Church of Canada' }],
  ['none since 1965 (founded by Catholic Oblates)', { group: 'none', denomination: null }],
  ['Non-denominational (founded by Baptists)', { group: 'none', denomination: null }],
  ['secular since 1971 (founded by Catholic Eudists)', { group: 'none', denomination: null }],
])('"%s" is read as the school stands today', (text, religion) => {
  expect(religionOf(text)).toEqual(religion);
});

test('a text that only tells of the past decides nothing', () => {
  expect(religionOf('historically Roman Catholic (founded 1802); present status not stated')).toBeNull();
});
