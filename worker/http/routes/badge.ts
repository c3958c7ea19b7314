/** /badge/<school>/<figure>.svg: one figure of a school as a picture, in French under /fr. */
import { TOOL_FIGURES } from '#schema/domain/figures/tool-figures.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { AppError } from '#worker/app-error.ts';
import { matchesTag } from '#worker/cache/digest.ts';
import { CACHE_POLICIES, cacheControl } from '#worker/cache/policy.ts';
import { readThrough } from '#worker/cache/read-through.ts';
import type { PathParams, RequestContext } from './context.ts';
import { bySlugRoute, NOBODY } from './universities.ts';

export const BADGE_PATHS = ['/badge/:slug/:file', '/fr/badge/:slug/:file'];

const { record: POLICY } = CACHE_POLICIES;

/** Throws Failure `unknown-university`, or `unknown-address` for a figure that there is not. */
export async function answerBadge(context: RequestContext, { slug = '', file = '' }: PathParams): Promise<Response> {
  const { deps, request } = context;
  const id = idOfSlug(slug);
  const figure = TOOL_FIGURES.find((one) => `${one}.svg` === file);
  if (figure === undefined) throw new AppError('unknown-address');
  if (id === null) throw new AppError('unknown-university');
  const { answer, state } = await readThrough(
    deps,
    { endpoint: 'badge', text: `${deps.language} ${id} ${figure}`, policy: POLICY, unboundedKey: () => false },
    async (dataset) => {
      const { value } = await bySlugRoute.make(deps, dataset, { params: { slug: String(id) }, query: NOBODY });
      return deps.presenters.presentBadge(value, figure);
    },
  );
  context.forOtherSites = true;
  const headers = new Headers({
    etag: answer.tag,
    'cache-control': cacheControl(POLICY, state === 'STALE'),
    'x-cache': state,
  });
  if (matchesTag(request.headers.get('if-none-match'), answer.tag)) return new Response(null, { status: 304, headers });
  headers.set('content-type', 'image/svg+xml; charset=utf-8');
  return new Response(answer.bytes ?? answer.body, { headers });
}
