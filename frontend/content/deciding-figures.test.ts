import { expect, it } from 'vitest';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { decidingFigures } from './deciding-figures.ts';

const fact = (variable: string) => ({ graduationRate: { source: 'a source', variable, year: 'reported 2024' } });
const noteOf = (record: Parameters<typeof decidingFigures>[0]) =>
  decidingFigures(record).find(({ field }) => field === 'graduationRate')?.note;

it.each([
  ['C150_4', 'within six years of a four-year degree'],
  ['C150_L4', 'within three years of a two-year program'],
  ['GRRTTOT', 'within one and a half times the normal time'],
])('a graduation rate by %s counts %s', (variable, note) => {
  expect(noteOf(aRecord(1, { facts: fact(variable) }))).toBe(note);
});

it('a Canadian one counts within seven years', () => {
  expect(noteOf(aCanadianRecord(2))).toBe('within seven years');
});
