/** /articles/:id and /resources/:id as the Worker knows them: the head of the article, and all of its text. */
import { type Article, articleDate, articlePath } from '#schema/domain/articles/articles.ts';
import { articleText } from '#schema/domain/articles/text.ts';
import { cardPath, drawingPath } from '#schema/domain/content-blocks.ts';
import { SITE_NAME, SITE_ROUTES } from '#schema/domain/routes.ts';
import { blocksHtml } from './content-html.ts';
import { type Html, html } from './html.ts';
import { notFoundPage } from './not-found-page.ts';
import type { Page } from './page.ts';

/** The page of an article; without one, the page of an address that leads nowhere. */
export async function articlePage(article: Article | undefined): Promise<Page> {
  if (!article) return notFoundPage();
  const { id, file, title, description, author, category, date, picture } = article;
  return {
    status: 200,
    title,
    description,
    // The same article has an address under /resources too.
    canonical: articlePath(id),
    article: { author, section: category, published: date },
    image: cardPath(picture.drawing),
    furtherPart: `articles/${file}`,
    firstPicture: drawingPath(picture.drawing),
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: title,
      description,
      articleSection: category,
      dateModified: date,
      author: { '@type': 'Organization', name: author },
      publisher: { '@type': 'Organization', name: SITE_NAME },
    },
    initialAnswers: [],
    withoutScript: await plainPage(article),
  };
}

async function plainPage(article: Article): Promise<Html> {
  const { id, title, description, author, category, picture } = article;
  const { resources, search } = SITE_ROUTES;
  return html`<main>
<p><a href="${resources.path}">Back to Resources</a> · <a href="${search.path}">Search Universities</a></p>
<article>
<p>${category}</p>
<h1>${title}</h1>
<p>${description}</p>
<p>${author}, ${articleDate(article)}</p>
<p><img src="${drawingPath(picture.drawing)}" alt="${picture.alt}" width="640" height="400" /></p>
${blocksHtml(await articleText(id))}</article>
</main>`;
}
