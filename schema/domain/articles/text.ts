/** The text of each article, fetched when it is shown. */
import type { Block } from '../content-blocks.ts';

const TEXTS: Record<number, () => Promise<{ text: readonly Block[] }>> = {
  1: () => import('./choosing-a-university.ts'),
};

/** The blocks of an article's text. Throws when there is no article of that id. */
export async function articleText(id: number): Promise<readonly Block[]> {
  const load = TEXTS[id];
  if (!load) throw new Error(`No article ${id}`);
  return (await load()).text;
}
