/** The help center's categories with their articles, named in the language of the build. */
import {
  HELP_ARTICLES,
  type HelpArticleKey,
  type HelpCategoryKey,
  type HelpName,
} from '#schema/domain/site/help-articles.ts';
import { HELP_NAMES } from '#words/help/index.md';

export interface HelpArticle extends HelpName {
  key: HelpArticleKey;
}
export interface HelpCategory extends HelpName {
  key: HelpCategoryKey;
  articles: readonly HelpArticle[];
}

/** All categories in the help center's order. */
export function helpCategories(): readonly HelpCategory[] {
  return (Object.keys(HELP_ARTICLES) as HelpCategoryKey[]).map((key) => {
    const { title, description, articles } = HELP_NAMES[key];
    const words: Partial<Record<HelpArticleKey, HelpName>> = articles;
    return {
      key,
      title,
      description,
      articles: HELP_ARTICLES[key].map((article) => ({ key: article, ...(words[article] as HelpName) })),
    };
  });
}

/** The article at /help/:category/:subcategory; null when there is none. */
export function findHelpArticle(
  category: string,
  subcategory: string,
): { category: HelpCategory; article: HelpArticle } | null {
  const found = helpCategories().find(({ key }) => key === category);
  const article = found?.articles.find(({ key }) => key === subcategory);
  return found && article ? { category: found, article } : null;
}
