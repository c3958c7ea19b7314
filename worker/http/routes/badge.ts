/** /badge/<school>/<figure>.svg: one figure of a school as a picture, in French under /fr. */
import { NOBODY } from '#schema/api/situation.ts';
import { TOOL_FIGURES } from '#schema/domain/figures/tool-figures.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { AppError } from '#worker/app-error.ts';
import { CACHE_POLICIES } from '#worker/cache/policy.ts';
import { readThrough } from '#worker/cache/read-through.ts';
import type { PathParams, RequestContext } from './context.ts';
import { respond } from './public-route.ts';
import { bySlugRoute } from './universities.ts';

export const BADGE_PATHS = ['/badge/:slug/:file', '/fr/badge/:slug/:file'];

const { record: POLICY } = CACHE_POLICIES;

/** Throws Failure `unknown-university`, or `unknown-address` for a figure that there is not. */
export async function answerBadge(context: RequestContext, { slug = '', file = '' }: PathParams): Promise<Response> {
  const { deps, request } = context;
  const id = idOfSlug(slug);
  const figure = TOOL_FIGURES.find((one) => `${one}.svg` === file);
  if (figure === undefined) throw new AppError('unknown-address');
  if (id === null) throw new AppError('unknown-university');
  const served = await readThrough(
    deps,
    { endpoint: 'badge', text: `${deps.language} ${id} ${figure}`, policy: POLICY, unboundedKey: () => false },
    async (dataset) => {
      const { value } = await bySlugRoute.make(deps, dataset, { params: { slug: String(id) }, query: NOBODY });
      return deps.presenters.presentBadge(value, figure);
    },
  );
  context.forOtherSites = true;
  return respond(request, served, { policy: POLICY, now: deps.clock(), contentType: 'image/svg+xml; charset=utf-8' });
}
