/**
 * /sitemap.xml with its parts, /robots.txt and /.well-known/security.txt: what search engines and people who found a hole
 * read. Addresses carry the request's own origin.
 */
import { LANGUAGES, type Language } from '#schema/domain/formats/language.ts';
import { twinsOf } from '#schema/domain/site/route-addresses.ts';
import { AppError } from '#worker/app-error.ts';
import { confirmLater, withDataset } from '#worker/cache/dataset-store.ts';
import { entityTag, matchesTag } from '#worker/cache/digest.ts';
import { sitemapIndexXml, sitemapXml } from '#worker/presenters/sitemap-xml.ts';
import { pagePaths, partCount, universityPaths } from '#worker/services/sitemap.ts';
import type { PathParams, RequestContext } from './context.ts';

export const SITEMAP_PATH = '/sitemap.xml';
export const SITEMAP_PART_PATH = '/sitemaps/:file';
export const ROBOTS_PATH = '/robots.txt';
export const SECURITY_PATH = '/.well-known/security.txt';

const XML = 'application/xml; charset=utf-8';
/** Search engines come once a day at most; a browser asks again within the hour. */
const CACHE = 'public, max-age=3600';

/** The index: one part for the pages, then the universities'. */
export function answerSitemap(context: RequestContext): Promise<Response> {
  const { deps, url } = context;
  return withDataset(deps, async ({ snapshot, version }) => {
    const universities = Array.from(
      { length: partCount(snapshot.size) },
      (_, at) => `/sitemaps/universities-${at + 1}.xml`,
    );
    confirmLater(deps);
    const files = ['/sitemaps/pages.xml', ...universities].map((path) => url.origin + path);
    return respond(context, sitemapIndexXml(files), XML, version);
  });
}

/** One part. Throws Failure `unknown-address` for a file that the index does not name. */
export function answerSitemapPart(context: RequestContext, { file = '' }: PathParams): Promise<Response> {
  const { deps, url } = context;
  return withDataset(deps, async ({ snapshot, version }) => {
    const part = /^universities-([1-9]\d{0,3})\.xml$/.exec(file)?.[1];
    if (part === undefined ? file !== 'pages.xml' : Number(part) > partCount(snapshot.size)) {
      throw new AppError('unknown-address');
    }
    confirmLater(deps);
    const paths = part === undefined ? pagePaths() : universityPaths(snapshot, Number(part));
    const pages = paths.map(twinsOf).map((twins) => withOrigin(twins, url.origin));
    return respond(context, sitemapXml(pages), XML, version);
  });
}

/**
 * Everything may be read but the export, which is the whole catalogue in one file. The rest of the API stays open:
 * search engines run the pages' scripts, which ask it.
 */
export function answerRobots(context: RequestContext): Promise<Response> {
  const text = `User-agent: *\nDisallow: /api/universities/export.csv\n\nSitemap: ${context.url.origin}${SITEMAP_PATH}\n`;
  return respond(context, text, 'text/plain; charset=utf-8', 'robots');
}

const DAY = 24 * 60 * 60 * 1_000;
/** RFC 9116 asks for a day after which the file is stale, less than a year ahead. */
const SECURITY_DAYS = 180;

/** Where to report a hole (RFC 9116). */
export function answerSecurity(context: RequestContext): Promise<Response> {
  const { deps, url } = context;
  const day = Math.floor(deps.clock() / DAY);
  const expires = new Date((day + SECURITY_DAYS) * DAY).toISOString();
  const text = [
    `Contact: ${url.origin}/contact`,
    `Expires: ${expires}`,
    'Preferred-Languages: en, fr',
    `Canonical: ${url.origin}${SECURITY_PATH}`,
  ].join('\n');
  return respond(context, `${text}\n`, 'text/plain; charset=utf-8', `security-${day}`);
}

const withOrigin = (twins: Record<Language, string>, origin: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, origin + twins[language]])) as Record<Language, string>;

async function respond({ request }: RequestContext, body: string, contentType: string, version: string) {
  const headers = new Headers({ etag: await entityTag(version, body), 'cache-control': CACHE });
  if (matchesTag(request.headers.get('if-none-match'), headers.get('etag') ?? '')) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', contentType);
  return new Response(body, { headers });
}
