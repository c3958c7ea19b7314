/**
 * /embed/…: cards of a school, a comparison or a program for the pages of other sites. Each is one file of HTML without
 * scripts, cookies, pictures or anything to load. What an address says besides the card and its theme is not read.
 */
import { NOBODY } from '#schema/api/situation.ts';
import { LANGUAGE_TAGS } from '#schema/domain/formats/language.ts';
import { isoDay } from '#schema/domain/formats/partial-date.ts';
import { readComparedIds } from '#schema/domain/plan/compared-ids.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { EMBED_CIP, EMBED_THEMES } from '#schema/domain/site/embed-code.ts';
import { EMBED_COMPARE_MIN } from '#schema/domain/site/limits.ts';
import { AppError } from '#worker/app-error.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { CACHE_POLICIES } from '#worker/cache/policy.ts';
import { readThrough } from '#worker/cache/read-through.ts';
import { html } from '#worker/html.ts';
import type { EmbedCard, NoCard } from '#worker/presenters/embed-cards.ts';
import type { PathParams, RequestContext } from './context.ts';
import { EMBED_STYLE, EMBED_STYLE_HASH } from './embed-style.ts';
import { respond } from './public-route.ts';
import { bySlugRoute, compareRoute } from './universities.ts';

/** With the French ones under /fr. */
export const EMBED_PATHS = ['/embed/university/:slug', '/embed/compare/:ids', '/embed/program/:slug/:cip'].flatMap(
  (path) => [path, `/fr${path}`],
);

/** A card says of the day whether a school is closing or has closed. */
const POLICY = { ...CACHE_POLICIES.record, ofItsDay: true as const };

/** What a card is of. */
interface Asked {
  ids: number[];
  cip: string | null;
}

class NoCardError extends Error {
  readonly why: NoCard;

  constructor(why: NoCard) {
    super(why);
    this.why = why;
  }
}

const STATUS: Record<NoCard, number> = { school: 404, program: 404, schoolCount: 400, data: 503 };

/** The card of an address; what cannot be shown says so in the frame, with its status. */
export async function answerEmbed(context: RequestContext, params: PathParams): Promise<Response> {
  const { deps, request, url } = context;
  context.forOtherSites = true;
  const theme = EMBED_THEMES.find((one) => one === url.searchParams.get('theme')) ?? 'auto';
  const page = ({ title, body }: EmbedCard) =>
    html`<!doctype html><html lang="${LANGUAGE_TAGS[deps.language]}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${EMBED_STYLE}</style></head><body><article>${body}</article></body></html>`
      .markup;
  try {
    const asked = readAsked(params);
    const served = await readThrough(
      deps,
      {
        endpoint: `embed:${EMBED_STYLE_HASH}`,
        text: [deps.language, theme, asked.cip ?? '', ...asked.ids].join(' '),
        policy: POLICY,
        unboundedKey: () => asked.ids.length > 1,
      },
      async (dataset) => page(await cardOf(context, dataset, asked)),
    );
    return respond(request, served, { policy: POLICY, now: deps.clock(), contentType: HTML });
  } catch (error) {
    const why = reasonOf(error);
    const headers = {
      'content-type': HTML,
      'cache-control': 'no-store',
      ...(why === 'data' ? { 'retry-after': '5' } : {}),
    };
    return new Response(page(deps.presenters.embedNothing(why)), { status: STATUS[why], headers });
  }
}

const HTML = 'text/html; charset=utf-8';

/** Throws the error itself where it is a fault of ours. */
function reasonOf(error: unknown): NoCard {
  if (error instanceof NoCardError) return error.why;
  if (error instanceof AppError && error.code === 'unknown-university') return 'school';
  if (error instanceof AppError && error.code === 'unavailable') return 'data';
  throw error;
}

function readAsked({ slug, ids = '', cip = null }: { slug?: string; ids?: string; cip?: string | null }): Asked {
  if (slug === undefined) {
    const read = readComparedIds([ids]);
    if (read.unreadable.length > 0) throw new NoCardError('school');
    if (read.beyond.length > 0 || read.ids.length < EMBED_COMPARE_MIN) throw new NoCardError('schoolCount');
    return { ids: read.ids, cip };
  }
  const id = idOfSlug(slug);
  if (id === null) throw new NoCardError('school');
  if (cip !== null && !EMBED_CIP.test(cip)) throw new NoCardError('program');
  return { ids: [id], cip };
}

async function cardOf({ deps }: RequestContext, dataset: LoadedDataset, { ids, cip }: Asked): Promise<EmbedCard> {
  const { embedComparison, embedProgram, embedUniversity } = deps.presenters;
  if (ids.length > 1) {
    const { value } = await compareRoute.make(deps, dataset, { params: undefined, query: { ids, ...NOBODY } });
    if (value.length < EMBED_COMPARE_MIN) throw new NoCardError('school');
    return embedComparison(value);
  }
  const { value } = await bySlugRoute.make(deps, dataset, { params: { slug: String(ids[0]) }, query: NOBODY });
  if (cip === null) return embedUniversity(value, isoDay(new Date(deps.clock())));
  const card = embedProgram(value, cip);
  if (card === null) throw new NoCardError('program');
  return card;
}
