/** Guides and articles for what is typed into the help center's search; their texts are not fetched for it. */
import { type Article, allArticles } from '#frontend/content/articles.ts';
import { searchArticles } from './search-articles.ts';

/** So many at most: whoever asks for help is to see the help first. */
const MOST = 4;

/** Best first; none where no article holds all of the words. */
export function foundGuides(typed: string): Article[] {
  const guides = new Map<string, Article>(allArticles().map((article) => [article.key, article]));
  const searched = [...guides.values()].map(({ key, categoryName, title, description }) => ({
    key,
    category: categoryName,
    title,
    description,
    text: null,
  }));
  const { articles, all } = searchArticles(searched, typed);
  return all ? articles.slice(0, MOST).flatMap(({ key }) => guides.get(key) ?? []) : [];
}
