/** Words of the calculator of loan repayment, for both countries. */
import type { LoanProvince } from '#schema/domain/aid/canada-loans.ts';
import type { LOAN_RATES } from '#schema/domain/aid/loan-repayment.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { RuleSource } from './calculators.ts';

const years = (count: number) => plural(count, { one: `${count} year`, other: `${count} years` });

export const loanRepaymentWords = {
  title: 'Paying back loans',
  description:
    'What a student loan costs per month in the United States and Canada under the 2026–27 plans, with interest. You can change every number.',
  lead: 'What a loan costs per month, how long it takes to pay back and how much interest you pay, under the 2026–27 plans.',
  tabs: 'Country',
  countries: { us: 'United States', ca: 'Canada' },
  perMonth: (amount: string) => `${amount} per month`,
  us: {
    form: 'US loans',
    kind: 'Who is borrowing',
    kinds: {
      undergraduate: 'Undergraduate student',
      graduate: 'Graduate student',
      parent: 'Parent',
    } satisfies Record<keyof typeof LOAN_RATES, string>,
    debt: 'Amount you owe when payments begin',
    debtHint: 'The amount here is an example. Include any interest from your years of study.',
    rate: 'Interest rate per year, in percent',
    rateHint: (rate: string) =>
      `${rate} for loans first paid out from July 2026 to June 2027. It stays the same for the life of the loan.`,
    income: 'Income per year when payments begin',
    incomeHint: 'Adjusted gross income, before tax. If you are married and file together, count both incomes.',
    raise: 'Raise each year, in percent',
    dependants: 'Children and others you support',
    dependantsHint: 'As claimed on your tax return.',
    result: 'Two plans',
    intro: 'Loans made since July 1, 2026, can use only these two plans.',
    standard: 'Tiered Standard Plan',
    standardShort: 'Standard plan',
    bothPlans: 'Two plans',
    either: (standard: string, rap: string) => `${standard} or ${rap}`,
    monthly: 'per month',
    paidOf: (amount: string) => `${amount} in total`,
    /** What the total is made of, and what the government pays of the loan. */
    parts: (loan: string, interest: string, matched: string | null) =>
      matched === null
        ? `you repay ${loan} of the loan and ${interest} in interest`
        : `you repay ${loan} of the loan and ${interest} in interest; the government pays ${matched}`,
    keys: { loan: 'The loan', interest: 'Interest' },
    inTotal: (amount: string) => `${amount} in total.`,
    rises: (amount: string) => `The payment rises to ${amount} as your income grows.`,
    rap: 'Repayment Assistance Plan (RAP)',
    years,
    rapYears: (count: number) => (count === 30 ? '30 years, then forgiven' : `About ${years(count)}`),
    noRap: 'Parent loans can’t be paid under RAP.',
    row: 'Item',
    rows: {
      first: 'First monthly payment',
      last: 'Last monthly payment',
      time: 'How long',
      waived: 'Interest waived',
      matched: 'Paid off by the government',
      forgiven: 'Forgiven after 30 years',
    },
    caption: 'Both plans side by side',
    notes: [
      'The standard plan has equal payments. You pay for 10 years if you owe less than $25,000, 15 if less than $50,000, 20 if less than $100,000, and 25 if you owe more.',
      'RAP takes a percentage of your whole income: 1% if you earn more than $10,000 per year, 2% if more than $20,000, and so on up to 10%. You pay $50 less per month for each dependent, but at least $10 per month. One more dollar of income can move you to the next percentage.',
      'Under RAP, if you pay on time, you are not charged interest beyond your payment. If your payment takes less than $50 off the loan, the government adds to it.',
      'If you work in public service, what is left can be forgiven after 120 payments. The numbers here don’t count that.',
    ],
    said: (standard: string, rap: string | null) =>
      rap === null
        ? `Standard plan ${standard} per month.`
        : `Standard plan ${standard} per month, RAP ${rap} per month at first.`,
    /** After an amount. */
    monthlyFor: (count: number) => `per month for ${years(count)}`,
    waiting: 'Enter the amount owed to see the plans.',
    noIncome: 'Enter an income to see RAP.',
  },
  ca: {
    form: 'Canadian loans',
    federal: 'Canada Student Loan owed',
    federalHint: 'The amounts here are examples. No interest since April 1, 2023.',
    provincial: 'Provincial loan owed',
    province: 'Province of the loan',
    provinces: {
      AB: 'Alberta',
      BC: 'British Columbia',
      MB: 'Manitoba',
      NB: 'New Brunswick',
      NL: 'Newfoundland and Labrador',
      NS: 'Nova Scotia',
      ON: 'Ontario',
      PE: 'Prince Edward Island',
      QC: 'Quebec',
      SK: 'Saskatchewan',
    } satisfies Record<LoanProvince, string>,
    prime: 'Prime rate, in percent',
    primeHint: 'The banks’ rate was 4.45% on April 15, 2026. It may have changed.',
    rate: 'Interest rate on the provincial part, in percent',
    rateOf: (province: string, rule: string, rate: string) =>
      `If you leave this empty: ${rate} (${province}, ${rule}).`,
    rules: {
      none: 'no interest',
      prime: 'the prime rate',
      above: (percent: string) => `the prime rate plus ${percent}`,
    },
    older: 'We found this on an older page. Check with the province.',
    years: 'Years of payments',
    yearsHint: '9.5 is usual. It can be as long as 14.5.',
    income: 'Family income per year',
    incomeHint: 'Before tax.',
    familySize: 'People in the family',
    result: 'Each month',
    monthly: 'Monthly payment',
    strip: (interest: string) => `${interest} interest in total`,
    federalPart: 'Federal part',
    provincialPart: 'Provincial part',
    paid: 'Total paid',
    interest: 'Interest in that total',
    assistance: 'Repayment Assistance Plan',
    nothing: (limit: string) =>
      `With an income of up to ${limit} per month before tax, you pay nothing for now. You apply again every six months.`,
    atMost: (amount: string) =>
      `No more than ${amount} per month: 10% of your income, or the payment above if that is less.`,
    table:
      'These limits are from 2023–24, the latest we could find. They rise with inflation, so yours is probably higher.',
    quebec:
      'Quebec has its own aid, and its students don’t get the Canada Student Loan. Enter the whole amount as provincial.',
    noIncome: 'Enter an income to see the assistance plan.',
    waiting: 'Enter the amount owed to see the payment.',
    said: (amount: string) => `${amount} per month.`,
  },
  specEstimate:
    'The rough guide on pages without published debt (30% of four years’ cost, paid over 120 months) leaves out interest. All numbers here count it.',
  sources: {
    us: [
      {
        what: 'Interest rates for 2026–27: 6.52, 8.07 and 9.07%',
        source: 'Federal Student Aid, GENERAL-26-33, June 4, 2026',
        trust: 'second',
      },
      { what: 'Tiered Standard Plan', source: '34 CFR 685.208(c), 91 FR 23768, May 1, 2026', trust: 'official' },
      { what: 'Repayment Assistance Plan', source: '34 CFR 685.209, 91 FR 23768, May 1, 2026', trust: 'official' },
    ] satisfies readonly RuleSource[],
    ca: [
      { what: 'No interest on federal loans', source: 'Government of Canada; Alberta Student Aid', trust: 'official' },
      {
        what: 'Nine and a half years',
        source: 'University of British Columbia; National Student Loans Service Centre',
        trust: 'second',
      },
      {
        what: 'Interest in Alberta, British Columbia and New Brunswick',
        source: 'The provinces’ own pages',
        trust: 'official',
      },
      { what: 'Interest in Ontario', source: 'loanscanada.ca and others', trust: 'second' },
      { what: 'Interest in the other provinces', source: 'Older pages and lists', trust: 'older' },
      { what: 'Limits of the assistance plan', source: 'canada.ca, table of 2023–24', trust: 'older' },
      {
        what: 'Prime rate of 4.45%',
        source: 'Bank of Canada, by bankofcanadaodds.com, April 15, 2026',
        trust: 'second',
      },
    ] satisfies readonly RuleSource[],
  },
} as const;
