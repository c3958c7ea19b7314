/** The text of each article, in the language of the build, fetched when it is shown. */

import type { ArticleKey } from '#schema/domain/site/articles.ts';
import type { Block } from './running-text.ts';

export interface ArticleModule {
  /** Blocks, in the language of the build. */
  readonly text: readonly Block[];
}

const TEXTS: Record<ArticleKey, () => Promise<ArticleModule>> = {
  'choosing-a-university': () => import('#words/articles/choosing-a-university.md'),
  'comparing-costs': () => import('#words/articles/comparing-costs.md'),
  'across-the-border': () => import('#words/articles/across-the-border.md'),
  'reading-the-statistics': () => import('#words/articles/reading-the-statistics.md'),
  'aid-in-the-us': () => import('#words/articles/aid-in-the-us.md'),
  'aid-in-canada': () => import('#words/articles/aid-in-canada.md'),
  'visiting-a-campus': () => import('#words/articles/visiting-a-campus.md'),
  deadlines: () => import('#words/articles/deadlines.md'),
  'international-students-us': () => import('#words/articles/international-students-us.md'),
  'college-and-transfer': () => import('#words/articles/college-and-transfer.md'),
  'choosing-a-program': () => import('#words/articles/choosing-a-program.md'),
  'comparing-offers': () => import('#words/articles/comparing-offers.md'),
  'majors-and-pay': () => import('#words/articles/majors-and-pay.md'),
  'first-in-the-family': () => import('#words/articles/first-in-the-family.md'),
  'changing-universities': () => import('#words/articles/changing-universities.md'),
  'applying-in-canada': () => import('#words/articles/applying-in-canada.md'),
  'after-the-offer': () => import('#words/articles/after-the-offer.md'),
  'tax-credits': () => import('#words/articles/tax-credits.md'),
  'indigenous-students': () => import('#words/articles/indigenous-students.md'),
  'undocumented-students': () => import('#words/articles/undocumented-students.md'),
  'students-from-care': () => import('#words/articles/students-from-care.md'),
  'students-with-disabilities': () => import('#words/articles/students-with-disabilities.md'),
  'essays-and-references': () => import('#words/articles/essays-and-references.md'),
  'fafsa-verification': () => import('#words/articles/fafsa-verification.md'),
  'asking-for-more-aid': () => import('#words/articles/asking-for-more-aid.md'),
  'fafsa-step-by-step': () => import('#words/articles/fafsa-step-by-step.md'),
  'css-profile': () => import('#words/articles/css-profile.md'),
  'aid-by-province': () => import('#words/articles/aid-by-province.md'),
  'international-fees-canada': () => import('#words/articles/international-fees-canada.md'),
  housing: () => import('#words/articles/housing.md'),
  'private-loans': () => import('#words/articles/private-loans.md'),
  'credit-before-university': () => import('#words/articles/credit-before-university.md'),
  veterans: () => import('#words/articles/veterans.md'),
  'adult-students': () => import('#words/articles/adult-students.md'),
  athletes: () => import('#words/articles/athletes.md'),
  'earnings-check': () => import('#words/articles/earnings-check.md'),
};

/** The module that holds an article's text. */
export const loadArticle = (key: ArticleKey): Promise<ArticleModule> => TEXTS[key]();
