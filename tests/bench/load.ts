/** A small closed-loop load over loopback: so many requests, so many at a time, and how long they took. */
import http from 'node:http';
import { median } from './numbers.ts';

export interface LoadResult {
  requestsPerSecond: number;
  /** Median time of one request, milliseconds. */
  p50: number;
}

export interface Load {
  base: URL;
  /** Names the i-th address. */
  pathOf: (i: number) => string;
  count: number;
  /** Sent at a time. */
  concurrency?: number;
  /** Ends before `count` when it takes longer, but not before every place has sent two. */
  seconds?: number;
  headers?: Record<string, string>;
}

function get(url: URL, agent: http.Agent, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { agent, headers: { 'accept-encoding': 'identity', ...headers } }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      })
      .on('error', reject);
  });
}

/** Sends the load. Throws when an answer is not 200, so that a fast error is never taken for a fast answer. */
export async function load({
  base,
  pathOf,
  count,
  concurrency = 8,
  seconds = Number.POSITIVE_INFINITY,
  headers = {},
}: Load): Promise<LoadResult> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let next = 0;
  const started = performance.now();
  const until = started + seconds * 1_000;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < count && (next < concurrency * 2 || performance.now() < until)) {
        const path = pathOf(next++);
        const from = performance.now();
        const status = await get(new URL(path, base), agent, headers);
        if (status !== 200) throw new Error(`${path} answered ${status}`);
        times.push(performance.now() - from);
      }
    }),
  );
  const took = (performance.now() - started) / 1000;
  agent.destroy();
  return { requestsPerSecond: times.length / took, p50: median(times) };
}
