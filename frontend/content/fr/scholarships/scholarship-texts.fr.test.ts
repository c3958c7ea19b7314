/** French of the awards: as complete as the English, with the same figures, and no award too many. */
import { describe, expect, it } from 'vitest';
import english from '#data/dataset/scholarship-texts.json' with { type: 'json' };
import { SCHOLARSHIP_TEXTS as SHOWN_IN_ENGLISH } from '#frontend/content/en/scholarships/scholarship-texts.ts';
import { allScholarships } from '#frontend/content/scholarship-list.ts';
import type { ScholarshipTexts } from '#schema/domain/site/scholarships.ts';
import { ENDED_SCHOLARSHIP_TEXTS, SCHOLARSHIP_TEXTS } from './scholarship-texts.ts';
import { sourceText } from './scholarship-words.ts';

const ENGLISH: Readonly<Record<string, ScholarshipTexts>> = english.scholarships;
const FIELDS = ['amount', 'who', 'citizenship', 'closesNote', 'awards', 'note'] as const;

/** Its numbers in order of size; whatever each language puts between and behind their digits. */
const numbersOf = (text: string) =>
  [
    ...text
      .replace(/(\d\d)(\d\d)[-–](\d\d)(?![\d-])/g, '$1$2-$1$3')
      .replace(/(\d)[,\u00a0](?=\d{3}(?!\d))/g, '$1')
      .replace(/(\d),(?=\d)/g, '$1.')
      .matchAll(/\d+(?:\.\d+)?/g),
  ]
    .map(([number]) => Number(number))
    .toSorted((a, b) => a - b);

it('has a text for each award, and for no other', () => {
  expect(Object.keys(SCHOLARSHIP_TEXTS).toSorted()).toEqual(Object.keys(ENGLISH).toSorted());
  expect(Object.keys(ENDED_SCHOLARSHIP_TEXTS).toSorted()).toEqual(Object.keys(english.ended).toSorted());
});

describe.each(Object.entries(SHOWN_IN_ENGLISH))('%s', (key, texts) => {
  const french: ScholarshipTexts = SCHOLARSHIP_TEXTS[key] ?? { amount: '', who: '' };

  it.each(FIELDS)('says %s where the English does, with the same figures', (field) => {
    expect(french[field] === undefined).toBe(texts[field] === undefined);
    expect(numbersOf(french[field] ?? '')).toEqual(numbersOf(texts[field] ?? ''));
  });

  it('is written as its place on the page needs it', () => {
    expect(french.who).toMatch(/^[\p{Lu}\d].*[^.]$/u);
    expect(french.note ?? 'A.').toMatch(/^\p{Lu}.*\.$/u);
    for (const text of Object.values(french)) expect(text).not.toMatch(/'|\d \d{3}| [$%:»]|« /);
  });
});

it('leaves no English beside the sources', () => {
  for (const { sources } of allScholarships()) {
    for (const source of sources) {
      expect(sourceText(source) ?? '').not.toMatch(
        /\b(?:page|round|undated|list read|file|and|estimated|terms|entry)s?\b(?<!page|pages)/,
      );
    }
  }
});

it('finds an award by its own name and by its French one', () => {
  const loran = allScholarships().find(({ key }) => key === 'loran-award');
  expect([loran?.name, loran?.otherName]).toEqual(['Bourse Loran', 'Loran Award']);
});
