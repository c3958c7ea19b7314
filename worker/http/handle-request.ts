/** Handles one request from arrival to answer: limits, routing, failures, security headers, its line in the log. */
import { readLanguage } from '#schema/domain/formats/language.ts';
import { AppError } from '#worker/app-error.ts';
import type { AppContext } from '#worker/deps.ts';
import { logRequest, messagesOf } from '#worker/log.ts';
import type { Log } from '#worker/platform.ts';
import { errorResponse } from './error-response.ts';
import { takeLanguage } from './middleware/asked-language.ts';
import { checkAddress } from './middleware/request-limits.ts';
import { withSecurityHeaders } from './middleware/security-headers.ts';
import { routeRequest } from './router.ts';
import type { IncomingRequest } from './routes/context.ts';

/** Always answers; whatever goes wrong becomes a failure's answer. */
export async function handleRequest(original: Request, app: AppContext): Promise<Response> {
  const { log, clock, random } = app;
  const arrived = clock();
  const requestId = random();
  const request = asGet(original);
  const url = new URL(request.url);
  const asked: IncomingRequest = { app, request, requestId, url, language: readLanguage(url.pathname), route: 'none' };
  let response: Response;
  try {
    checkAddress(request);
    asked.language = takeLanguage(url) ?? asked.language;
    response = await routeRequest(asked);
  } catch (error) {
    response = errorResponseTo(request, error, { log, requestId });
  }
  if (original.method === 'HEAD') response = withoutBody(response);
  logRequest(app, { requestId, method: original.method, route: asked.route, response, arrived });
  return withSecurityHeaders(response, requestId, asked.forOtherSites);
}

/** A HEAD is answered like the same GET, without its body; one that came with it, as none may, is not read. */
function asGet(request: Request): Request {
  if (request.method !== 'HEAD') return request;
  return new Request(request.url, { headers: request.headers, redirect: 'manual' });
}

function withoutBody(response: Response): Response {
  return new Response(null, response);
}

function errorResponseTo(
  request: Request,
  error: unknown,
  { log, requestId }: { log: Log; requestId: string },
): Response {
  const failure = error instanceof AppError ? error : new AppError('unexpected', { cause: error });
  if (failure.code === 'method-not-allowed' && request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { allow: failure.details.allow ?? '' } });
  }
  if (failure.details.cause !== undefined) {
    log('error', failure.code, { requestId, error: messagesOf(failure.details.cause) });
  }
  return errorResponse(failure, request.headers.get('accept'), requestId);
}
