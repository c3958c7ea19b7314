/** Answers navigations: files of the site as they are, pages as the site itself draws them. */
import { aliasTarget } from '#schema/domain/route-aliases.ts';
import { routeOf } from '#schema/domain/route-paths.ts';
import { matchesTag } from '#worker/cache/digest.ts';
import type { RequestContext } from '#worker/http/routes/context.ts';
import { type FoundPage, findPage } from './find-page.ts';
import { fetchFile } from './site-files.ts';

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
  const page = await findPage(deps, url);
  return 'movedTo' in page ? movedTo(page.movedTo + url.search) : respond(request, page);
}

function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}

function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { location: path, 'cache-control': 'public, max-age=3600' } });
}

function respond(request: Request, { status, text, tag, state }: FoundPage): Response {
  // The page names the scripts of its release: it may be kept, but is asked for again each time.
  const headers = new Headers({ etag: tag, 'cache-control': 'public, max-age=0, must-revalidate', 'x-cache': state });
  if (status === 503) headers.set('retry-after', RETRY_AFTER);
  if (state === 'STALE') headers.set('warning', '110 - "Response is Stale"');
  if (status === 200 && matchesTag(request.headers.get('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(text, { status, headers });
}
