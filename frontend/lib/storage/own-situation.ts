/**
 * The visitor's situation in this browser's storage, and which prices they want to see. Every page loads this: the
 * value is only looked at here, and validated by the parts that are loaded for visitors who have entered something.
 */
import { atom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import type { PersonalSituation } from '#schema/domain/situation/personal-situation.ts';
import { keepEqual, onStoredElsewhere, readStored, removeStored, type StorageKey, writeStored } from './storage.ts';

export const SITUATION = 'situation';

/** A value that this browser keeps, in step between tabs; setting `none` forgets it. */
export function browserAtom<Value>(key: StorageKey, accept: (value: unknown) => Value | null, none: Value) {
  const read = () => readStored(key, accept, none);
  const held = atomWithLazy<Value>(read);
  held.onMount = (set) => {
    const follow = () => set((before: Value) => keepEqual(before, read()));
    follow();
    return onStoredElsewhere(key, follow);
  };
  return atom(
    (get) => get(held),
    (_get, set, next: Value) => {
      set(held, () => next);
      if (next === none) removeStored(key);
      else writeStored(key, next);
    },
  );
}

/** As it lies in the storage, which may be anything: personalSituationOf reads it. */
export type StoredSituation = Partial<PersonalSituation> | null;
const isObject = (value: unknown): StoredSituation => (value && typeof value === 'object' ? value : null);

/** Null when nothing is said. Setting null forgets it here. */
export const situationAtom = browserAtom<StoredSituation>(SITUATION, isObject, null);

/** What was said here before somebody signed in whose it may not be. */
export const SET_ASIDE = 'situation-aside';
export const setAsideAtom = browserAtom<StoredSituation>(SET_ASIDE, isObject, null);

/** Whether the published prices are wanted in place of one's own. */
export const publishedAtom = browserAtom('published-prices', (value) => value === true || null, false);

/** What a search says of who asks, while it is open. It is not stored. */
export const saidInSearchAtom = atom<StoredSituation>(null);

/**
 * The same once one goes on from the search: a family whose price a list has shown is not asked for it on the next page.
 * It is held by this tab's memory alone, until a search is open again.
 */
export const saidThisVisitAtom = atom<StoredSituation>(null);

/** Leaving a search keeps what it says of who asks. */
export const leaveSearchAtom = atom(null, (get, set) => {
  set(saidThisVisitAtom, get(saidInSearchAtom));
  set(saidInSearchAtom, null);
});

/** What prices of one's own go by: what this browser keeps, or else what the last search said. */
export const toldAtom = atom((get) => get(situationAtom) ?? get(saidThisVisitAtom));

/** Whether enough is said for prices of one's own. */
const givesPrices = (said: StoredSituation): boolean => Boolean(said?.home || said?.residence);

/** Whether prices of one's own show: enough is said for them, and they are wanted. */
export const showsOwnAtom = atom((get) => !get(publishedAtom) && givesPrices(get(toldAtom)));

/** Whose prices the page that is open shows, as the header says: a search's own before all else. Null where there are none. */
export const pricedForAtom = atom((get) => [get(saidInSearchAtom), get(toldAtom)].find(givesPrices) ?? null);

/** Whether the panel is open in which one says it. */
export const situationPanelAtom = atom(false);
