import { expect, it } from 'vitest';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { decidingFigures } from './deciding-figures.ts';

const fact = (variable: string) => ({ graduationRate: { source: 'a source', variable, year: 'reported 2024' } });
const noteOf = (record: Parameters<typeof decidingFigures>[0]) =>
  decidingFigures(record).find(({ field }) => field === 'graduationRate')?.note;

it.each([
  ['C150_4', 'finish within 6 years'],
  ['C150_L4', 'finish within 3 years'],
  ['GRRTTOT', 'finish within 6 years (3 at two-year colleges)'],
])('a graduation rate by %s counts %s', (variable, note) => {
  expect(noteOf(aRecord(1, { facts: fact(variable) }))).toBe(note);
});

it('a Canadian one counts finish within 7 years', () => {
  expect(noteOf(aCanadianRecord(2))).toBe('finish within 7 years');
});
