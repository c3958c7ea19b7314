/** Writes a drawn page into the site's index.html. */

import { type Contact, contactMark } from '#schema/domain/account/contact.ts';
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import { DRAWN_MARKS } from '#schema/domain/site/drawn-page.ts';
import { twinsOf } from '#schema/domain/site/route-addresses.ts';
import { SITE_NAME } from '#words/layout/shell.ts';
import type { HeldShell } from '#worker/cache/isolate-state.ts';
import { type Html, html, jsonData, jsonText } from '#worker/html.ts';
import { markdownOf } from './markdown.ts';
import { markdownAddress } from './markdown-address.ts';
import type { Page } from './page.ts';
import { assetLinks } from './page-assets.ts';
import { fillShell } from './shell.ts';

/** `{ today, contact?, entries: { endpoint, params, query, data }[] }`, each answer's own text as its data: it is not made again. */
function initialDataText({ today, contact, page }: RenderedPage): string {
  const entries = page.initialAnswers.map(
    ({ endpoint, params, query, text }) =>
      `${JSON.stringify({ endpoint, params, query }).slice(0, -1)},"data":${text}}`,
  );
  const reached = contactMark(contact) === '' ? '' : `"contact":${JSON.stringify(contact)},`;
  return `{"today":${JSON.stringify(today)},${reached}"entries":[${entries.join(',')}]}`;
}

/** As Open Graph writes languages. */
const OG_LOCALES: Record<Language, string> = { en: 'en_US', fr: 'fr_CA' };

export interface RenderedPage {
  page: Page;
  /** The page's title with the site's name. */
  documentTitle: string;
  language: Language;
  /** The file of frontend/pages that shows it, without its ending. */
  file: string;
  /** Whether it can be had as Markdown too. */
  hasMarkdown: boolean;
  /** The day it was drawn for, YYYY-MM-DD. */
  today: string;
  contact: Contact;
  /** The content of #root. */
  markup: string;
}

/** The address it should be known by, those of the same page in the other languages, and that of its Markdown. */
function addresses(canonical: string, { language: spoken, hasMarkdown }: RenderedPage, origin: string): Html {
  const twins = twinsOf(canonical);
  const absolute = (language: Language) => new URL(twins[language], origin).href;
  const alternates = LANGUAGES.map(
    (language) => html`<link rel="alternate" hreflang="${language}" href="${absolute(language)}" />`,
  );
  return html`<link rel="canonical" href="${absolute(spoken)}" />${alternates}<link rel="alternate" hreflang="x-default" href="${absolute('en')}" />${hasMarkdown && html`<link rel="alternate" type="text/markdown" href="${markdownAddress(absolute(spoken))}" />`}<meta property="og:url" content="${absolute(spoken)}" />`;
}

/** Where programs that make a card of a link ask for it (oembed.com). */
function cardLink(canonical: string, { language, page }: RenderedPage, origin: string): Html {
  const query = new URLSearchParams({ url: new URL(twinsOf(canonical)[language], origin).href });
  return html`<link rel="alternate" type="application/json+oembed" href="${`${origin}/oembed?${query}`}" title="${page.title}" />`;
}

function headOf(drawn: RenderedPage, origin: string): Html {
  const { page, language, file } = drawn;
  const modules = [`pages/${file}.tsx`, ...(page.text === undefined ? [] : [`content/${language}/${page.text}`])];
  return html`${page.firstScript !== undefined && html`<script src="${page.firstScript}"></script>`}${assetLinks(language, modules)}
${page.canonical === null ? html`<meta name="robots" content="noindex" />` : addresses(page.canonical, drawn, origin)}
<meta property="og:locale" content="${OG_LOCALES[language]}" />
<meta property="og:site_name" content="${SITE_NAME}" />
<meta property="og:type" content="${page.article ? 'article' : 'website'}" />
${page.article && html`<meta property="article:author" content="${page.article.author}" /><meta property="article:section" content="${page.article.section}" /><meta property="article:published_time" content="${page.article.published}" />`}
<meta property="og:title" content="${page.title}" />
<meta property="og:description" content="${page.description}" />
${page.hasCard && page.canonical !== null && cardLink(page.canonical, drawn, origin)}
${page.firstPicture !== undefined && html`<link rel="preload" as="image" fetchpriority="high" href="${page.firstPicture}" />`}
${page.image !== undefined && html`<meta property="og:image" content="${new URL(page.image, origin).href}" />`}
${page.jsonLd && html`<script type="application/ld+json">${jsonData(page.jsonLd)}</script>`}
<script type="application/json" id="initial-data">${jsonText(initialDataText(drawn))}</script>`;
}

/** The whole page; `origin` makes addresses absolute. */
export function writePage(shell: HeldShell, drawn: RenderedPage, origin: string): string {
  const { page, documentTitle, markup } = drawn;
  const [begin, end] = DRAWN_MARKS;
  return fillShell(shell, {
    title: documentTitle,
    description: page.description,
    head: headOf(drawn, origin).markup,
    root: markup === '' ? '' : begin + markup + end,
  });
}

/** The page as Markdown, with title, description, address and language as front matter. */
export function writeMarkdown({ page, language, markup }: RenderedPage, origin: string): string {
  const { title, description, canonical } = page;
  const url = canonical === null ? null : new URL(twinsOf(canonical)[language], origin).href;
  // JSON is YAML.
  const front = Object.entries({ title, description, url, language })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${front.join('\n')}\n---\n\n${markdownOf(markup, url ?? origin)}\n`;
}
