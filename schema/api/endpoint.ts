/** Declaration of an endpoint, which the router, the client, the OpenAPI document and the tests read. */
import type * as z from 'zod/mini';
import { ENDPOINT_PATHS, type EndpointAddress, type EndpointName } from './endpoint-paths.ts';
import { PASSKEY_PATHS } from './passkey-paths.ts';

/** Which row of the Worker's cache policy table an answer follows; `none` is never stored anywhere. */
export type CachePolicyName = 'search' | 'suggest' | 'record' | 'meta' | 'none';

export interface Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType = z.ZodMiniType,
> extends EndpointAddress {
  /** Stable name, used as OpenAPI operationId and as cache key. */
  name: string;
  summary: string;
  /** What the summary leaves open: rules, limits, defaults. */
  description?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Largest body in bytes, where it is more than BODY_MAX. */
  bodyMax?: number;
  /** Contract of the JSON answer; absent when the answer is not JSON (see `contentType`). */
  response?: Response;
  contentType?: string;
  /** Whether it answers with a file of somebody's own, which no other site may have downloaded. */
  download?: true;
  /** Status of success; 200 when it is not given. With 204 there is no `response`. */
  status?: 201 | 204;
  cache: CachePolicyName;
  /** Status codes besides that of success that this endpoint may answer, with what each means. */
  errors: Partial<Record<400 | 401 | 403 | 404 | 408 | 409 | 413 | 415 | 429 | 503, string>>;
}

/** What any endpoint may answer by how it was asked, in place of each saying so. */
const UNKNOWN_PARAMETER = 'Unknown parameter';
const BODY_TOO_SLOW = 'The body didn’t arrive in time';

const PATHS: Record<EndpointName, EndpointAddress> = { ...ENDPOINT_PATHS, ...PASSKEY_PATHS };

/** Declares the endpoint of that name: its address from there, and the errors that come with a query or a body. */
export function endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Response extends z.ZodMiniType,
>(
  name: EndpointName,
  declaration: Omit<Endpoint<Params, Query, Body, Response>, 'name' | keyof EndpointAddress>,
): Endpoint<Params, Query, Body, Response> {
  const address: EndpointAddress = PATHS[name];
  const { method, auth } = address;
  const { errors, body } = declaration;
  const readsBody = body !== undefined || (auth === 'session' && method !== 'GET');
  return {
    name,
    ...address,
    ...declaration,
    errors: { 400: UNKNOWN_PARAMETER, ...(readsBody ? { 408: BODY_TOO_SLOW } : {}), ...errors },
  };
}
