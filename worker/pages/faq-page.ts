/** /faq as the Worker knows it: all of its words, for those without JavaScript too. */
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { faqView } from './first-paint/help.ts';
import type { Page } from './page.ts';

const { path, title, description } = SITE_ROUTES.faq;

export function faqPage(): Page {
  return { status: 200, title, description, canonical: path, initialAnswers: [], withoutScript: faqView() };
}
