/** Answers navigations: files of the site as they are, pages as the site itself draws them. */

import { SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import { addressIn, readAddress, rightAddress } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS, type RoutePath, routeOf, type SiteRouteName } from '#schema/domain/site/route-paths.ts';
import { readCookie } from '#worker/auth/cookie.ts';
import { matchesTag } from '#worker/cache/digest.ts';
import { SHARED_HEADERS } from '#worker/http/middleware/shared-headers.ts';
import { checkSharedRate } from '#worker/http/middleware/shared-rate.ts';
import type { RequestContext } from '#worker/http/routes/context.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { ADDRESS_MAX } from './page-cache.ts';
import { fetchFile, shellFileLanguage } from './site-files.ts';

/** Seconds a failing page asks to be left alone for. */
const RETRY_AFTER = '5';

/** Answers a GET that is neither the API's nor a picture's. */
export async function handlePage(context: RequestContext): Promise<Response> {
  const { deps, request, url } = context;
  const { language } = deps;
  const shell = shellFileLanguage(url.pathname);
  if (shell !== null) return movedTo(addressIn(shell, '/'), isSecret(url.pathname));
  const right = rightAddress(url.pathname, url.search);
  if (right !== null) return movedTo(right, isSecret(url.pathname));
  const { path } = readAddress(url.pathname);
  const route = routeOf(path);
  context.route = route ? `page:${route.name}` : isFile(url.pathname) ? 'file' : 'page:not-found';
  if (!route && isFile(url.pathname)) return fetchFile(deps, request);
  if (route && isForSignedIn(route.name) && !hasSessionSign(request)) return toSignIn(route.name, url, language);
  const secret = isSecret(url.pathname);
  if (secret) await checkSharedRate(deps, request);
  // By assignment: a path that begins with two slashes is no other host.
  const within = Object.assign(new URL(url), { pathname: path });
  const page = await findPage(deps, within);
  if ('movedTo' in page) return movedTo(addressIn(language, page.movedTo) + url.search, secret);
  const response = respond(request, page);
  if (secret) for (const [name, value] of Object.entries(SHARED_HEADERS)) response.headers.set(name, value);
  return response;
}

/** Whether the address of a page is a key to something of somebody's. */
export function isSecret(pathname: string): boolean {
  const route = routeOf(readAddress(pathname).path);
  if (!route) return false;
  const { secret }: RoutePath = ROUTE_PATHS[route.name];
  return secret === true;
}

function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}

function isForSignedIn(name: SiteRouteName): boolean {
  const { personal }: RoutePath = ROUTE_PATHS[name];
  return personal === 'signedIn';
}

/** The sign that the browser's scripts go by; they find out whether the session it speaks of still is. */
function hasSessionSign(request: Request): boolean {
  return readCookie(request, SIGNED_IN_COOKIE) === '1';
}

/** The form leads back to the page. Nobody keeps this answer: it is another one as soon as somebody has signed in. */
function toSignIn(name: SiteRouteName, { search }: URL, language: Language): Response {
  const next = ROUTE_PATHS[name].path + (search.length > ADDRESS_MAX ? '' : search);
  const location = addressIn(language, `${ROUTE_PATHS.auth.path}?${new URLSearchParams({ next })}`);
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'private, no-store' } });
}

/** The address of a secret page is a key: nobody caches where it leads, and it goes to no other site. */
function movedTo(path: string, secret: boolean): Response {
  const headers = secret ? SHARED_HEADERS : { 'cache-control': 'public, max-age=3600' };
  return new Response(null, { status: 301, headers: { ...headers, location: path } });
}

function respond(request: Request, { status, bytes, tag, state }: FoundPage): Response {
  // The page names the scripts of its release: it may be kept, but is asked for again each time.
  const headers = new Headers({ etag: tag, 'cache-control': 'public, max-age=0, must-revalidate', 'x-cache': state });
  if (status === 503) headers.set('retry-after', RETRY_AFTER);
  if (state === 'STALE') headers.set('warning', '110 - "Response is Stale"');
  if (status === 200 && matchesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(bytes, { status, headers });
}
