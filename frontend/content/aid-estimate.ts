/** Words of the estimate of the Student Aid Index and the Pell grant. */
import type { PellKind } from '#schema/domain/aid/pell.ts';
import type { GuidelineRegion } from '#schema/domain/aid/poverty-guidelines.ts';
import type { SaiFormula, SaiLine } from '#schema/domain/aid/sai.ts';
import type { RuleSource } from './calculators.ts';

export const aidEstimateWords = {
  title: 'Aid estimate for the United States',
  description:
    'Estimate your Student Aid Index and Pell grant for 2026-27 from family size, income and savings, with every step shown.',
  lead: 'Your Student Aid Index and your federal Pell grant for 2026-27, worked out by the published rules. It is an estimate: only the FAFSA decides.',
  form: 'Aid estimate',
  who: {
    legend: 'Who you are',
    dependent: 'For the FAFSA you are',
    dependentHint: 'Most students under 24 without children count as dependent, even if they pay for themselves.',
    dependentOptions: { yes: 'A dependent student', no: 'An independent student' },
    parents: 'Your parents',
    parentsOptions: { both: 'Two, married or living together', single: 'One' },
    you: 'You are',
    youOptions: { both: 'Married', single: 'Not married' },
    familySize: 'People in the family',
    familySizeHint: 'You, your parents, and everyone else they support.',
    ownSizeHint: 'You, your husband or wife, and everyone else you support.',
    region: 'Where the family lives',
    regions: { US: 'One of the 48 states or D.C.', AK: 'Alaska', HI: 'Hawaii' } satisfies Record<
      GuidelineRegion,
      string
    >,
  },
  money: {
    legend: 'Your parents’ year 2024, in US dollars',
    ownLegend: 'Your year 2024, in US dollars',
    note: '2026-27 goes by the tax return of 2024.',
    income: 'Adjusted gross income',
    incomeHint: 'Line 11 of Form 1040.',
    earned: 'Of which earned by work',
    earnedHint: 'Wages, and profit of a business. Leave it empty if it is all of it.',
    taxPaid: 'Federal income tax paid',
    taxPaidHint: (estimate: string) =>
      `Line 22 of Form 1040, less what line 2 of Schedule 2 says. Left empty, ${estimate} counts: the tax of 2024 with the standard deduction and no credits. With children it is often less, so look it up.`,
    untaxed: 'Income that was not taxed',
    untaxedHint: 'Interest free of tax, untaxed pensions, payments into an IRA.',
    notCounted: 'Income that does not count',
    notCountedHint: 'Taxable grants, work-study wages, education credits.',
    assets: 'Savings and investments',
    assetsHint: 'Cash, savings, funds, second homes. Not the home you live in, and no retirement accounts.',
    business: 'Worth of a business or farm',
    businessHint: 'Not a family business of 100 people or fewer, and not the farm the family lives on.',
  },
  student: {
    legend: 'Your own year 2024, in US dollars',
    income: 'Your income',
    taxPaid: 'Federal income tax you paid',
    assets: 'Your savings',
  },
  more: {
    legend: 'What changes the rules',
    notFiling: 'Nobody had to file a tax return',
    simpleReturn: 'The return had none of the schedules A, B, D, E, F and H, and no business beyond $10,000',
    benefits: 'Somebody in the family had SNAP, Medicaid, SSI, free school lunch or a benefit like it',
    intensity: 'Percent of full time',
    intensityHint: 'Pell grants follow it: half time is 50.',
  },
  result: {
    title: 'Your estimate',
    waiting: 'Enter an income to see an estimate.',
    sai: 'Student Aid Index',
    saiMeans: 'From −1,500 up. Schools take it off their cost to see what you need. It is no bill.',
    pell: 'Pell grant for a year',
    kinds: {
      most: 'The highest grant there is.',
      'by-index': 'The highest grant less your index.',
      least: 'The lowest grant there is: the income is low enough beside the poverty guideline.',
      none: 'No Pell grant at this index and income.',
    } satisfies Record<PellKind, string>,
    mostByIncome: (limit: string) =>
      `The income is within ${limit}, which is enough for the highest grant whatever you have saved.`,
    leastByIncome: (limit: string) =>
      `With an income of up to ${limit} there is at least the lowest grant, unless the index is 14,790 or more.`,
    partTime: (fullTime: string) => `Full time it would be ${fullTime}.`,
    cap: 'It is never more than the cost of attendance, and there is none where other grants pay all of that cost.',
    said: (sai: string, pell: string) => `Student Aid Index ${sai}, Pell grant ${pell}.`,
  },
  worksheet: {
    title: 'Step by step',
    intro: 'The lines of the worksheet, each rounded to whole dollars.',
    formulas: {
      A: 'Formula A, for dependent students.',
      B: 'Formula B, for independent students without dependants.',
      C: 'Formula C, for independent students with dependants.',
    } satisfies Record<SaiFormula, string>,
    none: 'No formula is run where nobody had to file: the index is −1,500.',
    line: 'Line',
    amount: 'US dollars',
    assetsLeftOut: 'Savings do not count here, by the answers above.',
    lowered: (calculated: string) =>
      `The formula gives ${calculated}; with an income that low the index is no more than 0.`,
    lines: {
      income: 'Income that counts',
      taxPaid: 'Less federal income tax',
      payrollTax: 'Less payroll tax (Social Security and Medicare)',
      protection: 'Less what a family of this size needs',
      employment: 'Less the costs of going to work',
      available: 'Available income',
      assets: 'Share of savings',
      assessed: 'Available income with savings',
      contribution: 'Contribution',
      studentIncome: 'From your own income',
      studentAssets: 'From your own savings',
    } satisfies Record<SaiLine, string>,
    total: 'Student Aid Index',
  },
  limits: {
    title: 'What this leaves out',
    points: [
      'Parents who live apart, who filed separately or abroad, and students from other countries.',
      'Grants of states and schools, which have rules of their own.',
      'A year that has changed since 2024. Ask the school’s aid office for a professional judgment.',
      'The highest grant of 2027-28, which is not set yet.',
    ],
    fafsa: 'Fill in the FAFSA',
    estimator: 'The government’s own estimator',
  },
  sources: [
    {
      what: 'Pell amounts, $740 to $7,395',
      source: 'Dear Colleague Letter GEN-26-01, 30 January 2026',
      trust: 'official',
    },
    {
      what: 'No Pell from an index of 14,790',
      source: 'Public Law 119-21; announcement of 15 August 2025',
      trust: 'second',
    },
    { what: 'Income protection of parents and students', source: '90 FR 23922, 6 June 2025', trust: 'official' },
    {
      what: 'Other tables of the index',
      source: '20 USC 1087oo to 1087qq, raised by consumer prices; two calculators agree',
      trust: 'second',
    },
    { what: 'Poverty guidelines of 2024', source: '89 FR 2961, 17 January 2024', trust: 'second' },
    { what: 'Tax tables of 2024', source: 'Rev. Proc. 2023-34', trust: 'second' },
    {
      what: 'Whether savings count for families with the highest grant',
      source: 'Sources differ. We leave them out; the grant is the same either way',
      trust: 'second',
    },
  ] satisfies readonly RuleSource[],
} as const;
