/** Words of the popular page. Each tab says by what rule it is made. */
import { formatCount } from '#schema/domain/formats/formats.ts';
import { plural } from '#schema/domain/formats/plural.ts';
import type { PopularTab } from '#schema/domain/site/popular.ts';

export const popularWords = {
  title: 'Popular universities',
  description:
    'Six universities at a time: top-rated, liberal arts, research and the lowest tuition, each list with the rule behind it.',
  intro:
    'Places to start when you have no name in mind yet. No university pays to be here. Each list follows a rule, which is shown above it.',
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
    all: 'A mix of the lists below.',
    'top-rated':
      'Six universities that often come first on lists of the best known: Harvard, Stanford, MIT, Yale, Princeton and Columbia. We chose the names; the order is by acceptance rate, lowest first. It shows how selective they are, not how well they would suit you.',
    'liberal-arts':
      'Private colleges, by name, with fewer than 5,000 students; those that accept the smallest share of applicants come first. A rough rule, not a classification.',
    research:
      'Universities, by name, with more than 10,000 students; those where the largest share graduates come first. A rough rule, not a classification.',
    'most-affordable':
      'The six lowest tuition prices, in US dollars, for students from out of state or abroad, at schools with at least 200 students. Living costs are not included. Schools that charge no tuition are left out, like the federal service academies, whose graduates owe years of service; so is Haskell, which admits only members of tribes.',
    'lowest-price':
      'The six lowest prices per year for you, among all schools that grant bachelor’s degrees and have a price we can work out.',
    'good-value':
      'In your state or province, where at least half of the students graduate: the six lowest prices per year for you.',
  },
  needs: {
    'lowest-price': 'Add your home state or province to see the six that would cost you least.',
    'good-value': 'Add your home state or province to see schools near it.',
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
