/** Housing of a school in short phrases, from IPEDS IC. */
import type { RowOf } from './rows.ts';
import type { Finding, Vintage } from './vintages.ts';

/** ROOM 1 has campus housing, 2 has none; BOARD 1 a plan with a number of meals, 2 plans that vary; ALLONCAM first-years must live on campus. */
export function housingOptions(row: RowOf<'ic2023'>): Finding<string[]> {
  if (row.room === 2) return { value: ['No campus housing'] };
  if (row.room !== 1) return row.room === -2 ? 'not-applicable' : 'not-reported';
  const phrases = [
    typeof row.roomCapacity === 'number' && row.roomCapacity > 0
      ? `Campus housing for ${row.roomCapacity.toLocaleString('en-US')} students`
      : 'Campus housing',
  ];
  if (row.allFirstYearsOnCampus) phrases.push('First-year students live on campus');
  if (row.board === 1 && typeof row.mealsPerWeek === 'number' && row.mealsPerWeek > 0) {
    phrases.push(`Meal plan with up to ${row.mealsPerWeek} meals a week`);
  } else if (row.board === 1 || row.board === 2) phrases.push('Meal plans');
  return { value: phrases };
}

export const HOUSING: readonly Vintage<string[]>[] = [
  {
    table: 'ic2023',
    variable: 'ROOM, ROOMCAP, BOARD, MEALSWK, ALLONCAM',
    year: '2023-24',
    read: ({ ic2023 }) => (ic2023 ? housingOptions(ic2023) : 'not-reported'),
  },
];
