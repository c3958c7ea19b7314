/** Writes a drawn page into the site's index.html. */
import { DRAWN_MARKS } from '#schema/domain/drawn-page.ts';
import { pageTitle, SITE_NAME } from '#schema/domain/routes.ts';
import { Failure } from '../failure.ts';
import { type Html, html, jsonData, jsonText } from './html.ts';
import type { InitialAnswer, Page } from './page.ts';

/** `{ today, entries: { endpoint, params, query, data }[] }`, each answer's own text as its data: it is not made again. */
function initialDataText(today: string, answers: readonly InitialAnswer[]): string {
  const entries = answers.map(
    ({ endpoint, params, query, text }) =>
      `${JSON.stringify({ endpoint, params, query }).slice(0, -1)},"data":${text}}`,
  );
  return `{"today":${JSON.stringify(today)},"entries":[${entries.join(',')}]}`;
}

export interface DrawnPage {
  page: Page;
  /** The page of frontend/pages that shows: it names its scripts. */
  part: string;
  /** The day it was drawn for, YYYY-MM-DD. */
  today: string;
  /** The content of #root. */
  markup: string;
}

function headOf({ page, today }: DrawnPage, origin: string): Html {
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
<script type="application/json" id="initial-data">${jsonText(initialDataText(today, page.initialAnswers))}</script>`;
}

/**
 * The shell's text with the page written into it; `origin` makes addresses absolute. Throws Failure `unavailable` when
 * that is no shell: an empty page must not pass for the site's.
 */
export async function writePage(shell: string, drawn: DrawnPage, origin: string): Promise<string> {
  const { page, part, markup } = drawn;
  const { furtherPart = part } = page;
  const [begin, end] = DRAWN_MARKS;
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
        head.append(headOf(drawn, origin).markup, { html: true });
        written++;
      },
    })
    .on('#root', {
      element(root) {
        if (markup !== '') root.setInnerContent(begin + markup + end, { html: true });
        written++;
      },
    })
    .transform(new Response(shell))
    .text();
  if (written !== 2) throw new Failure('unavailable', { detail: 'The site has not been built yet.' });
  return text;
}
