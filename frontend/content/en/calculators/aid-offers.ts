/** Words of the comparison of aid offers. */
import type { OfferAmount, OffersFault, OfferYear } from '#schema/domain/aid/aid-offers.ts';
import type { Currency } from '#schema/domain/record/enums.ts';
import type { RuleSource } from './calculators.ts';

export const aidOffersWords = {
  title: 'Compare aid offers',
  description:
    'Compare two to four financial aid letters: gifts, work and loans separately, what is left to pay now and what you owe later.',
  lead: 'Compare two to four letters. Letters often add up gifts, wages and loans as if they were the same. Here you see each one separately.',
  form: 'Aid offers',
  letter: (number: number) => `Letter ${number}`,
  letterOf: (name: string, number: number) => (name === '' ? `Letter ${number}` : name),
  name: 'School',
  currency: 'Currency',
  currencies: { USD: 'US dollars', CAD: 'Canadian dollars (CA$)' } satisfies Record<Currency, string>,
  years: 'Years to graduate',
  scholarshipYears: 'Years the scholarships last',
  costs: 'Costs for one year',
  gifts: 'Gifts',
  work: 'Work',
  loans: 'Loans',
  amounts: {
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
    'The amounts are in the last part of this page’s link, which your browser doesn’t send to us. Anyone with the link can see them.',
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
    title: 'Side by side',
    firstYear: 'The first year',
    whole: 'The whole degree',
    item: 'Item',
    /** A letter with its price, in a line of several. */
    priced: (letter: string, price: string) => `${letter} ${price}`,
    rows: {
      cost: 'Cost',
      gifts: 'Gifts (grants and scholarships)',
      netPrice: 'Net price: cost minus gifts',
      loans: 'Student loans, owed later',
      parentLoans: 'Parent loans, owed later',
      now: 'Left to pay now',
      workStudy: 'Work-study, earned through the year',
      afterWork: 'Left to pay after work-study',
      beyond: 'Aid beyond your costs',
    } satisfies Record<keyof OfferYear, string>,
    later: 'Owed at graduation',
    student: 'By you',
    parents: 'By your parents',
    monthly: 'Your monthly loan payment, standard plan with interest',
    noMonthly: 'not calculated for Canada',
    caption: {
      first: 'The first year of each letter',
      whole: 'All years of each letter',
      later: 'What you would pay back with each letter',
    },
    nowMeans:
      '“Left to pay now” is what you need before the year begins: cost minus gifts and loans. Work-study wages come later, and only if you find the job.',
    interest:
      'The amounts owed leave out interest from your years of study. The monthly payment counts 6.52% interest from graduation on.',
    currencies: 'The letters are in two currencies. We don’t convert them.',
    empty: 'Enter the costs for one year in at least one letter.',
    ends: 'Scholarships that end before you graduate count only for the years they last.',
    said: (parts: string) => `Left to pay now: ${parts}.`,
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
