/** /img/:universityId: the licensed picture that the dataset names for a university, or its drawn placeholder. */
import * as z from 'zod/mini';
import { wholeNumber } from '#schema/api/params.ts';
import { placeholderSvg } from '#schema/domain/placeholder.ts';
import { withDataset } from '../../cache/dataset-store.ts';
import { matchesTag } from '../../cache/digest.ts';
import { fromEdge, toEdgeLater } from '../../cache/edge-cache.ts';
import type { HeldDataset } from '../../cache/held-dataset.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../failure.ts';
import { fetchPicture } from '../../pictures/fetch-picture.ts';
import { type PictureWidth, pictureWidth, thumbnailAddress } from '../../pictures/thumbnail-address.ts';
import { readPictured } from '../../queries/pictures.ts';
import type { PathParams, RequestContext } from './context.ts';
import { parseQuery } from './parse-request.ts';

export const PICTURE_PATH = '/img/:universityId';

const pictureQuery = z.object({ w: wholeNumber(1, 4_000) });

/** A picture stays the same for a dataset version, and the version is part of the edge cache's key. */
const PICTURE_CACHE = 'public, max-age=86400, s-maxage=2592000, stale-while-revalidate=604800';
/** A drawn one may stand in for a picture that could not be had just now. */
const DRAWN_CACHE = 'public, max-age=3600, s-maxage=3600';

/** Answers from the edge's cache, else from the publisher, else with the drawing. */
export async function answerPicture(context: RequestContext, { universityId = '' }: PathParams): Promise<Response> {
  const { deps, request, url } = context;
  const id = /^\d{1,9}$/.test(universityId) ? Number(universityId) : null;
  if (id === null) throw new Failure('unknown-university');
  const width = pictureWidth(parseQuery(pictureQuery, url).w);
  return withDataset(deps, async (dataset) => {
    const cacheKey = new Request(new URL(`/img/${id}?w=${width}&v=${dataset.version}`, url.origin));
    const cached = await fromEdge(deps, cacheKey, `"${dataset.version}-${id}-`);
    if (cached) return answered(request, cached, 'HIT');
    const made = await makePicture(deps, dataset, { id, width, origin: url.origin });
    toEdgeLater(deps, cacheKey, made.clone());
    return answered(request, made, 'MISS');
  });
}

async function makePicture(
  deps: Deps,
  dataset: HeldDataset,
  { id, width, origin }: { id: number; width: PictureWidth; origin: string },
): Promise<Response> {
  const pictured = await readPictured(deps, dataset.version, id);
  if (!pictured) throw new Failure('unknown-university');
  const address = pictured.image && thumbnailAddress(pictured.image, width);
  const picture = address && (await fetchPicture(deps, address, `CampusAtlas (+${origin})`));
  if (picture) {
    return new Response(picture.bytes, {
      headers: {
        'content-type': picture.contentType,
        'cache-control': PICTURE_CACHE,
        etag: `"${dataset.version}-${id}-${width}"`,
      },
    });
  }
  return new Response(placeholderSvg(pictured), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': DRAWN_CACHE,
      etag: `"${dataset.version}-${id}-drawn"`,
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
