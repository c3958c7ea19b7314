import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToast } from '#frontend/lib/browser/toasts.ts';
import {
  acceptCompared,
  addToComparisonAtom,
  type Compared,
  comparisonAtom,
  removeFromComparisonAtom,
  withCompared,
} from './state.ts';

const school = (id: number): Compared => ({ id, name: `School ${id}` });
const four = [1, 2, 3, 4].map(school);

describe('the comparison list', () => {
  it('adds a school that is not there', () => {
    expect(withCompared([school(1)], school(2))).toEqual({ list: [school(1), school(2)], outcome: 'added' });
  });

  it('leaves a school that is there alone', () => {
    expect(withCompared(four, school(2))).toEqual({ list: four, outcome: 'already' });
  });

  it('takes no fifth', () => {
    expect(withCompared(four, school(5))).toEqual({ list: four, outcome: 'full' });
  });

  it('accepts from storage what has its shape, each once, at most four', () => {
    expect(acceptCompared([school(1), school(1), { id: 'x' }, null, ...four, school(9)])).toEqual(four);
    expect(acceptCompared({ ids: [1] })).toBeNull();
  });
});

describe('adding to the comparison list', () => {
  const storage = new Map<string, string>();
  beforeEach(() => {
    storage.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => storage.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('keeps the list and says so in the words of the product', () => {
    const store = createStore();
    store.set(addToComparisonAtom, school(7));
    expect(JSON.parse(storage.get('campusatlas:comparison') ?? '')).toEqual([school(7)]);
    expect(currentToast()).toMatchObject({
      title: 'Added to comparison',
      description: 'School 7 has been added to your comparison list.',
      destructive: false,
    });
  });

  it('says it unseen over the bar of a list, but shows that the list is full', () => {
    const store = createStore();
    store.set(addToComparisonAtom, school(7), true);
    expect(currentToast()).toMatchObject({ title: 'Added to comparison', unseen: true });
    store.set(comparisonAtom, four);
    store.set(addToComparisonAtom, school(5), true);
    expect(currentToast()?.unseen).toBeUndefined();
  });

  it('says that a school is already there', () => {
    const store = createStore();
    store.set(comparisonAtom, four);
    store.set(addToComparisonAtom, school(1));
    expect(currentToast()).toMatchObject({
      title: 'Already in comparison',
      description: 'This university is already in your comparison list.',
    });
  });

  it('says that four are the most, as a warning', () => {
    const store = createStore();
    store.set(comparisonAtom, four);
    store.set(addToComparisonAtom, school(5));
    expect(store.get(comparisonAtom)).toEqual(four);
    expect(currentToast()).toMatchObject({
      title: 'Maximum reached',
      description: 'You can compare up to 4 universities at once. Remove one to add another.',
      destructive: true,
    });
  });

  it('makes room again when one is removed', () => {
    const store = createStore();
    store.set(comparisonAtom, four);
    store.set(removeFromComparisonAtom, 2);
    expect(store.get(comparisonAtom).map(({ id }) => id)).toEqual([1, 3, 4]);
  });
});
