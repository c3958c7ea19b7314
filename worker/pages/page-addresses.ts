/** Which parameters a page understands, and whether there is an end of its addresses. */

import { CHOICE_KEYS, isListAddress } from '#frontend/content/scholarship-address.ts';
import { popularTabOf } from '#schema/domain/site/popular.ts';
import { ROUTE_PATHS, type RoutePath, type SiteRouteName } from '#schema/domain/site/route-paths.ts';
import { decodedText } from '#worker/http/routes/decoded-text.ts';
import { hasUnboundedListKey, programsAsked, readableQuery, SEARCH_PAGE_PARAMETERS } from './answers.ts';

interface Addresses {
  /** Whether its first screen shows something of the dataset, at all of its addresses or at some. */
  fromDataset: boolean | ((url: URL) => boolean);
  /** Parameters that change what it shows; others make no page of their own. */
  understood: readonly string[];
  /**
   * Parameters with free text, or that say something of whoever asks: with one of them it is drawn for each who asks.
   * `all`: whatever is not `understood`.
   */
  free?: readonly string[] | 'all';
  /**
   * Of a page of words with parameters: whether all their values are its own, so that it may be kept. Values can be made up
   * without end, and each would take the place of a page that people ask for. Without it none are.
   */
  known?: (understood: URLSearchParams) => boolean;
  /** Whether there is no end of such addresses; without it there is one. */
  unboundedKey?: (url: URL) => boolean;
}

const COMPARED = ['ids', 'tab', 'differences'];
const COMPARISON: Addresses = {
  fromDataset: true,
  understood: COMPARED,
  // Schools, and whatever a tab is said to be called.
  unboundedKey: ({ searchParams }) => COMPARED.some((name) => searchParams.has(name)),
};
const LIST: Addresses = {
  fromDataset: true,
  understood: SEARCH_PAGE_PARAMETERS,
  // Somebody's own prices; an income alone names a band of net price.
  free: ['home', 'residence'],
  // Of what cannot be read the page says so: there is no end of it.
  unboundedKey: (url) => {
    const readable = readableQuery(url);
    const asked = SEARCH_PAGE_PARAMETERS.flatMap((name) => (name === 'view' ? [] : url.searchParams.getAll(name)));
    return hasUnboundedListKey(readable) || asked.filter((text) => text.trim() !== '').length > [...readable].length;
  },
};
const ONE: Addresses = { fromDataset: true, understood: [] };
const WORDS: Addresses = { fromDataset: false, understood: [] };
const TABS: Addresses = { fromDataset: false, understood: ['tab'] };

const ADDRESSES: Record<SiteRouteName, Addresses> = {
  home: ONE,
  search: LIST,
  universitySearch: LIST,
  university: ONE,
  compare: COMPARISON,
  compareUniversities: COMPARISON,
  board: WORDS,
  majors: ONE,
  major: ONE,
  careers: {
    fromDataset: true,
    understood: ['q', 'field', 'program', 'sortBy', 'page'],
    unboundedKey: ({ searchParams }) => ['q', 'program', 'page'].some((name) => searchParams.has(name)),
  },
  career: ONE,
  popular: {
    fromDataset: true,
    understood: ['tab'],
    unboundedKey: ({ searchParams }) => {
      const tab = searchParams.get('tab');
      return tab !== null && popularTabOf(tab) !== tab;
    },
  },
  // Each of its tools has parameters of its own; what the program finder found is drawn with the page.
  resources: { ...TABS, free: 'all', fromDataset: ({ searchParams }) => programsAsked(searchParams) !== null },
  // With schools that go with them.
  resourcesArticle: ONE,
  article: ONE,
  scholarships: {
    ...WORDS,
    understood: [...CHOICE_KEYS, 'sort', 'page'],
    free: ['q'],
    known: isListAddress,
  },
  aidEstimate: WORDS,
  aidOffers: WORDS,
  loanRepayment: { ...WORDS, understood: ['country'] },
  twoYears: {
    fromDataset: true,
    understood: ['from', 'to', 'near'],
    // Where somebody lives.
    free: ['near'],
    unboundedKey: ({ searchParams }) => searchParams.has('from') || searchParams.has('to'),
  },
  about: ONE,
  auth: { ...TABS, free: ['next'] },
  account: TABS,
  bookmarks: { ...TABS, free: ['list'] },
  myUniversities: { ...TABS, free: ['list'] },
  dashboard: WORDS,
  // The token is the page: nothing of it is kept.
  sharedList: { fromDataset: true, understood: [] },
  sharedHere: { fromDataset: true, understood: ['ids'], unboundedKey: ({ searchParams }) => searchParams.has('ids') },
  students: WORDS,
  faq: WORDS,
  help: { ...WORDS, free: ['q'] },
  helpArticle: WORDS,
  contact: { ...WORDS, free: ['subject'] },
  glossary: WORDS,
  sitemap: WORDS,
  assistants: ONE,
  // Any schools: drawn for each who asks.
  embed: { ...WORDS, understood: ['schools', 'cip', 'figure', 'lang', 'theme'] },
  // A question is anybody's own.
  dataAsk: { ...WORDS, free: ['q'] },
  privacy: WORDS,
  terms: WORDS,
};

export interface PageAddress {
  /** The path with the parameters that the page understands, in one order and one writing. */
  address: string;
  fromDataset: boolean;
  /** Whether it may be kept at all. */
  keepable: boolean;
  /** Whether there is no end of such addresses; it takes reading them. */
  unboundedKey: () => boolean;
}

const ENDS = () => false;

/** The address of a route's page as pages are kept by. */
export function pageAddress(name: SiteRouteName, url: URL): PageAddress {
  const { fromDataset: shows, understood, free = [], known = () => false, unboundedKey } = ADDRESSES[name];
  const fromDataset = typeof shows === 'boolean' ? shows : shows(url);
  const { secret }: RoutePath = ROUTE_PATHS[name];
  if (secret) return { address: pathOf(url), fromDataset, keepable: false, unboundedKey: ENDS };
  // Most have none.
  if (url.search === '') return { address: pathOf(url), fromDataset, keepable: true, unboundedKey: ENDS };
  const isFree = (parameter: string) => (free === 'all' ? !understood.includes(parameter) : free.includes(parameter));
  const said = new URLSearchParams(
    [...url.searchParams].filter(([key, value]) => value !== '' && understood.includes(key)),
  );
  const keepable = ![...url.searchParams.keys()].some(isFree) && (fromDataset || said.size === 0 || known(said));
  const whole = !keepable && (free === 'all' || !fromDataset);
  const address = whole ? url.pathname + url.search : canonicalAddress(url, understood);
  let open: boolean | undefined;
  const isOpen = () => {
    open ??= unboundedKey?.(url) ?? false;
    return open;
  };
  return { address, fromDataset, keepable, unboundedKey: isOpen };
}

/**
 * The path in one writing, then the parameters of these names in the order of their names, each with its values in
 * their order. What the page does not understand (marks of campaigns, misspelt names) makes no page of its own.
 */
export function canonicalAddress(url: URL, understood: readonly string[]): string {
  const { searchParams } = url;
  const path = pathOf(url);
  const present = [...understood]
    .sort()
    .flatMap((name) =>
      searchParams.getAll(name).flatMap((value): [string, string][] => (value === '' ? [] : [[name, value]])),
    );
  const query = new URLSearchParams(present).toString();
  return query === '' ? path : `${path}?${query}`;
}

function pathOf({ pathname }: URL): string {
  return pathname
    .split('/')
    .map((step) => encodeURIComponent(decodedText(step)))
    .join('/');
}
