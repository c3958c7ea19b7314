/** Words of the front page's lists and of its map while one types. */

import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { CANADIAN_DAYS, CLOSING_DAYS } from '#schema/domain/plan/closing-soon.ts';

export const homeListWords = {
  matches: (count: number) =>
    count === 0
      ? 'No schools match yet'
      : plural(count, { one: `${formatCount(count)} school matches`, other: `${formatCount(count)} schools match` }),
  closing: {
    title: 'Deadlines coming up',
    more: 'See all',
    rule: `The six largest schools with a deadline in the next ${CLOSING_DAYS} days. Check the date with the school.`,
    ruleCanada: `The six largest Canadian schools with a deadline in the next ${CANADIAN_DAYS} days. Check the date with the school.`,
    ruleNear: `In your state or province, in the next ${CLOSING_DAYS} days. Check the date with the school.`,
    anyRound: 'Application deadline',
  },
  /** Of the schools that `firstPricesQuery` finds for readers of this language. */
  prices: {
    title: 'Low tuition, high graduation rate',
    more: 'See all',
    rule: 'Tuition by where you live. Public, over 10,000 students, at least 80% graduate.',
  },
  questions: {
    postalCode: 'ZIP or postal code',
    example: '43210',
    income: 'Family income per year',
    choose: 'Choose a range',
    get: 'Get my price',
    other: 'No ZIP code?',
    needsIncome: 'Choose your family’s income.',
  },
  lowest: {
    label: 'Schools with your lowest prices',
    failed: 'We couldn’t load your prices.',
    none: 'We don’t have a price for you at any of these schools.',
    /** "Columbus, 57% get in". */
    place: (town: string, admitted: string | null) => (admitted === null ? town : `${town}, ${admitted} get in`),
  },
} as const;
