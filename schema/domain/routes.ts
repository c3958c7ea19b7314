/** What the heads of the site's pages say: the Worker writes it into the page. The addresses are in route-paths.ts. */
import { ROUTE_PATHS, type RoutePath, type SiteRouteName } from './route-paths.ts';

export { type MatchedRoute, routeOf, type SiteRouteName } from './route-paths.ts';

export const SITE_NAME = 'CampusAtlas';
/** The suffix of every title. */
export const SITE_TITLE = 'US & Canada University Search';

interface Head {
  title: string;
  description: string;
}

export interface SiteRoute extends RoutePath, Head {}

const HEADS = {
  home: {
    title: SITE_NAME,
    description:
      'Search, compare and keep universities and colleges of the United States and Canada, with the source of every figure.',
  },
  search: {
    title: 'Search universities',
    description:
      'Filter and order universities and colleges of the United States and Canada by place, kind, price, size and age.',
  },
  universitySearch: {
    title: 'Search universities',
    description:
      'Filter and order universities and colleges of the United States and Canada by place, kind, price, size and age.',
  },
  university: {
    title: 'University',
    description: 'Costs, admission, outcomes and fields of study, each figure with its year and source.',
  },
  compare: {
    title: 'Compare universities',
    description:
      'Up to four universities of the United States and Canada side by side: admission, outcomes, prices and student life, with the source of every figure.',
  },
  compareUniversities: {
    title: 'Compare universities',
    description:
      'Up to four universities of the United States and Canada side by side: admission, outcomes, prices and student life, with the source of every figure.',
  },
  majors: {
    title: 'Majors and programs',
    description:
      'What one can study in the United States and Canada: 81 majors in nine fields, each with who teaches it, where, and what graduates earn.',
  },
  major: {
    title: 'Major',
    description: 'What a major is, how many universities teach it, where most finish it, and what graduates earn.',
  },
  popular: {
    title: 'Popular universities',
    description:
      'Six universities at a time: top-rated, liberal arts, research and the lowest tuition, each list with the rule it is made by.',
  },
  resources: {
    title: 'Resources',
    description:
      'Guides, articles and tools for choosing a university in the United States or Canada: costs, aid, deadlines, statistics and studying across the border.',
  },
  resourcesArticle: {
    title: 'Article',
    description: 'A guide or an article on choosing, paying for and getting into a university.',
  },
  article: {
    title: 'Article',
    description: 'A guide or an article on choosing, paying for and getting into a university.',
  },
  scholarships: {
    title: 'Scholarships and financial aid',
    description:
      'Where to apply for financial aid in the United States and Canada: the official sites, what each one is and who can use it.',
  },
  aidEstimate: {
    title: 'Aid estimate for the United States',
    description:
      'Estimate your Student Aid Index and Pell grant for 2026-27 from family size, income and savings, with every step shown.',
  },
  aidOffers: {
    title: 'Compare aid offers',
    description:
      'Put two to four letters of financial aid side by side: gifts, work and loans apart, what is left to pay now and what is owed later.',
  },
  loanRepayment: {
    title: 'Paying back loans',
    description:
      'What a student loan costs a month in the United States and Canada, by the plans of 2026-27, with interest and every number to change.',
  },
  about: {
    title: 'About CampusAtlas',
    description:
      'What CampusAtlas is for, how it came about, what its figures are counted from, and the rules it keeps.',
  },
  auth: {
    title: 'Login or register',
    description: 'Sign in to CampusAtlas, or create a free account that keeps your universities wherever you sign in.',
  },
  account: {
    title: 'Account settings',
    description: 'What you look for, what you want to be told, and what your account holds.',
  },
  bookmarks: {
    title: 'Bookmarks',
    description: 'The universities you saved and looked at, as this browser keeps them.',
  },
  myUniversities: {
    title: 'My Universities',
    description: 'The universities you keep, those you looked at last, and those that may suit you too.',
  },
  dashboard: {
    title: 'Dashboard',
    description: 'Your bookmarks, lists, recently viewed universities and recommendations on one page, in your order.',
  },
  faq: {
    title: 'Frequently asked questions',
    description:
      'Short answers about searching, comparing, accounts, privacy, scholarships and financial aid on CampusAtlas.',
  },
  help: {
    title: 'Help centre',
    description:
      'How to search, compare and keep universities on CampusAtlas: step by step, in plain words, and whom to ask.',
  },
  helpArticle: {
    title: 'Help article',
    description: 'How to do something on CampusAtlas, step by step.',
  },
  contact: {
    title: 'Contact us',
    description: 'Write to the people behind CampusAtlas, call them, and see when they are there.',
  },
  glossary: {
    title: 'Glossary',
    description:
      'Every term that CampusAtlas uses in plain words: what it means, which source it is read from, and what it does not say.',
  },
  sitemap: {
    title: 'Sitemap',
    description: 'Every page of CampusAtlas in groups, and the sitemap for search engines.',
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What CampusAtlas keeps in your browser, what it keeps itself, what it never does, and how to have it removed.',
  },
  terms: {
    title: 'Terms of Service',
    description: 'What you may expect of CampusAtlas, what it asks of you, and how far its figures can be relied on.',
  },
} as const satisfies Record<SiteRouteName, Head>;

type Routes = { readonly [Name in SiteRouteName]: (typeof ROUTE_PATHS)[Name] & (typeof HEADS)[Name] };

export const SITE_ROUTES = Object.fromEntries(
  Object.entries(ROUTE_PATHS).map(([name, route]) => [name, { ...route, ...HEADS[name as SiteRouteName] }]),
) as Routes;

/** The whole title of a page. */
export function pageTitle(title: string): string {
  return `${title} | ${SITE_TITLE}`;
}
