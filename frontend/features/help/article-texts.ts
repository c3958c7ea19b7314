/** The texts of the help articles for components: fetched once a category, and again after a failure. */
import { use, useEffect, useState } from 'react';
import { HELP_CATEGORIES } from '#frontend/content/help/categories.ts';
import { helpTexts } from '#frontend/content/help/text.ts';
import type { Block } from '#frontend/content/running-text.ts';
import { awaitOnServer } from '#frontend/lib/lazy-part.ts';
import type { HelpCategoryKey } from '#schema/domain/help-articles.ts';
import type { SearchedArticle } from './search-articles.ts';

type Texts = Readonly<Record<string, readonly Block[]>>;

const asked = new Map<HelpCategoryKey, Promise<Texts>>();

function textsOf(category: HelpCategoryKey): Promise<Texts> {
  const known = asked.get(category);
  if (known) return known;
  const texts = helpTexts(category);
  asked.set(category, texts);
  awaitOnServer(texts);
  texts.catch(() => asked.delete(category));
  return texts;
}

/** The blocks of an article. Suspends until they are there; throws when they cannot be had. */
export function useHelpText(category: HelpCategoryKey, article: string): readonly Block[] {
  return use(textsOf(category))[article] ?? [];
}

const TITLES: readonly SearchedArticle[] = HELP_CATEGORIES.flatMap(({ key: category, articles }) =>
  articles.map((article) => ({ ...article, category, text: null })),
);

/** All articles, with their texts a moment after `wanted`; without them when they cannot be had. */
export function useAllArticles(wanted: boolean): readonly SearchedArticle[] {
  const [articles, setArticles] = useState(TITLES);
  useEffect(() => {
    if (!wanted) return;
    let shown = true;
    Promise.all(HELP_CATEGORIES.map(async ({ key }) => [key, await textsOf(key)] as const)).then(
      (all) => {
        const texts = new Map<string, Texts>(all);
        if (shown) setArticles(TITLES.map((one) => ({ ...one, text: texts.get(one.category)?.[one.key] ?? null })));
      },
      (error: unknown) => console.warn('The texts of the help articles could not be loaded', error),
    );
    return () => {
      shown = false;
    };
  }, [wanted]);
  return articles;
}
