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
import { SPECULATION_PATH } from '#worker/http/routes/speculation-rules.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { hasMarkdown, markdownAddress, pageOfMarkdown, prefersMarkdown } from './markdown-address.ts';
import type { PageForm } from './page.ts';
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
  const ofMarkdown = pageOfMarkdown(url.pathname);
  const pathname = ofMarkdown ?? url.pathname;
  // What leads from the Markdown of a page leads to Markdown.
  const addressOf = (page: string) => (ofMarkdown === null ? page : markdownAddress(page));
  const right = rightAddress(pathname, url.search);
  if (right !== null) return movedTo(addressOf(right), isSecret(pathname));
  const { path } = readAddress(pathname);
  const route = routeOf(path);
  context.route = route ? `page:${route.name}` : isFile(url.pathname) ? 'file' : 'page:not-found';
  if (!route && isFile(url.pathname)) return fetchFile(deps, request);
  if (route && isForSignedIn(route.name) && !hasSessionSign(request)) return toSignIn(route.name, url, language);
  const secret = isSecret(url.pathname);
  if (secret) await checkSharedRate(deps, request);
  // By assignment: a path that begins with two slashes is no other host.
  const within = Object.assign(new URL(url), { pathname: path });
  const choice = route !== null && hasMarkdown(route.name);
  const wanted = ofMarkdown !== null || (choice && prefersMarkdown(request.headers.get('accept')));
  const form: PageForm = wanted ? 'markdown' : 'html';
  const page = await findPage(deps, within, form);
  if ('movedTo' in page) return movedTo(addressOf(addressIn(language, page.movedTo) + url.search), secret);
  const response = respond(request, page, form);
  response.headers.append('link', API_LINK);
  if (form === 'html' && !secret) response.headers.set('speculation-rules', `"${SPECULATION_PATH}"`);
  if (choice) {
    if (ofMarkdown === null) response.headers.set('vary', 'accept');
    if (page.status === 200) response.headers.append('link', twinLink(url.origin, addressIn(language, path), form));
  }
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

/** Where programs find what they may ask in place of reading pages. */
const API_LINK = '</api/openapi.json>; rel="service-desc"; type="application/json"';

/** From a page to its Markdown, and from Markdown to the page that search engines should know instead. */
function twinLink(origin: string, page: string, form: PageForm): string {
  return form === 'html'
    ? `<${origin}${markdownAddress(page)}>; rel="alternate"; type="text/markdown"`
    : `<${origin}${page}>; rel="canonical"`;
}

const TYPES: Record<PageForm, string> = { html: 'text/html; charset=utf-8', markdown: 'text/markdown; charset=utf-8' };

function respond(request: Request, { status, bytes, tag, state }: FoundPage, form: PageForm): Response {
  // The page names the scripts of its release: it may be kept, but is asked for again each time.
  const headers = new Headers({ etag: tag, 'cache-control': 'public, max-age=0, must-revalidate', 'x-cache': state });
  if (status === 503) headers.set('retry-after', RETRY_AFTER);
  if (state === 'STALE') headers.set('warning', '110 - "Response is Stale"');
  if (status === 200 && matchesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', TYPES[form]);
  return new Response(bytes, { status, headers });
}
