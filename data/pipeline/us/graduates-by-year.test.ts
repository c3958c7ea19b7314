import { expect, test } from 'vitest';
import type { YearsOfAwardsRow } from '../../sources/completions-2020-2024/read.ts';
import { graduatesByYear } from './graduates-by-year.ts';

const row = (cip: string, awards: (number | null)[], awardLevel = 5): YearsOfAwardsRow => ({
  unitid: 1,
  cip,
  awardLevel,
  awards,
});
const school = { id: 1, programs: [['51.38', 'bachelor', 30, 0] as [string, 'bachelor', number, 0]] };
const none = new Map<string, string>();

test('adds six-digit codes up, and tells a year without the program from one without a report', () => {
  const rows = [
    row('51.3801', [10, null, 12, null, 20]),
    row('51.3899', [5, null, null, null, 10]),
    row('11.0701', [9, null, 9, 9, 9]),
  ];
  expect(graduatesByYear(school, rows, none)).toEqual({ '51.38 bachelor': [15, null, 12, 0, 30] });
});

test('goes on from the code that the program had before', () => {
  const rows = [row('51.3801', [null, null, null, 28, 30]), row('51.1601', [25, 26, 27, null, null])];
  expect(graduatesByYear(school, rows, new Map([['51.38 bachelor', '51.16']]))).toEqual({
    '51.38 bachelor': [25, 26, 27, 28, 30],
  });
});

test('says nothing of a program of under ten, of one it has no more, and of a school that merged', () => {
  expect(graduatesByYear(school, [row('51.3801', [9, 8, 7, 9, 9])], none)).toEqual({});
  expect(graduatesByYear(school, [row('11.0701', [90, 80, 70, 90, 90])], none)).toEqual({});
  const merged = [row('51.3801', [30, 30, 30, 30, 30]), row('11.0701', [40, 40, 40, 110, 120])];
  expect(graduatesByYear(school, merged, none)).toEqual({});
  expect(graduatesByYear(school, merged.slice(0, 1), none)).not.toEqual({});
});
