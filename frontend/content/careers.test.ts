import { expect, test } from 'vitest';
import { careerWords as english } from './en/majors/careers.ts';
import { careerWords as french } from './fr/majors/careers.ts';

type Career = Parameters<typeof english.figures>[0];
const pay = { unit: 'year', p10: 1, p25: 2, median: 3, p75: 4, p90: 5 };
const known = { pay, openings: 9, growth: 1, people: 9, education: null, experience: null, training: null };
const career = (changes: object) => ({ ...known, selfEmployed: null, ...changes }) as unknown as Career;

test.each([
  ['English', english],
  ['French', french],
])('in %s a career without published pay has nothing said under its median', (_, { figures }) => {
  expect(figures(career({ pay: null }))[0]?.note).toBe('');
  expect(figures(career({}))[0]?.note).not.toBe('');
});
