/** Words of the popular page. Each tab says by what rule it is made. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import { LOWEST_PRICE_STUDENTS } from '#schema/domain/site/limits.ts';
import type { PopularListKey, PopularTab } from '#schema/domain/site/popular.ts';

export const popularWords = {
  title: 'Popular universities',
  description:
    'Six universities at a time: top-rated, liberal arts, research and the lowest tuition, each list with the rule behind it.',
  intro: 'Where to start without a school in mind. No university pays to be here.',
  tabsLabel: 'Lists',
  tabs: {
    all: 'All',
    'top-rated': 'Top-rated',
    'liberal-arts': 'Liberal arts',
    research: 'Research',
    'most-affordable': 'Most affordable',
    'lowest-price': 'Lowest price for you',
    'good-value': 'Good value near you',
  },
  rules: {
    all: 'One school from each of six lists. Select the name above it to see the whole list.',
    'top-rated':
      'Six of the best-known universities: Harvard, Stanford, MIT, Yale, Princeton and Columbia. We chose the names. The order is by acceptance rate, lowest first. It shows how selective they are, not how well they would suit you.',
    'liberal-arts':
      'Private schools with “College” in their name and fewer than 5,000 students, lowest acceptance rate first. This is a rough rule, not an official classification.',
    research:
      'Schools with “University” in their name and more than 10,000 students, highest graduation rate first. This is a rough rule, not an official classification.',
    'most-affordable':
      'The six lowest tuition prices, in US dollars, for students from out of state or abroad, at schools with at least 200 students. Living costs are not included. We leave out schools that charge no tuition, like the federal service academies, whose graduates owe years of service. We also leave out Haskell, which admits only members of federally recognized tribes.',
    'lowest-price': `The six lowest prices per year for you, among schools that award bachelor’s degrees, have at least ${formatCount(LOWEST_PRICE_STUDENTS)} students, and have a price we can work out.`,
    'good-value':
      'In your state or province, where at least half of the students graduate: the six lowest prices per year for you.',
  },
  /** Over a school of the mix: the list that it is from, by the name of its tab where it has one. */
  reasons: {
    'top-value': 'Low tuition, and at least 80% graduate',
    'top-rated': 'Top-rated',
    'in-canada': 'In Canada, highest graduation rate',
    'liberal-arts': 'Liberal arts',
    research: 'Research',
    'most-affordable': 'Most affordable',
  } satisfies Record<PopularListKey, string>,
  needs: {
    'lowest-price': 'Add your home state or province to see the six that would cost you the least.',
    'good-value': 'Add your home state or province to see the schools in it.',
  },
  say: 'Get my price',
  loading: 'Loading universities...',
  failed: 'Error loading universities. Please try again.',
  shown: (count: number) =>
    plural(count, { one: `${formatCount(count)} university`, other: `${formatCount(count)} universities` }),
  tryAgain: 'Try again',
  more: 'View more',
  advanced: 'Advanced Search',
} as const satisfies Record<string, unknown> & { tabs: Record<PopularTab, string>; rules: Record<PopularTab, string> };
