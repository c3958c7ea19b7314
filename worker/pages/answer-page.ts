/** Answers navigations: files of the SPA as they are, pages with their status, head and first data written in. */
import { privacyWords } from '#frontend/content/privacy.ts';
import { termsWords } from '#frontend/content/terms.ts';
import { articleOf, resourceArticleOf } from '#schema/domain/articles/articles.ts';
import { aliasTarget } from '#schema/domain/route-aliases.ts';
import { routeOf, SITE_ROUTES, type SiteRoute, type SiteRouteName } from '#schema/domain/routes.ts';
import { entityTag, matchesTag } from '../cache/digest.ts';
import type { RequestContext } from '../http/routes/context.ts';
import { decodedText } from '../http/routes/decoded-text.ts';
import { articlePage } from './article-page.ts';
import { comparePage } from './compare-page.ts';
import { contactPage } from './contact-page.ts';
import { datasetAnswer } from './dataset-answer.ts';
import { faqPage } from './faq-page.ts';
import { homeView } from './first-paint/home.ts';
import { aboutView, scholarshipsView, sitemapView } from './first-paint/text.ts';
import { glossaryPage } from './glossary-page.ts';
import { helpArticlePage, helpPage } from './help-page.ts';
import type { Html } from './html.ts';
import { legalPage } from './legal-page.ts';
import { notFoundPage } from './not-found-page.ts';
import type { InitialAnswer, Moved, Page } from './page.ts';
import { pagePartOf } from './page-parts.ts';
import { popularPage } from './popular-page.ts';
import { resourcesPage } from './resources-page.ts';
import { searchPage } from './search-page.ts';
import { fetchFile, fetchShell } from './site-files.ts';
import { universityPage } from './university-page.ts';
import { writePage } from './write-page.ts';

type PageMaker = (context: RequestContext, params: Record<string, string>) => Page | Promise<Page | Moved>;

const PAGES: Record<SiteRouteName, PageMaker> = {
  home: async ({ deps }) => writtenPage('home', await datasetAnswer(deps)),
  search: ({ deps, url }) => searchPage(deps, url),
  universitySearch: ({ deps, url }) => searchPage(deps, url),
  compare: ({ deps, url }) => comparePage(deps, url),
  compareUniversities: ({ deps, url }) => comparePage(deps, url),
  university: ({ deps }, { slug = '' }) => universityPage(deps, decodedText(slug)),
  popular: ({ deps, url }) => popularPage(deps, url),
  resources: () => resourcesPage(),
  resourcesArticle: (_, { id }) => articlePage(resourceArticleOf(id)),
  article: (_, { id = '' }) => articlePage(articleOf(id)),
  scholarships: () => writtenPage('scholarships'),
  auth: () => writtenPage('auth'),
  account: () => writtenPage('account'),
  bookmarks: () => writtenPage('bookmarks'),
  myUniversities: () => writtenPage('myUniversities'),
  dashboard: () => writtenPage('dashboard'),
  about: async ({ deps }) => writtenPage('about', await datasetAnswer(deps)),
  faq: () => faqPage(),
  help: () => helpPage(),
  helpArticle: (_, { category = '', subcategory = '' }) => helpArticlePage(category, subcategory),
  contact: () => contactPage(),
  glossary: () => glossaryPage(),
  sitemap: () => writtenPage('sitemap'),
  privacy: () => legalPage('privacy', privacyWords),
  terms: () => legalPage('terms', termsWords),
};

/** What pages of words look like before the scripts have come. */
const WRITTEN_VIEWS: Partial<Record<SiteRouteName, () => Html>> = {
  home: homeView,
  about: aboutView,
  scholarships: scholarshipsView,
  sitemap: sitemapView,
};

/** A page of words, with what the SPA will ask for where it shows some data as well. */
function writtenPage(name: SiteRouteName, initialAnswers: InitialAnswer[] = []): Page {
  const view = WRITTEN_VIEWS[name];
  const { path, title, description, personal }: SiteRoute = SITE_ROUTES[name];
  return {
    status: 200,
    title,
    description,
    canonical: personal ? null : path,
    initialAnswers,
    ...(view ? { withoutScript: view() } : {}),
  };
}

/** Seconds a failing page asks to be left alone for. */
const RETRY_AFTER = '5';

/** Answers a GET that is neither the API's nor a picture's. */
export async function answerPage(context: RequestContext): Promise<Response> {
  const { url } = context;
  if (url.pathname === '/index.html') return movedTo('/');
  const alias = aliasTarget(url.pathname, url.search);
  if (alias !== null) return movedTo(alias);
  const route = routeOf(url.pathname);
  context.route = route ? `page:${route.name}` : isFile(url.pathname) ? 'file' : 'page:not-found';
  if (!route && isFile(url.pathname)) return fetchFile(context.deps, context.request);
  const page = route ? await PAGES[route.name](context, route.params) : notFoundPage();
  if ('movedTo' in page) return movedTo(`${page.movedTo}${url.search}`);
  return respond(context, page, pagePartOf(route?.name));
}

function isFile(pathname: string): boolean {
  return /\.[a-z0-9]+$/i.test(pathname);
}

function movedTo(path: string): Response {
  return new Response(null, { status: 301, headers: { location: path, 'cache-control': 'public, max-age=3600' } });
}

async function respond({ deps, request, url }: RequestContext, page: Page, part: string): Promise<Response> {
  const body = await writePage(await fetchShell(deps, url), page, part, url.origin);
  const etag = await entityTag('page', body);
  // The page names the scripts of its release: it may be kept, but is asked for again each time.
  const headers = new Headers({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });
  if (page.status === 503) headers.set('retry-after', RETRY_AFTER);
  if (page.status === 200 && matchesTag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status: page.status, headers });
}
