/** Sentences put together on screen say nothing broken at their extremes; `npm run words` prints them to be read. */
import { beforeAll, expect, it } from 'vitest';
import { callTemplates, type Said } from './template-calls.ts';
import { longestName, templateSentences } from './template-sentences.ts';

const BROKEN: readonly [what: string, pattern: RegExp][] = [
  ['a value that is not there', /\b(?:undefined|null|NaN|Infinity)\b|\[object/],
  ['no text', /^\s*$/],
  ['a space too many', / {2}|\s[.,;:?!]|\(\s|\s\)/],
  ['two stops', /[.?!:]{2}|\.”\./],
  [
    'a plural of one',
    /(?<![\d,.–/$-])\b1 (?:[a-z]+ )?(?!(?:is|was|has|pays|reports|matches|admits|seems)\b)[a-z]{2,}s\b(?!’)/,
  ],
  [
    'a singular of many',
    /(?<![\d,.–/$-])\b(?:0|[2-9]|\d[\d,]*\d) (?:school|university|college|year|month|graduate|mile|student|program|list|letter|note|filter|term|person)\b(?!-| schools?\b)/,
  ],
  ['all of two or fewer', /\ball (?:[0-2]|two)\b(?![-,\d])/i],
  ['a superlative of two', /\bthe (?:largest|highest|lowest|smallest) of (?:its )?2\b/],
  ['a place without "the"', /\b(?:in|of|from|for) (?:United States|District of Columbia|Northwest Territories)\b/],
  ['one that are', /(?<![\d,.])\b1 of [\d,]+ (?:\w+ ){1,3}?(?:were|have|are|pay)\b/],
  ['an amount "a year"', /\d (?:\w+ )?\w+ an? (?:year|month|week)\b/],
  ['what "we have no" of', /\bwe have no\b/i],
  ['"a" before a vowel, "an" before none', /\ba (?:8|11|18)(?![\d,])|\ba [aei]\w|\ban [bcdfgjklmnpqrstvwz]/],
  ['a word twice', /\b([A-Za-z]{2,}) \1\b/],
  ['a comparison with none', /\bthan 0(?:%| of)/],
  ['a range of one', /\b(\d+) to \1\b/],
  ['an article twice', /\b(?:a|an|the) (?:a|an|the)\b/i],
  ['a question that breaks on a plural', /^What is /],
];

/** What depends on two values that a call does not pair: those pairs are in template-sentences.ts. */
const OF_PAIRS = new Set(['a range of one', 'a comparison with none']);
let called: { said: Said[]; faults: unknown[]; templates: number };

beforeAll(async () => {
  called = await callTemplates(longestName());
}, 120_000);

it('calls every template of the content modules', () => {
  expect(called.faults).toEqual([]);
  expect(called.templates).toBeGreaterThan(850);
  expect(called.said.length).toBeGreaterThan(2_500);
});

it.each(BROKEN)('holds nowhere: %s', (what, pattern) => {
  const sentences = templateSentences();
  expect(sentences.length).toBeGreaterThan(150);
  expect(sentences.filter((sentence) => pattern.test(sentence))).toEqual([]);
  if (OF_PAIRS.has(what)) return;
  expect(called.said.filter(({ text }) => pattern.test(text.trim() || 'empty'))).toEqual([]);
});

it.each([
  ['a comparison with none', 'More students than 0 of 100 public research universities'],
  ['a plural of one', 'Remove (1 schools)'],
  ['a singular of many', 'Remove (73 school)'],
  ['a plural of one', 'At half of these 1 schools it is between $2 and $3'],
  ['all of two or fewer', 'This removes it from all 2 lists'],
  ['a superlative of two', 'Pay and debt: the largest of its 2 programs'],
  ['a place without "the"', 'Universities in District of Columbia'],
  ['one that are', '1 of 80 early applicants were admitted'],
  ['an amount "a year"', '120 nursing graduates a year'],
  ['a word twice', 'the median of of 12 schools'],
  ['a question that breaks on a plural', 'What is Grants and scholarships?'],
])('would find %s: %s', (what, sentence) => {
  expect(BROKEN.filter(([, pattern]) => pattern.test(sentence)).map(([found]) => found)).toContain(what);
});
