/** The page of an address that leads nowhere. */
import { notFoundView } from './first-paint/text.ts';
import type { Page } from './page.ts';

export function notFoundPage(): Page {
  return {
    status: 404,
    title: '404 Page Not Found',
    description: 'There is no page at this address.',
    canonical: null,
    initialAnswers: [],
    withoutScript: notFoundView(),
  };
}
