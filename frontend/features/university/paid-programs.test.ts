import { expect, it } from 'vitest';
import type { ProgramView } from '#schema/api/university.ts';
import { monthPrograms, paidPrograms, payAndDebt } from './paid-programs.ts';

const program = (title: string, more: Partial<ProgramView>): ProgramView => ({
  cip: '11.07',
  title,
  level: 'bachelor',
  graduates: 10,
  distanceOnly: false,
  earningsOneYear: null,
  earningsFourYears: null,
  debt: null,
  basis: 'completions',
  ...more,
});
const MIDDLE = { schools: 40, earningsOneYear: null, earningsFourYears: 50_000, debt: null };
const FIELDS = [
  {
    cip: '11',
    title: 'Computing',
    graduates: 100,
    programs: [
      program('Small', { graduates: 5, earningsFourYears: 90_000, debt: 30_000 }),
      program('Large', { graduates: 80, earningsFourYears: 60_000, debt: 10_000 }),
      program('Withheld', { graduates: 60, elsewhere: MIDDLE }),
      program('Nothing', { graduates: 70 }),
      program('Borrowed', { graduates: 20, debt: 20_000 }),
      program('Master', { graduates: 500, level: 'master', earningsFourYears: 120_000 }),
    ],
  },
];
const titles = (programs: ProgramView[]) => programs.map(({ title }) => title);

it('orders by graduates, pay and debt, what is withheld last', () => {
  expect(titles(paidPrograms(FIELDS, 'graduates'))).toEqual(['Master', 'Large', 'Withheld', 'Borrowed', 'Small']);
  expect(titles(paidPrograms(FIELDS, 'earnings'))).toEqual(['Master', 'Small', 'Large', 'Borrowed', 'Withheld']);
  expect(titles(paidPrograms(FIELDS, 'debt'))).toEqual(['Large', 'Borrowed', 'Small', 'Master', 'Withheld']);
});

it('sets pay beside debt where a bachelor’s program has both, the largest first', () => {
  expect(payAndDebt(FIELDS).map(({ title, pay, owed }) => [title, pay, owed])).toEqual([
    ['Large', 60_000, 10_000],
    ['Small', 90_000, 30_000],
  ]);
});

it('works out a month of programs with pay only, bachelor’s degrees first', () => {
  expect(titles(monthPrograms(FIELDS))).toEqual(['Large', 'Small', 'Master']);
});
