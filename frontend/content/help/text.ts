/** The text of the help articles, fetched when one is shown or searched; a module a category. */

import type { HelpCategoryKey } from '#schema/domain/help-articles.ts';
import type { Block } from '../running-text.ts';

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
