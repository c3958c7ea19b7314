/**
 * The guides and articles: all that lists, heads and links need, in the language of the build.
 * The text of each is a module of its own (article-texts.ts), written in Markdown, so that no page brings along what it does not show.
 */

import { formatPartialDate } from '#schema/domain/formats/partial-date.ts';
import type { Country } from '#schema/domain/record/enums.ts';
import {
  ARTICLE_IDS,
  ARTICLE_KEYS,
  type ArticleCategory,
  type ArticleKey,
  type ArticleKind,
  type ExampleQuery,
  exampleQuery,
} from '#schema/domain/site/articles.ts';
import { ARTICLE_AUTHOR, ARTICLE_CATEGORY_NAMES, ARTICLE_WORDS } from '#words/articles/index.md';
import type { Picture } from './running-text.ts';

/** Universities that go with an article: what to ask the search for, by the rule for examples (exampleQuery). */
export interface ArticleSchools {
  /** What they have in common, as a heading. */
  title: string;
  query: ExampleQuery;
}

export interface Article {
  id: number;
  /** Name of the module that holds its text. */
  key: ArticleKey;
  kind: ArticleKind;
  title: string;
  /** One or two sentences: in lists, and for search engines. */
  description: string;
  author: string;
  /** Day on which the text was last changed, as in 2026-11-20. Its figures have dates of their own. */
  date: string;
  /** Minutes that reading takes. */
  minutes: number;
  category: ArticleCategory;
  categoryName: string;
  /** Where it is about one country alone, and readers from there are to find it first. */
  country?: Country;
  picture: Picture;
  /** Ids of articles to go on with. */
  related: readonly number[];
  schools: ArticleSchools;
}

/** What is the same in all languages. */
interface ArticleFacts extends Pick<Article, 'kind' | 'date' | 'category' | 'related' | 'country'> {
  drawing: string;
  query: ExampleQuery;
}

