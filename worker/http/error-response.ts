/** Turns a failure into its answer: a sentence, or problem details where Accept names them. */
import type { Problem } from '#schema/api/meta.ts';
import { FAILURE_CODE_HEADER } from '#schema/domain/site/failure-code.ts';
import { type AppError, ERRORS, RETRY_AFTER } from '#worker/app-error.ts';

const PROBLEM = 'application/problem+json';

/** Plain text by default; RFC 9457 when `accept` names application/problem+json. */
export function errorResponse(failure: AppError, accept: string | null, requestId: string): Response {
  const kind = ERRORS[failure.code];
  const wantsProblem = accept?.toLowerCase().includes(PROBLEM) ?? false;
  const headers = new Headers({
    'content-type': wantsProblem ? PROBLEM : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'accept',
    [FAILURE_CODE_HEADER]: failure.code,
  });
  const { reason } = failure.details;
  const retryAfter = (reason && RETRY_AFTER[reason]) ?? ('retryAfter' in kind ? kind.retryAfter : undefined);
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  if (failure.details.allow) headers.set('allow', failure.details.allow);
  const body = wantsProblem ? JSON.stringify(problemOf(failure, requestId)) : failure.message;
  return new Response(body, { status: kind.status, headers });
}

function problemOf(failure: AppError, requestId: string): Problem {
  const kind = ERRORS[failure.code];
  return {
    type: 'about:blank',
    title: kind.title,
    status: kind.status,
    detail: failure.message,
    code: failure.code,
    ...(failure.details.reason ? { reason: failure.details.reason } : {}),
    requestId,
    ...(failure.details.faults ? { faults: failure.details.faults } : {}),
  };
}
