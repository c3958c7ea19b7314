/** Log writer: one JSON line an event, as Workers Logs wants it. */
import type { Log, Platform } from './platform.ts';

export const consoleLog: Log = (level, event, fields = {}) => {
  console[level](JSON.stringify({ level, event, ...fields }));
};

/** An error for the log: its messages down the chain of causes. drizzle's own names the bound values: left out. */
export function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  for (let cause = error, depth = 0; cause !== undefined && depth < 4; depth++) {
    const message = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    if (!message.includes('Failed query')) messages.push(message);
    cause = cause instanceof Error ? cause.cause : undefined;
  }
  return messages;
}

export interface AnsweredRequest {
  requestId: string;
  /** One of HTTP's own: the platform takes no other. */
  method: string;
  /** A name of ours: an endpoint's, a page's, the pattern of a path. */
  route: string;
  response: Response;
  /** When it came, in milliseconds. */
  arrived: number;
}

/**
 * The one line of a request: what answered, how, and in how long. No address, query, cookie, name or body. The platform's
 * clock stands still while code runs, so `ms` is the time spent waiting for D1, KV and the asset store.
 */
export function logRequest(
  { log, clock, config }: Pick<Platform, 'log' | 'clock' | 'config'>,
  { requestId, method, route, response, arrived }: AnsweredRequest,
): void {
  if (response.status < 500 && !isSampled(requestId, config.requestLogShare)) return;
  log('info', 'request', {
    requestId,
    method,
    route,
    status: response.status,
    ms: clock() - arrived,
    cache: response.headers.get('x-cache') ?? 'NONE',
  });
}

/** Whether a request is among the share that is logged; its id is random, and so is the choice. */
export function isSampled(requestId: string, share: number): boolean {
  return share >= 1 || Number.parseInt(requestId.slice(0, 8), 16) < share * 2 ** 32;
}

/** The share as the operator set it; all when it is absent or no number from 0 to 1. */
export function logShare(setting: string | undefined): number {
  const share = setting === undefined || setting.trim() === '' ? 1 : Number(setting);
  return share >= 0 && share <= 1 ? share : 1;
}
