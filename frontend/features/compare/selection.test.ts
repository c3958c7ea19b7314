import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from '#tests/helpers/fake-browser.ts';
import { addToComparisonAtom, comparisonAtom, learnNamesAtom, selectIdsAtom } from './state.ts';

const KEY = 'campusatlas:comparison';
const browser = fakeBrowser();
beforeEach(() => browser.install());
afterEach(() => browser.restore());

const school = (id: number) => ({ id, name: `School ${id}` });
const ids = (store: ReturnType<typeof createStore>) => store.get(comparisonAtom).map(({ id }) => id);

describe('selecting by id', () => {
  test('keeps the names that are known and learns the others', () => {
    const store = createStore();
    store.set(addToComparisonAtom, school(1));
    store.set(selectIdsAtom, [2, 1]);
    expect(store.get(comparisonAtom)).toEqual([{ id: 2, name: 'University 2' }, school(1)]);
    store.set(learnNamesAtom, [school(2), school(9)]);
    expect(store.get(comparisonAtom)).toEqual([school(2), school(1)]);
  });

  test('holds four', () => {
    const store = createStore();
    store.set(selectIdsAtom, [1, 2, 3, 4, 5]);
    expect(ids(store)).toEqual([1, 2, 3, 4]);
  });
});

describe('in the browser', () => {
  test('the comparison is there after a reload', () => {
    createStore().set(addToComparisonAtom, school(7));
    expect(ids(createStore())).toEqual([7]);
  });

  test('what another tab selects arrives in this one', () => {
    const store = createStore();
    const stop = store.sub(comparisonAtom, () => {});
    browser.writeElsewhere(KEY, JSON.stringify([school(8), school(9)]));
    expect(ids(store)).toEqual([8, 9]);
    stop();
  });

  test('what another tab wrote while nothing here was looking is there when something does', () => {
    const store = createStore();
    store.set(addToComparisonAtom, school(7));
    browser.storage.setItem(KEY, JSON.stringify([school(8)]));
    const stop = store.sub(comparisonAtom, () => {});
    expect(ids(store)).toEqual([8]);
    stop();
  });
});
