/** /privacy and /terms-of-service as the Worker knows them: all of their words, for those without JavaScript too. */
import type { LegalDocument, LegalSection } from '#frontend/content/legal.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

export function legalPage(route: 'privacy' | 'terms', document: LegalDocument): Page {
  const { path, title, description } = SITE_ROUTES[route];
  return {
    status: 200,
    title,
    description,
    canonical: path,
    initialAnswers: [],
    withoutScript: html`<main>
<h1>${document.title}</h1>
<p>${document.lead}</p>
${document.updated !== undefined && html`<p>${document.updated}</p>`}
${document.sections.map(sectionHtml)}</main>`,
  };
}

function sectionHtml({ id, title, paragraphs, points = [], entries = [], links = [] }: LegalSection): Html {
  return html`<section id="${id}"><h2>${title}</h2>
${paragraphs.map((text) => html`<p>${text}</p>`)}
${points.length > 0 && html`<ul>${points.map((text) => html`<li>${text}</li>`)}</ul>`}
${entries.length > 0 && html`<dl>${entries.map(({ name, text }) => html`<dt>${name}</dt><dd>${text}</dd>`)}</dl>`}
${links.map(({ label, to }) => html`<p><a href="${SITE_ROUTES[to].path}">${label}</a></p>`)}</section>
`;
}
