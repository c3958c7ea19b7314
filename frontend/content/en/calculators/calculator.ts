/** Words of the tuition calculator, and what is explained beside it. */

import { type Block, bullets, link, p, t } from '#frontend/content/running-text.ts';
import { theSchool } from '#schema/domain/formats/english-grammar.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Residency } from '#schema/domain/money/finance.ts';
import type { AidField, Expense, LivingOption, UniversityKind } from '#schema/domain/money/tuition-calculator.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import { yearText } from '../university/record-texts.ts';

const listed = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });

const CURRENCIES: Record<Currency, string> = { USD: 'US dollars', CAD: 'Canadian dollars' };

const aid: Record<AidField, { label: string; hint: string; title: string; what: readonly Block[] }> = {
  scholarshipAmount: {
    label: 'Scholarships',
    hint: 'A gift. You don’t pay it back.',
    title: 'Scholarships: a gift',
    what: [
      p`Money for good grades, a sport, a talent or a goal. You don’t pay it back. Ask how long it lasts and what it takes to keep it. Many require a certain grade average each year.`,
    ],
  },
  grantsAmount: {
    label: 'Grants',
    hint: 'A gift, most often based on need. You don’t pay it back.',
    title: 'Grants: a gift',
    what: [
      p`Money for students whose families have less to spend. You don’t pay it back. In the United States the largest is the Pell Grant, and in Canada the Canada Student Grant. Schools, states and provinces give grants too. In Canada, some call them bursaries.`,
    ],
  },
  loans: {
    label: 'Loans',
    hint: 'Borrowed. You pay it back.',
    title: 'Loans: you pay them back',
    what: [
      p`A loan is not free money. It lowers what you need this year, and you owe it later. In the United States you pay interest as well. In Canada, federal student loans have carried no interest since April 2023, but some provinces charge it on their part.`,
    ],
  },
  familyContribution: {
    label: 'Family contribution',
    hint: 'Your own or your family’s money.',
    title: 'Family contribution: your own money',
    what: [
      p`What you and your family pay from savings and income. We subtract it here to show what is left to pay, but it is your own money. The Student Aid Index from the FAFSA is not a bill. It only helps schools work out your aid.`,
    ],
  },
  workStudy: {
    label: 'Work-study',
    hint: 'Wages. You work for them.',
    title: 'Work-study: you earn it',
    what: [
      p`A part-time job that comes with your aid. You are paid for the hours you work through the year, so you don’t have the money when the first bill comes. The offer is the most you can earn, and you often have to find the job yourself. In Canada, some schools and provinces have similar programs.`,
    ],
  },
};

const questions: readonly { id: string; question: string; answer: readonly Block[] }[] = [
  {
    id: 'net-cost',
    question: 'What is the difference between net cost and net price?',
    answer: [
      p`Net cost here is the total minus all five amounts on the Financial aid tab: scholarships, grants, loans, family contribution and work-study. It is what is left to pay for the year.`,
      p`Net price is the total minus scholarships and grants only. It is the term that schools and governments use. It is what the year really costs you, because loans, wages and savings are your own money, now or later.`,
    ],
  },
  {
    id: 'real',
    question: 'Which numbers are real?',
    answer: [
      p`Once you choose a university, an amount marked as published is the school’s own; select the icon to see its year and source. An amount marked as an estimate is a provincial average, part of a larger amount, or a typical amount.`,
      p`Without a university, all amounts are typical ones. They are round numbers for planning, not averages from any list.`,
    ],
  },
  {
    id: 'sums',
    question: 'How does where I live change the total?',
    answer: [
      bullets(
        'On campus, we use the amounts for housing and meals as they are.',
        'Off campus, we use 1.2 times the housing and 0.8 times the meals.',
        'At home, we count no housing and 0.4 times the meals.',
      ),
      p`We use an amount that you type as it is, wherever you live. If a school publishes only an off-campus price, we use that price for off campus unchanged.`,
    ],
  },
  {
    id: 'four-years',
    question: 'Why do costs rise by 5% a year?',
    answer: [
      p`It is a cautious guess, the same as on each school’s page. In many years prices have risen less, and in some more. Aid stays the same in this view, because most awards do. So the gap grows.`,
    ],
  },
  {
    id: 'own-numbers',
    question: 'Where do I get my own numbers?',
    answer: [
      bullets(
        t`In the United States, run the ${link('net price calculator', 'https://collegecost.ed.gov/net-price')} of each school. Later, your aid offer has the amounts.`,
        'In Canada, the school’s fees page has the price for your program and your status. Your province has a calculator for its loans and grants.',
        t`The ${link('scholarships guide', '/scholarships')} links to the official sites of both countries.`,
      ),
    ],
  },
  {
    id: 'private',
    question: 'Who can see what I enter?',
    answer: [
      p`We store none of it. It is part of this page’s link, so you can save it or send it. Anyone with the link can see the amounts.`,
    ],
  },
];

