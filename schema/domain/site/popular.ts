/**
 * The lists of the popular page: what each asks the search endpoint for, and the rule that each of its universities
 * keeps. Every question is put to the whole catalogue, in an order that brings those that keep the rule to the front.
 */
import type { Language } from '../formats/language.ts';
import type { UniversityType } from '../record/enums.ts';
import { countryOfHome, type Home, stateOfHome } from '../situation/situation.ts';
import { LOWEST_PRICE_STUDENTS, POPULAR_PER_TAB } from './limits.ts';

/** Lists that depend on who asks: they need a situation (situation.ts), and the browser asks for them. */
export const OWN_POPULAR_TABS = ['lowest-price', 'good-value'] as const;
export type OwnPopularTab = (typeof OWN_POPULAR_TABS)[number];
export const POPULAR_TABS = [
  'all',
  'top-rated',
  'liberal-arts',
  'research',
  'most-affordable',
  ...OWN_POPULAR_TABS,
] as const;
export type PopularTab = (typeof POPULAR_TABS)[number];
/** Lists that only `all` takes from. */
type MixedListKey = 'top-value' | 'in-canada';
/** Every tab but `all`, which takes from the lists, and those that depend on who asks; and the lists of `all` alone. */
export type PopularListKey = Exclude<PopularTab, 'all' | OwnPopularTab> | MixedListKey;
/** Good value near home: at least so many of a hundred graduate. */
const GOOD_VALUE_GRADUATION = 50;

/** An order of the search. */
export const LARGEST_FIRST = { sortBy: 'studentPopulation', sortOrder: 'desc' } as const;

/** By what each school would cost who asks, the lowest first. */
const BY_OWN_PRICE = { sortBy: 'yourPrice' } as const;

/** What the search is asked for the lowest prices of one's own, besides who asks. */
export const lowestPriceQuery = (limit: number) => ({
  studentPopulationMin: LOWEST_PRICE_STUDENTS,
  ...BY_OWN_PRICE,
  limit,
});

/** What the search is asked for low prices of one's own near home, besides who asks. */
export const goodValueQuery = (home: Home, limit: number) => ({
  country: countryOfHome(home),
  state: stateOfHome(home),
  graduationRateMin: GOOD_VALUE_GRADUATION,
  ...BY_OWN_PRICE,
  limit,
});

export function isOwnPopularTab(tab: PopularTab): tab is OwnPopularTab {
  return OWN_POPULAR_TABS.some((one) => one === tab);
}

/**
 * The universities that the elite tab names one by one: the six that lists of the kind most often begin with; each admits
 * fewer than one in ten.
 */
export const ELITE_UNIVERSITIES: ReadonlySet<string> = new Set([
  'Harvard University',
  'Stanford University',
  'Massachusetts Institute of Technology',
  'Yale University',
  'Princeton University',
  'Columbia University',
]);

/**
 * Low tuition that few can have: Haskell admits members of federally recognized tribes only (haskell.edu, admissions);
 * of the service academies, whose graduates owe years of service, this one alone charges anything.
 */
const APART: ReadonlySet<string> = new Set([
  'Haskell Indian Nations University',
  'United States Merchant Marine Academy',
]);

interface Ruled {
  name: string;
  type: UniversityType | null;
  studentPopulation: number | null;
}

interface PopularList {
  /** Query of the search endpoint. */
  query: Record<string, string | number>;
  /** Whether a university that the query found belongs to the list. */
  keeps: (university: Ruled) => boolean;
}

/** Top value: at least so many of a hundred graduate. */
const TOP_VALUE_GRADUATION = 80;

/** In the order in which `all` takes one of each. */
export const POPULAR_LISTS: Record<PopularListKey, PopularList> = {
  'top-value': {
    query: {
      country: 'US',
      type: 'public',
      studentPopulationMin: 10_001,
      graduationRateMin: TOP_VALUE_GRADUATION,
      sortBy: 'tuition',
      sortOrder: 'asc',
      limit: POPULAR_PER_TAB,
    },
    keeps: () => true,
  },
  'top-rated': {
    query: { studentPopulationMin: 5_000, sortBy: 'acceptanceRate', sortOrder: 'asc', limit: 20 },
    keeps: ({ name }) => ELITE_UNIVERSITIES.has(name),
  },
  'in-canada': {
    query: {
      country: 'CA',
      studentPopulationMin: 10_001,
      sortBy: 'graduationRate',
      sortOrder: 'desc',
      limit: POPULAR_PER_TAB,
    },
    keeps: () => true,
  },
  // "Names containing College or private with population under 5000" can be read two ways: those asked for keep both.
  'liberal-arts': {
    query: { type: 'private', studentPopulationMax: 4_999, sortBy: 'acceptanceRate', sortOrder: 'asc', limit: 20 },
    keeps: ({ name, type, studentPopulation }) =>
      /\bcollege\b/i.test(name) && type === 'private' && studentPopulation !== null && studentPopulation < 5_000,
  },
  research: {
    query: { studentPopulationMin: 10_001, sortBy: 'graduationRate', sortOrder: 'desc', limit: 20 },
    keeps: ({ name, studentPopulation }) =>
      /\buniversity\b/i.test(name) && studentPopulation !== null && studentPopulation > 10_000,
  },
  'most-affordable': {
    query: {
      tuitionMin: 1,
      studentPopulationMin: 200,
      sortBy: 'tuition',
      sortOrder: 'asc',
      limit: 20,
    },
    keeps: ({ name }) => !APART.has(name),
  },
};

/** Schools with their prices that the front page shows to who reads a language. */
const FIRST_PRICES = 3;

/** The address parameters of the search that finds all schools of a list, not only its first. */
export const wholeSearch = ({ limit: _, ...query }: Record<string, string | number>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));

/** What the search is asked for them: the beginning of the list of their country. */
export const firstPricesQuery = (language: Language) => ({
  ...POPULAR_LISTS[language === 'fr' ? 'in-canada' : 'top-value'].query,
  limit: FIRST_PRICES,
});

export const POPULAR_LIST_KEYS = Object.keys(POPULAR_LISTS) as PopularListKey[];

/** The tab an address names, `all` when it names none that there is. */
export function popularTabOf(text: string | null): PopularTab {
  return POPULAR_TABS.find((tab) => tab === text) ?? 'all';
}

/** The lists a tab is made from. */
export function listsOfTab(tab: PopularTab): readonly PopularListKey[] {
  if (isOwnPopularTab(tab)) return [];
  return tab === 'all' ? POPULAR_LIST_KEYS : [tab];
}

/** Of a list's answer, those that keep its rule, six at most. */
export function passingPopular<University extends Ruled>(
  list: PopularListKey,
  universities: readonly University[],
): University[] {
  return universities.filter(POPULAR_LISTS[list].keeps).slice(0, POPULAR_PER_TAB);
}

/** One of each list in turn that no list before it has given, until there are six; with each the place of its list. */
export function mixPopular<University extends { id: number }>(
  lists: readonly (readonly University[])[],
): { university: University; list: number }[] {
  const mixed = new Map<number, { university: University; list: number }>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let round = 0; round < longest; round++) {
    for (const [list, universities] of lists.entries()) {
      const university = universities.find(({ id }) => !mixed.has(id));
      if (university && mixed.size < POPULAR_PER_TAB) mixed.set(university.id, { university, list });
    }
  }
  return [...mixed.values()];
}
