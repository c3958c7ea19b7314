/** /oembed: the card of a page of ours, for programs that turn a link into a card (oembed.com). */

import * as z from 'zod/mini';
import { wholeNumber } from '#schema/api/params.ts';
import { NOBODY } from '#schema/api/situation.ts';
import { readComparedIds } from '#schema/domain/plan/compared-ids.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { EMBED_SIZES, embedPath, frameCode, kindOf } from '#schema/domain/site/embed-code.ts';
import { EMBED_COMPARE_MIN } from '#schema/domain/site/limits.ts';
import { readAddress } from '#schema/domain/site/route-addresses.ts';
import { routeOf } from '#schema/domain/site/route-paths.ts';
import { AppError, badParameters } from '#worker/app-error.ts';
import { type Deps, depsInSession } from '#worker/deps.ts';
import { NEAREST } from '#worker/session-start.ts';
import type { RequestContext } from './context.ts';
import { decodedText } from './decoded-text.ts';
import { parseQuery } from './parse-request.ts';
import { bySlugRoute, compareRoute } from './universities.ts';

export const OEMBED_PATH = '/oembed';

const size = z.object({ maxwidth: wholeNumber(1, 100_000), maxheight: wholeNumber(1, 100_000) });

/** Throws Failure `bad-parameter`, or `unknown-address` for what is no page with a card. */
export async function answerOembed({ app, url }: RequestContext): Promise<Response> {
  const { searchParams } = url;
  const format = searchParams.get('format') ?? 'json';
  // The answer that the standard has for a format that is not offered.
  if (format !== 'json') return new Response('Only JSON is offered.', { status: 501, headers: PLAIN });
  const address = searchParams.get('url') ?? '';
  if (!URL.canParse(address)) {
    throw badParameters([{ parameter: 'url', message: 'must be the address of a page of this site' }]);
  }
  const asked = new URL(address);
  if (asked.host !== url.host) throw new AppError('unknown-address');
  const { language, path } = readAddress(asked.pathname);
  const ids = idsOf(path, asked.searchParams);
  const deps = depsInSession(app, NEAREST, language);
  const title = await titleOf(deps, ids);
  const most = parseQuery(size, url);
  const own = EMBED_SIZES[kindOf({ ids })];
  const shown = {
    width: Math.min(own.width, most.maxwidth ?? own.width),
    height: Math.min(own.height, most.maxheight ?? own.height),
  };
  const answer = {
    version: '1.0',
    type: 'rich',
    provider_name: 'CampusAtlas',
    provider_url: url.origin,
    title,
    cache_age: MAX_AGE,
    html: frameCode(url.origin + embedPath({ ids, language }), title, shown),
    ...shown,
  };
  return new Response(JSON.stringify(answer), { headers: { ...PLAIN, 'content-type': 'application/json' } });
}

const MAX_AGE = 3600;
const PLAIN = { 'cache-control': `public, max-age=${MAX_AGE}`, 'access-control-allow-origin': '*' };

async function titleOf(deps: Deps, ids: number[]): Promise<string> {
  if (ids.length === 1) {
    return (await bySlugRoute.serve(deps, { params: { slug: String(ids[0]) }, query: NOBODY })).value().name;
  }
  const records = (await compareRoute.serve(deps, { params: undefined, query: { ids, ...NOBODY } })).value();
  if (records.length < ids.length) throw new AppError('unknown-university');
  return deps.presenters.embedComparison(records).title;
}

/** The schools of a page that has a card. */
function idsOf(path: string, search: URLSearchParams): number[] {
  const route = routeOf(path);
  if (route?.name === 'university') {
    const id = idOfSlug(decodedText(route.params.slug ?? ''));
    if (id === null) throw new AppError('unknown-university');
    return [id];
  }
  const { ids } = readComparedIds(search.getAll('ids'));
  if (route?.name !== 'compare' || ids.length < EMBED_COMPARE_MIN) throw new AppError('unknown-address');
  return ids;
}
