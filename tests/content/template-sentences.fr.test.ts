/** French sentences put together on screen say nothing broken at their extremes. */
import { expect, it } from 'vitest';
import { templateSentences } from './template-sentences.ts';

const BROKEN: readonly [what: string, pattern: RegExp][] = [
  ['a value that is not there', /\b(?:undefined|null|NaN|Infinity)\b|\[object/],
  ['no text', /^\s*$/],
  ['a space too many', / {2}|\s[.,;?!]|\(\s|\s\)/],
  ['two stops', /[.?!:]{2}/],
  ['a colon without its space', /[^\s\u00a0\d]:/],
  [
    'a plural of none or one',
    /(?<![\d,.\u00a0\u202f])(?<!des )[01][ \u00a0](?:universités|établissements|collèges|ans|étudiants|diplômés)\b/,
  ],
  [
    'a singular of many',
    /(?<![,.\d])(?:[2-9]|\d[\d\u00a0\u202f]*\d)[ \u00a0](?:université|établissement|collège|an|étudiant)(?![\p{L}-])/u,
  ],
  ['a comparison with none', /\bdans 0[ \u00a0](?:%|des)/],
  ['an article that is not elided', /\b(?:de|le|la|que) [aeiouéèêh]\p{Ll}+\b(?<!\bde ha(?:ut|ndicap)\p{L}*)/u],
  ['an article that is not drawn together', /\b(?:de|à) (?:le|les)\b/],
];

it.each(BROKEN)('holds nowhere: %s', (_, pattern) => {
  const sentences = templateSentences();
  expect(sentences.length).toBeGreaterThan(150);
  expect(sentences.filter((sentence) => pattern.test(sentence))).toEqual([]);
});

it.each([
  ['a plural of none or one', 'Beaucoup plus grand\u00a0: 1 étudiants, contre 0 ici'],
  ['a singular of many', 'Retirer (73 université)'],
  ['a comparison with none', 'Chiffre plus élevé que dans 0\u00a0% des universités'],
  ['a colon without its space', 'Inconvénient: rien'],
])('would find %s: %s', (what, sentence) => {
  expect(BROKEN.filter(([, pattern]) => pattern.test(sentence)).map(([found]) => found)).toContain(what);
});
