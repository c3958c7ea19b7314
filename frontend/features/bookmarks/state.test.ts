import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentToast, dismissToast } from '#frontend/lib/browser/toasts.ts';
import { aCard } from '#tests/fixtures/university-card.ts';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
import { bookmarkWords } from '#words/saved/bookmarks.ts';
import { bookmarkedIdsAtom, bookmarksAtom, toggleBookmarkAtom, withBookmark, withoutBookmark } from './state.ts';

const KEY = 'campusatlas:bookmarked-universities';
const browser = fakeBrowser();
beforeEach(() => browser.install());
afterEach(() => browser.restore());

describe('a list of bookmarks', () => {
  test('takes each university once', () => {
    const bookmarks = [aCard(1)];
    expect(withBookmark(bookmarks, aCard(1))).toBe(bookmarks);
    expect(withBookmark(bookmarks, aCard(2)).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('loses a university by its id', () => {
    expect(withoutBookmark([aCard(1), aCard(2)], 1).map(({ id }) => id)).toEqual([2]);
  });
});

describe('in the browser', () => {
  test('toggling adds and then removes', () => {
    const store = createStore();
    store.set(toggleBookmarkAtom, aCard(5));
    expect(store.get(bookmarkedIdsAtom).has(5)).toBe(true);
    expect(createStore().get(bookmarksAtom)).toEqual([aCard(5)]);
    store.set(toggleBookmarkAtom, aCard(5));
    expect(store.get(bookmarkedIdsAtom).has(5)).toBe(false);
    expect(createStore().get(bookmarksAtom)).toEqual([]);
  });

  test('the first bookmark ever says that an account keeps them everywhere, later ones do not', () => {
    dismissToast(currentToast()?.id ?? -1);
    createStore().set(toggleBookmarkAtom, aCard(5));
    expect(currentToast()).toMatchObject({ ...bookmarkWords.accountHint, link: { to: '/bookmarks' } });
    dismissToast(currentToast()?.id ?? -1);
    const afterReload = createStore();
    afterReload.set(toggleBookmarkAtom, aCard(5));
    afterReload.set(toggleBookmarkAtom, aCard(6));
    expect(currentToast()).toBeNull();
  });

  test('a storage that holds something else is logged, and the list begins empty', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    browser.storage.setItem(KEY, '[{"id":1');
    expect(createStore().get(bookmarksAtom)).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  test('a full storage is only logged, and the bookmark holds in memory', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error');
    vi.spyOn(browser.storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore();
    store.set(toggleBookmarkAtom, aCard(5));
    expect(store.get(bookmarkedIdsAtom).has(5)).toBe(true);
    expect(warn).toHaveBeenCalled();
    expect(error).not.toHaveBeenCalled();
  });

  test('every field of a card is kept, and nothing else', () => {
    const record = { ...aCard(5), programs: [{ cip: '11' }] };
    createStore().set(toggleBookmarkAtom, record);
    expect(JSON.parse(browser.storage.getItem(KEY) ?? '')).toEqual([aCard(5)]);
  });

  test('clearing the storage in another tab empties this one', () => {
    const store = createStore();
    const stop = store.sub(bookmarksAtom, () => {});
    store.set(toggleBookmarkAtom, aCard(5));
    browser.writeElsewhere(KEY, null);
    expect(store.get(bookmarksAtom)).toEqual([]);
    stop();
  });
});
