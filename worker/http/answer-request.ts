/** One request from arrival to answer: limits, routing, failures, security headers, its line in the log. */
import type { Deps, Surroundings } from '../deps.ts';
import { Failure } from '../failure.ts';
import { logRequest, messagesOf } from '../log.ts';
import { NEAREST } from '../queries/database.ts';
import { failureResponse } from './failure-response.ts';
import { checkAddress } from './middleware/request-limits.ts';
import { withSecurityHeaders } from './middleware/security-headers.ts';
import { routeRequest } from './router.ts';
import type { RequestContext } from './routes/context.ts';

/**
 * Always answers; whatever goes wrong becomes a failure's answer. What everybody may see is read from the nearest copy
 * of the database; routes that need more begin another session.
 */
export async function answerRequest(original: Request, surroundings: Surroundings): Promise<Response> {
  const deps: Deps = { ...surroundings, db: surroundings.openDatabase(NEAREST) };
  const arrived = deps.clock();
  const requestId = deps.random();
  const request = asGet(original);
  const context: RequestContext = { deps, request, requestId, url: new URL(request.url), route: 'none' };
  let response: Response;
  try {
    checkAddress(request);
    response = await routeRequest(context);
  } catch (error) {
    response = answerFailure(request, error, { deps, requestId });
  }
  if (original.method === 'HEAD') response = withoutBody(response);
  logRequest(deps, { requestId, method: original.method, route: context.route, response, arrived });
  return withSecurityHeaders(response, requestId);
}

/** A HEAD is answered as the GET it stands for, without its body; one that came with it, as none may, is not read. */
function asGet(request: Request): Request {
  if (request.method !== 'HEAD') return request;
  return new Request(request.url, { headers: request.headers, redirect: 'manual' });
}

function withoutBody(response: Response): Response {
  return new Response(null, response);
}

function answerFailure(
  request: Request,
  error: unknown,
  { deps, requestId }: { deps: Deps; requestId: string },
): Response {
  const failure = error instanceof Failure ? error : new Failure('unexpected', { cause: error });
  if (failure.code === 'method-not-allowed' && request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { allow: failure.details.allow ?? '' } });
  }
  if (failure.details.cause !== undefined) {
    deps.log('error', failure.code, { requestId, error: messagesOf(failure.details.cause) });
  }
  return failureResponse(failure, request.headers.get('accept'), requestId);
}
