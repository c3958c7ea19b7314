import { expect, it } from 'vitest';
import type { RelationColumn } from './engine/relation.ts';
import { EXAMPLE_GROUP_KEYS, EXAMPLE_GROUPS, EXAMPLE_KEYS } from './examples.ts';
import { yearsLine, yearsQuestion } from './years.ts';

const column = (name: string, ...origins: RelationColumn['origins']): RelationColumn => ({
  name,
  kind: 'integer',
  plain: origins.length === 1 ? (origins[0] ?? null) : null,
  origins,
  unit: null,
});
const ID = column('id', 'universities.id');
const PRICE = column('netPrice', 'universities.netPrice');
const EXTRA = column('extra', 'universities.tuition', 'universities.tuitionInState');
const PAY = column('median_pay', 'programs.earnings_four_years');
const answer = (columns: RelationColumn[]) => ({ columns, rows: [columns.map((_, at) => at + 1)], cut: false });
const line = (columns: RelationColumn[], rows: (string | number)[][]) =>
  yearsLine(answer(columns), { rows }, ({ name }) => name);

it('asks for the years of the figures and schools of an answer', () => {
  expect(yearsQuestion(answer([ID, EXTRA]))).toMatch(
    /figure IN \('tuition', 'tuitionInState'\) AND university_id IN \(1\)/,
  );
  expect(yearsQuestion(answer([PAY]))).toMatch(/^SELECT 'earnings_year' AS what.* FROM programs/);
});

it('asks nothing where no number has a year, or where the answer shows it', () => {
  expect(yearsQuestion(answer([ID]))).toBeNull();
  expect(yearsQuestion(answer([PRICE, column('year', 'figures.year')]))).toBeNull();
});

it('says one year once, and those of several columns by name', () => {
  expect(line([ID, PRICE], [['netPrice', '2023-24', 20]])).toEqual({
    text: 'Year: 2023–24',
    one: true,
    oneSource: false,
  });
  const sourced = [['netPrice', '2023-24', 20, 'College Scorecard, MERGED2023_24']];
  expect(line([ID, PRICE], sourced)).toEqual({
    text: 'Source: College Scorecard, 2023–24',
    one: true,
    oneSource: true,
  });
  const rows = [
    ['netPrice', '2023-24', 20],
    ['tuition', '2024-25', 12],
    ['tuitionInState', '2024-2025', 12],
    ['tuitionInState', '2022-23', 1],
  ];
  expect(line([PRICE, EXTRA], rows)).toEqual({
    text: 'netPrice: 2023–24 · extra: mostly 2024–25',
    one: false,
    oneSource: false,
  });
  expect(line([PRICE], [])).toBeNull();
});

it('has every question in one group', () => {
  expect(EXAMPLE_GROUP_KEYS.flatMap((group) => [...EXAMPLE_GROUPS[group]]).sort()).toEqual([...EXAMPLE_KEYS].sort());
});
