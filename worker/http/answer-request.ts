/** One request from arrival to answer: limits, routing, failures, security headers, its line in the log. */
import { readLanguage } from '#schema/domain/language.ts';
import type { Surroundings } from '#worker/deps.ts';
import { Failure } from '#worker/failure.ts';
import type { Log } from '#worker/ground.ts';
import { logRequest, messagesOf } from '#worker/log.ts';
import { failureResponse } from './failure-response.ts';
import { takeLanguage } from './middleware/asked-language.ts';
import { checkAddress } from './middleware/request-limits.ts';
import { withSecurityHeaders } from './middleware/security-headers.ts';
import { routeRequest } from './router.ts';
import type { Arrived } from './routes/context.ts';

/** Always answers; whatever goes wrong becomes a failure's answer. */
export async function answerRequest(original: Request, surroundings: Surroundings): Promise<Response> {
  const { log, clock, random } = surroundings;
  const arrived = clock();
  const requestId = random();
  const request = asGet(original);
  const url = new URL(request.url);
  const asked: Arrived = { surroundings, request, requestId, url, language: readLanguage(url.pathname), route: 'none' };
  let response: Response;
  try {
    checkAddress(request);
    asked.language = takeLanguage(url) ?? asked.language;
    response = await routeRequest(asked);
  } catch (error) {
    response = answerFailure(request, error, { log, requestId });
  }
  if (original.method === 'HEAD') response = withoutBody(response);
  logRequest(surroundings, { requestId, method: original.method, route: asked.route, response, arrived });
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
  { log, requestId }: { log: Log; requestId: string },
): Response {
  const failure = error instanceof Failure ? error : new Failure('unexpected', { cause: error });
  if (failure.code === 'method-not-allowed' && request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { allow: failure.details.allow ?? '' } });
  }
  if (failure.details.cause !== undefined) {
    log('error', failure.code, { requestId, error: messagesOf(failure.details.cause) });
  }
  return failureResponse(failure, request.headers.get('accept'), requestId);
}
