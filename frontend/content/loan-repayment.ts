/** Words of the calculator of loan repayment, for both countries. */
import type { LoanProvince } from '#schema/domain/aid/canada-loans.ts';
import type { LOAN_RATES } from '#schema/domain/aid/loan-repayment.ts';
import type { RuleSource } from './calculators.ts';

const years = (count: string) => (count === '1' ? '1 year' : `${count} years`);

export const loanRepaymentWords = {
  title: 'Paying back loans',
  description:
    'What a student loan costs a month in the United States and Canada, by the plans of 2026-27, with interest and every number to change.',
  lead: 'What a loan costs a month, how long it takes and what the interest comes to, by the plans of 2026-27.',
  tabs: 'Country',
  countries: { us: 'United States', ca: 'Canada' },
  us: {
    form: 'US loans',
    kind: 'Whose loan it is',
    kinds: {
      undergraduate: 'Undergraduate student',
      graduate: 'Graduate student',
      parent: 'Parent',
    } satisfies Record<keyof typeof LOAN_RATES, string>,
    debt: 'Owed when payments begin',
    debtHint: 'With the interest of the years of study, if there was any.',
    rate: 'Interest a year, in percent',
    rateHint: (rate: string) =>
      `${rate} for loans first paid out from July 2026 to June 2027. It is fixed for the life of the loan.`,
    income: 'Income a year when payments begin',
    incomeHint: 'Adjusted gross income, before tax. Married and filing together: of both.',
    raise: 'Income rises each year by, in percent',
    dependants: 'Children and others you support',
    dependantsHint: 'As claimed on the tax return.',
    result: 'Two plans',
    intro: 'Loans made since 1 July 2026 have only these two.',
    standard: 'Tiered Standard Plan',
    rap: 'Repayment Assistance Plan (RAP)',
    years,
    rapYears: (count: number) => (count === 30 ? '30 years, then forgiven' : `About ${years(String(count))}`),
    noRap: 'Parent loans cannot be paid under RAP.',
    row: 'What',
    rows: {
      first: 'First payment a month',
      last: 'Last payment a month',
      time: 'How long',
      paid: 'Paid in all',
      interest: 'Of which interest',
      waived: 'Interest nobody has to pay',
      matched: 'Taken off by the government',
      forgiven: 'Forgiven after 30 years',
    },
    caption: 'Both plans beside each other',
    notes: [
      'The standard plan has equal payments over 10 years below $25,000, 15 below $50,000, 20 below $100,000 and 25 from there on.',
      'RAP asks for 1% of all your income above $10,000 a year, 2% above $20,000 and so on up to 10%, less $50 a month for each dependant, and never less than $10 a month. One dollar more can move you to the next percent.',
      'Under RAP, interest that a payment on time does not cover is not charged. If the payment takes less than $50 off the loan, the government adds to that.',
      'With public service work, what is left is forgiven after 120 payments. That is not in the numbers here.',
    ],
    said: (standard: string, rap: string | null) =>
      rap === null
        ? `Standard plan ${standard} a month.`
        : `Standard plan ${standard} a month, RAP ${rap} a month at first.`,
    standardSaid: (amount: string, count: number) => `${amount} a month for ${years(String(count))}`,
    waiting: 'Enter what is owed to see the plans.',
    noIncome: 'Enter an income to see RAP.',
  },
  ca: {
    form: 'Canadian loans',
    federal: 'Canada Student Loan owed',
    federalHint: 'No interest since 1 April 2023.',
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
    primeHint: 'The banks’ rate of 15 April 2026 was 4.45%. Yours may have changed.',
    rate: 'Interest on the provincial part, in percent',
    rateOf: (province: string, rule: string, rate: string) => `Left empty: ${rate} (${province}, ${rule}).`,
    rules: {
      none: 'no interest',
      prime: 'the prime rate',
      above: (percent: string) => `the prime rate and ${percent}`,
    },
    older: 'We read this on an older page. Check with the province.',
    years: 'Years of payments',
    yearsHint: '9.5 is usual. It can be as long as 14.5.',
    income: 'Family income a year',
    incomeHint: 'Before tax.',
    familySize: 'People in the family',
    result: 'A month',
    monthly: 'Payment a month',
    federalPart: 'Federal part',
    provincialPart: 'Provincial part',
    paid: 'Paid in all',
    interest: 'Of which interest',
    assistance: 'Repayment Assistance Plan',
    nothing: (limit: string) =>
      `With an income of up to ${limit} a month before tax there is nothing to pay for now. You apply again every six months.`,
    atMost: (amount: string) =>
      `No more than ${amount} a month: a tenth of your income, or the payment above if that is less.`,
    table: 'The limits are those of 2023-24, the last we could read. They rise with prices, so yours is higher.',
    quebec: 'Quebec has aid of its own and its students have no Canada Student Loan. Enter it all as provincial.',
    noIncome: 'Enter an income to see the assistance plan.',
    waiting: 'Enter what is owed to see the payment.',
    said: (amount: string) => `${amount} a month.`,
  },
  specEstimate:
    'The rule of thumb on pages without published debt (30% of four years, paid over 120 months) is without interest. All numbers here count it.',
  sources: {
    us: [
      {
        what: 'Interest of 2026-27: 6.52, 8.07 and 9.07%',
        source: 'Federal Student Aid, GENERAL-26-33, 4 June 2026',
        trust: 'second',
      },
      { what: 'Tiered Standard Plan', source: '34 CFR 685.208(c), 91 FR 23768, 1 May 2026', trust: 'official' },
      { what: 'Repayment Assistance Plan', source: '34 CFR 685.209, 91 FR 23768, 1 May 2026', trust: 'official' },
    ] satisfies readonly RuleSource[],
    ca: [
      { what: 'No interest on federal loans', source: 'Government of Canada; Student Aid Alberta', trust: 'official' },
      {
        what: 'Nine and a half years',
        source: 'University of British Columbia; National Student Loans Service Centre',
        trust: 'second',
      },
      {
        what: 'Interest of Alberta, British Columbia and New Brunswick',
        source: 'The provinces’ own pages',
        trust: 'official',
      },
      { what: 'Interest of Ontario', source: 'loanscanada.ca and others', trust: 'second' },
      { what: 'Interest of the other provinces', source: 'Older pages and lists', trust: 'older' },
      { what: 'Limits of the assistance plan', source: 'canada.ca, undated table of 2023-24', trust: 'older' },
      {
        what: 'Prime rate of 4.45%',
        source: 'Bank of Canada, by bankofcanadaodds.com, 15 April 2026',
        trust: 'second',
      },
    ] satisfies readonly RuleSource[],
  },
} as const;
