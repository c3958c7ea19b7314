/** Hooks to read atoms over the browser's storage: empty until the page is hydrated. */
import { type Atom, atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { ON_SERVER } from '../rendering/on-server.ts';
import { useHydrated } from '../rendering/use-hydrated.ts';

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

function useKeptPart<Value, Part>(
  whole: Atom<Value>,
  part: (value: Value, id: number) => Part,
  id: number,
  empty: Part,
): Part {
  const own = useMemo(() => atom((get) => part(get(whole), id)), [whole, part, id]);
  return useKeptAtom(own, empty);
}

/** What `part` says of the atom's value and of `id`: rendered again only when that changes. `part` is a function of a module. */
export const useStoredPart: typeof useKeptPart = ON_SERVER ? (_whole, _part, _id, empty) => empty : useKeptPart;

const NOTHING: never[] = [];
