/** Words of the parts further down a university's page, which come after its first screen. */

import { withThe } from '#schema/domain/formats/english-grammar.ts';
import { formatCount, formatShort } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { CostBasis, CostItemKey } from '#schema/domain/money/finance.ts';
import type { Currency } from '#schema/domain/record/enums.ts';

const FOUR_YEAR_INTROS: Record<Currency, string> = {
  USD: 'Before any aid, in US dollars. We assume prices rise 5% a year.',
  CAD: 'Before any aid, in CA$. We assume prices rise 5% a year.',
};

/** A rough guide to debt; `who` are those whose four years it counts. */
const debtOf = (who: string) => (monthly: string) =>
  `Example for ${who}: if you borrow 30% of the four-year cost and repay it over 10 years, you pay about ${monthly} per month, without interest.`;

export const universityPartWords = {
  residency: {
    US: { inDistrict: 'In-district', inState: 'In-state', outOfState: 'Out-of-state' },
    CA: { inDistrict: 'Domestic', inState: 'Domestic', outOfState: 'International' },
    same: 'All students',
  },
  noDesignation: 'None',
  size: (category: string) => category,
  /** Names of facts that no first screen has. */
  facts: {
    kind: 'Type',
    undergraduates: 'Undergraduates',
    graduates: 'Graduate students',
    setting: 'Campus setting',
    calendar: 'Academic calendar',
    religion: 'Religious affiliation',
    carnegie: 'Carnegie classification (2025)',
    research: 'Research designation (Carnegie 2025)',
    accessEarnings: 'Student access and earnings (Carnegie 2025)',
    highestAward: 'Highest degree',
    language: 'Language of instruction',
    housing: 'Housing',
    organizations: 'Student organizations',
    athletics: 'Athletics',
    designations: 'Designations',
    affordability: 'Sticker price category',
    satReading: 'SAT Reading and Writing',
    satMath: 'SAT Math',
    sat: 'SAT total',
    act: 'ACT',
    roomAndBoard: 'Housing and food',
    books: 'Books and supplies',
    other: 'Other expenses',
  },
  /** Of the key information, those that are folded. */
  moreFacts: 'More facts',
  cost: {
    beforeAid: 'before aid, with prices rising 5% a year',
    yearHeading: 'One year',
    fourYearHeading: 'Four years',
    incomeHeading: 'Price by family income',
    aidHeading: 'Financial aid',
    debtHeading: 'Loans and debt',
    provinceHeading: (province: string) => `Average tuition in ${withThe(province)}`,
    provinceNote: (year: string) =>
      `The average for all schools in the province, ${year}, from Statistics Canada. It is not this school’s own price.`,
    items: {
      tuition: 'Tuition and fees',
      roomAndBoard: 'Housing and food',
      booksAndSupplies: 'Books and supplies',
      otherExpenses: 'Other expenses',
    } satisfies Record<CostItemKey, string>,
    /** Where hardly any students are first-time and full-time. */
    aidOfAll: 'Share of all undergraduates who got a grant or scholarship from any source.',
    itemColumn: 'Cost',
    yearlyTotal: 'Total per year',
    fourYearTotal: 'Total for four years',
    basis: {
      reported: '',
      province: 'The provincial average, because we don’t have the school’s own tuition.',
      constant: 'A typical amount, because we don’t have the school’s number.',
    } satisfies Record<CostBasis, string>,
    estimatesUsed: 'We use an amount marked “Estimate” in place of a price that we don’t have.',
    /** The same for others than whoever reads. */
    yearFor: (payers: string) => `One year for others: ${payers}`,
    /** One's own price counts no stand-ins. */
    ownPriceAbove: (amount: string) =>
      `Your price at the top, ${amount}, counts only published costs. The total here adds typical amounts for the rest.`,
    /** Of a public cégep, by Quebec’s law on colleges. */
    cegep:
      'At a public CEGEP, full-time students who live in Quebec pay no tuition, only fees each term. We don’t have the amount of these fees, so we can’t give a total.',
    unknown: 'We don’t have this school’s tuition, so we can’t give a total.',
    /** Where most programs take less time. */
    twoYearSchool: 'Most programs here take two years or less, so look at the first two.',
    fourYearIntro: (currency: Currency) => FOUR_YEAR_INTROS[currency],
    year: (number: number) => `Year ${number}`,
    yearColumn: 'Year',
    /** Over a bar, where there is little room. */
    short: (amount: number, currency: Currency) => `${currency === 'CAD' ? 'CA$' : '$'}${formatShort(amount)}`,
    chartOf: (parts: string) => `Cost of each of four years. ${parts}`,
    itemsOverFour: 'By item over four years',
    itemsOverFourNote:
      'Each item is 4.3 times its yearly price, a rounded number, so these don’t add up exactly to the total above.',
    incomeIntro: 'What a year really costs after grants and scholarships, on average.',
    incomeIntroPublic: 'What a year really costs in-state students after grants and scholarships, on average.',
    /** After the step that is one's own. */
    incomeYours: '(you)',
    incomeColumn: 'Family income per year',
    priceColumn: 'Net price per year',
    incomeUnknown: 'We don’t have prices by family income for this school.',
    incomeZero: 'No cost after aid',
    sticker: (amount: string) => `The sticker price is ${amount} per year.`,
    aidEstimateHeading: 'Rough estimate of aid',
    aidEstimate: (share: string) =>
      `As a rough guide, we assume that aid covers ${share} of a year’s cost. This is an estimate for planning, not an offer.`,
    aidParts: {
      grants: 'Grants and scholarships',
      loans: 'Loans',
      workStudy: 'Work-study',
      total: 'Estimated aid per year',
    },
    aidShareColumn: 'Share',
    aidAmountColumn: 'Amount per year',
    aidColumn: 'Kind of aid',
    debtEstimateHeading: 'Rough estimate of debt',
    debtEstimate: 'Estimated loan debt',
    debtEstimateNotes: {
      all: debtOf('all students'),
      US: { inState: debtOf('in-state students'), outOfState: debtOf('out-of-state students') },
      CA: (payers: string) => debtOf(payers),
    },
    calculator: 'Work out your own cost',
  },
  admission: {
    open: 'Admits everyone who meets its basic requirements, so it has no acceptance rate.',
    range: (low: string, high: string) => `Middle 50%: ${low} to ${high}`,
    scale: (low: string, high: string) => `on a scale from ${low} to ${high}`,
  },
  programs: {
    none: 'No detailed information on programs is available.',
    further: (count: number) =>
      plural(count, { one: `${formatCount(count)} more field`, other: `${formatCount(count)} more fields` }),
    graduates: (count: number) =>
      plural(count, { one: `${formatCount(count)} graduate`, other: `${formatCount(count)} graduates` }),
    ended: {
      summary: (count: number) =>
        plural(count, {
          one: `${formatCount(count)} program seems to have ended`,
          other: `${formatCount(count)} programs seem to have ended`,
        }),
      note: 'Ten or more people graduated in 2019–20 and nobody in 2023–24, and the school no longer lists the program for any degree. It may teach the subject under another name, so ask the school.',
    },
    program: 'Program',
    total: 'All',
    distance: 'fully online',
    /** Of programs: the lists are not complete. */
    listed: (programs: number) => `${formatCount(programs)} listed`,
    notCounted: 'Our Canadian sources don’t count graduates or pay by program.',
    aboutLists: 'About these lists',
    /** Behind it, with where pay is published. */
    lists:
      'These fields come from public lists of programs, which we sorted by the US classification (CIP). A field that is missing may still be taught, so check the university’s own page.',
    elsewhere: 'Other schools',
    elsewhereFor: (program: string) => `Other schools with ${program}`,
    caption: (field: string) => `Graduates per year in ${field}, by degree`,
    levels: {
      certificate: 'Cert.',
      associate: 'Assoc.',
      bachelor: 'Bachelor’s',
      postbaccalaureate: 'Post-bacc.',
      master: 'Master’s',
      doctorate: 'Doctoral',
    },
  },
  similar: {
    failed: 'Unable to load recommendations at this time.',
    none: 'No similar universities found.',
    loading: 'Loading similar universities…',
    more: 'Search all universities',
    tradeOff: 'Downside',
  },
  tour: {
    title: (name: string) => `Virtual tour of ${name}`,
    position: (slide: number, of: number) => `${slide} of ${of}`,
    previous: 'Previous slide',
    next: 'Next slide',
    goTo: (title: string) => `Go to: ${title}`,
    region: 'Slides',
    slides: {
      campus: 'The campus',
      academics: 'Academics',
      life: 'Student life',
      money: 'Cost and outcomes',
    },
    noFigures: 'We have little data on this part of the school.',
    largestFields: 'Largest fields',
    place: 'Place',
  },
} as const;
