/** Router: the API by the endpoint table, then generated files, then static files and pages. */
import { type IRequest, Router } from 'itty-router';
import { ROUTE_PATHS } from '#schema/domain/site/route-paths.ts';
import { AppError } from '#worker/app-error.ts';
import { depsInSession } from '#worker/deps.ts';
import { handlePage, isSecret } from '#worker/pages/handle-page.ts';
import { NEAREST, PRIMARY, type SessionStart } from '#worker/session-start.ts';
import { refuseUnknownParameters } from './middleware/known-parameters.ts';
import { accountRoutes } from './routes/account.ts';
import {
  AI_CATALOG_PATH,
  API_CATALOG_PATH,
  answerAiCatalog,
  answerApiCatalog,
  answerLlms,
  answerRegistryEntry,
  answerServerCard,
  LLMS_PATH,
  REGISTRY_PATH,
  SERVER_CARD_PATH,
} from './routes/assistant-files.ts';
import { answerBadge, BADGE_PATHS } from './routes/badge.ts';
import { boardRoutes } from './routes/boards.ts';
import { bookmarkRoutes } from './routes/bookmarks.ts';
import { careerRoute, careersRoute } from './routes/careers.ts';
import { contactRoute } from './routes/contact.ts';
import type { IncomingRequest, PathParams, RequestContext } from './routes/context.ts';
import { answerData, DATA_PATHS } from './routes/data-files.ts';
import { decodedText } from './routes/decoded-text.ts';
import { answerEmbed, EMBED_PATHS } from './routes/embeds.ts';
import { helpVoteRoute } from './routes/help.ts';
import { hiddenRoutes } from './routes/hidden.ts';
import { historyRoutes } from './routes/history.ts';
import { listRoutes } from './routes/lists.ts';
import { locationsRoute, townRoute } from './routes/locations.ts';
import { majorRoute, majorsRoute } from './routes/majors.ts';
import { answerMcp, MCP_PATH } from './routes/mcp.ts';
import { notificationRoutes } from './routes/notifications.ts';
import { answerOembed, OEMBED_PATH } from './routes/oembed.ts';
import { answerOfflineCopy, OFFLINE_COPY_PATH } from './routes/offline-copy.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { answerPicture, PICTURE_PATH } from './routes/picture.ts';
import { answerCalendar, applyingRoute, CALENDAR_PATH, planRoutes } from './routes/plan.ts';
import { programsRoute } from './routes/programs.ts';
import type { Route } from './routes/public-route.ts';
import { recommendationsRoute } from './routes/recommendations.ts';
import { savedSearchRoutes } from './routes/saved-searches.ts';
import { healthRoute, metaRoute, openapiRoute } from './routes/service.ts';
import { currentUserRoute, loginRoute, logoutRoute, recoverRoute, registerRoute } from './routes/session.ts';
import { settingsRoutes } from './routes/settings.ts';
import { linkRoutes, listFileRoute, listRoute, sharedListRoute } from './routes/shared-links.ts';
import {
  answerRobots,
  answerSecurity,
  answerSitemap,
  answerSitemapPart,
  ROBOTS_PATH,
  SECURITY_PATH,
  SITEMAP_PART_PATH,
  SITEMAP_PATH,
} from './routes/sitemap.ts';
import { answerSpeculationRules, SPECULATION_PATH } from './routes/speculation-rules.ts';
import { subscribeRoute } from './routes/subscribe.ts';
import { twoYearsRoute } from './routes/two-years.ts';
import {
  admissionsRoute,
  bySlugRoute,
  compareRoute,
  directionsRoute,
  exportRoute,
  pointsRoute,
  pricesRoute,
  searchRoute,
  suggestRoute,
} from './routes/universities.ts';

export const API_ROUTES: readonly Route[] = [
  searchRoute,
  pointsRoute,
  suggestRoute,
  bySlugRoute,
  directionsRoute,
  compareRoute,
  pricesRoute,
  admissionsRoute,
  applyingRoute,
  exportRoute,
  programsRoute,
  locationsRoute,
  townRoute,
  majorsRoute,
  majorRoute,
  careersRoute,
  careerRoute,
  twoYearsRoute,
  currentUserRoute,
  ...bookmarkRoutes,
  ...historyRoutes,
  ...listRoutes,
  ...savedSearchRoutes,
  ...boardRoutes,
  ...linkRoutes,
  ...settingsRoutes,
  ...hiddenRoutes,
  ...planRoutes,
  ...notificationRoutes,
  recommendationsRoute,
  ...accountRoutes,
  loginRoute,
  registerRoute,
  logoutRoute,
  recoverRoute,
  ...passkeyRoutes,
  subscribeRoute,
  contactRoute,
  helpVoteRoute,
  listRoute,
  listFileRoute,
  sharedListRoute,
  metaRoute,
  healthRoute,
  openapiRoute,
];

