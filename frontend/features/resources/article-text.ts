/** The text of an article for a component that suspends: fetched once, and again after a failure. */
import { use } from 'react';
import { type ArticleModule, loadArticle } from '#frontend/content/article-texts.ts';
import type { Block } from '#frontend/content/running-text.ts';
import { awaitOnServer } from '#frontend/lib/rendering/lazy-part.ts';
import type { ArticleKey } from '#schema/domain/site/articles.ts';

const asked = new Map<ArticleKey, Promise<ArticleModule>>();

function textOf(key: ArticleKey): Promise<ArticleModule> {
  const known = asked.get(key);
  if (known) return known;
  const text = loadArticle(key);
  asked.set(key, text);
  awaitOnServer(text);
  text.catch(() => asked.delete(key));
  return text;
}

/** The blocks of an article. Suspends until they are there; throws when they cannot be had. */
export function useArticleText(key: ArticleKey): readonly Block[] {
  return use(textOf(key)).text;
}
