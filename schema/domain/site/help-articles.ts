/**
 * The help center's categories and their articles, in its order: what addresses, the sitemap and votes go by. What they
 * say is in frontend/content/help.
 */

export const HELP_ARTICLES = {
  'getting-started': ['creating-an-account', 'search-basics', 'personalization', 'bookmarks'],
  search: ['advanced-filters', 'location-based', 'tuition-filters', 'religious-affiliation'],
  profiles: ['understanding-data', 'virtual-tours', 'similar-universities', 'financial-details'],
  scholarships: ['search', 'filters', 'eligibility', 'applications'],
  resources: ['comparison-tool', 'tuition-calculator', 'program-finder', 'exploration-tools'],
  account: ['preferences', 'data-privacy', 'notifications', 'troubleshooting'],
} as const;
export type HelpCategoryKey = keyof typeof HELP_ARTICLES;
/** Key of an article within its category. */
export type HelpArticleKey<C extends HelpCategoryKey = HelpCategoryKey> = (typeof HELP_ARTICLES)[C][number];

/** Whether there is an article at /help/:category/:article. */
export function isHelpArticle(category: string, article: string): boolean {
  return (
    Object.hasOwn(HELP_ARTICLES, category) && HELP_ARTICLES[category as HelpCategoryKey].some((key) => key === article)
  );
}

/** Paths of all articles. */
export function helpPaths(): string[] {
  return Object.entries(HELP_ARTICLES).flatMap(([category, articles]) =>
    articles.map((article) => `/help/${category}/${article}`),
  );
}

/** What a category or an article is called, and what it is about. */
export interface HelpName {
  title: string;
  description: string;
}

/** What a language calls each category and each of its articles. */
export type HelpNames = {
  readonly [C in HelpCategoryKey]: HelpName & { readonly articles: Readonly<Record<HelpArticleKey<C>, HelpName>> };
};
