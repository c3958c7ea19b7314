import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AGREED_BOOKMARKS, BOOKMARKS } from '#frontend/lib/storage/outbox.ts';
import { writeStored } from '#frontend/lib/storage/storage.ts';
import { aCard } from '#tests/fixtures/university-card.ts';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
import { onLeaving, readyToLeave } from './leaving.ts';

const browser = fakeBrowser();
beforeEach(() => {
  browser.install();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  browser.restore();
});

const leaving = () => {
  const state = { left: false };
  void readyToLeave('ada').then(() => {
    state.left = true;
  });
  return state;
};

test('with nothing unsent and nobody to wait for, a session is left at once', async () => {
  await readyToLeave('ada');
});

test('a session is left once what must be done before is done, however it went', async () => {
  let fail: (reason: Error) => void = () => undefined;
  const stop = onLeaving(
    () =>
      new Promise((_, reject) => {
        fail = reject;
      }),
  );
  const state = leaving();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(state.left).toBe(false);
  fail(new Error('no network'));
  await vi.advanceTimersByTimeAsync(0);
  expect(state.left).toBe(true);
  stop();
});

test('or when it has taken too long', async () => {
  const stop = onLeaving(() => new Promise(() => undefined));
  const state = leaving();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(state.left).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.left).toBe(true);
  stop();
});

test('who sends what is unsent is waited for when they have yet to come', async () => {
  writeStored(AGREED_BOOKMARKS, { userId: 'ada', ids: [] });
  writeStored(BOOKMARKS, [aCard(1)]);
  const send = vi.fn(() => Promise.resolve());
  const state = leaving();
  await vi.advanceTimersByTimeAsync(500);
  expect(state.left).toBe(false);
  const stop = onLeaving(send);
  await vi.advanceTimersByTimeAsync(100);
  expect(send).toHaveBeenCalledOnce();
  expect(state.left).toBe(true);
  stop();
});
