import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ProvenanceTable } from './dataset.ts';
import { publisherOf } from './publisher.ts';

const file = new URL('../../../data/dataset/provenance.json', import.meta.url);
const provenances = Object.values(JSON.parse(readFileSync(file, 'utf8')) as ProvenanceTable);

describe('publisherOf', () => {
  it.each([
    ['College Scorecard, MERGED2023_24', 'College Scorecard'],
    ['IPEDS IC2023_AY CHG3AY3, 2023-24', 'IPEDS'],
    ['IPEDS graduation rates within 150 % of normal time: Pell recipients and all students', 'IPEDS'],
    ['Statistics Canada, Postsecondary Student Information System, table 37-10-0277', 'Statistics Canada'],
    ['Common Data Set 2024-25, C21: early decision applicants and admissions', 'Common Data Set'],
    ['Application deadlines, fees and test policy of 263 public universities', 'Admissions pages of the universities'],
    ['Requirements Grid: deadlines of 2026-27 read on 2026-08-18', 'Common App'],
    ['Pages of schools, newspapers and accreditors', 'Pages of schools, newspapers and accreditors'],
    ['uwinnipeg.ca', 'uwinnipeg.ca'],
  ])('calls that of %s %s', (source, publisher) => {
    expect(publisherOf(source)).toBe(publisher);
  });

  it('names no table, column or release of any source in the data', () => {
    const names = [...new Set(provenances.map(({ source }) => publisherOf(source)))];
    expect(names.filter((name) => /[:_]|release|, table \d/.test(name))).toEqual([]);
  });
});
