/** Pages that are read: title, opening line, sections. */
import { aboutWords } from '#frontend/content/about.ts';
import type { LegalDocument } from '#frontend/content/legal.ts';
import { scholarshipsWords } from '#frontend/content/scholarships.ts';
import { shellWords } from '#frontend/content/shell.ts';
import { sitemapWords } from '#frontend/content/sitemap.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { type Html, html } from '../html.ts';

export interface Section {
  id?: string;
  title: string;
  body: Html | Html[];
}

/** What stands further down is written for whoever runs no scripts alone. */
export function textView(
  title: string,
  lead: string | Html,
  sections: readonly Section[],
  further: readonly Section[] = [],
): Html {
  return html`<main class="fp-text"><div class="fp-in">
<h1>${title}</h1>
<div class="fp-lead">${lead}</div>
${sections.map(sectionHtml)}${further.length > 0 && html`<noscript>${further.map(sectionHtml)}</noscript>`}</div></main>`;
}

function sectionHtml({ id, title, body }: Section): Html {
  return html`<section${id !== undefined && html` id="${id}"`}><div><h2>${title}</h2></div><div>${body}</div></section>\n`;
}

const paragraphs = (texts: readonly string[]): Html[] => texts.map((text) => html`<p>${text}</p>`);
const points = (texts: readonly string[]): Html => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;

export function legalView({ title, updated, lead, sections }: LegalDocument): Html {
  return textView(
    title,
    html`<p>${lead}</p>${updated !== undefined && html`<p class="fp-updated">${updated}</p>`}`,
    sections.map((section) => ({
      id: section.id,
      title: section.title,
      body: html`${paragraphs(section.paragraphs)}${section.points && points(section.points)}${
        section.entries &&
        html`<dl>${section.entries.map(({ name, text }) => html`<div><dt>${name}</dt><dd>${text}</dd></div>`)}</dl>`
      }${
        section.links &&
        html`<p class="fp-links">${section.links.map(({ label, to }) => html`<a href="${SITE_ROUTES[to].path}">${label}</a> `)}</p>`
      }`,
    })),
  );
}

export function aboutView(): Html {
  const { title, lead, mission, story } = aboutWords;
  return textView(
    title,
    lead,
    [mission, story].map((section) => ({ title: section.title, body: paragraphs(section.paragraphs) })),
  );
}

export function scholarshipsView(): Html {
  const { title, lead, first, countries } = scholarshipsWords;
  return textView(
    title,
    lead,
    [{ title: first.title, body: points(first.points) }],
    countries.map((country) => ({
      title: country.title,
      body: country.groups.map(
        (group) =>
          html`<h3>${group.title}</h3><p>${group.intro}</p><ul>${group.sites.map(({ name, url, what }) => html`<li><a href="${url}">${name}</a> ${what}</li>`)}</ul>`,
      ),
    })),
  );
}

export function sitemapView(): Html {
  return textView(sitemapWords.title, sitemapWords.lead, []);
}

export function notFoundView(): Html {
  const { title, body, ways, search, home } = shellWords.notFound;
  return html`<main class="fp-nowhere"><div class="fp-in">
<h1>${title}</h1>
<p class="fp-lead">${body}</p>
<p>${ways}</p>
<p class="fp-ways"><a class="fp-button fp-solid" href="${SITE_ROUTES.search.path}">${search}</a><a class="fp-button" href="${SITE_ROUTES.home.path}">${home}</a></p>
</div></main>`;
}
