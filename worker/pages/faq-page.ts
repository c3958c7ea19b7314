/** /faq as the Worker knows it: without JavaScript every question opens to its answer all the same. */
import { FAQ_SECTIONS } from '#schema/domain/faq.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { blocksHtml } from './content-html.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.faq;

export function faqPage(): Page {
  return {
    status: 200,
    title,
    description,
    canonical: path,
    initialAnswers: [],
    withoutScript: html`<main>
<h1>${title}</h1>
${FAQ_SECTIONS.map(
  (section) => html`<h2 id="${section.id}">${section.title}</h2>
${section.entries.map(({ id, question, answer }) => html`<details id="${id}"><summary>${question}</summary>${blocksHtml(answer)}</details>\n`)}`,
)}
<p><a href="${SITE_ROUTES.contact.path}">${SITE_ROUTES.contact.title}</a></p>
</main>`,
  };
}
