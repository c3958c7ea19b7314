/** The one door to the API: builds the address, sends cookies, parses by contract, throws ApiError. */

import type * as z from 'zod/mini';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { noteKept } from '../lib/kept-data.ts';
import { KEPT_AT } from '../service-worker/protocol.ts';

type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, z.ZodMiniType, z.ZodMiniType>;
type ResponseOf<E> = E extends { response?: infer R }
  ? NonNullable<R> extends z.ZodMiniType
    ? z.output<NonNullable<R>>
    : never
  : never;
type QueryOf<E> = E extends { query?: infer Q }
  ? NonNullable<Q> extends z.ZodMiniType
    ? z.output<NonNullable<Q>>
    : never
  : never;

export type QueryValue = string | number | boolean | readonly (string | number)[] | null | undefined;

export interface CallInput<E> {
  params?: Record<string, string | number>;
  query?: { [K in keyof QueryOf<E>]?: QueryValue };
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** A failed call; the message is "status: text". */
export class ApiError extends Error {
  readonly status: number;
  /** The server's sentence for people. */
  readonly text: string;
  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.text = text;
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

export async function callApi<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
  const { params, query, body, signal } = input;
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: { Accept: 'application/json, text/plain' },
  };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  if (signal) init.signal = signal;
  const [response, contract] = await Promise.all([
    fetch(addressOf(endpoint, params, query as Record<string, QueryValue>), init),
    contractOf(endpoint),
  ]);
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText);
  if (response.status === 204 || !contract) return undefined as ResponseOf<E>;
  const data = contract.parse(await response.json()) as ResponseOf<E>;
  noteKept(data, response.headers.get(KEPT_AT));
  return data;
}

/** In a built page an endpoint comes without its contract, which is fetched along with the answer. */
async function contractOf(endpoint: AnyEndpoint): Promise<z.ZodMiniType | undefined> {
  return endpoint.response ?? (await import('./contracts.ts')).responseContract(endpoint.name);
}
