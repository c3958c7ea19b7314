import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  AID_FIELDS,
  type Aid,
  currencyOfKind,
  EXPENSES,
  type Expenses,
  fourYearResult,
  LIVING_OPTIONS,
  type LivingOption,
  UNIVERSITY_KINDS,
  type UniversityKind,
  usualExpenses,
  yearResult,
} from './tuition-calculator.ts';

/** Every cell as a person would work it out by hand from the table: tuition, housing, meals, books, personal, transportation. */
const CELLS: [UniversityKind, LivingOption, number[], total: number][] = [
  ['public-in-state', 'on-campus', [10_000, 10_000, 4_500, 1_200, 2_000, 1_200], 28_900],
  ['public-in-state', 'off-campus', [10_000, 12_000, 3_600, 1_200, 2_000, 1_200], 30_000],
  ['public-in-state', 'home', [10_000, 0, 1_800, 1_200, 2_000, 1_200], 16_200],
  ['public-out-state', 'on-campus', [26_000, 10_000, 4_500, 1_200, 2_000, 1_200], 44_900],
  ['public-out-state', 'off-campus', [26_000, 12_000, 3_600, 1_200, 2_000, 1_200], 46_000],
  ['public-out-state', 'home', [26_000, 0, 1_800, 1_200, 2_000, 1_200], 32_200],
  ['private', 'on-campus', [38_000, 12_000, 5_000, 1_200, 2_000, 1_200], 59_400],
  ['private', 'off-campus', [38_000, 14_400, 4_000, 1_200, 2_000, 1_200], 60_800],
  ['private', 'home', [38_000, 0, 2_000, 1_200, 2_000, 1_200], 44_400],
  ['canadian', 'on-campus', [7_500, 9_000, 4_000, 1_000, 1_800, 1_000], 24_300],
  ['canadian', 'off-campus', [7_500, 10_800, 3_200, 1_000, 1_800, 1_000], 25_300],
  ['canadian', 'home', [7_500, 0, 1_600, 1_000, 1_800, 1_000], 12_900],
];
const NO_AID: Aid = { scholarshipAmount: 0, grantsAmount: 0, loans: 0, familyContribution: 0, workStudy: 0 };

describe('the usual amounts', () => {
  test('cover every kind and every place to live', () => {
    expect(CELLS).toHaveLength(UNIVERSITY_KINDS.length * LIVING_OPTIONS.length);
  });

  test.each(CELLS)('%s, %s', (kind, living, amounts, total) => {
    const expenses = usualExpenses(kind, living);
    expect(EXPENSES.map((expense) => expenses[expense])).toEqual(amounts);
    expect(yearResult(expenses, NO_AID).total).toBe(total);
  });

  test('are Canadian dollars for a university in Canada and US dollars for the others', () => {
    expect(UNIVERSITY_KINDS.map(currencyOfKind)).toEqual(['USD', 'USD', 'USD', 'CAD']);
  });
});

describe('a year', () => {
  const expenses = usualExpenses('private', 'on-campus');

  test('takes all five amounts off the total', () => {
    const aid = {
      scholarshipAmount: 10_000,
      grantsAmount: 6_000,
      loans: 5_500,
      familyContribution: 9_000,
      workStudy: 2_500,
    };
    expect(yearResult(expenses, aid)).toEqual({
      total: 59_400,
      aid: 33_000,
      netCost: 26_400,
      beyond: 0,
      gifts: 16_000,
      netPrice: 43_400,
      toRepay: 5_500,
    });
  });

  test('never costs less than nothing', () => {
    const result = yearResult(expenses, { ...NO_AID, loans: 60_000 });
    expect(result).toMatchObject({ netCost: 0, beyond: 600, netPrice: 59_400, toRepay: 60_000 });
    expect(yearResult(expenses, { ...NO_AID, grantsAmount: 60_000 })).toMatchObject({ netCost: 0, netPrice: 0 });
  });

  test('leaves out an item that is not known', () => {
    expect(yearResult({ ...expenses, tuition: null }, NO_AID).total).toBe(21_400);
  });
});

describe('four years', () => {
  test('cost 5 % more each year, with the same aid each year', () => {
    const result = fourYearResult(
      yearResult(usualExpenses('public-in-state', 'on-campus'), { ...NO_AID, loans: 5_000 }),
    );
    expect(result.years).toEqual([
      { cost: 28_900, aid: 5_000, netCost: 23_900 },
      { cost: 30_345, aid: 5_000, netCost: 25_345 },
      { cost: 31_862, aid: 5_000, netCost: 26_862 },
      { cost: 33_456, aid: 5_000, netCost: 28_456 },
    ]);
    expect(result).toMatchObject({ cost: 124_563, aid: 20_000, netCost: 104_563, debt: 20_000, monthly: 167 });
  });
});

const amount = fc.nat({ max: 1_000_000 });
const someExpenses: fc.Arbitrary<Expenses> = fc.record({
  tuition: amount,
  housing: amount,
  meals: amount,
  books: amount,
  personal: amount,
  transportation: amount,
});
const someAid: fc.Arbitrary<Aid> = fc.record({
  scholarshipAmount: amount,
  grantsAmount: amount,
  loans: amount,
  familyContribution: amount,
  workStudy: amount,
});

describe('whatever the amounts', () => {
  test('the total is the sum, and what aid leaves and exceeds makes up the difference', () => {
    fc.assert(
      fc.property(someExpenses, someAid, (expenses, aid) => {
        const { total, aid: taken, netCost, beyond, netPrice, gifts, toRepay } = yearResult(expenses, aid);
        expect(total).toBe(Object.values(expenses).reduce((one, other) => one + other, 0));
        expect(taken).toBe(Object.values(aid).reduce((one, other) => one + other, 0));
        expect(netCost - beyond).toBe(total - taken);
        expect(Math.min(netCost, beyond)).toBe(0);
        expect(netPrice).toBe(Math.max(0, total - gifts));
        expect(netPrice).toBeGreaterThanOrEqual(netCost);
        expect(toRepay).toBe(aid.loans);
      }),
    );
  });

  test('more of any aid never makes the net cost higher, more of any expense never lower', () => {
    fc.assert(
      fc.property(
        someExpenses,
        someAid,
        fc.constantFrom(...AID_FIELDS),
        fc.constantFrom(...EXPENSES),
        amount,
        (expenses, aid, field, expense, more) => {
          const { netCost } = yearResult(expenses, aid);
          expect(yearResult(expenses, { ...aid, [field]: aid[field] + more }).netCost).toBeLessThanOrEqual(netCost);
          const dearer = { ...expenses, [expense]: expenses[expense] + more };
          expect(yearResult(dearer, aid).netCost).toBeGreaterThanOrEqual(netCost);
        },
      ),
    );
  });

  test('the years add up to the totals to the unit', () => {
    fc.assert(
      fc.property(someExpenses, someAid, (expenses, aid) => {
        const result = fourYearResult(yearResult(expenses, aid));
        const added = (key: 'cost' | 'aid' | 'netCost') => result.years.reduce((total, year) => total + year[key], 0);
        expect([added('cost'), added('aid'), added('netCost')]).toEqual([result.cost, result.aid, result.netCost]);
        expect(result.debt).toBe(4 * aid.loans);
      }),
    );
  });
});
