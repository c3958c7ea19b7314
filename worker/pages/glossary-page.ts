/** /glossary as the Worker knows it: every term, readable without JavaScript. */
import { glossaryWords as words } from '#frontend/content/glossary.ts';
import { GLOSSARY } from '#schema/domain/glossary.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.glossary;

export function glossaryPage(): Page {
  return {
    status: 200,
    title,
    description,
    canonical: path,
    initialAnswers: [],
    withoutScript: html`<main>
<h1>${title}</h1>
${GLOSSARY.map(
  (group) => html`<h2 id="${group.id}">${group.title}</h2>
<dl>${group.terms.map(
    ({ key, name, definition, source, limits }) =>
      html`<dt id="${key}">${name}</dt><dd>${definition}</dd>${source !== null && html`<dd>${words.source}: ${source}</dd>`}<dd>${words.limits}: ${limits}</dd>`,
  )}</dl>
`,
)}
</main>`,
  };
}
