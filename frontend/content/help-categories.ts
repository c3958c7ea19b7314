/** The help centre's categories with their articles, named in the language that is spoken. */
import { HELP_ARTICLES, type HelpArticleKey, type HelpCategoryKey } from '#schema/domain/help-articles.ts';
import { HELP_NAMES } from '#words/help/categories.ts';

interface Named {
  title: string;
  description: string;
}

/** What a language calls each category and each of its articles. */
export type HelpNames = {
  readonly [C in HelpCategoryKey]: Named & { readonly articles: Readonly<Record<HelpArticleKey<C>, Named>> };
};

export interface HelpArticle extends Named {
  key: HelpArticleKey;
}
export interface HelpCategory extends Named {
  key: HelpCategoryKey;
  articles: readonly HelpArticle[];
}

/** All categories in the help centre's order. */
export function helpCategories(): readonly HelpCategory[] {
  return (Object.keys(HELP_ARTICLES) as HelpCategoryKey[]).map((key) => {
    const { title, description, articles } = HELP_NAMES[key];
    const words: Partial<Record<HelpArticleKey, Named>> = articles;
    return {
      key,
      title,
      description,
      articles: HELP_ARTICLES[key].map((article) => ({ key: article, ...(words[article] as Named) })),
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
