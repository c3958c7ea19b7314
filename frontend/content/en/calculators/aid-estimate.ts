/** Words of the estimate of the Student Aid Index and the Pell grant. */
import type { PellKind } from '#schema/domain/aid/pell.ts';
import type { GuidelineRegion } from '#schema/domain/aid/poverty-guidelines.ts';
import type { SaiFormula, SaiLine } from '#schema/domain/aid/sai.ts';
import type { RuleSource } from './calculators.ts';

export const aidEstimateWords = {
  title: 'Aid estimate for the United States',
  description:
    'Estimate your Student Aid Index and Pell Grant for 2026–27 from family size, income and savings, with every step shown.',
  lead: 'Estimate your federal Pell Grant for 2026–27. Only your FAFSA gives the final result.',
  form: 'Aid estimate',
  who: {
    legend: 'Your family',
    dependent: 'Your status on the FAFSA',
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
    regions: { US: 'The 48 contiguous states or D.C.', AK: 'Alaska', HI: 'Hawaii' } satisfies Record<
      GuidelineRegion,
      string
    >,
  },
  money: {
    legend: 'Your parents’ finances for 2024, in US dollars',
    ownLegend: 'Your finances for 2024, in US dollars',
    note: 'Aid for 2026–27 is based on the 2024 tax return.',
    income: 'Family income (adjusted gross income)',
    incomeHint: 'Line 11 of Form 1040.',
    incomeFromBand: (amount: string) =>
      `${amount} is the middle of the range you told us. Enter your own: line 11 of Form 1040.`,
    earned: 'How much of it came from work',
    earnedHint: 'Wages and business profit. Leave this empty if all of it did.',
    taxPaid: 'Federal income tax paid',
    taxPaidHint: (estimate: string) =>
      `Line 22 of Form 1040, minus any premium tax credit repaid on Schedule 2. If you leave this empty, we use ${estimate}: the 2024 tax with the standard deduction and no credits. Families with children often pay less, so look it up.`,
    untaxed: 'Untaxed income',
    untaxedHint: 'Tax-free interest, untaxed pensions, payments into an IRA.',
    notCounted: 'Income that doesn’t count',
    notCountedHint: 'Taxable grants, work-study wages, education credits.',
    assets: 'Savings and investments',
    assetsHint:
      'Cash, savings, investment funds and second homes. Leave out the home you live in and retirement accounts.',
    business: 'Value of a business or farm',
    businessHint: 'Leave out a family business with 100 or fewer full-time workers and a farm the family lives on.',
  },
  further: 'Narrow it down: tax paid, savings, your own finances, special cases',
  other: 'Tax, other income, savings and property',
  student: {
    legend: 'Your own finances for 2024, in US dollars',
    income: 'Your income',
    taxPaid: 'Federal income tax you paid',
    assets: 'Your savings',
  },
  more: {
    legend: 'Special cases',
    notFiling: 'Nobody had to file a tax return',
    simpleReturn:
      'The tax return was only Form 1040, with no extra schedules (A, B, D, E, F or H) and no business profit or loss over $10,000. Not sure? Skip this.',
    benefits: 'Someone in the family got SNAP, Medicaid, SSI, free school lunch or a similar benefit',
    intensity: 'Course load, as a percentage of full time',
    intensityHint: 'Pell Grants are smaller below full time. For half time, enter 50.',
  },
  result: {
    title: 'Your estimate',
    atMost: (most: string) => `Up to ${most}`,
    waiting: 'Enter an income to see an estimate.',
    example: (income: string, people: string) => `Example: income of ${income}, family of ${people}`,
    schools: 'See schools, lowest price first',
    ownPrices: 'See what schools would cost you',
    schoolsNote: 'Those prices are after federal, state and school grants, for families with an income like yours.',
    sai: 'Student Aid Index',
    saiMeans:
      'A score of financial need, not a bill. The lowest, −1,500, means the most need. Schools subtract it from their cost to see how much aid you need.',
    pell: 'Pell Grant for a year',
    kinds: {
      most: 'The maximum grant.',
      'by-index': 'The maximum grant minus your index.',
      least: 'The minimum grant. The income is low enough compared with the poverty guideline.',
      none: 'No Pell Grant at this index and income.',
    } satisfies Record<PellKind, string>,
    mostByIncome: (limit: string) =>
      `With an income of up to ${limit}, you get the maximum grant, no matter how much you have saved.`,
    leastByIncome: (limit: string) =>
      `With an income of up to ${limit}, you get at least the minimum grant, unless the index is 14,790 or more.`,
    partTime: (fullTime: string) => `At full time it would be ${fullTime}.`,
    cap: 'It is never more than the cost of attendance, and you get none if grants from outside the federal government pay all of that cost.',
    said: (sai: string, pell: string) => `Student Aid Index ${sai}, Pell Grant ${pell}.`,
  },
  worksheet: {
    title: 'Step by step',
    intro: 'The lines of the worksheet, each rounded to whole dollars.',
    formulas: {
      A: 'Formula A, for dependent students.',
      B: 'Formula B, for independent students without dependents.',
      C: 'Formula C, for independent students with dependents.',
    } satisfies Record<SaiFormula, string>,
    none: 'If nobody had to file, no formula is used: the index is −1,500.',
    line: 'Line',
    amount: 'US dollars',
    assetsLeftOut: 'Savings don’t count here because of your answers above.',
    lowered: (calculated: string) =>
      `The formula gives ${calculated}; with an income this low, the index can’t be above 0.`,
    lines: {
      income: 'Income that counts',
      taxPaid: 'Minus federal income tax',
      payrollTax: 'Minus payroll tax (Social Security and Medicare)',
      protection: 'Minus what a family this size needs',
      employment: 'Minus the costs of going to work',
      available: 'Available income',
      assets: 'Part of your savings',
      assessed: 'Available income with savings',
      contribution: 'Contribution',
      studentIncome: 'From your own income',
      studentAssets: 'From your own savings',
    } satisfies Record<SaiLine, string>,
    total: 'Student Aid Index (a score, not dollars)',
  },
  limits: {
    title: 'What this leaves out',
    points: [
      'Parents who live apart or who filed separately or abroad, and students from other countries.',
      'Grants from states and schools, which have their own rules.',
      'A change in your finances since 2024. Ask the school’s aid office for a “professional judgment.”',
      'The maximum grant for 2027–28, which is not set yet.',
    ],
    fafsa: 'Fill out the FAFSA',
    estimator: 'The government’s own estimator',
    fafsaGuide: 'How to file the FAFSA',
    verification: 'If you are chosen for verification',
    askForMore: 'How to ask for more aid',
  },
  sources: [
    {
      what: 'Pell amounts, $740 to $7,395',
      source: 'Dear Colleague Letter GEN-26-01, January 30, 2026',
      trust: 'official',
    },
    {
      what: 'No Pell at an index of 14,790 or more',
      source: 'Public Law 119-21; announcement of August 15, 2025',
      trust: 'second',
    },
    { what: 'Income protection for parents and students', source: '90 FR 23922, June 6, 2025', trust: 'official' },
    {
      what: 'Other tables for the index',
      source: '20 USC 1087oo to 1087qq, adjusted for inflation; two calculators agree',
      trust: 'second',
    },
    { what: 'Poverty guidelines for 2024', source: '89 FR 2961, January 17, 2024', trust: 'second' },
    { what: 'Tax tables for 2024', source: 'Rev. Proc. 2023-34', trust: 'second' },
    {
      what: 'Whether savings count for families with the maximum grant',
      source: 'Sources differ. We leave them out; the grant is the same either way',
      trust: 'second',
    },
  ] satisfies readonly RuleSource[],
} as const;
