/** The text of each article, fetched when it is shown. */
import type { Block } from '../content-blocks.ts';

const TEXTS: Record<number, () => Promise<{ text: readonly Block[] }>> = {
  1: () => import('./choosing-a-university.ts'),
  2: () => import('./comparing-costs.ts'),
  3: () => import('./across-the-border.ts'),
  4: () => import('./reading-the-statistics.ts'),
  5: () => import('./aid-in-the-us.ts'),
  6: () => import('./aid-in-canada.ts'),
  7: () => import('./visiting-a-campus.ts'),
  8: () => import('./deadlines.ts'),
  9: () => import('./international-students-us.ts'),
  10: () => import('./college-and-transfer.ts'),
  11: () => import('./choosing-a-program.ts'),
  12: () => import('./comparing-offers.ts'),
};

/** The blocks of an article's text. Throws when there is no article of that id. */
export async function articleText(id: number): Promise<readonly Block[]> {
  const load = TEXTS[id];
  if (!load) throw new Error(`No article ${id}`);
  return (await load()).text;
}
