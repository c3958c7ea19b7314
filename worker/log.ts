/** The log: one JSON line an event, as Workers Logs wants it. */
import type { Log } from './deps.ts';

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
