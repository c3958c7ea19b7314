import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { csvFile } from './csv.ts';

const read = (file: string): string[][] => parse(file, { bom: true });

describe('a CSV file', () => {
  test('begins with a byte order mark and ends every row with CRLF', () => {
    expect(csvFile([['a', 1]])).toBe('\uFEFFa,1\r\n');
  });

  test('gives back quotes, commas and line breaks as they were', () => {
    const row = ['Texas A&M, "the" one', 'two\r\nlines', ' spaces '];
    expect(read(csvFile([row]))).toEqual([row]);
  });

  test('makes texts harmless that a spreadsheet would run', () => {
    const harmful = ['=1+1', '+1', '-1', '@sum', '\t=1', '\n=1', '＝1+1', '＋1', '－1', '＠sum'];
    expect(read(csvFile([harmful]))).toEqual([harmful.map((text) => `'${text}`)]);
  });

  test('does so too where a spreadsheet takes semicolons or tabs for the ends of cells', () => {
    const [joined, tabbed, list] = ['Applying; +1', 'seen\t@sum', '; =1;-2;  ＝3'];
    expect(read(csvFile([[joined, tabbed, list]]))).toEqual([["Applying; '+1", "seen\t'@sum", "; '=1;'-2;  '＝3"]]);
    expect(read(csvFile([['one; two - three', 'a;b', '3 - 1 = 2']]))).toEqual([
      ['one; two - three', 'a;b', '3 - 1 = 2'],
    ]);
  });

  test('leaves negative numbers numbers and an absent value empty', () => {
    expect(csvFile([[-20.2, null, 0]])).toBe('\uFEFF-20.2,,0\r\n');
  });
});
