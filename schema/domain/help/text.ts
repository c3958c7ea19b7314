/** The text of the help articles, fetched when one is shown or searched; a module a category. */
import type { Block } from '../content-blocks.ts';
import type { HelpCategoryKey } from '../help.ts';

type Texts = Readonly<Record<string, readonly Block[]>>;

const LOADERS: Record<HelpCategoryKey, () => Promise<{ texts: Texts }>> = {
  'getting-started': () => import('./getting-started.ts'),
  search: () => import('./search.ts'),
  profiles: () => import('./profiles.ts'),
  scholarships: () => import('./scholarships.ts'),
  resources: () => import('./resources.ts'),
  account: () => import('./account.ts'),
};

/** The blocks of each article of a category, by its key. */
export async function helpTexts(category: HelpCategoryKey): Promise<Texts> {
  return (await LOADERS[category]()).texts;
}
