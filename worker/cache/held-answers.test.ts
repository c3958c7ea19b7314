import { expect, test } from 'vitest';
import { HELD_ANSWER_MAX, HELD_SIZE, heldAnswer, holdAnswer, noHeldAnswers } from './held-answers.ts';

const of = (length: number) => ({
  answer: { body: 'x'.repeat(length), tag: '"t"', version: 'v', madeAt: 0 },
  offered: false,
});

test('holds no more than its size, and lets go first of what was not used for the longest time', () => {
  const store = noHeldAnswers();
  const room = Math.floor(HELD_SIZE / HELD_ANSWER_MAX);
  for (let n = 0; n < room - 1; n++) holdAnswer(store, `key${n}`, of(HELD_ANSWER_MAX - 10));
  expect(heldAnswer(store, 'key0')).toBeDefined();
  holdAnswer(store, 'new', of(HELD_ANSWER_MAX));
  holdAnswer(store, 'newer', of(HELD_ANSWER_MAX));
  expect(store.size).toBeLessThanOrEqual(HELD_SIZE);
  expect([heldAnswer(store, 'key0'), heldAnswer(store, 'key1')].map(Boolean)).toEqual([true, false]);
  expect(store.size).toBe(
    [...store.answers].reduce((sum, [key, { answer }]) => sum + key.length + answer.body.length, 0),
  );
});

test('an answer takes the place of the one before, and a very long one takes none', () => {
  const store = noHeldAnswers();
  holdAnswer(store, 'a', of(1_000));
  holdAnswer(store, 'a', of(10));
  expect([store.answers.size, store.size]).toEqual([1, 11]);
  holdAnswer(store, 'a', of(HELD_ANSWER_MAX + 1));
  expect([store.answers.size, store.size]).toEqual([0, 0]);
});
