/** The door from the Worker to the pages: an address and what is known of it become markup, the same for everyone. */
import { renderToString } from 'react-dom/server';
import { NavigationType, Router } from 'react-router-dom';
import { hydrateQueryCache, type InitialAnswer } from '#frontend/api/initial-data.ts';
import { createQueryClient } from '#frontend/api/query-client.ts';
import { App } from '#frontend/app/app.tsx';
import { loadPage } from '#frontend/app/pages.tsx';
import { addressOf } from '#frontend/app/site-history.ts';
import { setRenderDate } from '#frontend/content/today.ts';
import { setSiteOrigin } from '#frontend/lib/links/site-origin.ts';
import { whatWasAwaited } from '#frontend/lib/rendering/lazy-part.ts';
import type { Contact } from '#schema/domain/account/contact.ts';

export interface RenderInput {
  /** By the site's own path, whatever its address is. */
  url: URL;
  /** The API's answers that the page shows. */
  answers: readonly InitialAnswer[];
  /** Today, as YYYY-MM-DD: what has closed by now, and the year of the footer. */
  today: string;
  /** How the people behind the site are reached. */
  contact: Contact;
}

/** Parts within parts within parts; more are a loop. */
const ROUNDS_MAX = 10;

/** What React leaves of a part that threw; the browser draws it by itself. */
const NOT_DRAWN = '<!--$!-->';

/** React hands pictures on to the head, which is the Worker's to write: it begins with links to them. */
const HANDED_ON = /^(?:<link rel="preload" as="image"[^>]*\/>)+/;

/** A page that is drawn stays where it is. */
const nowhere = () => {
  throw new Error('Nobody goes anywhere while a page is drawn');
};
const NAVIGATOR = { createHref: addressOf, go: nowhere, push: nowhere, replace: nowhere };

/**
 * The markup of #root. Drawn in one go, and once more when a part was asked for that had not been loaded yet: only the
 * first pages of an isolate wait. What the drawing reads is set before each go and never held across a wait, so
 * that requests do not see each other's. Throws what a page throws.
 */
export async function renderPage(page: RenderInput): Promise<string> {
  await loadPage(page.url.pathname);
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const markup = draw(page);
    if (await whatWasAwaited()) continue;
    if (markup.includes(NOT_DRAWN)) console.error(`A part of ${page.url.pathname} could not be drawn`);
    return markup.replace(HANDED_ON, '');
  }
  throw new Error(`The parts of ${page.url.pathname} never end`);
}

function draw({ url, answers, today, contact }: RenderInput): string {
  hydrateQueryCache(answers, contact);
  setRenderDate(today);
  setSiteOrigin(url.origin);
  return renderToString(
    <Router navigator={NAVIGATOR} location={url.pathname + url.search} navigationType={NavigationType.Pop} static>
      <App client={createQueryClient()} />
    </Router>,
  );
}
