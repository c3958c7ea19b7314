/** The comparison list: up to four universities, kept in the browser, the same in every tab. */
import { atom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { browserAtom } from '#frontend/lib/storage/own-situation.ts';
import { keepEqual, onStoredElsewhere, readStored, writeStored } from '#frontend/lib/storage/storage.ts';
import { COMPARE_MAX } from '#schema/domain/site/limits.ts';
import { compareWords } from '#words/compare/compare.ts';

export interface Compared {
  id: number;
  name: string;
}

const KEY = 'comparison';

/** What storage holds as a list we can use: known shape, each id once, at most four. */
export function acceptCompared(value: unknown): Compared[] | null {
  if (!Array.isArray(value)) return null;
  const list = value.flatMap((one: unknown): Compared[] => {
    const { id, name } = (one ?? {}) as Partial<Compared>;
    return Number.isInteger(id) && typeof name === 'string' ? [{ id: id as number, name }] : [];
  });
  return list.filter((one, index) => list.findIndex(({ id }) => id === one.id) === index).slice(0, COMPARE_MAX);
}

export type AddOutcome = 'added' | 'already' | 'full';

/** Adds only if not present and fewer than four; says what happened. */
export function withCompared(
  list: readonly Compared[],
  university: Compared,
): { list: Compared[]; outcome: AddOutcome } {
  if (list.some(({ id }) => id === university.id)) return { list: [...list], outcome: 'already' };
  if (list.length >= COMPARE_MAX) return { list: [...list], outcome: 'full' };
  return { list: [...list, { id: university.id, name: university.name }], outcome: 'added' };
}

const read = () => readStored(KEY, acceptCompared, []);
const stored = atomWithLazy<Compared[]>(read);
stored.onMount = (set) => {
  const follow = () => set((held) => keepEqual(held, read()));
  follow();
  return onStoredElsewhere(KEY, follow);
};

/** The list; setting it also keeps it. */
export const comparisonAtom = atom(
  (get) => get(stored),
  (_get, set, list: Compared[]) => {
    set(stored, list);
    writeStored(KEY, list);
  },
);

/** Adds a university and says so in a toast; over a list whose bar shows what was added, to screen readers alone. */
export const addToComparisonAtom = atom(null, (get, set, university: Compared, overBar?: boolean) => {
  const { list, outcome } = withCompared(get(stored), university);
  if (outcome === 'added') set(comparisonAtom, list);
  showToast(
    outcome === 'added'
      ? { ...compareWords.toasts.added(university.name), unseen: overBar }
      : compareWords.toasts[outcome],
  );
});

export const removeFromComparisonAtom = atom(null, (get, set, id: number) => {
  set(
    comparisonAtom,
    get(stored).filter((one) => one.id !== id),
  );
});

/** These universities in this order; a name that is not known yet is made of the id until `learnNamesAtom` tells it. */
export function withIds(list: readonly Compared[], ids: readonly number[]): Compared[] {
  return ids
    .slice(0, COMPARE_MAX)
    .map((id) => list.find((one) => one.id === id) ?? { id, name: compareWords.unnamed(id) });
}

export const selectIdsAtom = atom(null, (get, set, ids: readonly number[]) => {
  set(comparisonAtom, withIds(get(stored), ids));
});

/** Gives the universities of the list their names once they are known. */
export const learnNamesAtom = atom(null, (get, set, known: readonly Compared[]) => {
  const list = get(stored);
  const named = list.map(({ id, name }) => ({ id, name: known.find((one) => one.id === id)?.name ?? name }));
  if (named.some(({ name }, place) => name !== list[place]?.name)) set(comparisonAtom, named);
});

/** Whether somebody chose to see only rows that differ, or all of them; null where neither was chosen. */
export const differencesAtom = browserAtom<boolean | null>(
  'compare-differences',
  (value) => (typeof value === 'boolean' ? value : null),
  null,
);
