/** Sentences put together on screen say nothing broken at their extremes; `npm run words` prints them to be read. */
import { expect, it } from 'vitest';
import { templateSentences } from './template-sentences.ts';

const BROKEN: readonly [what: string, pattern: RegExp][] = [
  ['a value that is not there', /\b(?:undefined|null|NaN|Infinity)\b|\[object/],
  ['no text', /^\s*$/],
  ['a space too many', / {2}|\s[.,;:?!]|\(\s|\s\)/],
  ['two stops', /[.?!:]{2}|\.”\./],
  [
    'a plural of one',
    /(?<![\d,.])\b1 (?:schools|universities|colleges|years|months|students|graduates|miles|matches|others)\b/,
  ],
  ['a singular of many', /\b(?:0|[2-9]|\d[\d,]*\d) (?:school|university|college|year|month|graduate|mile)\b(?!-)/],
  ['a comparison with none', /\bthan 0(?:%| of)/],
  ['a range of one', /\b(\d+) to \1\b/],
  ['an article twice', /\b(?:a|an|the) (?:a|an|the)\b/i],
  ['a question that breaks on a plural', /^What is /],
];

it.each(BROKEN)('holds nowhere: %s', (_, pattern) => {
  const sentences = templateSentences();
  expect(sentences.length).toBeGreaterThan(150);
  expect(sentences.filter((sentence) => pattern.test(sentence))).toEqual([]);
});

it.each([
  ['a comparison with none', 'More students than 0 of 100 public research universities'],
  ['a plural of one', 'Remove (1 schools)'],
  ['a singular of many', 'Remove (73 school)'],
  ['a question that breaks on a plural', 'What is Grants and scholarships?'],
])('would find %s: %s', (what, sentence) => {
  expect(BROKEN.filter(([, pattern]) => pattern.test(sentence)).map(([found]) => found)).toContain(what);
});
