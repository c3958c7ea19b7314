/** The text of each article, in the language of the build, fetched when it is shown. */

import type { ArticleKey } from '#schema/domain/articles.ts';
import type { Block } from './running-text.ts';

export interface ArticleModule {
  /** Blocks, in the language of the build. */
  readonly text: readonly Block[];
}

const TEXTS: Record<ArticleKey, () => Promise<ArticleModule>> = {
  'choosing-a-university': () => import('#words/articles/choosing-a-university.ts'),
  'comparing-costs': () => import('#words/articles/comparing-costs.ts'),
  'across-the-border': () => import('#words/articles/across-the-border.ts'),
  'reading-the-statistics': () => import('#words/articles/reading-the-statistics.ts'),
  'aid-in-the-us': () => import('#words/articles/aid-in-the-us.ts'),
  'aid-in-canada': () => import('#words/articles/aid-in-canada.ts'),
  'visiting-a-campus': () => import('#words/articles/visiting-a-campus.ts'),
  deadlines: () => import('#words/articles/deadlines.ts'),
  'international-students-us': () => import('#words/articles/international-students-us.ts'),
  'college-and-transfer': () => import('#words/articles/college-and-transfer.ts'),
  'choosing-a-program': () => import('#words/articles/choosing-a-program.ts'),
  'comparing-offers': () => import('#words/articles/comparing-offers.ts'),
  'majors-and-pay': () => import('#words/articles/majors-and-pay.ts'),
  'first-in-the-family': () => import('#words/articles/first-in-the-family.ts'),
  'changing-universities': () => import('#words/articles/changing-universities.ts'),
  'applying-in-canada': () => import('#words/articles/applying-in-canada.ts'),
  'after-the-offer': () => import('#words/articles/after-the-offer.ts'),
  'tax-credits': () => import('#words/articles/tax-credits.ts'),
  'indigenous-students': () => import('#words/articles/indigenous-students.ts'),
  'undocumented-students': () => import('#words/articles/undocumented-students.ts'),
  'students-from-care': () => import('#words/articles/students-from-care.ts'),
  'students-with-disabilities': () => import('#words/articles/students-with-disabilities.ts'),
  'essays-and-references': () => import('#words/articles/essays-and-references.ts'),
};

/** The module that holds an article's text. */
export const loadArticle = (key: ArticleKey): Promise<ArticleModule> => TEXTS[key]();
