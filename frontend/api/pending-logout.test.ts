import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
import { cancelPendingLogout, deferLogout, sendPendingLogout } from './pending-logout.ts';

const OWED = 'campusatlas:owed-logout';
const WAITING = 'campusatlas:unsent:a';
const browser = fakeBrowser();
let page: { cookie: string };
/** What was asked, as method and path. */
let asked: string[];
let answer: (call: string) => Response;

beforeEach(() => {
  browser.install();
  page = { cookie: '' };
  asked = [];
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(`${method} ${address}`);
    return answer(asked.at(-1) as string);
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  browser.restore();
});

/** Keeps three here, two of which the account has; one that it has was let go. */
function keepHere(): void {
  browser.storage.setItem('campusatlas:bookmarked-universities', JSON.stringify([{ id: 1 }, { id: 2 }, { id: 3 }]));
  browser.storage.setItem('campusatlas:agreed-bookmarks', JSON.stringify({ userId: 'a', ids: [1, 2, 4] }));
}

const merged = () => Response.json({ added: 1, bookmarkCount: 3 });

test('nothing is asked when nothing is owed', async () => {
  await sendPendingLogout();
  expect(asked).toEqual([]);
});

test('what the account was not told of is sent, and then the session ends', async () => {
  keepHere();
  deferLogout('a');
  answer = (call) => (call.includes('merge') ? merged() : new Response(null, { status: 204 }));
  await sendPendingLogout();
  expect(asked).toEqual(['POST /api/bookmarks/merge', 'DELETE /api/bookmarks/4', 'POST /api/logout']);
  expect(browser.storage.getItem(OWED)).toBeNull();
});

test('a session that has ended by itself is as good as left', async () => {
  keepHere();
  deferLogout('a');
  answer = () => new Response('You are not signed in.', { status: 401 });
  await sendPendingLogout();
  expect([asked.length, browser.storage.getItem(OWED)]).toEqual([3, null]);
});

test.each([503, 429, 408])('after a %i it is owed still, and tried again', async (status) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  deferLogout('a');
  answer = () => new Response('Not now.', { status });
  await sendPendingLogout();
  expect(browser.storage.getItem(OWED)).not.toBeNull();
  answer = () => new Response(null, { status: 204 });
  await vi.advanceTimersByTimeAsync(30_000);
  await sendPendingLogout();
  expect(asked).toEqual(['POST /api/logout', 'POST /api/logout']);
  expect(browser.storage.getItem(OWED)).toBeNull();
});

test('asked for twice at once it is done once', async () => {
  deferLogout('a');
  await Promise.all([sendPendingLogout(), sendPendingLogout()]);
  expect(asked).toEqual(['POST /api/logout']);
});

test('whoever is signed in by then is not signed out; what was unsent waits for its user', async () => {
  keepHere();
  deferLogout('a');
  page.cookie = '__Host-signed-in=1';
  await sendPendingLogout();
  expect([asked, browser.storage.getItem(OWED)]).toEqual([[], null]);
  expect(JSON.parse(browser.storage.getItem(WAITING) ?? '')).toMatchObject({ added: [3], removed: [4] });
});

test('given up, it leaves nothing when nothing was unsent', () => {
  deferLogout('a');
  cancelPendingLogout();
  expect([browser.storage.getItem(OWED), browser.storage.getItem(WAITING)]).toEqual([null, null]);
});

test('after eight days there is no session left to end', async () => {
  deferLogout('a');
  const owed = JSON.parse(browser.storage.getItem(OWED) ?? '');
  browser.storage.setItem(OWED, JSON.stringify({ ...owed, at: Date.now() - 8 * 86_400_000 }));
  await sendPendingLogout();
  expect([asked, browser.storage.getItem(OWED)]).toEqual([[], null]);
});
