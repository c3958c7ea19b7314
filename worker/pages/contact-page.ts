/** /contact as the Worker knows it: the form needs JavaScript, the address and the number do not. */
import { CONTACT, OFFICE_HOURS } from '#schema/domain/contact.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { html } from './html.ts';
import type { Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.contact;

export function contactPage(): Page {
  const { email, phone } = CONTACT;
  return {
    status: 200,
    title,
    description,
    canonical: path,
    initialAnswers: [],
    withoutScript: html`<main>
<h1>${title}</h1>
<p><a href="mailto:${email}">${email}</a></p>
<p><a href="tel:${phone.number}">${phone.shown}</a></p>
<p>${OFFICE_HOURS}</p>
<p><a href="${SITE_ROUTES.help.path}">${SITE_ROUTES.help.title}</a> · <a href="${SITE_ROUTES.faq.path}">${SITE_ROUTES.faq.title}</a></p>
</main>`,
  };
}
