/** Writes what is known of a page into the SPA's index.html. */
import { pageTitle, SITE_NAME } from '#schema/domain/routes.ts';
import { Failure } from '../failure.ts';
import { firstPaint } from './first-paint/frame.ts';
import { type Html, html, jsonData, jsonText } from './html.ts';
import type { InitialAnswer, Page } from './page.ts';

/** `{ entries: { endpoint, params, query, data }[] }` with each answer's own text as its data, which is not made again. */
function initialDataText(answers: readonly InitialAnswer[]): string {
  const entries = answers.map(({ text, ...asked }) => `${JSON.stringify(asked).slice(0, -1)},"data":${text}}`);
  return `{"entries":[${entries.join(',')}]}`;
}

function headOf(page: Page, origin: string): Html {
  const address = page.canonical === null ? null : new URL(page.canonical, origin).href;
  return html`${address === null ? html`<meta name="robots" content="noindex" />` : html`<link rel="canonical" href="${address}" /><meta property="og:url" content="${address}" />`}
<meta property="og:site_name" content="${SITE_NAME}" />
<meta property="og:type" content="${page.article ? 'article' : 'website'}" />
${page.article && html`<meta property="article:author" content="${page.article.author}" /><meta property="article:section" content="${page.article.section}" /><meta property="article:published_time" content="${page.article.published}" />`}
<meta property="og:title" content="${page.title}" />
<meta property="og:description" content="${page.description}" />
${page.firstPicture !== undefined && html`<link rel="preload" as="image" fetchpriority="high" href="${page.firstPicture}" />`}
${page.image !== undefined && html`<meta property="og:image" content="${new URL(page.image, origin).href}" />`}
${page.jsonLd && html`<script type="application/ld+json">${jsonData(page.jsonLd)}</script>`}
${page.initialAnswers.length > 0 && html`<script type="application/json" id="initial-data">${jsonText(initialDataText(page.initialAnswers))}</script>`}`;
}

/**
 * The shell's text with the page written into it. `part` names its scripts; `origin` makes addresses absolute. Throws
 * Failure `unavailable` when that is no shell: an empty page must not pass for the site's.
 */
export async function writePage(shell: string, page: Page, part: string, origin: string): Promise<string> {
  const { furtherPart = part } = page;
  let written = 0;
  const text = await new HTMLRewriter()
    .on('title', { element: (title) => void title.setInnerContent(pageTitle(page.title)) })
    .on('meta[name="description"]', { element: (meta) => void meta.setAttribute('content', page.description) })
    .on('link[data-pages]', {
      element(link) {
        const pages = link.getAttribute('data-pages')?.split(' ') ?? [];
        if (pages.includes(part) || pages.includes(furtherPart)) link.removeAttribute('data-pages');
        else link.remove();
      },
    })
    .on('head', {
      element(head) {
        head.append(headOf(page, origin).markup, { html: true });
        written++;
      },
    })
    .on('#root', {
      element(root) {
        root.setInnerContent(firstPaint(part, page.withoutScript).markup, { html: true });
        written++;
      },
    })
    .transform(new Response(shell))
    .text();
  if (written !== 2) throw new Failure('unavailable', { detail: 'The site has not been built yet.' });
  return text;
}
