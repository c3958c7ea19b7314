import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endpoints } from '#frontend/api/endpoints.ts';
import { DATABASE_BOOKMARK_HEADER } from '#schema/domain/account/database-bookmark.ts';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
import { callApi } from './client.ts';
import { forgetBookmark, heldBookmark, holdBookmark } from './database-bookmark.ts';
import { beginSession, endSession } from './session.ts';

const bookmarkAt = (count: number) => `${String(count).padStart(8, '0')}-0000024c-00004c6d-${'8e'.repeat(16)}`;
const KEY = 'campusatlas:database-bookmark';
const IDS = { ids: [], total: 0, next: null };

const browser = fakeBrowser();
let sent: Headers[];

/** Answers each call in turn. */
function answering(...answers: { status?: number; body?: unknown; bookmark?: string }[]): void {
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_address: string, init: RequestInit) => {
      sent.push(new Headers(init.headers));
      const { status = 200, body = IDS, bookmark } = answers.shift() ?? {};
      return new Response(status === 204 ? null : JSON.stringify(body), {
        status,
        headers: bookmark === undefined ? {} : { [DATABASE_BOOKMARK_HEADER]: bookmark },
      });
    }),
  );
}

const sentBookmarks = () => sent.map((headers) => headers.get(DATABASE_BOOKMARK_HEADER));

beforeEach(() => {
  browser.install();
  vi.stubGlobal('document', { cookie: '__Host-signed-in=1' });
});
afterEach(() => {
  forgetBookmark();
  browser.restore();
  vi.unstubAllGlobals();
});

describe('the bookmark of what was shown', () => {
  test('is sent with the next personal call, and no other', async () => {
    answering({ bookmark: bookmarkAt(3) }, {}, { body: { suggestions: [] } });
    await callApi(endpoints.bookmarkIds);
    await callApi(endpoints.bookmarkIds);
    await callApi(endpoints.suggestUniversities, { query: { q: 'a' } });
    expect(sentBookmarks()).toEqual([null, bookmarkAt(3), null]);
  });

  test('is the newest, in whatever order answers arrive, and of every answer that brings one', async () => {
    answering({ bookmark: bookmarkAt(3) }, { bookmark: bookmarkAt(12) }, { bookmark: bookmarkAt(7) });
    await callApi(endpoints.bookmarkIds);
    await callApi(endpoints.bookmarkIds);
    await callApi(endpoints.bookmarkIds);
    expect(heldBookmark()).toBe(bookmarkAt(12));
    expect(JSON.parse(browser.storage.getItem(KEY) ?? '')).toBe(bookmarkAt(12));
  });

  test('is taken from the answer that begins a session', async () => {
    const user = {
      id: 'a',
      username: 'ada',
      createdAt: '2026-01-01T00:00:00.000Z',
      bookmarkCount: 0,
      unreadNotifications: 0,
    };
    answering({ body: user, bookmark: bookmarkAt(4) });
    await callApi(endpoints.login, { body: {} });
    expect(heldBookmark()).toBe(bookmarkAt(4));
  });

  test('is shared by tabs: what another wrote is sent here', async () => {
    browser.storage.setItem(KEY, JSON.stringify(bookmarkAt(9)));
    answering({});
    await callApi(endpoints.bookmarkIds);
    expect(sentBookmarks()).toEqual([bookmarkAt(9)]);
  });

  test.each(['first-unconstrained', '', 'x\ny', 'ü', `${bookmarkAt(1)}0`])('is none when it is %j', async (text) => {
    browser.storage.setItem(KEY, JSON.stringify(text));
    answering({ bookmark: text.replaceAll(/[^ -~]/g, '') });
    await callApi(endpoints.bookmarkIds);
    expect(sentBookmarks()).toEqual([null]);
    expect(heldBookmark()).toBeNull();
  });

  test.each(['kept', 'refused'])('goes when its user does, and is not brought back; storage is %s', (storage) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    if (storage === 'refused') vi.stubGlobal('localStorage', undefined);
    const client = new QueryClient();
    const ada = { id: 'a', username: 'ada', createdAt: '', bookmarkCount: 0, unreadNotifications: 0 };
    beginSession(client, ada);
    holdBookmark(bookmarkAt(3));
    expect(heldBookmark()).toBe(bookmarkAt(3));
    endSession(client);
    expect(heldBookmark()).toBeNull();
    expect(browser.storage.getItem(KEY)).toBeNull();
    // An answer that was on its way.
    vi.stubGlobal('document', { cookie: '' });
    holdBookmark(bookmarkAt(4));
    expect(heldBookmark()).toBeNull();
  });

  test('goes when a personal call cannot be answered, which may be for its sake; not when a public one cannot', async () => {
    holdBookmark(bookmarkAt(3));
    answering({ status: 503 }, { status: 409 }, { status: 503 });
    await expect(callApi(endpoints.meta)).rejects.toThrow('503');
    await expect(callApi(endpoints.bookmarkIds)).rejects.toThrow('409');
    expect(heldBookmark()).toBe(bookmarkAt(3));
    await expect(callApi(endpoints.clearBookmarks)).rejects.toThrow('503');
    expect(heldBookmark()).toBeNull();
    expect(sent).toHaveLength(3);
  });

  test('that copies do not reach in time is left out when the question is asked again, once', async () => {
    holdBookmark(bookmarkAt(3));
    answering({ status: 503 }, { bookmark: bookmarkAt(2) }, { status: 503 }, { status: 503 }, { status: 503 });
    await expect(callApi(endpoints.bookmarkIds)).resolves.toEqual(IDS);
    expect(sentBookmarks()).toEqual([bookmarkAt(3), null]);
    expect(heldBookmark()).toBe(bookmarkAt(2));
    await expect(callApi(endpoints.bookmarkIds)).rejects.toThrow('503');
    await expect(callApi(endpoints.bookmarkIds)).rejects.toThrow('503');
    expect(sentBookmarks()).toEqual([bookmarkAt(3), null, bookmarkAt(2), null, null]);
  });

  test('stays in the page where storage is refused, and goes the same way', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    answering({ bookmark: bookmarkAt(3) }, { bookmark: bookmarkAt(2) });
    await callApi(endpoints.bookmarkIds);
    await callApi(endpoints.bookmarkIds);
    expect(sentBookmarks()).toEqual([null, bookmarkAt(3)]);
    expect(heldBookmark()).toBe(bookmarkAt(3));
    forgetBookmark();
    expect(heldBookmark()).toBeNull();
    vi.stubGlobal('localStorage', browser.storage);
    warn.mockRestore();
  });
});
