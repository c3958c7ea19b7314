import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aCard } from '#tests/fixtures/university-card.ts';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
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

  test('clearing the storage in another tab empties this one', () => {
    const store = createStore();
    const stop = store.sub(bookmarksAtom, () => {});
    store.set(toggleBookmarkAtom, aCard(5));
    browser.writeElsewhere(KEY, null);
    expect(store.get(bookmarksAtom)).toEqual([]);
    stop();
  });
});
