/**
 * The guides and articles: which there are, the first of them first. Addresses go by their ids, which never change. What
 * they say is in frontend/content/articles.
 */

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
} as const;
/** Name of the module of frontend/content/articles that holds the text. */
export type ArticleKey = keyof typeof ARTICLE_IDS;
export const ARTICLE_KEYS = Object.keys(ARTICLE_IDS) as [ArticleKey, ...ArticleKey[]];

export const articlePath = (id: number): string => `/articles/${id}`;
