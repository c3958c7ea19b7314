/** A route whose answer is the same for every visitor: parse, canonical question, cache, answer with its headers. */

import type * as z from 'zod/mini';
import type { Endpoint } from '#schema/api/endpoint.ts';
import type { Language } from '#schema/domain/formats/language.ts';
import { SITUATION_PARAMETERS } from '#schema/domain/situation/situation.ts';
import { AppError } from '#worker/app-error.ts';
import { questionText } from '#worker/cache/canonical-question.ts';
import { matchesTag } from '#worker/cache/digest.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { CACHE_POLICIES, type CachePolicy, cacheControl } from '#worker/cache/policy.ts';
import { readThrough, type Served } from '#worker/cache/read-through.ts';
import type { Deps } from '#worker/deps.ts';
import type { Presenters } from '#worker/presenters/by-language.ts';
import type { SessionStart } from '#worker/session-start.ts';
import type { PathParams, RequestContext } from './context.ts';
import { parseByContract, parseQuery } from './parse-request.ts';

/** One row of the Worker's routes: which endpoint, and how to answer it. */
export interface Route {
  endpoint: Endpoint;
  /** Where the session with the database begins; at the nearest copy when it does not say. */
  startsAt?: (request: Request) => SessionStart;
  handle: (context: RequestContext, params: PathParams) => Promise<Response>;
}

/** What a contract makes of what was asked; undefined where there is no contract. */
export type Parsed<Contract> = NonNullable<Contract> extends z.ZodMiniType ? z.infer<NonNullable<Contract>> : undefined;

export interface PublicAnswer<E extends Endpoint, Q extends object, Found> {
  /** The canonical question of parsed parameters; equal questions give equal objects. */
  question: (asked: ParsedInput<E>) => Q;
  /** Whether there is no end of such questions, so that storing them must be earned. */
  unboundedKey: (question: Q) => boolean;
  /** What the answer is about. */
  find: (deps: Deps, dataset: LoadedDataset, question: Q) => Promise<Found>;
  /** The answer's body, JSON unless the endpoint says otherwise, by the presenters of the language that was asked for. */
  present: (
    presenters: Presenters,
    found: Found,
    dataset: LoadedDataset,
    question: Q,
  ) => Parsed<E['response']> | string;
  headers?: (served: Served) => Record<string, string>;
}

/** An answer with what it says: as text in `answer`, and as the value it was made from or is read into. */
export interface ServedValue<Value> extends Served {
  /** Everybody who asks the same may be given it: not to be changed. */
  value: () => Value;
}

/** Parsed parameters. */
export interface ParsedInput<E extends Endpoint> {
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
}

/** An answer as value and as the text it is sent as. */
export interface AnswerBody<E extends Endpoint> {
  value: Parsed<E['response']>;
  text: string;
}

/** What pages may ask from within: one answer of the API, or several that are read in one trip. */
export interface Loadable<Question, Answer> {
  /** The answer made from this dataset and kept nowhere: for what is kept as a part of something else. */
  make: (deps: Deps, dataset: LoadedDataset, asked: Question) => Promise<Answer>;
  /** What is kept of an answer, new or old, without asking the database for it. Throws Failure `unavailable`. */
  recall: (deps: Deps, asked: Question) => Promise<Answer>;
}

/** A public route, which pages may also ask from within. */
export interface PublicRoute<E extends Endpoint> extends Route, Loadable<ParsedInput<E>, AnswerBody<E>> {
  endpoint: E;
  /** The served answer. */
  serve: (deps: Deps, asked: ParsedInput<E>) => Promise<ServedValue<Parsed<E['response']>>>;
}

/** An answer that was made, as value and text. */
export function answerBodyOf<E extends Endpoint>(value: Parsed<E['response']>): AnswerBody<E> {
  return { value, text: typeof value === 'string' ? value : JSON.stringify(value) };
}

/** Answers in another language are other answers. */
const spokenQuestion = (language: Language, question: object) =>
  language === 'en' ? questionText(question) : `${language} ${questionText(question)}`;

