/** Words of prices of one's own: the place of a price, its receipt, and the switch. */
import { formatPercent } from '#schema/domain/formats/formats.ts';
import type { IncomeShare } from '#schema/domain/money/share-of-income.ts';

/** "2022–23" of 2022-2023 and 2022-23. */
const schoolYear = (year: string) => year.replace(/\b(20\d\d)-(?:20)?(\d\d)\b(?!-)/g, '$1–$2');

const WHY_NONE = 'Why there is no price';

export const ownPriceWords = {
  switch: 'Which prices to show',
  own: 'Your price',
  published: 'Published',
  estimate: 'estimate',
  /** An average of so few people that lists neither sort nor filter by it. */
  few: 'fewer than 30 students',
  /** `arts`: the tuition in it is that of arts programs; `hedge`: what keeps it from being exact. */
  labelled: (hedge: string | null, arts: boolean) =>
    `Your price${arts ? ' for arts' : ''}${hedge === null ? '' : `, ${hedge}`}`,
  /** The same in a column that is headed "Your price". */
  told: (hedge: string | null, arts: boolean) => (arts ? (hedge === null ? 'for arts' : `for arts, ${hedge}`) : hedge),
  unknown: 'Not reported',
  receipt: (name: string) => `How we worked out your price at ${name}`,
  /** The name of the button that shows it. */
  explain: (label: string, name: string) => `${label}: How we worked out your price at ${name}`,
  /** Where there is no price: what the details then say, and the name of the button. */
  receiptMissing: (name: string) => `${WHY_NONE} at ${name}`,
  explainMissing: (label: string, name: string) =>
    label === WHY_NONE ? `${label} at ${name}` : `${label}: ${WHY_NONE} at ${name}`,
  made: 'How this price is made',
  workedOutFor: (who: string) => `For what you told us: ${who}.`,
  /** The first line of a receipt, and what is taken off it. */
  beforeGrants: 'Price of one year, before grants and scholarships',
  less: (ofIncome: boolean) =>
    ofIncome ? 'Average reduction for families with your income' : 'Average reduction for students with aid',
  pays: 'You pay about',
  perYear: (amount: string) => `${amount} per year`,
  sum: 'Per year',
  sumOf: (year: string) => `Per year, ${schoolYear(year)}`,
  /** With rent alone: food and books are in no part of it. */
  tuitionAndRent: (tuition: string, rent: string) => `${tuition} tuition + ${rent} rent for eight months`,
  tuitionAnd: (tuition: string, rest: string) => `${tuition} tuition + ${rest} other costs`,
  year: schoolYear,
  inUsd: (amount: string) => `About ${amount} in US dollars.`,
  askFor: 'You could apply for',
  askForNote: 'We haven’t subtracted these from the price. Ask the school if it takes part.',
  why: WHY_NONE,
  byIncome: 'By family income',
  /** After one's own price: what a year costs before aid. */
  sticker: (amount: string) => `of ${amount}`,
  /** Behind it, where there is room. */
  beforeAid: 'before aid',
  /** Under it in the head of a page, with the bar of both. */
  ofSticker: (amount: string) => `of ${amount} per year before aid`,
  /** As exactly as a step of income says it. */
  ofIncome: ({ least, most }: IncomeShare) =>
    least === null
      ? `At most ${formatPercent(most ?? 0)} of your family’s income`
      : most === null
        ? `At least ${formatPercent(least)} of your family’s income`
        : least === most
          ? `About ${formatPercent(least)} of your family’s income`
          : `Between ${formatPercent(least)} and ${formatPercent(most)} of your family’s income`,
  stickerNote: (amount: string) => `Before grants and scholarships, a year costs ${amount}.`,
  /** Opens the panel: for whoever said nothing, and for whoever did. */
  ask: 'What would you pay?',
  change: 'Change',
} as const;
