/** The text of each article, fetched when it is shown. */
import type { ArticleKey } from '#schema/domain/articles.ts';
import type { Block } from '../running-text.ts';

const TEXTS: Record<ArticleKey, () => Promise<{ text: readonly Block[] }>> = {
  'choosing-a-university': () => import('./choosing-a-university.ts'),
  'comparing-costs': () => import('./comparing-costs.ts'),
  'across-the-border': () => import('./across-the-border.ts'),
  'reading-the-statistics': () => import('./reading-the-statistics.ts'),
  'aid-in-the-us': () => import('./aid-in-the-us.ts'),
  'aid-in-canada': () => import('./aid-in-canada.ts'),
  'visiting-a-campus': () => import('./visiting-a-campus.ts'),
  deadlines: () => import('./deadlines.ts'),
  'international-students-us': () => import('./international-students-us.ts'),
  'college-and-transfer': () => import('./college-and-transfer.ts'),
  'choosing-a-program': () => import('./choosing-a-program.ts'),
  'comparing-offers': () => import('./comparing-offers.ts'),
  'majors-and-pay': () => import('./majors-and-pay.ts'),
  'first-in-the-family': () => import('./first-in-the-family.ts'),
  'changing-universities': () => import('./changing-universities.ts'),
  'applying-in-canada': () => import('./applying-in-canada.ts'),
  'after-the-offer': () => import('./after-the-offer.ts'),
  'tax-credits': () => import('./tax-credits.ts'),
  'indigenous-students': () => import('./indigenous-students.ts'),
  'undocumented-students': () => import('./undocumented-students.ts'),
  'students-from-care': () => import('./students-from-care.ts'),
  'students-with-disabilities': () => import('./students-with-disabilities.ts'),
  'essays-and-references': () => import('./essays-and-references.ts'),
};

/** The blocks of an article's text. */
export async function articleText(key: ArticleKey): Promise<readonly Block[]> {
  return (await TEXTS[key]()).text;
}