export const calculatorWords = {
  title: 'Tuition calculator',
  intro: 'What a year costs, what aid takes off, and what is left to pay.',
  formLabel: 'Tuition calculator',
  school: {
    label: 'Which school?',
    placeholder: 'Type a name',
    hint: 'We fill in its own prices. Without a school you see typical amounts.',
    seen: 'Schools you viewed or saved',
    page: 'See its page',
    removeNamed: (name: string) => `Remove ${name} from the calculator`,
    loading: 'Loading the university’s prices…',
    loaded: (name: string) => `We filled in the prices of ${theSchool(name)}.`,
    removed: 'Back to typical amounts.',
    unknown: 'We couldn’t find that university. The amounts below are typical ones.',
    failed: 'We couldn’t load the university’s prices. The amounts below are typical ones, not its own.',
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
    /** Beside the usual amounts of Canada, which say nothing of whose they are. */
    canadian:
      'For a Canadian student in their home province. Students from another province, and especially from abroad, often pay much more.',
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
    label: 'Which tuition you pay',
    options: {
      US: { inState: 'Resident', outOfState: 'Nonresident' },
      CA: { inState: 'Domestic student', outOfState: 'International student' },
    } satisfies Record<'US' | 'CA', Record<Residency, string>>,
  },
  expensesLegend: (currency: Currency) => `Costs for a year, in ${CURRENCIES[currency]}`,
  expensesHint: 'Change any amount to your own. To go back to ours, empty the field.',
  expenses: {
    tuition: 'Tuition and fees',
    housing: 'Housing',
    meals: 'Meals',
    books: 'Books and supplies',
    personal: 'Personal expenses',
    transportation: 'Transportation',
  } satisfies Record<Expense, string>,
  ours: {
    published: (year: string) => `Published, ${yearText(year)}`,
    usual: 'Typical amount',
    /** Once over all of them. */
    usualAll: 'These start as typical amounts.',
    unknown: 'Not reported, so not counted',
    /** After the amount that a typed one replaces. */
    replaced: (amount: string) => `In place of ${amount}`,
    replacedUnknown: 'Your own amount',
    source: (label: string) => `Source of ${label}`,
    usualWhy: (kind: string) =>
      `A round amount for planning (${kind}), not any school’s price. Choose a university to see its own.`,
  },
  /** Why an amount is an estimate; `sum` is what the school publishes. */
  why: {
    shareOfBoard: (sum: string) =>
      `The school publishes ${sum} for housing and meals together. We split it in the same way as our typical amounts.`,
    shareOfOther: (sum: string) =>
      `The school publishes ${sum} for personal expenses and transportation together. We split it in the same way as our typical amounts.`,
    adaptedBoard: {
      'on-campus': (sum: string) =>
        `Worked out from the ${sum} that the school publishes for housing and meals on campus. Off campus, we use 1.2 times the housing and 0.8 times the meals; at home, no housing and 0.4 times the meals.`,
      'off-campus': (sum: string) =>
        `Worked out from the ${sum} that the school publishes for housing and meals off campus. At home, we count no housing and half the meals.`,
    },
    adaptedOther: {
      'on-campus': (sum: string) =>
        `The ${sum} that the school publishes for personal expenses and transportation on campus, split in the same way as our typical amounts.`,
      'off-campus': (sum: string) =>
        `The ${sum} that the school publishes for personal expenses and transportation off campus, split in the same way as our typical amounts.`,
    },
    standIn: 'Its source calls this number an estimate.',
    standInBoard: (sum: string) =>
      `We don’t have an on-campus price. Instead, we use the ${sum} the school allows for housing and meals off campus, split in the same way as our typical amounts.`,
    province: (year: string) => `The provincial average, ${year}: we don’t have the school’s own tuition.`,
    usual: 'A typical amount: our sources don’t have the school’s own.',
    unknown: 'We don’t have the tuition for international students. Type it in if you know it.',
  },
  together: {
    roomAndBoard: (sum: string, year: string) =>
      `Housing and meals together: ${sum}, as published for ${yearText(year)}.`,
    otherExpenses: (sum: string, year: string) =>
      `Personal expenses and transportation together: ${sum}, as published for ${yearText(year)}.`,
  },
  own: {
    some: (count: number) =>
      plural(count, { one: `${count} amount is your own.`, other: `${count} amounts are your own.` }),
    clear: 'Use ours again',
    cleared: 'Back to our amounts.',
  },
  currencyChanged: (currency: Currency) =>
    `The amounts you typed are now in ${CURRENCIES[currency]}. We didn’t convert them.`,
  aidLegend: (currency: Currency) => `Aid and your own money for a year, in ${CURRENCIES[currency]}`,
  aidHint: 'What you were offered, or expect, for one year. An empty field counts as zero.',
  aid,
  result: {
    title: 'Your year',
    total: 'Total cost',
    gifts: 'Scholarships and grants',
    ownMoney: 'Loans, work and your own money',
    netCost: 'Net cost',
    /** The same while there is no aid. */
    cost: 'A year costs',
    /** In place of it while no school is chosen. */
    typical: 'Typical year',
    typicalOf: (kind: string, living: string) =>
      `No school chosen: these are typical amounts (${kind.charAt(0).toLowerCase()}${kind.slice(1)}; ${living.toLowerCase()}).`,
    netCostMeans: 'What is left to pay this year.',
    noAid: 'The whole cost of a year: no aid entered yet.',
    addAid: 'Add financial aid',
    toRepay: (amount: string) => `${amount} of it is loans, which you pay back later.`,
    allLoans: 'You pay them back later.',
    netPrice: 'Net price',
    netPriceMeans: 'What the year really costs you.',
    beyond: (amount: string) => `The aid is ${amount} more than the cost.`,
    incomplete: 'We don’t have the tuition, so it is not in the total.',
    notCounted: (fields: readonly string[]) => `We couldn’t read and didn’t count: ${listed.format(fields)}.`,
    mend: 'Go to the field',
    about: (amount: string) => `≈ ${amount}`,
    saidCost: (total: string) => `A year costs ${total}.`,
    said: (total: string, netCost: string) => `Total cost ${total}, net cost ${netCost}.`,
    strip: (total: string) => `of ${total}`,
    pending: 'Working it out…',
  },
  ownStart: {
    fill: 'Fill in with my answers',
    say: 'Use the price for where I live',
    done: 'Filled in from your answers. Change anything that is different.',
  },
  tools: {
    label: 'Save this calculation',
    copy: 'Copy link',
    copied: { title: 'Link copied', description: 'Anyone who opens it sees this calculation.' },
    notCopied: {
      title: 'We couldn’t copy the link',
      description: 'Copy it from the browser’s address bar.',
      destructive: true,
    },
    reset: 'Reset',
    wasReset: 'Calculator reset.',
    undo: 'Undo reset',
    undone: 'Your amounts are back.',
  },
  chart: {
    title: 'What makes up the cost',
    intro: (currency: Currency) =>
      `One year, in ${CURRENCIES[currency]}: where the money goes, and where it comes from.`,
    goes: 'What it costs',
    comes: 'How it is paid',
    left: 'Left to pay (net cost)',
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
    intro: 'An estimate: costs rise by 5% a year, and the aid you entered stays the same.',
    year: (number: number) => `Year ${number}`,
    yearColumn: 'Year',
    cost: 'Cost',
    aid: 'Aid and your own money',
    netCost: 'Net cost',
    total: 'Four years',
    covered: 'Covered by aid and your own money',
    left: 'Net cost',
    described: (parts: string) => `Cost of each of four years. ${parts}`,
    leftOf: (netCost: string, cost: string) => `${netCost} of ${cost}`,
    partOf: (year: string, cost: string, netCost: string) => `${year}: cost ${cost}, net cost ${netCost}`,
    debt: (debt: string, monthly: string) =>
      `Four years of these loans add up to a debt of ${debt}. Over 120 months, that is about ${monthly} per month before interest, so you will pay more. How much more depends on the loan and the plan: see “Paying back loans.” In the US, a dependent undergraduate can borrow at most $31,000 in federal loans in total.`,
  },
  rate: (usdPerCad: string, date: string, source: string) =>
    `Amounts after ≈ are converted at CA$1 = US$${usdPerCad}, ${date}. Source of the rate: ${source}.`,
  rateFailed: 'We couldn’t load the exchange rate, so amounts are in one currency only.',
  kindsOfAid: {
    title: 'What each kind of aid is',
    intro: 'Aid offers often add up gifts, loans and wages as if they were the same. They are not.',
  },
  questionsTitle: 'Questions about the calculator',
  questions,
} as const;
