import { describe, expect, test } from 'vitest';
import { ACCESS_EARNINGS_LABELS, RESEARCH_LABELS } from '#schema/domain/record/enums.ts';
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

  test('says the research designation, and who gets in and earns what', () => {
    const facts = keyFacts(aDocumentedRecord({ researchDesignation: 'r1', accessEarnings: 'opportunity' }));
    expect(facts.map(({ value }) => value)).toEqual(
      expect.arrayContaining([RESEARCH_LABELS.r1, ACCESS_EARNINGS_LABELS.opportunity]),
    );
    const none = keyFacts(aDocumentedRecord({}));
    expect(none.map(({ label }) => label).join()).not.toMatch(/Carnegie/);
  });

  test('asks for the Carnegie class only in the US and for the language only in Canada', () => {
    const us = keyFacts(aDocumentedRecord({ carnegieClass: 'Mixed Baccalaureate', language: 'English' }));
    const canada = keyFacts(
      aDocumentedRecord({ country: 'CA', carnegieClass: 'Mixed Baccalaureate', language: 'French' }),
    );
    expect(us.map(({ value }) => value)).toContain('Mixed Baccalaureate');
    expect(us.map(({ value }) => value)).not.toContain('English');
    expect(canada.map(({ value }) => value)).toContain('French');
    expect(canada.map(({ value }) => value)).not.toContain('Mixed Baccalaureate');
  });
});
