/** What the browser keeps, for components: nothing as long as the page is as the Worker drew it. */
import { type Atom, useAtomValue } from 'jotai';
import { useHydrated } from './use-hydrated.ts';

/** The atom's value once the part is alive, `empty` before. `empty` is to be the same object each time. */
export function useStoredAtom<Value>(atom: Atom<Value>, empty: Value): Value {
  const value = useAtomValue(atom);
  return useHydrated() ? value : empty;
}

/** A list that is kept. */
export function useStoredList<One>(atom: Atom<One[]>): One[] {
  return useStoredAtom(atom, NOTHING as One[]);
}

const NOTHING: never[] = [];
