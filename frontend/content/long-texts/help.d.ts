/** Module of a category of help, `#words/help/<category>.md`, in the language of the build. */
import type { HelpArticleKey } from '#schema/domain/site/help-articles.ts';
import type { Block } from '../running-text.ts';

/** The blocks of each of its articles; those of other categories are not there. */
export const texts: Readonly<Record<HelpArticleKey, readonly Block[]>>;
