/** The text of the help articles, fetched when one is shown or searched; a module a category. */

import type { HelpCategoryKey } from '#schema/domain/site/help-articles.ts';
import type { Block } from './running-text.ts';

type Texts = Readonly<Record<string, readonly Block[]>>;

export interface HelpModule {
  /** The blocks of each article by its key, in the language of the build. */
  readonly texts: Texts;
}

const LOADERS: Record<HelpCategoryKey, () => Promise<HelpModule>> = {
  'getting-started': () => import('#words/help/getting-started.md'),
  search: () => import('#words/help/search.md'),
  profiles: () => import('#words/help/profiles.md'),
  scholarships: () => import('#words/help/scholarships.md'),
  resources: () => import('#words/help/resources.md'),
  account: () => import('#words/help/account.md'),
};

/** The module that holds the texts of a category. */
export const loadHelp = (category: HelpCategoryKey): Promise<HelpModule> => LOADERS[category]();
