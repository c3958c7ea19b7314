/** What a visitor does to the selection, what is said of it, and where the focus goes when its place is gone. */
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import { comparePageWords as words } from '#words/compare/compare-page.ts';
import { popularUniversities } from './queries.ts';
import { addToComparisonAtom, type Compared, comparisonAtom } from './state.ts';

/** How many universities "Compare Popular Universities" selects. */
const POPULAR_SELECTED = 2;

export function useSelection() {
  const list = useStoredList(comparisonAtom);
  const setList = useSetAtom(comparisonAtom);
  const add = useSetAtom(addToComparisonAtom);
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const [cleared, setCleared] = useState<Compared[]>([]);
  /** The search for a university: always there, and where one goes on after something was taken away. */
  const input = useRef<HTMLInputElement>(null);

  /** On to the way to add another, over the figures, else to the search; waits until either is there again. */
  const focusNext = () =>
    requestAnimationFrame(() => {
      const add = [...document.querySelectorAll<HTMLElement>('[data-add]')].find((one) => one.checkVisibility());
      (add ?? input.current)?.focus();
    });

  return {
    list,
    said,
    cleared,
    input,
    pick: (university: Compared) => {
      setSaid('');
      add(university);
    },
    remove: (id: number) => {
      const name = list.find((one) => one.id === id)?.name ?? '';
      const left = list.filter((one) => one.id !== id);
      setList(left);
      setCleared([]);
      setSaid(words.said.removed(name, left.length));
      focusNext();
    },
    clear: () => {
      setCleared(list);
      setList([]);
      setSaid(words.said.cleared);
      focusNext();
    },
    restore: () => {
      setList(cleared);
      setSaid(words.said.selected(cleared.map(({ name }) => name)));
      setCleared([]);
      focusNext();
    },
    selectPopular: async () => {
      try {
        const { universities } = await client.fetchQuery(popularUniversities);
        const popular = universities.slice(0, POPULAR_SELECTED).map(({ id, name }) => ({ id, name }));
        setList(popular);
        setSaid(words.said.selected(popular.map(({ name }) => name)));
      } catch {
        showToast({ title: words.failed.title, description: words.failed.popular, destructive: true });
      }
    },
  };
}
