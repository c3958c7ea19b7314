/** /contact as the Worker knows it: the form needs JavaScript, the address and the number do not. */
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { contactView } from './first-paint/help.ts';
import type { Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.contact;

export function contactPage(): Page {
  return { status: 200, title, description, canonical: path, initialAnswers: [], withoutScript: contactView() };
}