const FACTS: Readonly<Record<ArticleKey, ArticleFacts>> = {
  'choosing-a-university': {
    kind: 'guide',
    date: '2026-11-27',
    category: 'University Selection',
    drawing: 'choosing',
    related: [4, 11, 7],
    // Schools that a reader can get into: by graduation alone they would be those that the text says not to start with.
    query: {
      country: 'US',
      acceptanceRateMin: 50,
      studentPopulationMin: 5000,
      sortBy: 'graduationRate',
      sortOrder: 'desc',
    },
  },
  'comparing-costs': {
    kind: 'guide',
    date: '2026-11-22',
    category: 'University Selection',
    drawing: 'costs',
    related: [5, 6, 12],
    query: { country: 'US', type: 'public', studentPopulationMin: 5000, sortBy: 'netPrice', sortOrder: 'asc' },
  },
  'across-the-border': {
    kind: 'article',
    date: '2026-11-27',
    category: 'International Education',
    drawing: 'border',
    related: [9, 8, 2],
    query: { country: 'CA', sortBy: 'studentPopulation', sortOrder: 'desc' },
  },
  'reading-the-statistics': {
    kind: 'article',
    date: '2026-11-22',
    category: 'University Selection',
    drawing: 'statistics',
    related: [1, 2, 11],
    query: { country: 'US', studentPopulationMin: 20000, sortBy: 'graduationRate', sortOrder: 'desc' },
  },
  'aid-in-the-us': {
    kind: 'article',
    date: '2026-11-24',
    category: 'Financial Aid',
    drawing: 'aid-us',
    related: [2, 12, 6],
    query: { country: 'US', type: 'private', studentPopulationMin: 2000, sortBy: 'netPrice', sortOrder: 'asc' },
  },
  'aid-in-canada': {
    kind: 'article',
    date: '2026-11-27',
    category: 'Financial Aid',
    country: 'CA',
    drawing: 'aid-canada',
    related: [2, 12, 3],
    query: { country: 'CA', type: 'public', sortBy: 'tuition', sortOrder: 'asc' },
  },
  'visiting-a-campus': {
    kind: 'guide',
    date: '2026-11-22',
    category: 'University Selection',
    drawing: 'visiting',
    related: [1, 11, 12],
    query: {
      country: 'US',
      nearPlace: 'Boston, MA',
      radiusMiles: 10,
      sortBy: 'studentPopulation',
      sortOrder: 'desc',
    },
  },
  deadlines: {
    kind: 'guide',
    date: '2026-11-22',
    category: 'Applying',
    drawing: 'deadlines',
    related: [3, 5, 12],
    query: { country: 'CA', state: 'ON', sortBy: 'studentPopulation', sortOrder: 'desc' },
  },
  'international-students-us': {
    kind: 'article',
    date: '2026-11-24',
    category: 'International Education',
    drawing: 'international',
    related: [3, 8, 2],
    query: { country: 'US', sortBy: 'studentPopulation', sortOrder: 'desc' },
  },
  'college-and-transfer': {
    kind: 'article',
    date: '2026-11-24',
    category: 'Programs and Pathways',
    drawing: 'transfer',
    related: [11, 2, 5],
    query: { country: 'US', state: 'CA', type: 'public', sortBy: 'studentPopulation', sortOrder: 'desc' },
  },
  'choosing-a-program': {
    kind: 'guide',
    date: '2026-11-22',
    category: 'Programs and Pathways',
    drawing: 'program',
    related: [4, 1, 10],
    query: { country: 'US', search: 'institute of technology', sortBy: 'relevance' },
  },
  'comparing-offers': {
    kind: 'guide',
    date: '2026-11-24',
    category: 'Financial Aid',
    drawing: 'offers',
    related: [2, 5, 6],
    query: {
      country: 'US',
      type: 'public',
      studentPopulationMin: 5000,
      sortBy: 'graduationRate',
      sortOrder: 'desc',
    },
  },
  'majors-and-pay': {
    kind: 'guide',
    date: '2026-11-27',
    category: 'Programs and Pathways',
    drawing: 'pay',
    related: [11, 4, 10],
    query: { country: 'US', carnegie: 'research', sortBy: 'medianEarnings', sortOrder: 'desc' },
  },
  'first-in-the-family': {
    kind: 'guide',
    date: '2026-11-27',
    category: 'Your Situation',
    drawing: 'first',
    related: [5, 17, 23],
    query: {
      country: 'US',
      studentPopulationMin: 5000,
      pellGraduationRateMin: 60,
      sortBy: 'netPrice',
      sortOrder: 'asc',
    },
  },
  'changing-universities': {
    kind: 'article',
    date: '2026-11-22',
    category: 'Programs and Pathways',
    drawing: 'moving',
    related: [10, 11, 12],
    query: {
      country: 'US',
      studentPopulationMin: 5000,
      transferOutcomeMin: 75,
      sortBy: 'transferOutcome',
      sortOrder: 'desc',
    },
  },
  'applying-in-canada': {
    kind: 'guide',
    date: '2026-11-22',
    category: 'Applying',
    country: 'CA',
    drawing: 'provinces',
    related: [8, 6, 3],
    query: { country: 'CA', sortBy: 'studentPopulation', sortOrder: 'desc' },
  },
  'after-the-offer': {
    kind: 'guide',
    date: '2026-11-24',
    category: 'Applying',
    drawing: 'yes',
    related: [12, 18, 14],
    query: { country: 'US', studentPopulationMin: 5000, sortBy: 'retentionRate', sortOrder: 'desc' },
  },
  'tax-credits': {
    kind: 'article',
    date: '2026-11-27',
    category: 'Financial Aid',
    drawing: 'taxes',
    related: [5, 6, 12],
    query: { country: 'US', type: 'public', studentPopulationMin: 10000, sortBy: 'netPrice', sortOrder: 'asc' },
  },
  'indigenous-students': {
    kind: 'article',
    date: '2026-11-22',
    category: 'Your Situation',
    drawing: 'indigenous',
    related: [6, 5, 14],
    query: { country: 'US', designation: 'tribal,nasnti,annh', sortBy: 'graduationRate', sortOrder: 'desc' },
  },
  'undocumented-students': {
    kind: 'article',
    date: '2026-11-22',
    category: 'Your Situation',
    drawing: 'papers',
    related: [5, 14, 2],
    query: { country: 'US', state: 'NY,NJ', type: 'public', sortBy: 'graduationRate', sortOrder: 'desc' },
  },
  'students-from-care': {
    kind: 'article',
    date: '2026-11-22',
    category: 'Your Situation',
    drawing: 'care',
    related: [5, 14, 17],
    query: { country: 'US', type: 'public', studentPopulationMin: 10000, sortBy: 'retentionRate', sortOrder: 'desc' },
  },
  'students-with-disabilities': {
    kind: 'article',
    date: '2026-11-22',
    category: 'Your Situation',
    drawing: 'access',
    related: [14, 7, 17],
    query: {
      country: 'US',
      studentPopulationMin: 3000,
      studentPopulationMax: 9000,
      sortBy: 'graduationRate',
      sortOrder: 'desc',
    },
  },
  'essays-and-references': {
    kind: 'guide',
    date: '2026-11-22',
    category: 'Applying',
    drawing: 'essays',
    related: [8, 1, 14],
    query: {
      country: 'US',
      carnegie: 'liberal-arts',
      studentPopulationMax: 3000,
      sortBy: 'graduationRate',
      sortOrder: 'desc',
    },
  },
  'fafsa-verification': {
    kind: 'guide',
    date: '2026-11-24',
    category: 'Financial Aid',
    drawing: 'checked',
    related: [26, 25, 5],
    query: { country: 'US', type: 'public', studentPopulationMin: 5000, sortBy: 'netPrice', sortOrder: 'asc' },
  },
  'asking-for-more-aid': {
    kind: 'guide',
    date: '2026-11-24',
    category: 'Financial Aid',
    drawing: 'appeal',
    related: [12, 24, 31],
    query: {
      country: 'US',
      type: 'private',
      studentPopulationMin: 2000,
      netPriceMax: 25_000,
      sortBy: 'graduationRate',
      sortOrder: 'desc',
    },
  },
  'fafsa-step-by-step': {
    kind: 'guide',
    date: '2026-11-24',
    category: 'Financial Aid',
    drawing: 'form',
    related: [5, 24, 27],
    query: {
      country: 'US',
      type: 'public',
      studentPopulationMin: 5000,
      pellGraduationRateMin: 60,
      sortBy: 'netPrice',
      sortOrder: 'asc',
    },
  },
  'css-profile': {
    kind: 'guide',
    date: '2026-11-27',
    category: 'Financial Aid',
    drawing: 'house',
    related: [26, 12, 9],
    query: {
      country: 'US',
      type: 'private',
      studentPopulationMin: 1500,
      pellGraduationRateMin: 85,
      sortBy: 'netPrice',
      sortOrder: 'asc',
    },
  },
  'aid-by-province': {
    kind: 'guide',
    date: '2026-11-24',
    category: 'Financial Aid',
    drawing: 'signpost',
    related: [6, 25, 18],
    query: { country: 'CA', type: 'public', sortBy: 'tuition', sortOrder: 'asc' },
  },
  'international-fees-canada': {
    kind: 'article',
    date: '2026-11-24',
    category: 'International Education',
    drawing: 'fees',
    related: [3, 9, 16],
    query: { country: 'CA', sortBy: 'studentPopulation', sortOrder: 'desc' },
  },
  housing: {
    kind: 'guide',
    date: '2026-11-24',
    category: 'Applying',
    drawing: 'rooms',
    related: [17, 2, 7],
    query: { country: 'US', offers: 'housing', studentPopulationMin: 5000, sortBy: 'retentionRate', sortOrder: 'desc' },
  },
  'private-loans': {
    kind: 'article',
    date: '2026-11-24',
    category: 'Financial Aid',
    drawing: 'long-bill',
    related: [5, 25, 28],
    query: { country: 'US', type: 'public', studentPopulationMin: 10000, sortBy: 'netPrice', sortOrder: 'asc' },
  },
  'credit-before-university': {
    kind: 'article',
    date: '2026-11-24',
    category: 'Programs and Pathways',
    drawing: 'head-start',
    related: [11, 10, 16],
    query: { country: 'US', type: 'public', studentPopulationMin: 5000, sortBy: 'graduationRate', sortOrder: 'desc' },
  },
  veterans: {
    kind: 'article',
    date: '2026-11-24',
    category: 'Your Situation',
    drawing: 'service',
    related: [34, 5, 26],
    query: { country: 'US', offers: 'yellow-ribbon', type: 'public', sortBy: 'graduationRate', sortOrder: 'desc' },
  },
  'adult-students': {
    kind: 'article',
    date: '2026-11-27',
    category: 'Your Situation',
    drawing: 'evening',
    related: [10, 33, 18],
    query: {
      country: 'US',
      type: 'public',
      studentPopulationMin: 5000,
      partTimeOutcomeMin: 50,
      sortBy: 'partTimeOutcome',
      sortOrder: 'desc',
    },
  },
  athletes: {
    kind: 'article',
    date: '2026-11-27',
    category: 'Your Situation',
    drawing: 'lanes',
    related: [12, 8, 26],
    query: {
      country: 'US',
      division: 'ncaa-3',
      studentPopulationMin: 1000,
      sortBy: 'graduationRate',
      sortOrder: 'desc',
    },
  },
  'earnings-check': {
    date: '2026-11-24',
    kind: 'article',
    category: 'Programs and Pathways',
    drawing: 'measure',
    related: [13, 11, 4],
    query: { country: 'US', type: 'public', studentPopulationMin: 5000, sortBy: 'medianEarnings', sortOrder: 'desc' },
  },
};

