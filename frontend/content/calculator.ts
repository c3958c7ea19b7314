/** Words of the tuition calculator, and what is explained beside it. */

import type { Currency } from '#schema/domain/enums.ts';
import type { Residency } from '#schema/domain/finance.ts';
import type { AidField, Expense, LivingOption, UniversityKind } from '#schema/domain/tuition-calculator.ts';
import { type Block, bullets, link, p, t } from './running-text.ts';

const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

const CURRENCIES: Record<Currency, string> = { USD: 'US dollars', CAD: 'Canadian dollars' };

const aid: Record<AidField, { label: string; hint: string; title: string; what: readonly Block[] }> = {
  scholarshipAmount: {
    label: 'Scholarships',
    hint: 'A gift. You do not pay it back.',
    title: 'Scholarships: a gift',
    what: [
      p`Money for good marks, a sport, a talent or a goal. You do not pay it back. Ask how long it lasts and what it takes to keep it. Many need a certain grade average each year.`,
    ],
  },
  grantsAmount: {
    label: 'Grants',
    hint: 'A gift, most often by need. You do not pay it back.',
    title: 'Grants: a gift',
    what: [
      p`Money for students whose families have less. You do not pay it back. In the United States the largest is the Pell grant, and in Canada the Canada Student Grant. Schools, states and provinces give grants too. In Canada, some call them bursaries.`,
    ],
  },
  loans: {
    label: 'Loans',
    hint: 'Borrowed. You pay it back.',
    title: 'Loans: you pay them back',
    what: [
      p`A loan is not free money. It lowers what you need this year, and you owe it later. In the United States you pay interest as well. In Canada, federal student loans have charged no interest since April 2023, but some provinces charge it on their part.`,
    ],
  },
  familyContribution: {
    label: 'Family contribution',
    hint: 'Your own or your family’s money.',
    title: 'Family contribution: your own money',
    what: [
      p`What you and your family pay from savings and income. It is taken off here so that you can see what is still to be found, but it is you who pays it. The Student Aid Index of the FAFSA is no bill: it only helps schools to work out your aid.`,
    ],
  },
  workStudy: {
    label: 'Work-study',
    hint: 'Wages. You work for them.',
    title: 'Work-study: you earn it',
    what: [
      p`A part-time job that comes with your aid. It is paid hour by hour through the year, so it is not there when the first bill comes. An offer is the most you can earn, and you often have to find the job yourself. In Canada, some schools and provinces have programs of that name.`,
    ],
  },
};

const questions: readonly { id: string; question: string; answer: readonly Block[] }[] = [
  {
    id: 'net-cost',
    question: 'What is the difference between net cost and net price?',
    answer: [
      p`Net cost here is the total less all five amounts of the aid tab: scholarships, grants, loans, family contribution and work-study. It is what you still have to find for the year.`,
      p`Net price is the total less scholarships and grants only. Schools and governments use this word. It is what the year costs you in the end, since loans, wages and savings are your own money, now or later.`,
    ],
  },
  {
    id: 'real',
    question: 'Which figures are real?',
    answer: [
      p`With a university chosen, an amount marked as published is the school’s own, with its year and its source behind the sign. An amount marked as an estimate is not: it is the average of a province, part of a larger sum, or a usual amount.`,
      p`Without a university, all amounts are usual ones. They are round figures for planning, not averages of any list.`,
    ],
  },
  {
    id: 'sums',
    question: 'How does where you live change the sum?',
    answer: [
      bullets(
        'On campus, housing and meals count as they are.',
        'Off campus, housing counts 1.2 times and meals 0.8 times.',
        'At home, housing counts nothing and meals 0.4 times.',
      ),
      p`An amount that you type counts as it is, wherever you live. Where a school publishes its price for students off campus only, that price is taken for off campus as it stands.`,
    ],
  },
  {
    id: 'four-years',
    question: 'Why do costs rise by 5% a year?',
    answer: [
      p`It is a cautious guess, the same as on each school’s page. Prices have risen less in many years, and more in some. Aid stays the same in this view, because most awards do. So the gap grows.`,
    ],
  },
  {
    id: 'own-numbers',
    question: 'Where do I get my own numbers?',
    answer: [
      bullets(
        t`In the United States, run the ${link('net price calculator', 'https://collegecost.ed.gov/net-price')} of each school. Later, your aid offer has the amounts.`,
        'In Canada, the school’s page on fees has the price for your program and your status. Your province has a calculator for its loans and grants.',
        t`The ${link('scholarships guide', '/scholarships')} leads to the official sites of both countries.`,
      ),
    ],
  },
  {
    id: 'private',
    question: 'Who can see what I enter?',
    answer: [
      p`We store none of it. It stands in the address of this page, so that you can keep it or send it. Whoever has the link sees the amounts in it.`,
    ],
  },
];

