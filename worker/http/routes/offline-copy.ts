/** /offline-copy/…: what a visitor downloads who saves the search for use offline. Its layout is in the path. */
import { OFFLINE_COPY_LAYOUT } from '#schema/search/offline-copy.ts';
import { AppError } from '#worker/app-error.ts';
import { matchesTag } from '#worker/cache/digest.ts';
import { findOfflineCopy } from '#worker/services/offline-copy.ts';
import { checkCounts, visitorOf } from '../middleware/visitor-rate.ts';
import type { PathParams, RequestContext } from './context.ts';

export const OFFLINE_COPY_PATH = '/offline-copy/:layout';

/** The copy, or 304. Throws Failure `unknown-address` for the layout of another release, `too-many-requests`, or `unavailable`. */
export async function answerOfflineCopy({ deps, request }: RequestContext, { layout }: PathParams): Promise<Response> {
  if (layout !== OFFLINE_COPY_LAYOUT) throw new AppError('unknown-address');
  // Each answer is a few megabytes out of KV.
  await checkCounts(deps, 'offline', [[deps.networkRate, `offline:${visitorOf(request.headers)}`]]);
  const { bytes, version, tag } = await findOfflineCopy(deps);
  // Whoever has saved it holds it; a second copy in the browser's cache would be space for nothing.
  const headers = { etag: tag, 'cache-control': 'no-store', 'x-dataset-version': version };
  if (matchesTag(request.headers.get('if-none-match'), tag)) return new Response(null, { status: 304, headers });
  return new Response(bytes, {
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
  });
}
