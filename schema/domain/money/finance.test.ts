import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CostFigures,
  estimateAid,
  estimateLoanDebt,
  fourYearCost,
  fourYearItem,
  hasEstimate,
  monthlyRepayment,
  yearlyCost,
} from './finance.ts';

const nothing: CostFigures = {
  tuition: null,
  tuitionInState: null,
  roomAndBoard: null,
  booksAndSupplies: null,
  otherExpenses: null,
  provincialAverage: null,
};
const stateSchool: CostFigures = {
  tuition: 36_722,
  tuitionInState: 12_859,
  roomAndBoard: 13_966,
  booksAndSupplies: 1_030,
  otherExpenses: 3_148,
  provincialAverage: null,
};

describe("a year's cost", () => {
  test("is the school's own figures where it has them", () => {
    const cost = yearlyCost(stateSchool, 'inState');
    expect(cost?.total).toBe(12_859 + 13_966 + 1_030 + 3_148);
    expect(cost?.items.map(({ basis }) => basis)).toEqual(['reported', 'reported', 'reported', 'reported']);
    expect(cost && hasEstimate(cost)).toBe(false);
  });

  test('uses the out-of-state tuition for someone from outside', () => {
    expect(yearlyCost(stateSchool, 'outOfState')?.total).toBe(36_722 + 13_966 + 1_030 + 3_148);
  });

  test('stands in 12,000, 1,200 and 2,500 for what is missing, and says so', () => {
    const cost = yearlyCost({ ...nothing, tuition: 20_000 }, 'inState');
    expect(cost?.items).toEqual([
      { item: 'tuition', amount: 20_000, basis: 'reported' },
      { item: 'roomAndBoard', amount: 12_000, basis: 'constant' },
      { item: 'booksAndSupplies', amount: 1_200, basis: 'constant' },
      { item: 'otherExpenses', amount: 2_500, basis: 'constant' },
    ]);
    expect(cost?.total).toBe(35_700);
    expect(cost && hasEstimate(cost)).toBe(true);
  });

  test('takes a figure of 0 as a figure', () => {
    const cost = yearlyCost({ ...nothing, tuition: 0, roomAndBoard: 0 }, 'outOfState');
    expect(cost?.total).toBe(0 + 0 + 1_200 + 2_500);
  });

  test("stands in the province's average for a Canadian tuition, each residency by its own", () => {
    const canadian = { ...nothing, provincialAverage: { tuition: 46_000, tuitionInState: 8_500 } };
    expect(yearlyCost(canadian, 'inState')?.items[0]).toEqual({ item: 'tuition', amount: 8_500, basis: 'province' });
    expect(yearlyCost(canadian, 'outOfState')?.items[0]).toEqual({
      item: 'tuition',
      amount: 46_000,
      basis: 'province',
    });
  });

  test("prefers the province's domestic average to the school's international fee for a domestic student", () => {
    const canadian = { ...nothing, tuition: 60_000, provincialAverage: { tuition: 46_000, tuitionInState: 8_500 } };
    expect(yearlyCost(canadian, 'inState')?.items[0]).toEqual({ item: 'tuition', amount: 8_500, basis: 'province' });
    expect(yearlyCost(canadian, 'outOfState')?.items[0]).toEqual({
      item: 'tuition',
      amount: 60_000,
      basis: 'reported',
    });
  });

  test('is unknown when nothing is known of the tuition', () => {
    expect(yearlyCost({ ...nothing, roomAndBoard: 9_000 }, 'inState')).toBeNull();
    expect(yearlyCost({ ...nothing, tuitionInState: 9_000 }, 'outOfState')).toBeNull();
  });
});

describe('four years', () => {
  test('rise by 5 percent a year, to the dollar', () => {
    expect(fourYearCost(50_000)).toEqual({ years: [50_000, 52_500, 55_125, 57_881], total: 215_506 });
    expect(fourYearCost(31_003).total).toBe(133_627);
    expect(fourYearCost(0)).toEqual({ years: [0, 0, 0, 0], total: 0 });
  });

  test('always add up to their total, each within a dollar of its exact amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (yearly) => {
        const { years, total } = fourYearCost(yearly);
        expect(years.reduce((sum, year) => sum + year, 0)).toBe(total);
        expect(total).toBe(Math.round(yearly * (1 + 1.05 + 1.05 ** 2 + 1.05 ** 3)));
        years.forEach((amount, year) => {
          expect(Math.abs(amount - yearly * 1.05 ** year)).toBeLessThanOrEqual(1);
        });
      }),
    );
  });

  test('come to 4.3 times an item', () => {
    expect(fourYearItem(12_000)).toBe(51_600);
    expect(fourYearItem(1_203)).toBe(5_173);
  });
});

describe('aid by rule of thumb', () => {
  test.each([
    ['public', 0.3, 9_000],
    ['private', 0.45, 13_500],
    ['for-profit', 0.15, 4_500],
    [null, 0.15, 4_500],
  ] as const)('at a school of type %s is %d of the yearly total', (type, share, total) => {
    expect(estimateAid(30_000, type)).toMatchObject({ share, total });
  });

  test('is 60 percent grants, 30 percent loans and 10 percent work-study', () => {
    expect(estimateAid(100_000, 'public')).toEqual({
      share: 0.3,
      total: 30_000,
      grants: 18_000,
      loans: 9_000,
      workStudy: 3_000,
    });
  });

  test('is rounded to the nearest dollar, part by part', () => {
    // 30 percent of 10,009 are 3,002.70; of these, 1,801.80 and 900.90.
    expect(estimateAid(10_009, 'public')).toMatchObject({ total: 3_003, grants: 1_802, loans: 901, workStudy: 300 });
  });

  test('has parts that add up whatever the amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200_000 }), (yearly) => {
        const aid = estimateAid(yearly, 'private');
        expect(aid.grants + aid.loans + aid.workStudy).toBe(aid.total);
        expect(Math.abs(aid.workStudy - aid.total * 0.1)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('debt', () => {
  test('is 30 percent of four years out of state', () => {
    expect(estimateLoanDebt(215_506)).toBe(64_652);
  });

  test('is repaid in 120 equal months', () => {
    expect(monthlyRepayment(64_652)).toBe(539);
    expect(monthlyRepayment(12_000)).toBe(100);
  });
});