function articleFor(key: ArticleKey): Article {
  const { drawing, query, ...facts } = FACTS[key];
  const { title, description, minutes, alt, schools } = ARTICLE_WORDS[key];
  return {
    id: ARTICLE_IDS[key],
    key,
    ...facts,
    title,
    description,
    author: ARTICLE_AUTHOR,
    minutes,
    categoryName: ARTICLE_CATEGORY_NAMES[facts.category],
    picture: { drawing, alt },
    schools: { title: schools, query: exampleQuery(query) },
  };
}

/** All of them, in the order of their ids. */
export const allArticles = (): [Article, ...Article[]] => ARTICLE_KEYS.map(articleFor) as [Article, ...Article[]];

/** The article of an id as it stands in an address; undefined when there is none. */
export function articleOf(id: string): Article | undefined {
  const key = ARTICLE_KEYS.find((one) => String(ARTICLE_IDS[one]) === id);
  return key && articleFor(key);
}

/** The article that /resources/:id shows: the first one when the id is unknown. */
export function resourceArticleOf(id: string | undefined): Article {
  return articleOf(id ?? '') ?? articleFor(ARTICLE_KEYS[0]);
}

/** What the search page's address asks for the same universities; the page's name for a text is `q`. */
export function schoolsSearch({ query }: Pick<ArticleSchools, 'query'>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name === 'search' ? 'q' : name}=${encodeURIComponent(value)}`)
    .join('&');
}

/** "November 21, 2026", « 21 novembre 2026 » */
export function articleDate({ date }: Pick<Article, 'date'>): string {
  return formatPartialDate(date);
}
