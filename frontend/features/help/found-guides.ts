/** Guides and articles for what is typed into the help centre's search; their texts are not fetched for it. */
import { ARTICLES, type Article } from '#words/articles/articles.ts';
import { searchArticles } from './search-articles.ts';

/** So many at most: whoever asks for help is to see the help first. */
const MOST = 4;

const SEARCHED = ARTICLES.map(({ key, category, title, description }) => ({
  key,
  category,
  title,
  description,
  text: null,
}));
const BY_KEY = new Map<string, Article>(ARTICLES.map((article) => [article.key, article]));

/** Best first; none where no article holds all of the words. */
export function foundGuides(typed: string): Article[] {
  const { articles, all } = searchArticles(SEARCHED, typed);
  return all ? articles.slice(0, MOST).flatMap(({ key }) => BY_KEY.get(key) ?? []) : [];
}
