/** Writes a drawn page into the site's index.html. */

import { type Contact, contactMark } from '#schema/domain/account/contact.ts';
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import { DRAWN_MARKS } from '#schema/domain/site/drawn-page.ts';
import { twinsOf } from '#schema/domain/site/route-addresses.ts';
import { SITE_NAME } from '#words/layout/shell.ts';
import type { HeldShell } from '#worker/cache/isolate-state.ts';
import { type Html, html, jsonData, jsonText } from './html.ts';
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
  /** The day it was drawn for, YYYY-MM-DD. */
  today: string;
  contact: Contact;
  /** The content of #root. */
  markup: string;
}

/** The address it should be known by, and those of the same page in the other languages. */
function addresses(canonical: string, spoken: Language, origin: string): Html {
  const twins = twinsOf(canonical);
  const absolute = (language: Language) => new URL(twins[language], origin).href;
  const alternates = LANGUAGES.map(
    (language) => html`<link rel="alternate" hreflang="${language}" href="${absolute(language)}" />`,
  );
  return html`<link rel="canonical" href="${absolute(spoken)}" />${alternates}<link rel="alternate" hreflang="x-default" href="${absolute('en')}" /><meta property="og:url" content="${absolute(spoken)}" />`;
}

function headOf(drawn: RenderedPage, origin: string): Html {
  const { page, language, file } = drawn;
  const modules = [`pages/${file}.tsx`, ...(page.text === undefined ? [] : [`content/${language}/${page.text}`])];
  return html`${assetLinks(language, modules)}
${page.canonical === null ? html`<meta name="robots" content="noindex" />` : addresses(page.canonical, language, origin)}
<meta property="og:locale" content="${OG_LOCALES[language]}" />
<meta property="og:site_name" content="${SITE_NAME}" />
<meta property="og:type" content="${page.article ? 'article' : 'website'}" />
${page.article && html`<meta property="article:author" content="${page.article.author}" /><meta property="article:section" content="${page.article.section}" /><meta property="article:published_time" content="${page.article.published}" />`}
<meta property="og:title" content="${page.title}" />
<meta property="og:description" content="${page.description}" />
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
