/** Which answers are the first rows of a longer one. */
import { expect, it } from 'vitest';
import { wholeQuestion } from './whole.ts';

const answer = (rows: number, cut = false) => ({ rows: Array.from({ length: rows }, () => [1]), cut });

it('counts the rows of a question that is cut by its own LIMIT', () => {
  expect(wholeQuestion('SELECT name FROM universities\nLIMIT 20', answer(20))).toBe(
    'SELECT COUNT(*) AS whole FROM (SELECT name FROM universities) AS asked',
  );
});

it.each([
  ['SELECT name FROM universities LIMIT 20', answer(19)],
  ['SELECT name FROM universities', answer(20)],
  ['SELECT name FROM universities LIMIT 20', answer(20, true)],
  ['SELECT name FROM universities LIMIT 0', answer(0)],
])('leaves %s alone where there is no more', (question, given) => {
  expect(wholeQuestion(question, given)).toBeNull();
});
