/** A body that does not come, stops half-way or breaks off: answered in time, and nothing is held open for it. */
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { BODY_MAX } from '#schema/domain/site/limits.ts';
import { deadlineOf } from '#worker/http/middleware/json-body.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { makeTestApp, ORIGIN, type TestApp } from './helpers/test-app.ts';
import { newUser } from './helpers/visitor.ts';

let world: TestApp;
/** Of somebody who is signed in: what changes an account is read only then. */
let cookie = '';
beforeAll(async () => {
  await loadSmallDataset();
  world = makeTestApp();
  cookie = (await newUser(world)).cookies();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A body that says so much when it is first read, and then nothing more. */
function stalled(start: string): { body: ReadableStream; read: Promise<void>; cancelled: () => boolean } {
  let cancelled = false;
  let isRead = () => {};
  const read = new Promise<void>((resolve) => {
    isRead = resolve;
  });
  let begun = false;
  const body = new ReadableStream(
    {
      pull: (controller) => {
        if (!begun) controller.enqueue(new TextEncoder().encode(start));
        begun = true;
        isRead();
      },
      cancel: () => {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, read, cancelled: () => cancelled };
}

const post = (path: string, method: string, body: ReadableStream) =>
  world.ask(path, { method, body, headers: { origin: ORIGIN, 'content-type': 'application/json', cookie } });

const READING = Object.values<Endpoint>(endpoints).filter(({ method, errors }) => method !== 'GET' && 408 in errors);

describe('a body that does not come', () => {
  it.each(READING)(
    'is answered 408 by $method $path once its time is over, and not before',
    async ({ method, path, bodyMax = BODY_MAX }) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { body, read, cancelled } = stalled('{"username":');
      let answer: Response | undefined;
      const asked = post(path.replace(/:\w+/g, '1'), method, body).then((response) => {
        answer = response;
      });
      await read;
      await vi.advanceTimersByTimeAsync(deadlineOf(bodyMax) - 100);
      expect(answer).toBeUndefined();
      await vi.advanceTimersByTimeAsync(200);
      await asked;
      expect(answer?.status).toBe(408);
      expect(await answer?.text()).toBe('What you sent took too long to arrive.');
      expect(cancelled()).toBe(true);
    },
  );

  it('is declared wherever a body is read, and nowhere else', () => {
    expect(READING.length).toBeGreaterThan(10);
    expect(
      Object.values<Endpoint>(endpoints)
        .filter(({ body }) => body)
        .every(({ errors }) => 408 in errors),
    ).toBe(true);
    expect(408 in endpoints.logout.errors).toBe(false);
  });
});

it('a body that breaks off is no failure of ours', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"user')),
    pull: (controller) => controller.error(new Error('the connection is gone')),
  });
  const answer = await post('/api/subscribe', 'POST', body);
  expect([answer.status, await answer.text()]).toEqual([400, 'The body must be a JSON object.']);
});
