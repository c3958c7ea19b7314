/** Keeps the page's address and the selection the same, whichever of the two changes. */

import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { useStoredAtom, useStoredList } from '#frontend/lib/storage/use-stored-atom.ts';
import {
  type CompareAddress,
  type CompareTab,
  nextSyncStep,
  readAddress,
  type SyncStep,
  showsDifferences,
  writeAddress,
} from './address.ts';
import { comparisonAtom, differencesAtom, selectIdsAtom } from './state.ts';

export interface LeftOut {
  unreadable: string[];
  beyond: number[];
}

type View = Pick<CompareAddress, 'tab' | 'differencesOnly'>;

/** The page does not move when its own address changes. */

export function useCompareAddress() {
  const location = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const selection = useStoredList(comparisonAtom).map(({ id }) => id);
  const selectIds = useSetAtom(selectIdsAtom);
  const remembered = useStoredAtom(differencesAtom, null);
  const remember = useSetAtom(differencesAtom);
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null);
  const settledAt = useRef<string | null>(null);
  const written = useRef<string | null>(null);
  const selecting = useRef<{ ids: number[]; before: string } | null>(null);

  const search = new URLSearchParams(location.search);
  const { ids: named, unreadable, beyond, ...asked } = readAddress(search);
  // The router shows a new address a moment after it was asked for; tabs and switches must answer at once. Held by the
  // location itself and not by its key: who goes back before that moment arrives at the same key anew.
  const [pressed, setPressed] = useState<{ at: typeof location; view: View } | null>(null);
  const { tab, differencesOnly } = pressed?.at === location ? pressed.view : asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was pressed holds until the address moves, and not when one comes back to it
  useEffect(() => setPressed(null), [location]);
  // What this page itself replaces is no arrival; a link, Back, a reload and the first sight of the page are.
  const arrived = settledAt.current === null || (location.key !== settledAt.current && navigationType !== 'REPLACE');
  // What was selected last and does not show yet: the page may be drawn once more in between, as if nothing had been.
  const underWay = arrived || selecting.current?.before !== selection.join() ? null : selecting.current;
  const step: SyncStep = underWay ? { do: 'nothing' } : nextSyncStep({ arrived, address: named, selection });
  const ids = underWay?.ids ?? (step.do === 'select' ? step.ids : selection);

  const view = { tab, differencesOnly };
  const show = (changes: Partial<View>, replace: boolean) => {
    const next = { ...view, ...changes };
    setPressed({ at: location, view: next });
    navigate({ search: writeAddress({ ids, ...next }, search) }, { replace, ...KEEP_SCROLL });
  };

  useEffect(() => {
    settledAt.current = location.key;
    if (arrived) setLeftOut(unreadable.length + beyond.length > 0 ? { unreadable, beyond } : null);
    if (!underWay) selecting.current = step.do === 'select' ? { ids: step.ids, before: selection.join() } : null;
    if (step.do === 'select') selectIds(step.ids);
    const untidy = step.do === 'nothing' && search.getAll('ids').join() !== named.join();
    if (step.do !== 'write' && !untidy) return;
    // Until the router has taken the new address over, the same one need not be written again.
    const target = `${location.key} ${ids.join()}`;
    if (written.current === target) return;
    written.current = target;
    navigate({ search: writeAddress({ ids, ...view }, search) }, { replace: true, ...KEEP_SCROLL });
  });

  return {
    ids,
    tab,
    differencesOnly: showsDifferences(differencesOnly, remembered, ids.length),
    leftOut,
    dismissLeftOut: () => setLeftOut(null),
    /** A tab is a place of its own: Back leads to the one before. */
    openTab: (next: CompareTab) => {
      if (next !== tab) show({ tab: next }, false);
    },
    showDifferencesOnly: (next: boolean) => {
      remember(next);
      show({ differencesOnly: next }, true);
    },
  };
}
