/**
 * The guides and articles: which there are, the first of them first. Addresses go by their ids, which never change. What
 * they say is in frontend/content/articles. Also by which rule a university may stand beside one as an example.
 */
import type { Country } from '../record/enums.ts';

export const ARTICLE_IDS = {
  'choosing-a-university': 1,
  'comparing-costs': 2,
  'across-the-border': 3,
  'reading-the-statistics': 4,
  'aid-in-the-us': 5,
  'aid-in-canada': 6,
  'visiting-a-campus': 7,
  deadlines: 8,
  'international-students-us': 9,
  'college-and-transfer': 10,
  'choosing-a-program': 11,
  'comparing-offers': 12,
  'majors-and-pay': 13,
  'first-in-the-family': 14,
  'changing-universities': 15,
  'applying-in-canada': 16,
  'after-the-offer': 17,
  'tax-credits': 18,
  'indigenous-students': 19,
  'undocumented-students': 20,
  'students-from-care': 21,
  'students-with-disabilities': 22,
  'essays-and-references': 23,
  'fafsa-verification': 24,
  'asking-for-more-aid': 25,
  'fafsa-step-by-step': 26,
  'css-profile': 27,
  'aid-by-province': 28,
  'international-fees-canada': 29,
  housing: 30,
  'private-loans': 31,
  'credit-before-university': 32,
  veterans: 33,
  'adult-students': 34,
  athletes: 35,
  'earnings-check': 36,
} as const;
/** Name of the module of frontend/content/articles that holds the text. */
export type ArticleKey = keyof typeof ARTICLE_IDS;
export const ARTICLE_KEYS = Object.keys(ARTICLE_IDS) as [ArticleKey, ...ArticleKey[]];

export const ARTICLE_KINDS = ['guide', 'article'] as const;
/** A guide is a thing to do step by step, an article a thing to understand. */
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

/** In the order of the lists. They are keys: what a category is called stands with the words. */
export const ARTICLE_CATEGORIES = [
  'University Selection',
  'International Education',
  'Financial Aid',
  'Applying',
  'Programs and Pathways',
  'Your Situation',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

export const articlePath = (id: number): string => `/articles/${id}`;

/** Of a hundred full-time first-years, so many at least finish at a school that an article names. */
const LEAST_GRADUATION = 30;
/** Of a hundred students, so many at most study only online there: no visa is given for such study, and no campus is had. */
const MOST_ONLINE = 50;

/** A question to the search for the universities beside an article, in the search's own parameters. */
export type ExampleQuery = Readonly<Record<string, string | number>> & { country: Country };

/**
 * The same question, narrowed to what may be an example: no seminaries, no colleges that mostly give two-year degrees;
 * in the United States, where these figures are published, not online for the most part, and enough who finish.
 */
export function exampleQuery(query: ExampleQuery): ExampleQuery {
  const narrowed = { ...query, kind: 'bachelors' };
  return query.country === 'CA'
    ? narrowed
    : { ...narrowed, graduationRateMin: LEAST_GRADUATION, onlineShareMax: MOST_ONLINE };
}
