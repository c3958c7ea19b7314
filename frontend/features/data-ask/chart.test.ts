import { expect, it } from 'vitest';
import { BARS_MAX, chartOf } from './chart.ts';
import type { RelationColumn } from './engine/relation.ts';

const column = (name: string, kind: RelationColumn['kind']): RelationColumn => ({
  name,
  kind,
  plain: `universities.${name}`,
  origins: [],
  unit: null,
});
const COLUMNS = [column('id', 'integer'), column('name', 'text'), column('netPrice', 'integer')];
const isId = ({ name }: RelationColumn) => name === 'id';
const answer = (rows: (string | number | null)[][]) => ({ columns: COLUMNS, rows, cut: false });

it('names bars by the first text and measures them by the first number that is no id', () => {
  const chart = chartOf(
    answer([
      [1, 'Here', 200],
      [2, 'There', null],
      [3, null, 50],
    ]),
    isId,
  );
  expect(chart).toMatchObject({ column: { name: 'netPrice' }, most: 200 });
  expect(chart?.bars).toEqual([
    { row: 0, name: 'Here', value: 200 },
    { row: 1, name: 'There', value: null },
    { row: 2, name: '', value: 50 },
  ]);
});

it('shows the first rows of many', () => {
  const rows = Array.from({ length: BARS_MAX + 5 }, (_, at) => [at, `School ${at}`, at + 1]);
  expect(chartOf(answer(rows), isId)?.bars).toHaveLength(BARS_MAX);
});

it('shows none where there is nothing to name or to measure, or an amount below zero', () => {
  expect(chartOf(answer([[1, 'Here', 0]]), isId)).toBeNull();
  expect(
    chartOf(
      answer([
        [1, 'Here', 5],
        [2, 'There', -1],
      ]),
      isId,
    ),
  ).toBeNull();
  expect(chartOf({ columns: [column('netPrice', 'integer')], rows: [[5]], cut: false }, isId)).toBeNull();
  expect(
    chartOf({ columns: [column('id', 'integer'), column('name', 'text')], rows: [[5, 'Here']], cut: false }, isId),
  ).toBeNull();
});
