/**
 * The guides and articles: all that lists, heads and links need. The text of each is a module of its own (text.ts), so
 * that no page brings along what it does not show.
 */
import type { Picture } from '../content-blocks.ts';

export const ARTICLE_KINDS = ['guide', 'article'] as const;
/** A guide is a thing to do step by step, an article a thing to understand. */
export type ArticleKind = (typeof ARTICLE_KINDS)[number];

export const ARTICLE_CATEGORIES = [
  'University Selection',
  'International Education',
  'Financial Aid',
  'Applying',
  'Programs and Pathways',
] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** Universities that go with an article: what to ask the search for, in its own parameters. */
export interface ArticleSchools {
  /** What they have in common, as a heading. */
  title: string;
  query: Record<string, string | number>;
}

export interface Article {
  id: number;
  kind: ArticleKind;
  title: string;
  /** One or two sentences: in lists, and for search engines. */
  description: string;
  author: string;
  /** Day on which the text was last gone through, as in 2026-11-20. */
  date: string;
  /** Minutes that reading takes; a test counts the words. */
  minutes: number;
  category: ArticleCategory;
  picture: Picture;
  /** Ids of articles to go on with. */
  related: readonly number[];
  schools: ArticleSchools;
}

const AUTHOR = 'CampusAtlas editors';

export const ARTICLES: readonly [Article, ...Article[]] = [
  {
    id: 1,
    kind: 'guide',
    title: 'How to choose a university',
    description:
      'From a vague wish to a list of eight schools: what to ask yourself first, which figures help, and how to balance a list in the United States and Canada.',
    author: AUTHOR,
    date: '2026-11-21',
    minutes: 5,
    category: 'University Selection',
    picture: {
      drawing: 'choosing',
      alt: 'Drawing: a path across a lawn splits in three, each way leading to a different campus building.',
    },
    related: [4, 11, 7],
    schools: {
      title: 'Schools where most students graduate',
      query: { studentPopulationMin: 5000, sortBy: 'graduationRate', sortOrder: 'desc' },
    },
  },
];

export const articlePath = (id: number): string => `/articles/${id}`;

/** The article of an id as it stands in an address; undefined when there is none. */
export function articleOf(id: string): Article | undefined {
  return ARTICLES.find((article) => String(article.id) === id);
}

/** The article that /resources/:id shows: the first one when the id is unknown. */
export function resourceArticleOf(id: string | undefined): Article {
  return articleOf(id ?? '') ?? ARTICLES[0];
}

/** What the search page's address asks for the same universities; the page's name for a text is `q`. */
export function schoolsSearch({ query }: ArticleSchools): string {
  return Object.entries(query)
    .map(([name, value]) => `${name === 'search' ? 'q' : name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** "November 21, 2026" */
export function articleDate({ date }: Pick<Article, 'date'>): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
