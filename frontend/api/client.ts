/** API client: builds the address, sends cookies, parses by contract, throws ApiError. */

import type * as z from 'zod/mini';
import { inPageLanguage } from '#frontend/lib/links/in-page-language.ts';
import { noteNewerBuild } from '#frontend/lib/rendering/newer-build.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import { noteCopied } from '#frontend/lib/storage/copied-data.ts';
import { COPIED_AT } from '#frontend/service-worker/protocol.ts';
import { language } from '#names/locale.ts';
import { DATABASE_BOOKMARK_HEADER } from '#schema/domain/account/database-bookmark.ts';
import { FAILURE_CODE_HEADER } from '#schema/domain/site/failure-code.ts';
import { shellWords } from '#words/layout/shell.ts';
import type { Contract } from './contracts.ts';
import { forgetBookmark, heldBookmark, holdBookmark } from './database-bookmark.ts';
import type { PageEndpoint } from './endpoints.ts';

type Output<Schema> = NonNullable<Schema> extends z.ZodMiniType ? z.output<NonNullable<Schema>> : never;
type ContractOf<E> = E extends PageEndpoint<infer Contract> ? Contract : never;
export type ResponseOf<E> = ContractOf<E> extends { response?: infer R } ? Output<R> : never;
type QueryOf<E> = ContractOf<E> extends { query?: infer Q } ? Output<Q> : never;

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

export interface CallInput<E> {
  params?: Record<string, string | number>;
  query?: { [K in keyof QueryOf<E>]?: QueryValue };
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** A failed call; the message is "status: text". A status of success is that of an answer this page cannot read. */
export class ApiError extends Error {
  readonly status: number;
  /** The server's sentence for people, in the language of the page; empty where it has none in that. */
  readonly text: string;
  /** What failed, by the key that the API gives; null where it gave none. */
  readonly code: string | null;
  constructor(status: number, text: string, code: string | null = null) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text;
    this.code = code;
  }
}

/** Path and query of a call, parameters in the order given; absent and empty ones are left out, lists repeat. */
export function addressOf(
  endpoint: { path: string },
  params: CallInput<unknown>['params'],
  query: Record<string, QueryValue> = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? '')));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null || one === '' || one === false) continue;
      search.append(name, one === true ? '1' : String(one));
    }
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/**
 * Asks the API. Throws ApiError for an answer that says no and for one that this page cannot read because the site has
 * been updated, which is noted; whatever the network does to an answer throws as it comes.
 */
export async function callApi<E extends PageEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
  const { params, query, body, signal } = input;
  // What failed comes with its code where it is said in another language than the API's.
  const headers: Record<string, string> = {
    Accept: language === 'en' ? 'application/json, text/plain' : 'application/json, application/problem+json',
  };
  const init: RequestInit = { method: endpoint.method, credentials: 'include', headers };
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  const personal = endpoint.auth === 'session';
  const bookmark = personal ? heldBookmark() : null;
  if (bookmark !== null) headers[DATABASE_BOOKMARK_HEADER] = bookmark;
  if (signal) init.signal = signal;
  const address = inPageLanguage(addressOf(endpoint, params, query as Record<string, QueryValue>));
  const [first, { response: contract, errors }] = await Promise.all([fetch(address, init), contractOf(endpoint)]);
  for (let response = first; ; response = await fetch(address, init)) {
    holdBookmark(response.headers.get(DATABASE_BOOKMARK_HEADER));
    const { status } = response;
    if (!response.ok) {
      // A bookmark that the copies of the database do not reach in time must not shut its browser out.
      if (personal && status === 503) {
        forgetBookmark();
        if (endpoint.method === 'GET' && DATABASE_BOOKMARK_HEADER in headers) {
          delete headers[DATABASE_BOOKMARK_HEADER];
          continue;
        }
      }
      if ((status === 404 || status === 405) && !(status in errors)) throw unreadable(status, endpoint.name);
      throw new ApiError(status, await sentenceOf(response), response.headers.get(FAILURE_CODE_HEADER));
    }
    if (status === 204 || !contract) return undefined as ResponseOf<E>;
    const read = contract.safeParse(await response.json());
    const copiedAt = response.headers.get(COPIED_AT);
    if (read.success) {
      noteCopied(read.data, copiedAt);
      return read.data as ResponseOf<E>;
    }
    // A copy kept here from before an update says nothing of the site as it is now: it is asked past the copies, once.
    if (endpoint.method === 'GET' && init.cache === undefined) init.cache = 'reload';
    else if (copiedAt === null) throw unreadable(status, read.error);
    else throw read.error;
  }
}

/** What the server says to people, in the language of the page; empty where there is nothing to say in it. */
async function sentenceOf(response: Response): Promise<string> {
  const body = await response.text();
  if (language === 'en') return body || response.statusText;
  return import('./failure-sentence.ts').then(
    ({ failureSentence }) => failureSentence(response.status, body),
    () => '',
  );
}

let said = false;

/** The site answers otherwise than when this page was built: it has been updated, and a reload brings its new pages. */
function unreadable(status: number, reason: unknown): ApiError {
  if (!said) console.error('The site answers otherwise than this page expects', reason);
  said = true;
  noteNewerBuild('needed');
  return new ApiError(status, shellWords.updated.sentence);
}

/** Fetched along with the first answer. The Worker asks its own services, so its copy of the site has no contracts. */
async function contractOf({ name }: PageEndpoint): Promise<Contract> {
  if (ON_SERVER) throw new Error(`${name} is asked over the network by browsers only`);
  return (await import('./contracts.ts')).contractOf(name);
}
