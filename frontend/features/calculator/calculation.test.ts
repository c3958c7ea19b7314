import { describe, expect, test } from 'vitest';
import { tuitionCalculatorForm } from '#schema/api/tuition-calculator.ts';
import { LIVING_OPTIONS } from '#schema/domain/money/tuition-calculator.ts';
import { aDocumentedRecord, anEmptyRecord } from '#tests/fixtures/documented-record.ts';
import { workOut } from './calculation.ts';
import { publishedSums, whyEstimate } from './figure-words.ts';
import { type CalculatorValues, DEFAULT_VALUES } from './values.ts';

const values = (changes: Partial<CalculatorValues> = {}): CalculatorValues => ({ ...DEFAULT_VALUES, ...changes });
const amounts = (changes: Partial<CalculatorValues>, school = aDocumentedRecord()) =>
  workOut(values(changes), school).items.map(({ amount }) => amount);

describe('a calculation', () => {
  test('counts what is typed in place of what is ours, wherever one lives, and a nought too', () => {
    const typed = values({ housingOption: 'home', housingCostOverride: '$1,000', mealPlanOverride: '0' });
    const { items, year } = workOut(typed, null);
    expect(items.map(({ amount }) => amount)).toEqual([10_000, 1_000, 0, 1_200, 2_000, 1_200]);
    expect(year.total).toBe(15_400);
  });

  test('counts ours and no aid where a text cannot be read, and names the fields', () => {
    const { year, notCounted } = workOut(values({ tuitionOverride: 'x', loans: '-5', grantsAmount: '1,000' }), null);
    expect(year).toMatchObject({ total: 28_900, aid: 1_000, netCost: 27_900 });
    expect(notCounted).toEqual(['tuitionOverride', 'loans']);
  });

  test('takes the first kind that fits the school, and another fitting one as chosen', () => {
    expect(workOut(values({ universityType: 'canadian' }), aDocumentedRecord()).kind).toBe('public-in-state');
    expect(amounts({ universityType: 'public-out-state' })[0]).toBe(20_000);
    expect(workOut(values(), anEmptyRecord())).toMatchObject({ kind: 'canadian', currency: 'CAD' });
  });

  test('leaves an unknown tuition out of the total, until it is typed', () => {
    const { items, year } = workOut(values({ feeStatus: 'outOfState' }), anEmptyRecord());
    expect(items[0]?.amount).toBeNull();
    expect(year.total).toBe(9_000 + 4_000 + 1_000 + 1_800 + 1_000);
    expect(amounts({ feeStatus: 'outOfState', tuitionOverride: '30000' }, anEmptyRecord())[0]).toBe(30_000);
  });

  test('of four years starts from the year', () => {
    const { year, fourYears } = workOut(values({ loans: '1000' }), null);
    expect(fourYears.years[0]).toEqual({ cost: year.total, aid: 1_000, netCost: year.netCost });
  });
});

describe('the words beside an amount', () => {
  test('say why it is an estimate, unless the school publishes it', () => {
    const school = aDocumentedRecord();
    for (const housingOption of LIVING_OPTIONS) {
      for (const { expense, ours } of workOut(values({ housingOption }), school).items) {
        const why = whyEstimate(school, expense, ours);
        if (ours.basis === 'published') expect(why).toBeNull();
        else expect(why).toMatch(/publishes \$11,000|\$11,000 that|publishes \$3,000|\$3,000 that/);
      }
    }
  });

  test('exist for a school of which nothing is known', () => {
    const school = anEmptyRecord();
    for (const { expense, ours } of workOut(values({ feeStatus: 'outOfState' }), school).items) {
      expect(whyEstimate(school, expense, ours)?.length).toBeGreaterThan(20);
    }
  });

  test('give the sums that a school publishes, as long as they are what counts', () => {
    const school = aDocumentedRecord();
    const sums = (housingOption: CalculatorValues['housingOption']) => {
      const { items } = workOut(values({ housingOption }), school);
      return publishedSums(school, Object.fromEntries(items.map(({ expense, ours }) => [expense, ours])));
    };
    expect(sums('on-campus')).toEqual([
      'Housing and meals together: $11,000, as published for 2023–24.',
      'Personal expenses and transportation together: $3,000, as published for 2023–24.',
    ]);
    expect(sums('home')).toEqual([]);
  });
});

describe('the contract of the form', () => {
  const messages = (changes: Record<string, string>) => {
    const { error } = tuitionCalculatorForm.safeParse({ ...values(), ...changes });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  };

  test('reads amounts, clears an override that is empty, and takes empty aid as none', () => {
    expect(tuitionCalculatorForm.parse(values({ tuitionOverride: '$12,500', loans: ' 5 500 ' }))).toEqual({
      ...DEFAULT_VALUES,
      tuitionOverride: 12_500,
      housingCostOverride: undefined,
      mealPlanOverride: undefined,
      booksOverride: undefined,
      personalExpensesOverride: undefined,
      transportationOverride: undefined,
      scholarshipAmount: 0,
      grantsAmount: 0,
      loans: 5_500,
      familyContribution: 0,
      workStudy: 0,
    });
  });

  test('says at each field what is wrong with it', () => {
    expect(messages({ booksOverride: '-1', loans: 'ten', workStudy: '1,000,001' })).toEqual([
      'booksOverride: Enter an amount of 0 or more.',
      'loans: Enter an amount in numbers, such as 12,500.',
      'workStudy: Enter an amount of at most 1,000,000.',
    ]);
    expect(messages({ universityType: 'best', housingOption: 'moon' })).toEqual([
      'universityType: Choose a kind of university from the list.',
      'housingOption: Choose where you will live from the list.',
    ]);
  });
});
