import { describe, expect, test } from 'vitest';
import { aDocumentedRecord, anEmptyRecord } from '#tests/fixtures/documented-record.ts';
import { keyFacts } from './key-facts.ts';

const wordsFor = (label: string, record = aDocumentedRecord()) =>
  keyFacts(record).find((fact) => fact.label === label)?.value;

describe('key information', () => {
  test('says each fact in words', () => {
    const record = aDocumentedRecord({
      religiousAffiliation: 'catholic',
      religiousDenomination: 'Roman Catholic',
      athleticsDivision: 'NCAA Division I',
      athleticsConference: 'Big Ten Conference',
      designations: ['hbcu', 'land-grant'],
    });
    expect(wordsFor('Type', record)).toBe('Public');
    expect(wordsFor('Undergraduates', record)).toBe('10,000');
    expect(wordsFor('Student-to-faculty ratio', record)).toBe('17:1');
    expect(wordsFor('Religious affiliation', record)).toBe('Roman Catholic');
    expect(wordsFor('Athletics', record)).toBe('NCAA Division I, Big Ten Conference');
    expect(wordsFor('Designations', record)).toBe('Historically Black college or university; Land-grant institution');
  });

  test('tells a school without religion from one of which nothing is known', () => {
    expect(wordsFor('Religious affiliation')).toBe('None');
    expect(wordsFor('Religious affiliation', aDocumentedRecord({ religiousAffiliation: null }))).toBeNull();
  });

  test('keeps a blank that has a source to miss and leaves out one that is only derived', () => {
    const labels = keyFacts(anEmptyRecord()).map(({ label }) => label);
    expect(labels).toContain('Founded');
    expect(labels).not.toContain('Size');
    expect(labels).not.toContain('Sticker price category');
  });

  test('asks for the Carnegie class only in the US and for the language only in Canada', () => {
    const us = keyFacts(aDocumentedRecord({ carnegieClass: 'Baccalaureate Colleges', language: 'English' }));
    const canada = keyFacts(
      aDocumentedRecord({ country: 'CA', carnegieClass: 'Baccalaureate Colleges', language: 'French' }),
    );
    expect(us.map(({ value }) => value)).toContain('Baccalaureate Colleges');
    expect(us.map(({ value }) => value)).not.toContain('English');
    expect(canada.map(({ value }) => value)).toContain('French');
    expect(canada.map(({ value }) => value)).not.toContain('Baccalaureate Colleges');
  });
});
