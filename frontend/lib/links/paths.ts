/** The addresses of the site, typed; no other file spells one out. */

import { DEGREE_OF_MAJOR, type MajorLevel } from '#schema/domain/programs/majors.ts';
import type { Degree } from '#schema/domain/search/filter-values.ts';
import type { PopularTab } from '#schema/domain/site/popular.ts';
import type { ResourceTab, ResourceTool } from '#schema/domain/site/resources.ts';
import { ROUTE_PATHS, type SiteRouteName } from '#schema/domain/site/route-paths.ts';

export type MyUniversitiesTab = 'bookmarks' | 'recent' | 'recommendations' | 'plan';
export type AuthTab = 'login' | 'register' | 'recover';
export type AccountTab = 'preferences' | 'notifications' | 'privacy';

export const paths = {
  home: () => '/',
  search: (query?: URLSearchParams | string) => withQuery('/search', query),
  /** The members of a peer group. */
  peers: (group: string) => withQuery('/search', new URLSearchParams({ peers: group })),
  university: (slug: string) => `/university/${encodeURIComponent(slug)}`,
  /** All majors; `field` is one of the nine academic fields. */
  majors: (field?: string) => (field === undefined ? '/programs' : `/programs#${field}`),
  major: (key: string) => `/programs/${encodeURIComponent(key)}`,
  /** The list of careers; `query` narrows it. */
  careers: (query?: URLSearchParams) => withQuery('/careers', query),
  career: (slug: string) => `/careers/${encodeURIComponent(slug)}`,
  popular: (tab?: PopularTab) => withQuery('/popular', tab && tab !== 'all' ? `tab=${tab}` : undefined),
  compare: (ids: readonly number[] = []) => (ids.length === 0 ? '/compare' : `/compare?ids=${ids.join(',')}`),
  /** The decision board; schools are put on it by what follows #, which browsers send to nobody. */
  board: (ids: readonly number[] = []) => (ids.length === 0 ? '/board' : `/board#schools=${ids.join(',')}`),
  resources: (tab?: ResourceTab, tool?: ResourceTool) =>
    withQuery('/resources', tab && (tool ? `tab=${tab}&tool=${tool}` : `tab=${tab}`)),
  /** The calculator with the figures of a university. */
  tuitionCalculator: (slug: string) =>
    withQuery('/resources', new URLSearchParams({ tab: 'tools', tool: 'tuition-calculator', university: slug })),
  /** The program finder with every school of a CIP group, all degrees. */
  programFinder: (cip: string) =>
    withQuery('/resources', new URLSearchParams({ tab: 'tools', tool: 'program-finder', cip, levels: 'any' })),
  /** The search for who teaches a major for the degree that its page is about, everywhere or in a state. */
  teaching: ({ key, level }: { key: string; level: MajorLevel }, place: { country?: string; state?: string } = {}) =>
    withQuery('/search', new URLSearchParams({ subject: key, degree: DEGREE_OF_MAJOR[level], ...place })),
  /** All schools of a subject in one table: price, graduation, pay, debt, graduates and the earnings check. */
  subjectTable: (subject: string, degree: Degree = 'bachelors') =>
    withQuery(
      '/search',
      new URLSearchParams({ subject, degree, sortBy: 'subjectGraduates', sortOrder: 'desc', view: 'table' }),
    ),
  /** Schools near a town whose program in a CIP group pays clearly more than the line, best paid first, as a table. */
  payingMoreNear: (cip: string, level: 'certificate' | 'associate' | 'bachelor', town: string) =>
    withQuery(
      '/search',
      new URLSearchParams({
        subject: cip,
        degree: level === 'bachelor' ? 'bachelors' : level,
        kind: 'bachelors,mostly-associate,two-year',
        nearPlace: town,
        radiusMiles: '100',
        check: 'above',
        sortBy: 'subjectPay',
        sortOrder: 'desc',
        view: 'table',
      }),
    ),
  /** The program finder with every school of a major. */
  programsOf: ({ field, key }: { field: string; key: string }) =>
    withQuery('/resources', new URLSearchParams({ tab: 'tools', tool: 'program-finder', field, program: key })),
  aidEstimate: () => '/calculator/aid-estimate',
  aidOffers: () => '/calculator/offers',
  loanRepayment: (country?: 'us' | 'ca') => withQuery('/calculator/loans', country === 'ca' ? 'country=ca' : undefined),
  /** A two-year college, then a university; by names or slugs. */
  twoYears: (asked: { from?: string; to?: string; near?: string } = {}) =>
    withQuery('/two-years', new URLSearchParams(Object.entries(asked).filter(([, text]) => text !== ''))),
  article: (id: number) => `/articles/${id}`,
  about: () => '/about',
  /** What this browser keeps by itself; anyone who is signed in is led on to My Universities. */
  bookmarks: (tab?: MyUniversitiesTab) => withQuery('/bookmarks', tab && `tab=${tab}`),
  myUniversities: (tab?: MyUniversitiesTab) => withQuery('/my-universities', tab && `tab=${tab}`),
  /** The calendar file of a secret link. */
  calendar: (token: string) => `/calendar/${token}.ics`,
  /** The bookmarks of one list. */
  list: (id: string) => withQuery('/my-universities', new URLSearchParams({ tab: 'bookmarks', list: id })),
  /** What a link shows: of an account by its token, of a browser by the ids. */
  shared: (token: string) => `/shared/${encodeURIComponent(token)}`,
  sharedIds: (ids: readonly number[]) => `/shared?ids=${ids.join(',')}`,
  students: () => '/students',
  dashboard: () => '/dashboard',
  login: () => '/auth',
  register: () => '/auth?tab=register',
  /** Signing in as a step on the way to `next`, an address within the site. */
  auth: ({ tab = 'login', next = null }: { tab?: AuthTab; next?: string | null }) => {
    const query = new URLSearchParams(tab === 'login' ? {} : { tab });
    if (next !== null) query.set('next', next);
    return withQuery('/auth', query);
  },
  account: (tab?: AccountTab) => withQuery('/account', tab && `tab=${tab}`),
  signup: () => '/signup',
  /** `query` asks for some of the list. */
  scholarships: (query?: string) => withQuery('/scholarships', query),
  faq: () => '/faq',
  /** `category` is a subject of the help center. */
  help: (category?: string) => (category === undefined ? '/help' : `/help#${category}`),
  helpArticle: (category: string, article: string) => `/help/${category}/${article}`,
  /** `subject` is written into the form. */
  contact: (subject?: string) => withQuery('/contact', subject && new URLSearchParams({ subject })),
  glossary: (term?: string) => (term === undefined ? '/glossary' : `/glossary#${term}`),
  privacyPolicy: () => '/privacy-policy',
  assistants: () => '/assistants',
  embed: (query?: URLSearchParams) => withQuery('/embed', query),
  /** `question` is in SQL. */
  dataAsk: (question?: string) => withQuery('/data/ask', question && new URLSearchParams({ q: question })),
  privacy: () => '/privacy',
  terms: () => '/terms-of-service',
  sitemap: () => '/sitemap',
  sitemapFile: () => '/sitemap.xml',
} as const;

function withQuery(path: string, query: URLSearchParams | string | undefined): string {
  const text = query?.toString() ?? '';
  return text === '' ? path : `${path}?${text}`;
}

/** The pattern of each page's path. */
export const patterns = Object.fromEntries(Object.entries(ROUTE_PATHS).map(([name, { path }]) => [name, path])) as {
  [Name in SiteRouteName]: (typeof ROUTE_PATHS)[Name]['path'];
};
