/** Asks with what is fetched when a question is asked first. */
import type { Answered } from './protocol.ts';

/** The answer, or why there is none: without a network the scripts cannot be had. Null when it was stopped by `signal`. */
export async function askLazily(question: string, signal: AbortSignal): Promise<Answered | null> {
  const scripts = await import('./ask.ts').catch(() => null);
  return scripts === null ? { failure: { kind: 'network' } } : scripts.ask(question, signal);
}
