/** Asks the worker; one that has been stopped, or takes too long, is ended and another begun. */
import { trusted } from '#frontend/lib/browser/worker-script.ts';
import type { ReleaseTable } from '#schema/domain/site/release-tables.ts';
import scriptPath from './ask.worker.ts?worker&url';
import { QuestionFailure } from './engine/failure.ts';
import { LIMITS } from './engine/limits.ts';
import { tableFile } from './files.ts';
import type { Answered, FromWorker, ToWorker } from './protocol.ts';

/** Past the time in which the worker gives up by itself: it may be busy where it does not look at the clock. */
const PATIENCE_MS = (LIMITS.seconds + 5) * 1000;

let worker: Worker | undefined;

function end(): void {
  worker?.terminate();
  worker = undefined;
}

/** Hands a file over; it is the worker's from then on. */
async function hand(asked: Worker, table: ReleaseTable): Promise<void> {
  try {
    const file = await tableFile(table);
    asked.postMessage({ table, file } satisfies ToWorker, [file]);
  } catch (error) {
    const failure = error instanceof QuestionFailure ? error.reason : ({ kind: 'network' } as const);
    asked.postMessage({ table, failure } satisfies ToWorker);
  }
}

/** What was asked last: the worker answers one question after another, and no answer says whose it is. */
let last: Promise<unknown> = Promise.resolve();

/** The answer, or why there is none. Null when it was stopped by `signal`. */
export function ask(question: string, signal: AbortSignal): Promise<Answered | null> {
  const answer = last.then(() => askNow(question, signal));
  last = answer;
  return answer;
}

function askNow(question: string, signal: AbortSignal): Promise<Answered | null> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (answer: Answered | null, over: boolean) => {
      clearTimeout(timer);
      // A worker that has answered has the tables for the next question: nothing ends it later.
      signal.removeEventListener('abort', stop);
      if (over) end();
      resolve(answer);
    };
    const stop = () => settle(null, true);
    if (signal.aborted) return resolve(null);
    signal.addEventListener('abort', stop, { once: true });
    try {
      worker ??= new Worker(trusted(scriptPath));
    } catch {
      settle({ failure: { kind: 'engine' } }, true);
      return;
    }
    timer = setTimeout(() => settle({ failure: { kind: 'time', seconds: LIMITS.seconds } }, true), PATIENCE_MS);
    const asked = worker;
    asked.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('needs' in data) void hand(asked, data.needs);
      else settle(data, false);
    };
    // Its script could not be had, or it ran out of memory.
    asked.onerror = () => settle({ failure: { kind: 'network' } }, true);
    asked.postMessage({ question } satisfies ToWorker);
  });
}
