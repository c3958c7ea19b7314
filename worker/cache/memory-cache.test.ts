import { expect, test } from 'vitest';
import { CACHED_ANSWER_MAX, emptyMemoryCache, getCached, MEMORY_CACHE_SIZE, putCached } from './memory-cache.ts';

const of = (length: number) => ({
  answer: { body: 'x'.repeat(length), tag: '"t"', version: 'v', madeAt: 0 },
  offered: false,
});

test('holds no more than its size, and lets go first of what was not used for the longest time', () => {
  const store = emptyMemoryCache();
  const room = Math.floor(MEMORY_CACHE_SIZE / CACHED_ANSWER_MAX);
  for (let n = 0; n < room - 1; n++) putCached(store, `key${n}`, of(CACHED_ANSWER_MAX - 10));
  expect(getCached(store, 'key0')).toBeDefined();
  putCached(store, 'new', of(CACHED_ANSWER_MAX));
  putCached(store, 'newer', of(CACHED_ANSWER_MAX));
  expect(store.size).toBeLessThanOrEqual(MEMORY_CACHE_SIZE);
  expect([getCached(store, 'key0'), getCached(store, 'key1')].map(Boolean)).toEqual([true, false]);
  expect(store.size).toBe(
    [...store.answers].reduce((sum, [key, { answer }]) => sum + key.length + answer.body.length, 0),
  );
});

test('an answer takes the place of the one before, and a very long one takes none', () => {
  const store = emptyMemoryCache();
  putCached(store, 'a', of(1_000));
  putCached(store, 'a', of(10));
  expect([store.answers.size, store.size]).toEqual([1, 11]);
  putCached(store, 'a', of(CACHED_ANSWER_MAX + 1));
  expect([store.answers.size, store.size]).toEqual([0, 0]);
});
