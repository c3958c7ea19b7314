import { describe, expect, it, test } from 'vitest';
import { incomeTax } from './federal-tax.ts';
import { pellEstimate } from './pell.ts';
import { filingStatusOf, NO_MONEY, pellMeasure, type SaiInput, type SaiMoney, studentAidIndex } from './sai.ts';

const money = (income: number, more: Partial<SaiMoney> = {}): SaiMoney => ({
  ...NO_MONEY,
  income,
  earned: income,
  ...more,
});

const ASKED: SaiInput = {
  dependent: true,
  single: false,
  familySize: 4,
  region: 'US',
  family: NO_MONEY,
  student: NO_MONEY,
  notFiling: false,
  simpleReturn: true,
  benefits: false,
};

/** Every sum was worked out by hand from the tables; the steps stand beside it. */
const CASES: { name: string; input: Partial<SaiInput>; sai: number; pell: number }[] = [
  {
    // 80,000 − 5,632 − (4,960 + 1,160) − 44,880 − 5,000 = 18,368; × 22 % = 4,040.96. 7,395 − 4,041 = 3,354.
    name: 'two parents, family of four, 80,000',
    input: { family: money(80_000, { taxPaid: 5_632 }) },
    sai: 4_041,
    pell: 3_355,
  },
  {
    // 108,000 − 10,100 − 8,262 − 61,930 − 5,000 = 22,708; + 12 % of 600 = 22,780; 4,796 + 25 % of 980.
    name: 'two parents, family of six, a few savings',
    input: { familySize: 6, family: money(108_000, { taxPaid: 10_100, assets: 600 }) },
    sai: 5_041,
    pell: 2_355,
  },
  {
    // 186,717 − 19,500 − (7,965 + 1,863) − 61,930 − 5,000 = 90,459; + 6,000; 11,870 + 47 % of 52,559.
    name: 'untaxed pensions and savings count',
    input: {
      familySize: 6,
      simpleReturn: false,
      family: money(183_147, { untaxed: 3_570, earned: 128_468, taxPaid: 19_500, assets: 50_000 }),
      student: { ...NO_MONEY, income: 10_115 },
    },
    sai: 36_573,
    pell: 0,
  },
  {
    // 30,000 − 810 − 2,295 − 29,190 − 5,000 = −7,295; × 22 % = −1,605, and no index is below −1,500.
    name: 'a single parent with 30,000: income alone gives the highest grant',
    input: { single: true, familySize: 2, family: money(30_000, { taxPaid: 810 }) },
    sai: -1_500,
    pell: 7_395,
  },
  {
    // 10,000 − 765 − 29,190 − 3,500 = −23,455, below −8,500: −1,870.
    name: 'hardly any income',
    input: { single: true, familySize: 2, family: money(10_000) },
    sai: -1_500,
    pell: 7_395,
  },
  {
    name: 'nobody had to file',
    input: { notFiling: true, family: money(9_000, { assets: 500_000 }) },
    sai: -1_500,
    pell: 7_395,
  },
  {
    // The first case, and (16,000 − 140 − 1,224 − 11,770) × 50 % = 1,433 of the student. 7,395 − 5,474 = 1,921.
    name: 'a dependent student who works',
    input: { family: money(80_000, { taxPaid: 5_632 }), student: money(16_000, { taxPaid: 140 }) },
    sai: 5_474,
    pell: 1_920,
  },
  {
    // (25,000 − 1,040 − (1,550 + 363) − 11,770 − 7,295) × 50 % = 1,491; −1,605 + 1,491 = −114.
    name: 'what the parents fall short of protects the student',
    input: {
      single: true,
      familySize: 2,
      family: money(30_000, { taxPaid: 810 }),
      student: money(25_000, { taxPaid: 1_040 }),
    },
    sai: -114,
    pell: 7_395,
  },
  {
    // 50,508 + 12 % of (100,000 + 70,000 + 12,500) = 72,408; 11,870 + 47 % of 28,508 = 25,269; + 20 % of 5,000.
    name: 'savings, a business, and savings of the student',
    input: {
      family: money(120_000, { taxPaid: 10_432, assets: 100_000, business: 200_000 }),
      student: { ...NO_MONEY, assets: 5_000 },
    },
    sai: 26_269,
    pell: 0,
  },
  {
    // (30,000 − 1,616 − 2,295 − 18,310) × 50 % = 3,889.5. Savings are not asked for.
    name: 'on one’s own with 30,000',
    input: { dependent: false, single: true, familySize: 1, family: money(30_000, { taxPaid: 1_616, assets: 9_000 }) },
    sai: 3_890,
    pell: 3_505,
  },
  {
    // (20,000 − 540 − 1,530 − 18,310) × 50 % = −190, and 20,000 is below 175 % of 15,060.
    name: 'on one’s own with 20,000',
    input: { dependent: false, single: true, familySize: 1, family: money(20_000, { taxPaid: 540 }) },
    sai: -190,
    pell: 7_395,
  },
  {
    // 60,000 − 4,241 − 4,590 − 54,950 − 5,000 = −8,781, below −8,500. By the index, not by the income.
    name: 'a student who is a single parent',
    input: { dependent: false, single: true, familySize: 2, family: money(60_000, { taxPaid: 4_241 }) },
    sai: -1_500,
    pell: 7_395,
  },
  {
    // (70,000 − 4,432 − 5,355 − 29,350 − 5,000) × 50 % = 12,931.5; 70,000 is above 275 % of 20,440.
    name: 'married, no children',
    input: { dependent: false, familySize: 2, family: money(70_000, { taxPaid: 4_432 }) },
    sai: 12_932,
    pell: 0,
  },
  {
    // 100,000 − 8,032 − 7,650 − 71,280 − 5,000 = 8,038; + 7 % of 10,000 = 8,738; × 22 % = 1,922.36. 7,395 − 1,922 = 5,473.
    name: 'married with two children',
    input: { dependent: false, familySize: 4, family: money(100_000, { taxPaid: 8_032, assets: 10_000 }) },
    sai: 1_922,
    pell: 5_475,
  },
  {
    // 22,385 + 12,000 = 34,385; 7,766 + 34 % of 1,585 = 8,304.9, beyond the grant; 85,000 is below 275 % of 31,200.
    name: 'the lowest grant by income',
    input: { family: money(85_000, { taxPaid: 6_232, assets: 100_000 }) },
    sai: 8_305,
    pell: 740,
  },
  {
    // 57,000 is below 225 % of 25,540. 57,000 − 3,881 − 4,361 − 29,190 − 5,000 = 14,568; × 22 % = 3,205, so nothing.
    name: 'Alaska has a higher guideline',
    input: { single: true, familySize: 2, region: 'AK', family: money(57_000, { taxPaid: 3_881 }) },
    sai: 0,
    pell: 7_395,
  },
  {
    // The same elsewhere: above 45,990. 7,395 − 3,205 = 4,190.
    name: 'the same family in another state',
    input: { single: true, familySize: 2, family: money(57_000, { taxPaid: 3_881 }) },
    sai: 3_205,
    pell: 4_190,
  },
];

