/** What the help center's categories and articles are called in lists, heads and links, `#words/help/index.md`. */
import type { HelpNames } from '#schema/domain/site/help-articles.ts';

export const HELP_NAMES: HelpNames;
