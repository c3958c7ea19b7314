/** /img/:universityId: the licensed picture that the dataset names for a university, or its drawn placeholder. */
import * as z from 'zod/mini';
import { flag, wholeNumber } from '#schema/api/params.ts';
import { AppError } from '#worker/app-error.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { matchesTag } from '#worker/cache/digest.ts';
import { fromEdge, toEdgeLater } from '#worker/cache/edge-cache.ts';
import type { Deps } from '#worker/deps.ts';
import { type PictureWidth, pictureWidth } from '#worker/pictures/thumbnail-address.ts';
import { type FoundPicture, findPicture } from '#worker/services/pictures.ts';
import type { PathParams, RequestContext } from './context.ts';
import { parseQuery } from './parse-request.ts';

export const PICTURE_PATH = '/img/:universityId';

/** `map`: its place, even where there is a photograph. */
const pictureQuery = z.object({ w: wholeNumber(1, 4_000), map: flag() });

/** A picture stays the same for a dataset version and a language, and both are part of the edge cache's key. */
const PICTURE_CACHE = 'public, max-age=86400, s-maxage=2592000, stale-while-revalidate=604800';
/** A drawn one may stand in for a picture that could not be had just now. */
const DRAWN_CACHE = 'public, max-age=3600, s-maxage=3600';

/** Answers from the edge's cache, else from the publisher, else with the drawing. */
export async function answerPicture(context: RequestContext, { universityId = '' }: PathParams): Promise<Response> {
  const { deps, request, url } = context;
  const id = /^\d{1,9}$/.test(universityId) ? Number(universityId) : null;
  if (id === null) throw new AppError('unknown-university');
  const { w, map } = parseQuery(pictureQuery, url);
  const width = pictureWidth(w);
  return withDataset(deps, async (dataset) => {
    const cacheKey = new Request(
      new URL(`/img/${id}?w=${width}&v=${dataset.version}&lang=${deps.language}${map ? '&map=1' : ''}`, url.origin),
    );
    const cached = await fromEdge(deps, cacheKey, `"${dataset.version}-${id}-`);
    if (cached) return answered(request, cached, 'HIT');
    const found = await findPicture(deps, dataset, { id, width, map, origin: url.origin });
    const made = pictureAnswer(found, deps, `${dataset.version}-${id}`, width);
    toEdgeLater(deps, cacheKey, made.clone());
    return answered(request, made, 'MISS');
  });
}

function pictureAnswer(
  picture: FoundPicture,
  { presenters, language }: Deps,
  tag: string,
  width: PictureWidth,
): Response {
  if ('pictured' in picture) {
    return new Response(presenters.presentDrawing(picture), {
      headers: {
        'content-type': 'image/svg+xml; charset=utf-8',
        'cache-control': DRAWN_CACHE,
        etag: `"${tag}-map-${language}"`,
      },
    });
  }
  return new Response(picture.bytes, {
    headers: {
      'content-type': picture.contentType,
      'cache-control': PICTURE_CACHE,
      etag: `"${tag}-${width}"`,
    },
  });
}

function answered(request: Request, picture: Response, state: 'HIT' | 'MISS'): Response {
  const unchanged = matchesTag(request.headers.get('if-none-match'), picture.headers.get('etag') ?? '');
  const answer = unchanged
    ? new Response(null, { status: 304, headers: picture.headers })
    : new Response(picture.body, picture);
  if (unchanged) answer.headers.delete('content-type');
  answer.headers.set('x-cache', state);
  return answer;
}