function grant(input: SaiInput, intensity = 100): number {
  const { sai, mostPellByIncome } = studentAidIndex(input);
  const measure = pellMeasure(input);
  return pellEstimate({ sai, mostByIncome: mostPellByIncome, income: input.family.income, measure, intensity }).year;
}

describe('the Student Aid Index and the Pell grant of 2026-27', () => {
  test.each(CASES)('$name', ({ input, sai, pell }) => {
    const asked = { ...ASKED, ...input };
    expect(studentAidIndex(asked).sai).toBe(sai);
    expect(grant(asked)).toBe(pell);
  });

  it('shows the worksheet, whose lines come to the index', () => {
    const { lines, formula } = studentAidIndex({ ...ASKED, family: money(80_000, { taxPaid: 5_632 }) });
    expect(formula).toBe('A');
    expect(lines).toMatchObject({ payrollTax: 6_120, protection: 44_880, employment: 5_000, available: 18_368 });
  });

  it('pays part-time students their part', () => {
    // Half of 3,355.
    expect(grant({ ...ASKED, family: money(80_000, { taxPaid: 5_632 }) }, 50)).toBe(1_678);
  });

  it('asks for no assets of a family with a means-tested benefit, and for those of everyone above 60,000', () => {
    const asked = (more: Partial<SaiInput>) =>
      studentAidIndex({ ...ASKED, family: money(90_000, { taxPaid: 6_832, assets: 100_000 }), ...more });
    expect(asked({}).assetsCount).toBe(true);
    expect(asked({ benefits: true }).assetsCount).toBe(false);
    expect(asked({ benefits: true }).sai).toBeLessThan(asked({}).sai);
  });

  const FAMILIES: Partial<SaiInput>[] = [
    {},
    { single: true, familySize: 2 },
    { familySize: 9, region: 'HI' },
    { dependent: false, single: true, familySize: 1 },
    { dependent: false, familySize: 2 },
    { dependent: false, single: true, familySize: 5, region: 'AK' },
    { dependent: false, familySize: 3 },
  ];

  test.each(FAMILIES)('the index never falls and the grant never grows with income: %j', (family) => {
    let [index, most] = [-1_500, Number.POSITIVE_INFINITY];
    for (let income = 500; income <= 400_000; income += 500) {
      const asked = { ...ASKED, ...family };
      const taxPaid = incomeTax(income, filingStatusOf(asked), 2024);
      const input = { ...asked, family: money(income, { taxPaid, assets: 30_000 }) };
      const { sai } = studentAidIndex(input);
      expect(sai).toBeGreaterThanOrEqual(index);
      expect(grant(input)).toBeLessThanOrEqual(most);
      [index, most] = [sai, grant(input)];
    }
    expect(most).toBe(0);
  });
});
