/** /privacy and /terms-of-service as the Worker knows them: all of their words, for those without JavaScript too. */
import type { LegalDocument } from '#frontend/content/legal.ts';
import { SITE_ROUTES } from '#schema/domain/routes.ts';
import { legalView } from './first-paint/text.ts';
import type { Page } from './page.ts';

export function legalPage(route: 'privacy' | 'terms', document: LegalDocument): Page {
  const { path, title, description } = SITE_ROUTES[route];
  return {
    status: 200,
    title,
    description,
    canonical: path,
    initialAnswers: [],
    withoutScript: legalView(document),
  };
}
