/** /api/meta, /api/health, /api/openapi.json: about the service itself. */
import { endpoints } from '#schema/api/endpoints.ts';
import { openApiDocument } from '#schema/api/openapi.ts';
import { digest, matchesTag } from '#worker/cache/digest.ts';
import { CACHE_POLICIES, cacheControl } from '#worker/cache/policy.ts';
import { findManifest } from '#worker/services/dataset.ts';
import { checkHealth } from '#worker/services/health.ts';
import { publicRoute, type Route } from './public-route.ts';

export const metaRoute = publicRoute(endpoints.meta, {
  question: () => ({}),
  unboundedKey: () => false,
  find: (deps, dataset) => findManifest(deps, dataset.version),
  present: ({ presentMeta }, found) => presentMeta(found),
});

export const healthRoute: Route = {
  endpoint: endpoints.health,
  async handle({ deps }) {
    return Response.json(await checkHealth(deps), {
      headers: { 'cache-control': 'no-store', 'x-cache': 'BYPASS' },
    });
  },
};

/** Made once an isolate, when first asked for: making it takes longer than a search. */
let openApi: { body: string; etag: string } | undefined;

async function makeOpenApi(): Promise<{ body: string; etag: string }> {
  const body = JSON.stringify(openApiDocument());
  return { body, etag: `"${await digest(body)}"` };
}

/** Made from the code alone, so that it answers whatever state the data is in. */
export const openapiRoute: Route = {
  endpoint: endpoints.openapi,
  async handle({ deps, request }) {
    openApi ??= await makeOpenApi();
    const { body, etag } = openApi;
    const headers = {
      etag,
      'cache-control': cacheControl(CACHE_POLICIES[endpoints.openapi.cache], false, deps.clock()),
      'x-cache': 'BYPASS',
    };
    if (matchesTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(body, { headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } });
  },
};