/** Declares a public GET route. */
export function publicRoute<E extends Endpoint, Q extends object, Found>(
  endpoint: E,
  on: PublicAnswer<E, Q, Found>,
): PublicRoute<E> {
  const policy = CACHE_POLICIES[endpoint.cache];
  const madeFor = async (deps: Deps, dataset: LoadedDataset, question: Q) => {
    const found = await on.find(deps, dataset, question);
    return answerBodyOf<E>(on.present(deps.presenters, found, dataset, question) as Parsed<E['response']>);
  };
  const through = async (deps: Deps, question: Q, make: (dataset: LoadedDataset) => Promise<AnswerBody<E>>) => {
    let made: AnswerBody<E> | undefined;
    const served = await readThrough(
      deps,
      {
        endpoint: endpoint.name,
        text: spokenQuestion(deps.language, question),
        policy,
        unboundedKey: () => on.unboundedKey(question),
      },
      async (dataset) => {
        made = await make(dataset);
        return made.text;
      },
    );
    // What was made just now is not read out of its own text again; what was stored is, when somebody wants it.
    return {
      ...served,
      value: () => {
        const text = served.answer.body;
        if (made?.text !== text) made = { text, value: JSON.parse(text) };
        return made.value;
      },
    };
  };
  const route: PublicRoute<E> = {
    endpoint,
    make: (deps, dataset, asked) => madeFor(deps, dataset, on.question(asked)),
    serve(deps, asked) {
      const question = on.question(asked);
      return through(deps, question, (dataset) => madeFor(deps, dataset, question));
    },
    async recall(deps, asked) {
      const served = await through(deps, on.question(asked), async () => {
        throw new AppError('unavailable');
      });
      return { value: served.value(), text: served.answer.body };
    },
    async handle({ deps, request, url }, rawParams) {
      const params = (endpoint.params && parseByContract(endpoint.params, rawParams)) as Parsed<E['params']>;
      const query = (endpoint.query && parseQuery(endpoint.query, url)) as Parsed<E['query']>;
      const served = await route.serve(deps, { params, query });
      return respond(request, served, {
        policy,
        now: deps.clock(),
        personal: namesAsker(url.searchParams, endpoint.name === 'universityDirections'),
        contentType: endpoint.contentType ?? 'application/json; charset=utf-8',
        headers: on.headers?.(served) ?? {},
      });
    },
  };
  return route;
}

interface RespondOptions {
  policy: CachePolicy;
  /** When it is sent, in milliseconds. */
  now: number;
  /** Whether nobody's cache but ours may keep it: ours does not know who asked. */
  personal?: boolean;
  contentType: string;
  headers?: Record<string, string>;
}

/**
 * Whether a question says something of who asks it: where home is, what they earn, or with directions where they are. The
 * browser of a shared computer must not go on answering it once they have had it forgotten.
 */
function namesAsker(search: URLSearchParams, directions: boolean): boolean {
  return SITUATION_PARAMETERS.some((name) => search.has(name)) || (directions && search.has('nearPlace'));
}

/** An answer that was read through the caches, or 304 where it is what the asker has. */
export function respond(
  request: Request,
  { answer, state }: Served,
  { policy, now, personal = false, contentType, headers = {} }: RespondOptions,
): Response {
  const common = new Headers({
    etag: answer.tag,
    'cache-control': personal ? 'private, no-store' : cacheControl(policy, state === 'STALE', now),
    'x-cache': state,
    'x-dataset-version': answer.version,
  });
  if (state === 'STALE') common.set('warning', '110 - "Response is Stale"');
  if (matchesTag(request.headers.get('if-none-match'), answer.tag)) {
    return new Response(null, { status: 304, headers: common });
  }
  common.set('content-type', contentType);
  for (const [name, value] of Object.entries(headers)) common.set(name, value);
  return new Response(answer.bytes ?? answer.body, { headers: common });
}
