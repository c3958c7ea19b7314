import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aCard } from '#tests/fixtures/university-card.ts';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
import { recentlyViewedAtom, recordViewAtom, withViewed } from './state.ts';

const KEY = 'campusatlas:recently-viewed';
const browser = fakeBrowser();
beforeEach(() => browser.install());
afterEach(() => browser.restore());

const ids = (list: { id: number }[]) => list.map(({ id }) => id);

describe('the list of viewed universities', () => {
  test('begins with the latest and names each once', () => {
    const viewed = [1, 2, 3, 1].reduce((list, id) => withViewed(list, aCard(id)), [] as ReturnType<typeof aCard>[]);
    expect(ids(viewed)).toEqual([1, 3, 2]);
  });

  test('keeps ten', () => {
    const viewed = Array.from({ length: 12 }, (_, id) => aCard(id + 1)).reduce(
      withViewed,
      [] as ReturnType<typeof aCard>[],
    );
    expect(ids(viewed)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  test('stays the same list when the university is already first', () => {
    const viewed = [aCard(1), aCard(2)];
    expect(withViewed(viewed, aCard(1))).toBe(viewed);
  });

  test('keeps every field of a card and nothing else', () => {
    const record = { ...aCard(1), programs: [{ cip: '11' }] };
    expect(withViewed([], record)).toEqual([aCard(1)]);
  });
});

describe('in the browser', () => {
  test('a view is there after a reload', () => {
    createStore().set(recordViewAtom, aCard(7));
    expect(ids(createStore().get(recentlyViewedAtom))).toEqual([7]);
  });

  test('nothing is written when the university is already first', () => {
    const store = createStore();
    store.set(recordViewAtom, aCard(7));
    const write = vi.spyOn(browser.storage, 'setItem');
    store.set(recordViewAtom, aCard(7));
    expect(write).not.toHaveBeenCalled();
  });

  test('looking at the list again draws nothing again while the storage says the same', () => {
    const store = createStore();
    store.set(recordViewAtom, aCard(7));
    const held = store.get(recentlyViewedAtom);
    const stop = store.sub(recentlyViewedAtom, () => {});
    expect(store.get(recentlyViewedAtom)).toBe(held);
    stop();
  });

  test('a view in another tab arrives in this one', () => {
    const store = createStore();
    const stop = store.sub(recentlyViewedAtom, () => {});
    browser.writeElsewhere(KEY, JSON.stringify([aCard(9)]));
    expect(ids(store.get(recentlyViewedAtom))).toEqual([9]);
    stop();
  });

  test('what another tab wrote before this one looked is not overwritten', () => {
    const store = createStore();
    store.get(recentlyViewedAtom);
    browser.storage.setItem(KEY, JSON.stringify([aCard(9)]));
    const stop = store.sub(recentlyViewedAtom, () => {});
    store.set(recordViewAtom, aCard(7));
    expect(ids(JSON.parse(browser.storage.getItem(KEY) ?? ''))).toEqual([7, 9]);
    stop();
  });

  test('a full storage is only logged and the list goes on in memory', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(browser.storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const store = createStore();
    store.set(recordViewAtom, aCard(7));
    expect(ids(store.get(recentlyViewedAtom))).toEqual([7]);
    // The list and the times of its views.
    expect(warn).toHaveBeenCalledTimes(2);
  });
});
