/** Tests the explanations beside the calculator: working addresses, and words that most people can read. */
import { expect, test } from 'vitest';
import { median, readingGrade } from '#tests/helpers/reading-grade.ts';
import { calculatorWords } from '#words/calculators/calculator.ts';
import { contentFaults, proseOf } from './content-faults.ts';

const TEXTS = [
  ...calculatorWords.questions.map(({ question, answer }) => ({ name: question, blocks: answer })),
  ...Object.values(calculatorWords.aid).map(({ title, what }) => ({ name: title, blocks: what })),
];

test.each(TEXTS)('$name has no dead link', async ({ blocks }) => {
  expect(await contentFaults(blocks)).toEqual([]);
});

test('the middle of the texts is read with nine years of school', () => {
  expect(median(TEXTS.map(({ blocks }) => readingGrade(proseOf(blocks))))).toBeLessThanOrEqual(9);
});
