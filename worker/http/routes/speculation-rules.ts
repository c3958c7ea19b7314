/**
 * Which pages a browser may fetch when a link to them is pointed at (Speculation Rules, in Chromium). Only until the page's
 * own scripts run: from then on a link fetches data, not a page. Pages of somebody's own, secret ones and questions are not
 * among them.
 */
import { LANGUAGES } from '#schema/domain/formats/language.ts';
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS, type RoutePath } from '#schema/domain/site/route-paths.ts';
import { entityTag, matchesTag } from '#worker/cache/digest.ts';
import type { RequestContext } from './context.ts';

export const SPECULATION_PATH = '/speculation-rules.json';

const PUBLIC = Object.values<RoutePath>(ROUTE_PATHS).filter(
  ({ personal, secret, unlisted }) => !personal && !secret && !unlisted,
);

const RULES = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          {
            href_matches: LANGUAGES.flatMap((language) =>
              PUBLIC.map(({ path }) => ({ pathname: addressIn(language, path), search: '' })),
            ),
          },
          // Set by frontend/app/entry-client.tsx.
          { selector_matches: 'html:not([data-started]) a' },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

export async function answerSpeculationRules({ request }: RequestContext): Promise<Response> {
  const etag = await entityTag('rules', RULES);
  const headers = new Headers({ etag, 'cache-control': 'public, max-age=86400' });
  if (matchesTag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', 'application/speculationrules+json');
  return new Response(RULES, { headers });
}