type Answer = (context: RequestContext, params: PathParams) => Promise<Response>;

// Not AutoRouter: it hands routes a proxy that calls what an address names ("?bind" was a failure), and its answers to
// errors and to unknown addresses are never wanted: an error goes to the caller, and the last route takes what is left.
const api = Router();
const site = Router();

for (const [path, routes] of routesByPath(API_ROUTES)) {
  api.all(path, (request: IRequest, asked: IncomingRequest) => {
    asked.route = path;
    requireMethod(
      request.method,
      routes.map(({ endpoint }) => endpoint.method),
    );
    const route = routes.find(({ endpoint }) => endpoint.method === request.method) as Route;
    asked.route = route.endpoint.name;
    refuseUnknownParameters(route.endpoint, asked.url);
    return route.handle(withSession(asked, route.startsAt?.(asked.request)), decoded(request.params));
  });
}

// Nothing under /api is ever answered with a page.
site.all('/api/*', (_request: IRequest, asked: IncomingRequest) => {
  asked.route = 'api';
  throw new AppError('unknown-address');
});

/** What is neither the API nor a page. */
const FILES: readonly (readonly [path: string, answer: Answer])[] = [
  [PICTURE_PATH, answerPicture],
  [SITEMAP_PATH, answerSitemap],
  [SITEMAP_PART_PATH, answerSitemapPart],
  [ROBOTS_PATH, answerRobots],
  [SECURITY_PATH, answerSecurity],
  [CALENDAR_PATH, answerCalendar],
  [AI_CATALOG_PATH, answerAiCatalog],
  [SERVER_CARD_PATH, answerServerCard],
  [REGISTRY_PATH, answerRegistryEntry],
  [API_CATALOG_PATH, answerApiCatalog],
  [LLMS_PATH, answerLlms],
  [SPECULATION_PATH, answerSpeculationRules],
  [OEMBED_PATH, answerOembed],
  [OFFLINE_COPY_PATH, answerOfflineCopy],
  ...EMBED_PATHS.map((path) => [path, answerEmbed] as const),
  ...DATA_PATHS.map((path) => [path, answerData] as const),
  ...BADGE_PATHS.map((path) => [path, answerBadge] as const),
];

const answerPage = (request: IRequest, asked: IncomingRequest) => {
  asked.route = 'page';
  requireMethod(request.method, ['GET']);
  return handlePage(withSession(asked, isSecret(asked.url.pathname) ? PRIMARY : NEAREST));
};

// The one page among the files of a data release.
for (const path of [ROUTE_PATHS.dataAsk.path, `${ROUTE_PATHS.dataAsk.path}.md`]) site.all(path, answerPage);

for (const [path, answer] of FILES) {
  site.all(path, (request: IRequest, asked: IncomingRequest) => {
    asked.route = path;
    requireMethod(request.method, ['GET']);
    return answer(withSession(asked), decoded(request.params));
  });
}

site.all(MCP_PATH, (request: IRequest, asked: IncomingRequest) => {
  asked.route = MCP_PATH;
  requireMethod(request.method, ['POST']);
  return answerMcp(withSession(asked));
});

site.all('*', answerPage);

/** Routes a request. Throws whatever its handler throws. */
export async function routeRequest(asked: IncomingRequest): Promise<Response> {
  // A page is not held against the patterns of all endpoints first.
  const answer: Response | undefined = asked.url.pathname.startsWith('/api/')
    ? await api.fetch(asked.request, asked)
    : undefined;
  return answer ?? site.fetch(asked.request, asked);
}

/**
 * The request with its session, the only one it opens. What everybody may see is read from the nearest copy of the
 * database; a route that needs more says where its session begins.
 */
function withSession(asked: IncomingRequest, start: SessionStart = NEAREST): RequestContext {
  return Object.assign(asked, { deps: depsInSession(asked.app, start, asked.language) });
}

/** The routes of each path; a path that is written out comes before one whose parameter would take it. */
function routesByPath(routes: readonly Route[]): [path: string, routes: Route[]][] {
  const byPath = new Map<string, Route[]>();
  for (const route of routes) byPath.set(route.endpoint.path, [...(byPath.get(route.endpoint.path) ?? []), route]);
  const parameters = (path: string) => path.split('/:').length;
  return [...byPath].sort(([a], [b]) => parameters(a) - parameters(b));
}

function requireMethod(method: string, taken: readonly string[]): void {
  if (taken.includes(method)) return;
  const allow = [...taken, ...(taken.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  throw new AppError('method-not-allowed', { allow, detail: `This address takes ${allow} only.` });
}

function decoded(params: Record<string, string>): PathParams {
  return Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decodedText(text)]));
}
