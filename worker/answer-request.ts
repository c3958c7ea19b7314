/** One request from arrival to answer: limits, routing, failures, security headers. */
import type { Deps } from './deps.ts';
import { Failure } from './failure.ts';
import { failureResponse } from './failure-response.ts';
import { checkAddress } from './middleware/request-limits.ts';
import { withSecurityHeaders } from './middleware/security-headers.ts';
import { routeRequest } from './router.ts';

/** Always answers; whatever goes wrong becomes a failure's answer. */
export async function answerRequest(original: Request, deps: Deps): Promise<Response> {
  const requestId = deps.random();
  const request = asGet(original);
  let response: Response;
  try {
    checkAddress(request);
    response = await routeRequest({ deps, request, requestId, url: new URL(request.url) });
  } catch (error) {
    response = answerFailure(request, error, { deps, requestId });
  }
  if (original.method === 'HEAD') response = withoutBody(response);
  return withSecurityHeaders(response, requestId);
}

/** A HEAD is answered as the GET it stands for, without its body. */
function asGet(request: Request): Request {
  return request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request;
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

/** An error for the log: its messages down the chain of causes. drizzle's own names the bound values: left out. */
function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  for (let cause = error, depth = 0; cause !== undefined && depth < 4; depth++) {
    const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    if (!message.includes('Failed query')) messages.push(message);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return messages;
}
