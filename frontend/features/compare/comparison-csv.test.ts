import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { aCanadianRecord, aRecord } from '#tests/fixtures/university-record.ts';
import { comparisonCsv } from './comparison-csv.ts';

const pageOf = ({ slug }: { slug: string }) => `https://example.org/university/${slug}`;
const read = (universities: ReturnType<typeof aRecord>[], usdPerCad: number | null = 0.73): string[][] =>
  parse(comparisonCsv({ universities, usdPerCad, pageOf }), { bom: true });
const measured = (rows: string[][], measure: string) => rows.find((row) => row[1] === measure);

describe('the CSV file of a comparison', () => {
  test('has a column for each university and one for its sources', () => {
    const [head] = read([aRecord(1, { name: 'A, B & "C"' }), aRecord(2)]);
    expect(head).toEqual([
      'Part',
      'Measure',
      'Unit',
      'A, B & "C"',
      'School 2',
      'Source, A, B & "C"',
      'Source, School 2',
    ]);
  });

  test('holds every part', () => {
    const parts = new Set(read([aRecord(1)]).map(([part]) => part));
    expect([...parts]).toEqual(['Part', '', 'General', 'Academics', 'Financials', 'Student Life']);
  });

  test('gives numbers as numbers and leaves missing values empty, with the reason', () => {
    const rows = read([
      aRecord(1, {
        graduationRate: 70.5,
        facts: { graduationRate: { source: 'College Scorecard', variable: 'C150_4', year: 'entered fall 2018' } },
      }),
      aRecord(2, { graduationRate: null, missing: { graduationRate: 'not-reported' } }),
    ]);
    expect(measured(rows, 'Graduation rate')).toEqual([
      'Academics',
      'Graduation rate',
      '%',
      '70.5',
      '',
      'College Scorecard, entered fall 2018',
      'Not reported',
    ]);
  });

  test('gives money across the border in its own currency and once more in US dollars', () => {
    const rows = read([aRecord(1, { tuition: 20_000 }), aCanadianRecord(2, { tuition: 25_000 })]);
    const label = 'Out-of-state or international tuition';
    expect(measured(rows, label)?.slice(3, 5)).toEqual(['20000', '25000']);
    expect(measured(rows, `${label}, converted`)?.slice(2, 5)).toEqual(['US dollars', '20000', '18250']);
    expect(measured(rows, 'Currency')?.slice(3, 5)).toEqual(['USD', 'CAD']);
    expect(measured(rows, 'Exchange rate, US$ per CA$')?.[3]).toBe('0.73');
  });

  test('converts nothing within one country', () => {
    const rows = read([aRecord(1), aRecord(2)]);
    expect(rows.some(([, measure]) => measure?.endsWith('converted'))).toBe(false);
  });

  test('makes a name harmless that a spreadsheet would run', () => {
    expect(read([aRecord(1, { name: '=HYPERLINK("x")' })])[0]?.[3]).toBe('\'=HYPERLINK("x")');
  });
});
