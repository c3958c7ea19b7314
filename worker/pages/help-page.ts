/** /help and its articles as the Worker knows them: without JavaScript every article, and all of its text. */
import { CONTACT, OFFICE_HOURS } from '#schema/domain/contact.ts';
import { helpTexts } from '#schema/domain/help/text.ts';
import { findHelpArticle, HELP_CATEGORIES, type HelpCategory } from '#schema/domain/help.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { blocksHtml } from './content-html.ts';
import { type Html, html } from './html.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Page } from './page.ts';

const { help, helpArticle, contact, faq } = SITE_ROUTES;

export function helpPage(): Page {
  const { path, title, description } = help;
  return { status: 200, title, description, canonical: path, initialAnswers: [], withoutScript: plainHub() };
}

/** The page of an article; without one, the page of an address that leads nowhere. */
export async function helpArticlePage(category: string, subcategory: string): Promise<Page> {
  const found = findHelpArticle(category, subcategory);
  if (found === null) return notFoundPage();
  const { title, description } = found.article;
  const text = (await helpTexts(found.category.key))[found.article.key] ?? [];
  return {
    status: 200,
    title,
    description,
    canonical: pathOf(found.category.key, found.article.key),
    furtherPart: `help/${found.category.key}`,
    initialAnswers: [],
    withoutScript: html`<main>
<p><a href="${help.path}">${help.title}</a> / <a href="${help.path}#${found.category.key}">${found.category.title}</a></p>
<article>
<h1>${title}</h1>
<p>${description}</p>
${blocksHtml(text)}</article>
<h2>${found.category.title}</h2>
${articleList(found.category)}
<p><a href="${contact.path}">${contact.title}</a></p>
</main>`,
  };
}

function pathOf(category: string, article: string): string {
  return helpArticle.path.replace(':category', category).replace(':subcategory', article);
}

function articleList({ key, articles }: HelpCategory): Html {
  return html`<ul>${articles.map((article) => html`<li><a href="${pathOf(key, article.key)}">${article.title}</a>: ${article.description}</li>`)}</ul>`;
}

function plainHub(): Html {
  return html`<main>
<h1>${help.title}</h1>
${HELP_CATEGORIES.map((category) => html`<h2 id="${category.key}">${category.title}</h2>\n${articleList(category)}\n`)}
<p><a href="${faq.path}">${faq.title}</a> · <a href="${contact.path}">${contact.title}</a></p>
<p>${CONTACT.email} · ${CONTACT.phone.shown} · ${OFFICE_HOURS}</p>
</main>`;
}
