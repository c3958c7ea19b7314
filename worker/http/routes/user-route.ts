/** A route of what belongs to the signed-in user: origin and JSON for what changes something, session, contract, act. */
import type { Endpoint } from '#schema/api/endpoint.ts';
import { DATABASE_BOOKMARK_HEADER, isDatabaseBookmark } from '#schema/domain/account/database-bookmark.ts';
import { sessionCookies } from '#worker/auth/cookie.ts';
import { requireUser } from '#worker/auth/require-user.ts';
import { isHalfGone, type Session, sessionToken } from '#worker/auth/session.ts';
import type { Deps } from '#worker/deps.ts';
import { PRIMARY, type SessionStart } from '#worker/session-start.ts';
import { readOptionalJsonBody } from '../middleware/json-body.ts';
import { checkOrigin, checkOwnNavigation } from '../middleware/same-origin.ts';
import { checkWriteRate } from '../middleware/write-rate.ts';
import type { RequestContext } from './context.ts';
import { parseByContract, parseQuery } from './parse-request.ts';
import type { Parsed, Route } from './public-route.ts';

export interface UserAsked<E extends Endpoint> {
  deps: Deps;
  session: Session;
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  context: RequestContext;
}

/** An answer that is more than its value: further headers, or cookies in place of a renewed session's. */
export class Reply<Value> {
  readonly value: Value;
  readonly headers: Record<string, string>;
  readonly cookies: readonly string[] | null;

  constructor(value: Value, { headers = {}, cookies = null }: Partial<Omit<Reply<Value>, 'value'>>) {
    this.value = value;
    this.headers = headers;
    this.cookies = cookies;
  }
}

/** What a route answers: by its contract, the text itself where it has none, or nothing. A long file may be streamed. */
type Value<E extends Endpoint> = E['response'] extends undefined ? string | undefined : Parsed<E['response']>;

export type UserAct<E extends Endpoint> = (
  asked: UserAsked<E>,
) => Promise<Value<E> | Reply<Value<E>> | Reply<ReadableStream>>;

/** Declares a route of a signed-in user. Nothing of its answer is ever stored by anybody in between. */
export function userRoute<E extends Endpoint>(endpoint: E, act: UserAct<E>): Route {
  return {
    endpoint,
    startsAt: startOf,
    async handle(context, rawParams) {
      const { deps, request, url } = context;
      const changes = endpoint.method !== 'GET';
      if (changes) checkOrigin(request, url);
      else if (endpoint.download) checkOwnNavigation(request);
      const session = await requireUser(deps, request);
      if (changes) await checkWriteRate(deps, session.userId);
      const sent = changes ? await readOptionalJsonBody(request, endpoint.bodyMax) : undefined;
      const answered = await act({
        deps,
        session,
        context,
        params: (endpoint.params && parseByContract(endpoint.params, rawParams)) as Parsed<E['params']>,
        query: (endpoint.query && parseQuery(endpoint.query, url)) as Parsed<E['query']>,
        body: (endpoint.body && parseByContract(endpoint.body, sent)) as Parsed<E['body']>,
      });
      const { value, headers, cookies } = answered instanceof Reply ? answered : new Reply(answered, {});
      return privateAnswer(deps, endpoint, value, headers, cookies ?? (await renewed(deps, session)));
    },
  };
}

/**
 * Where a signed-in user's session with the database begins: what changes something is decided where it is written;
 * what is read may come from any copy that knows all this browser was shown before, which its bookmark says. A browser
 * that brings none that makes sense asks the database itself.
 */
function startOf(request: Request): SessionStart {
  const bookmark = request.method === 'GET' ? request.headers.get(DATABASE_BOOKMARK_HEADER) : null;
  return isDatabaseBookmark(bookmark) ? bookmark : PRIMARY;
}

/** An answer that is one user's alone, with the bookmark of what it was read from. */
export function privateAnswer(
  { db }: Pick<Deps, 'db'>,
  endpoint: Endpoint,
  value: unknown,
  extra: Record<string, string>,
  cookies: readonly string[],
): Response {
  const headers = new Headers({ 'cache-control': 'no-store', vary: 'cookie', 'x-cache': 'BYPASS' });
  const status = endpoint.status ?? 200;
  const bookmark = db.bookmark();
  if (bookmark !== null) headers.set(DATABASE_BOOKMARK_HEADER, bookmark);
  if (status !== 204) headers.set('content-type', endpoint.contentType ?? 'application/json; charset=utf-8');
  for (const [name, text] of Object.entries(extra)) headers.set(name, text);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  const asItIs = typeof value === 'string' || value instanceof ReadableStream;
  return new Response(status === 204 ? null : asItIs ? value : JSON.stringify(value), { status, headers });
}

async function renewed(deps: Deps, session: Session): Promise<readonly string[]> {
  if (!isHalfGone(session, deps.clock())) return [];
  return sessionCookies(await sessionToken(deps, session));
}
