import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst } from './network-first.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const copy = new Response('copy');
const arrivingAfter = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

async function answerOf(network: Promise<Response>, fallback: Response | undefined) {
  const answer = networkFirst(network, { copy: fallback, deadline: 4_000 }).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(10_000);
  return answer;
}

describe('the network comes first', () => {
  it('and its answer counts when it is in time, whatever is kept', async () => {
    const fresh = new Response('fresh');
    expect(await answerOf(arrivingAfter(3_900, fresh), copy)).toBe(fresh);
    const missing = new Response('', { status: 404 });
    expect(await answerOf(arrivingAfter(10, missing), copy)).toBe(missing);
  });

  it('but what is kept stands in when it is late, fails, or the site itself has failed', async () => {
    expect(await answerOf(arrivingAfter(4_100, new Response('late')), copy)).toBe(copy);
    expect(await answerOf(Promise.reject(new TypeError('offline')), copy)).toBe(copy);
    expect(await answerOf(arrivingAfter(10, new Response('', { status: 503 })), copy)).toBe(copy);
  });

  it('and with nothing kept it has all the time it takes, and its failure is passed on', async () => {
    const late = new Response('late');
    expect(await answerOf(arrivingAfter(9_000, late), undefined)).toBe(late);
    expect(await answerOf(Promise.reject(new TypeError('offline')), undefined)).toBe('offline');
  });
});
