/** /help and its articles as the Worker knows them: without JavaScript every article, and all of its text. */
import { helpTexts } from '#schema/domain/help/text.ts';
import { findHelpArticle } from '#schema/domain/help.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { helpArticlePath, helpArticleView, helpView } from './first-paint/help.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Page } from './page.ts';

export function helpPage(): Page {
  const { path, title, description } = SITE_ROUTES.help;
  return { status: 200, title, description, canonical: path, initialAnswers: [], withoutScript: helpView() };
}

/** The page of an article; without one, the page of an address that leads nowhere. */
export async function helpArticlePage(category: string, subcategory: string): Promise<Page> {
  const found = findHelpArticle(category, subcategory);
  if (found === null) return notFoundPage();
  const { title, description, key } = found.article;
  const text = (await helpTexts(found.category.key))[key] ?? [];
  return {
    status: 200,
    title,
    description,
    canonical: helpArticlePath(found.category.key, key),
    furtherPart: `help/${found.category.key}`,
    initialAnswers: [],
    withoutScript: helpArticleView(found.category, found.article, text),
  };
}
