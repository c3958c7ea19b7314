/** /resources as the Worker knows it: without JavaScript, every guide and article. */
import { ARTICLES, articlePath } from '#schema/domain/articles/articles.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.resources;

export function resourcesPage(): Page {
  // The tabs are parts of one page.
  return { status: 200, title, description, canonical: path, initialAnswers: [], withoutScript: plainPage() };
}

function plainPage(): Html {
  return html`<main>
<h1>${title}</h1>
<ul>${ARTICLES.map((article) => html`<li><a href="${articlePath(article.id)}">${article.title}</a>: ${article.description}</li>`)}</ul>
<p><a href="${SITE_ROUTES.search.path}">All universities</a></p>
</main>`;
}
