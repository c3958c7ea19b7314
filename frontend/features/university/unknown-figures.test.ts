import { expect, test } from 'vitest';
import { aDocumentedRecord, anEmptyRecord } from '#tests/fixtures/documented-record.ts';
import { aCanadianRecord } from '#tests/fixtures/university-record.ts';
import { sectionsFor } from './sections.ts';
import { saysLittle, unknownInHead } from './unknown-figures.ts';

test('a school of which much is known has all sections and no such line', () => {
  expect(saysLittle(aDocumentedRecord())).toBe(false);
  expect(sectionsFor(aDocumentedRecord())).toContain('outcomes');
});

test('a Canadian school without figures of entry and outcomes has them named once, and no empty sections', () => {
  const empty = anEmptyRecord();
  expect(saysLittle(empty)).toBe(true);
  const labels = unknownInHead(empty).map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Graduation rate', 'Entering average', 'Retention rate']));
  expect(new Set(labels).size).toBe(labels.length);
  // The price says so itself.
  expect(labels).not.toContain('International tuition');
  expect(sectionsFor(empty)).not.toContain('outcomes');
  expect(sectionsFor(empty)).not.toContain('programs');
  expect(saysLittle({ ...empty, graduationRate: 71 })).toBe(false);
});

test('what the first screen lacks is named in one line for all of it', () => {
  const university = aCanadianRecord(2, { enteringAverage: 87, employmentRate: null, tuition: null });
  expect(unknownInHead(university).map(({ field }) => field)).toEqual(
    expect.arrayContaining(['employmentRate', 'tuition']),
  );
});
