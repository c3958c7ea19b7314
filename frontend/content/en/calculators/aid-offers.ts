/** Words of the comparison of aid offers. */
import type { OfferAmount, OffersFault, OfferYear } from '#schema/domain/aid/aid-offers.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import type { RuleSource } from './calculators.ts';

/** How long a degree takes; null where letters differ in it. */
const yearsOf = (years: number | null) =>
  years === null ? 'the whole degree' : plural(years, { one: '1 year', other: `${years} years` });

type EarlyReason = 'years' | 'scholarships' | 'rise';
/** Why a letter that costs less in the first year costs more in the end. */
const WHY_EARLY: Record<EarlyReason, string> = {
  years: 'But its degree takes longer.',
  scholarships: 'But its scholarships end before the degree does.',
  rise: 'But its higher cost rises more each year, while gifts stay the same.',
};

export const aidOffersWords = {
  title: 'Compare aid offers',
  description:
    'Compare two to four financial aid letters: what each school costs after gifts, how you would pay for it and what you owe later.',
  lead: 'Compare two to four letters. Letters often add up gifts, wages and loans as if they were the same. Here you see each one separately.',
  form: 'Aid offers',
  letters: 'Letters',
  letter: (number: number) => `Letter ${number}`,
  letterOf: (name: string, number: number) => (name === '' ? `Letter ${number}` : name),
  go: (name: string) => `Go to ${name}`,
  name: 'School',
  own: 'Schools you saved or viewed',
  schoolPlaceholder: 'Name of the school',
  schoolHint: 'Pick a school to fill in its published costs.',
  filled: 'These are the published costs. Change them to match your letter.',
  /** Where the school has several tuitions, and it is open which one is theirs. */
  filledButTuition: 'These are the published costs, without tuition. Change them to match your letter.',
  whichTuition: 'Which tuition would you pay?',
  tuitionOf: (student: string, amount: string) => `${student}: ${amount}`,
  further: 'Years and currency',
  currency: 'Currency',
  currencies: { USD: 'US dollars', CAD: 'Canadian dollars (CA$)' } satisfies Record<Currency, string>,
  years: 'Years to graduate',
  scholarshipYears: 'Years the scholarships last',
  allYears: 'All',
  costs: 'Costs for one year',
  gifts: 'Gifts',
  totalHint: 'Enter the total in your letter, or each cost.',
  eachCost: 'Each cost',
  loans: 'Loans and work-study',
  amounts: {
    total: 'Total cost',
    tuition: 'Tuition and fees',
    housing: 'Housing and food',
    books: 'Books and supplies',
    other: 'Personal and transportation',
    grants: 'Grants',
    scholarships: 'Scholarships',
    workStudy: 'Work-study',
    loans: 'Student loans',
    parentLoans: 'Parent loans',
  } satisfies Record<OfferAmount, string>,
  rise: 'Cost increase each year, in percent',
  riseHint: 'Gifts, loans and wages stay the same.',
  add: 'Add a letter',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} was removed.`,
  added: (number: number) => `Letter ${number} was added.`,
  tools: 'Save this comparison',
  copy: 'Copy link',
  copied: { title: 'Link copied', description: 'Anyone who opens it sees these letters.' },
  notCopied: {
    title: 'We couldn’t copy the link',
    description: 'Copy it from the browser’s address bar.',
    destructive: true,
  },
  print: 'Print',
  clear: 'Start over',
  cleared: 'All letters are empty again.',
  linkNote:
    'The amounts are in the last part of this page’s link, which your browser doesn’t send to us. Anyone with the link can see them. We receive only the name of the school, to find it.',
  guides: {
    compare: 'How to read an aid letter',
    askForMore: 'How to ask for more aid, with a letter to copy',
    loans: 'Before you take a private loan',
  },
  faults: {
    unreadable:
      'We can’t read this link: part of it is missing or was changed. Enter the letters below, or ask for the link again.',
    'other-version':
      'This link was made by another version of this page, so we can’t read it. Enter the letters below.',
  } satisfies Record<OffersFault, string>,
  result: {
    cheapest: 'Which school costs less',
    netPriceOver: (years: number | null) => `Net price, ${yearsOf(years)}`,
    ofFirstYear: (amount: string) => `First year: ${amount}`,
    /** The same in a line over the letters. */
    answer: (name: string, amount: string, years: number | null) =>
      `${name} costs ${amount} less over ${yearsOf(years)}.`,
    less: (name: string, other: string, amount: string, years: number | null) =>
      `${name} costs ${amount} less than ${other} over ${yearsOf(years)}.`,
    equal: (name: string, other: string, years: number | null) =>
      `${name} and ${other} cost the same over ${yearsOf(years)}.`,
    lessDebt: (name: string, amount: string) => `${name} leaves you with ${amount} less debt.`,
    moreDebt: (name: string, amount: string) => `But ${name} leaves you with ${amount} more debt.`,
    sameDebt: 'The debt is the same.',
    early: (name: string, amount: string, why: EarlyReason) =>
      `In the first year, ${name} costs ${amount} less. ${WHY_EARLY[why]}`,
    ways: {
      gifts: (amount: string) => `${amount} free: grants and scholarships`,
      own: (amount: string) => `${amount} from savings and income`,
      work: (amount: string) => `${amount} from work-study`,
      debt: (amount: string) => `${amount} borrowed`,
    },
    /** Who owes what; the payment is of the student's own debt. Null for somebody who owes nothing. */
    debt: (own: { amount: string; monthly: string | null } | null, parents: string | null) =>
      `Debt at graduation: ${[
        ...(own === null ? [] : [`you ${own.amount}${own.monthly === null ? '' : ` (about ${own.monthly} a month)`}`]),
        ...(parents === null ? [] : [`your parents ${parents}`]),
      ].join(', ')}.`,
    noDebt: 'No debt at graduation.',
    title: 'Side by side',
    firstYear: 'The first year',
    whole: 'The whole degree',
    item: 'Item',
    rows: {
      cost: 'Cost',
      gifts: 'Gifts (grants and scholarships)',
      netPrice: 'Net price: cost minus gifts',
      loans: 'Student loans, owed later',
      parentLoans: 'Parent loans, owed later',
      now: 'Left to pay before the year starts',
      workStudy: 'Work-study, earned through the year',
      afterWork: 'Left to pay after work-study',
      beyond: 'Aid beyond your costs',
    } satisfies Record<keyof OfferYear, string>,
    wholeRows: {
      loans: 'Student loans, owed at graduation',
      parentLoans: 'Parent loans, owed at graduation',
      now: 'Left to pay while you study',
    } satisfies Partial<Record<keyof OfferYear, string>>,
    monthly: 'Your monthly loan payment',
    noMonthly: 'not calculated for Canada',
    caption: {
      first: 'The first year of each letter',
      whole: 'All years of each letter',
    },
    nowMeans:
      'The net price is what you pay in the end. Loans make the first bill smaller, but you pay them back. Work-study wages come during the year, and only if you find the job.',
    interest:
      'The amounts owed leave out interest from your years of study. The monthly payment is for the standard plan, with 6.52% interest after graduation.',
    currencies: 'The letters are in two currencies. We don’t convert them.',
    empty: 'Enter the costs for one year in at least one letter.',
    /** Beside the net price of another letter. */
    noCosts: 'No costs yet',
    example: 'Example.',
    exampleTells: (amount: string) =>
      `Each year, both letters offer ${amount} of aid and costs stay the same. One is mostly loans, the other all gifts.`,
    exampleNames: ['School A', 'School B'],
    noTuition: (name: string) => `Enter the tuition for ${name} to see its net price.`,
    ends: 'Scholarships that end before you graduate count only for the years they last.',
    said: (parts: string) => `Net price for the whole degree: ${parts}.`,
  },
  sources: [
    {
      what: 'Interest of 6.52% on undergraduate loans in 2026–27',
      source: 'Federal Student Aid, GENERAL-26-33, June 4, 2026',
      trust: 'second',
    },
    { what: 'Years of the standard plan', source: '34 CFR 685.208(c), 91 FR 23768, May 1, 2026', trust: 'official' },
  ] satisfies readonly RuleSource[],
} as const;
