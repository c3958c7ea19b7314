/** Answers navigations: files of the site as they are, pages as the site itself draws them. */
import { renderPage } from '#pages';
import { isoDay } from '#schema/domain/partial-date.ts';
import { aliasTarget } from '#schema/domain/route-aliases.ts';
import { routeOf } from '#schema/domain/routes.ts';
import { entityTag, matchesTag } from '../cache/digest.ts';
import type { RequestContext } from '../http/routes/context.ts';
import type { Moved, Page } from './page.ts';
import { pagePartOf } from './page-parts.ts';
import { notFoundPage, pageOfRoute } from './pages.ts';
import { fetchFile, fetchShell } from './site-files.ts';
import { type DrawnPage, writePage } from './write-page.ts';

/** Seconds a failing page asks to be left alone for. */
const RETRY_AFTER = '5';

/** Answers a GET that is neither the API's nor a picture's. */
export async function answerPage(context: RequestContext): Promise<Response> {
  const { deps, request, url } = context;
  if (url.pathname === '/index.html') return movedTo('/');
  const alias = aliasTarget(url.pathname, url.search);
  if (alias !== null) return movedTo(alias);
  const route = routeOf(url.pathname);
  context.route = route ? `page:${route.name}` : isFile(url.pathname) ? 'file' : 'page:not-found';
  if (!route && isFile(url.pathname)) return fetchFile(deps, request);
  const drawn = await pageOf(context);
  if ('movedTo' in drawn) return movedTo(`${drawn.movedTo}${url.search}`);
  return respond(request, drawn.page, await writePage(await fetchShell(deps, url), drawn, url.origin));
}

/**
 * The page of an address, drawn. It depends on the address, the dataset, the release and the day alone, never on who
 * asks: a request's headers are not looked at.
 */
export async function pageOf(context: RequestContext): Promise<DrawnPage | Moved> {
  const { deps, url } = context;
  const route = routeOf(url.pathname);
  const page = route ? await pageOfRoute(route.name, context, route.params) : notFoundPage();
  if ('movedTo' in page) return page;
  const today = isoDay(new Date(deps.clock()));
  return { page, part: pagePartOf(route?.name), today, markup: await markupOf(page, url, today) };
}

/** Empty where the page cannot be drawn here, which is a fault of ours: the browser then draws it by itself. */
async function markupOf(page: Page, url: URL, today: string): Promise<string> {
  try {
    return await renderPage({ url, answers: page.initialAnswers, today });
  } catch (error) {
    console.error('A page could not be drawn', error);
    return '';
  }
}

function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}

function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { location: path, 'cache-control': 'public, max-age=3600' } });
}

async function respond(request: Request, { status }: Page, body: string): Promise<Response> {
  const etag = await entityTag('page', body);
  // The page names the scripts of its release: it may be kept, but is asked for again each time.
  const headers = new Headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
  if (status === 503) headers.set('retry-after', RETRY_AFTER);
  if (status === 200 && matchesTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}
