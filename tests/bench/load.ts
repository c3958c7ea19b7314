/** A small closed-loop load over loopback: so many requests, so many at a time, and how long they took. */
import http from 'node:http';

export interface LoadResult {
  requestsPerSecond: number;
  /** Median time of one request, milliseconds. */
  p50: number;
}

function get(url: URL, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      })
      .on('error', reject);
  });
}

/**
 * Sends `count` requests, `concurrency` at a time; `pathOf(i)` names the i-th address.
 * Throws when an answer is not 200, so that a fast error is never taken for a fast answer.
 */
export async function load(
  base: URL,
  pathOf: (i: number) => string,
  count: number,
  concurrency = 8,
): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count) {
        const path = pathOf(next++);
        const from = performance.now();
        const status = await get(new URL(path, base), agent);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        times.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return { requestsPerSecond: count / seconds, p50: median(times) };
}

/** Median of a list of numbers; NaN for an empty one. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
