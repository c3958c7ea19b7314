import { expect, it } from 'vitest';
import { housingOptions } from './housing.ts';
import type { RowOf } from './rows.ts';

const row = (of: Partial<RowOf<'ic2023'>>) =>
  ({
    room: 1,
    roomCapacity: 7_610,
    board: 1,
    mealsPerWeek: 21,
    allFirstYearsOnCampus: false,
    ...of,
  }) as RowOf<'ic2023'>;

it('says how many students live on campus, who must, and what they eat', () => {
  expect(housingOptions(row({ allFirstYearsOnCampus: true }))).toEqual({
    value: [
      'Campus housing for 7,610 students',
      'First-year students live on campus',
      'Meal plan with up to 21 meals a week',
    ],
  });
});

it('says plainly that there is no housing', () => {
  expect(housingOptions(row({ room: 2 }))).toEqual({ value: ['No campus housing'] });
});

it('says nothing of a capacity that is not reported', () => {
  expect(housingOptions(row({ roomCapacity: 'not-reported', board: 3 }))).toEqual({ value: ['Campus housing'] });
});

it('does not guess for a school that did not answer', () => {
  expect(housingOptions(row({ room: -1 }))).toBe('not-reported');
});

it('promises no plan of no meals and no housing for nobody', () => {
  expect(housingOptions(row({ roomCapacity: 0, mealsPerWeek: 0 }))).toEqual({
    value: ['Campus housing', 'Meal plans'],
  });
});
