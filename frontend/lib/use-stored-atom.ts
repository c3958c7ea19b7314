/** What the browser keeps, for components: nothing as long as the page is as the Worker drew it. */
import { type Atom, useAtomValue } from 'jotai';
import { ON_SERVER } from './on-server.ts';
import { useHydrated } from './use-hydrated.ts';

/** The atom's value once the part is alive, `empty` before. `empty` is to be the same object each time. */
function useKeptAtom<Value>(atom: Atom<Value>, empty: Value): Value {
  const value = useAtomValue(atom);
  return useHydrated() ? value : empty;
}

/** Nothing is kept in the Worker, which need not look. */
export const useStoredAtom = ON_SERVER ? <Value>(_atom: Atom<Value>, empty: Value): Value => empty : useKeptAtom;

/** A list that is kept. */
export function useStoredList<One>(atom: Atom<One[]>): One[] {
  return useStoredAtom(atom, NOTHING as One[]);
}

const NOTHING: never[] = [];