export const calculatorWords = {
  intro: 'What a year of study costs, what aid takes off, and what is left. Every change counts at once.',
  formLabel: 'Tuition calculator',
  school: {
    label: 'Start from a university',
    placeholder: 'Type a name',
    hint: 'Its own figures fill in. Leave it out to use usual amounts.',
    chosen: 'University',
    another: 'Choose another one',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name} from the calculator`,
    loading: 'Loading the figures of the university…',
    loaded: (name: string) => `Figures of ${name} filled in.`,
    removed: 'Usual amounts are used again.',
    unknown: 'No university has this address. The amounts below are usual ones.',
    failed: 'The figures of the university could not be reached. The amounts below are usual ones, not its own.',
    retry: 'Try again',
  },
  parts: { label: 'Parts of the calculator', expenses: 'Expenses', 'financial-aid': 'Financial aid' },
  kind: {
    label: 'Kind of university',
    options: {
      'public-in-state': 'Public, in-state',
      'public-out-state': 'Public, out-of-state',
      private: 'Private',
      canadian: 'Canadian',
    } satisfies Record<UniversityKind, string>,
    bySchool: (name: string) => `As ${name} is.`,
  },
  living: {
    label: 'Where you will live',
    options: {
      'on-campus': 'On campus',
      'off-campus': 'Off campus',
      home: 'At home',
    } satisfies Record<LivingOption, string>,
  },
  fee: {
    label: 'Which fee you pay',
    options: {
      US: { inState: 'Resident', outOfState: 'Nonresident' },
      CA: { inState: 'Domestic student', outOfState: 'International student' },
    } satisfies Record<'US' | 'CA', Record<Residency, string>>,
  },
  expensesLegend: (currency: Currency) => `Costs of a year, in ${CURRENCIES[currency]}`,
  expensesHint: 'Type an amount to use your own. Empty the field to get ours back.',
  expenses: {
    tuition: 'Tuition and fees',
    housing: 'Housing',
    meals: 'Meals',
    books: 'Books and supplies',
    personal: 'Personal expenses',
    transportation: 'Transportation',
  } satisfies Record<Expense, string>,
  ours: {
    published: (year: string) => `Published, ${year}`,
    usual: 'Usual amount',
    unknown: 'Not known, so nothing is counted',
    /** After the amount that a typed one replaces. */
    replaced: (amount: string) => `In place of ${amount}`,
    replacedUnknown: 'Your own amount',
    source: (label: string) => `Source of ${label}`,
    usualWhy: (kind: string) =>
      `A round amount for planning (${kind}), not the figure of any school. Choose a university to see its own.`,
  },
  /** Why an amount is an estimate; `sum` is what the school publishes. */
  why: {
    shareOfBoard: (sum: string) =>
      `The school publishes ${sum} for housing and meals together. It is divided here as the usual amounts are.`,
    shareOfOther: (sum: string) =>
      `The school publishes ${sum} for personal expenses and transport together. It is divided here as the usual amounts are.`,
    adaptedBoard: {
      'on-campus': (sum: string) =>
        `Worked out from the ${sum} that the school publishes for housing and meals on campus. Off campus, housing counts 1.2 times and meals 0.8 times; at home, housing counts nothing and meals 0.4 times.`,
      'off-campus': (sum: string) =>
        `Worked out from the ${sum} that the school publishes for housing and meals off campus. At home, housing counts nothing and meals half as much.`,
    },
    adaptedOther: {
      'on-campus': (sum: string) =>
        `The ${sum} that the school publishes for personal expenses and transport of students on campus, divided as the usual amounts are.`,
      'off-campus': (sum: string) =>
        `The ${sum} that the school publishes for personal expenses and transport of students off campus, divided as the usual amounts are.`,
    },
    standIn: 'Its source calls this figure an estimate.',
    standInBoard: (sum: string) =>
      `The school publishes no price on campus. The ${sum} it allows for housing and meals off campus stand in, divided as the usual amounts are.`,
    province: (year: string) => `The average of the province, ${year}: the school’s own fee is not known.`,
    usual: 'A usual amount: the school has not published its own.',
    unknown: 'The fee for international students is not known. Type it in when you have it.',
  },
  together: {
    roomAndBoard: (sum: string, year: string) => `Housing and meals together: ${sum}, as published for ${year}.`,
    otherExpenses: (sum: string, year: string) =>
      `Personal expenses and transportation together: ${sum}, as published for ${year}.`,
  },
  own: {
    some: (count: number) => (count === 1 ? '1 amount is your own.' : `${count} amounts are your own.`),
    clear: 'Use ours again',
    cleared: 'Our amounts are used again.',
  },
  currencyChanged: (currency: Currency) =>
    `What you typed now counts as ${CURRENCIES[currency]}. Nothing was converted.`,
  aidLegend: (currency: Currency) => `Aid and own money of a year, in ${CURRENCIES[currency]}`,
  aidHint: 'What you have been offered or expect for one year. An empty field counts as nothing.',
  aid,
  result: {
    title: 'Your year',
    total: 'Total cost',
    aid: 'Aid and own money',
    netCost: 'Net cost',
    netCostMeans: 'What is left to find, once all five amounts are taken off.',
    toRepay: 'Of which to be repaid',
    toRepayMeans: 'Loans. They lower the net cost, and you owe them later.',
    nothingToRepay: 'No loans entered.',
    netPrice: 'Net price',
    netPriceMeans: 'The total less gifts only (scholarships and grants): what the year costs you in the end.',
    beyond: (amount: string) => `The aid is ${amount} more than the cost.`,
    incomplete: 'Tuition is not known, so it is not in the total.',
    notCounted: (fields: readonly string[]) => `Not counted, because it cannot be read: ${listed.format(fields)}.`,
    mend: 'Go to the field',
    about: (amount: string) => `≈ ${amount}`,
    said: (total: string, netCost: string) => `Total cost ${total}, net cost ${netCost}.`,
    strip: (total: string) => `of ${total}`,
    pending: 'Working it out…',
  },
  ownStart: {
    fill: 'Fill in with my situation',
    say: 'Add my situation and fill it in',
    done: 'Filled in from your situation. Change what is different.',
  },
  tools: {
    label: 'Keep this calculation',
    copy: 'Copy link',
    copied: { title: 'Link copied', description: 'Whoever opens it sees this calculation.' },
    notCopied: {
      title: 'The link could not be copied',
      description: "Copy it from the browser's address bar.",
      destructive: true,
    },
    reset: 'Reset',
    wasReset: 'Everything is back to the beginning.',
    undo: 'Undo reset',
    undone: 'What you had entered is back.',
  },
  chart: {
    title: 'What makes up the cost',
    intro: (currency: Currency) =>
      `One year, in ${CURRENCIES[currency]}: where the money goes, and where it comes from.`,
    goes: 'What it costs',
    comes: 'How it is paid',
    left: 'Left to find (net cost)',
    described: (parts: string) => `What makes up the cost. ${parts}`,
    item: 'Item',
    amount: 'Amount',
    share: 'Share of the total',
    from: 'Where it comes from',
    yours: 'Your own amount',
    total: 'Total cost',
    notes: {
      scholarshipAmount: 'Gift',
      grantsAmount: 'Gift',
      loans: 'To be repaid',
      familyContribution: 'Your own money',
      workStudy: 'To be earned',
    } satisfies Record<AidField, string>,
  },
  fourYears: {
    title: 'Four years',
    table: 'Four years as a table',
    intro: 'If costs rise by 5% a year and the aid you entered stays the same each year. An estimate.',
    year: (number: number) => `Year ${number}`,
    yearColumn: 'Year',
    cost: 'Cost',
    aid: 'Aid and own money',
    netCost: 'Net cost',
    total: 'Four years',
    covered: 'Covered by aid and own money',
    left: 'Net cost',
    described: (parts: string) => `Cost of each of four years. ${parts}`,
    leftOf: (netCost: string, cost: string) => `${netCost} of ${cost}`,
    partOf: (year: string, cost: string, netCost: string) => `${year}: cost ${cost}, net cost ${netCost}`,
    debt: (debt: string, monthly: string) =>
      `Four years of these loans add up to a debt of ${debt}. Paid back over 120 months, that is about ${monthly} a month without interest. The real length and interest depend on the loan.`,
  },
  rate: (usdPerCad: string, date: string, source: string) =>
    `Amounts after ≈ are converted at 1 CAD = ${usdPerCad} USD, ${date}. Source of the rate: ${source}.`,
  rateFailed: 'The exchange rate could not be reached, so amounts stand in one currency only.',
  kindsOfAid: {
    title: 'What each kind of aid is',
    intro: 'An aid offer often adds up gifts, loans and wages as if they were the same. They are not.',
  },
  questionsTitle: 'Questions about the calculator',
  questions,
} as const;
