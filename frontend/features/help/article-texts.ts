/** The texts of the help articles for components: fetched once a category, and again after a failure. */
import { use, useEffect, useState } from 'react';
import { helpCategories } from '#frontend/content/help-categories.ts';
import { type HelpModule, loadHelp } from '#frontend/content/help-texts.ts';
import type { Block } from '#frontend/content/running-text.ts';
import { awaitOnServer } from '#frontend/lib/rendering/lazy-part.ts';
import type { HelpCategoryKey } from '#schema/domain/site/help-articles.ts';
import type { SearchedArticle } from './search-articles.ts';

const asked = new Map<HelpCategoryKey, Promise<HelpModule>>();

function textsOf(category: HelpCategoryKey): Promise<HelpModule> {
  const known = asked.get(category);
  if (known) return known;
  const texts = loadHelp(category);
  asked.set(category, texts);
  awaitOnServer(texts);
  texts.catch(() => asked.delete(category));
  return texts;
}

/** The blocks of an article. Suspends until they are there; throws when they cannot be had. */
export function useHelpText(category: HelpCategoryKey, article: string): readonly Block[] {
  return use(textsOf(category)).texts[article] ?? [];
}

const titles = (): readonly SearchedArticle[] =>
  helpCategories().flatMap(({ key: category, articles }) =>
    articles.map((article) => ({ ...article, category, text: null })),
  );

/** All articles, with their texts a moment after `wanted`; without them when they cannot be had. */
export function useAllArticles(wanted: boolean): readonly SearchedArticle[] {
  const [articles, setArticles] = useState(titles);
  useEffect(() => {
    if (!wanted) return;
    let shown = true;
    Promise.all(helpCategories().map(async ({ key }) => [key, (await textsOf(key)).texts] as const)).then(
      (all) => {
        const texts = new Map<string, HelpModule['texts']>(all);
        if (shown) setArticles(titles().map((one) => ({ ...one, text: texts.get(one.category)?.[one.key] ?? null })));
      },
      (error: unknown) => console.warn('The texts of the help articles could not be loaded', error),
    );
    return () => {
      shown = false;
    };
  }, [wanted]);
  return articles;
}
