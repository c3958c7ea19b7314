import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { csvFile } from './csv.ts';

const read = (file: string): string[][] => parse(file, { bom: true, delimiter: ';' });

it('parts cells by semicolons and writes decimals with a comma', () => {
  expect(csvFile([['Étudiants par professeur', 11.5, -20.25, null, 12_000]])).toBe(
    '\uFEFFÉtudiants par professeur;11,5;-20,25;;12000\r\n',
  );
});

it('gives back semicolons, quotes and line breaks as they were', () => {
  const row = ['UM; Michigan, « U »', 'dit "oui"', 'deux\r\nlignes'];
  expect(read(csvFile([row]))).toEqual([row]);
});
