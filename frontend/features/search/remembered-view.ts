/** Cards or a table, as somebody chose last: kept in the browser, for lists whose address says nothing of it. */
import { atom } from 'jotai';
import { atomWithLazy } from 'jotai/utils';
import { onStoredElsewhere, readStored, writeStored } from '#frontend/lib/storage/storage.ts';
import type { ResultsView } from './filters.ts';

const KEY = 'results-view';

/** A map and a plot are looked at for a while and not kept. */
type RememberedView = Exclude<ResultsView, 'map' | 'plot'>;

const accept = (value: unknown): RememberedView | null => (value === 'table' || value === 'list' ? value : null);
const read = () => readStored<RememberedView>(KEY, accept, 'list');

const stored = atomWithLazy<RememberedView>(read);
stored.onMount = (set) => {
  set(read());
  return onStoredElsewhere(KEY, () => set(read()));
};

/** The choice; setting it also keeps it. */
export const rememberedViewAtom = atom(
  (get) => get(stored),
  (_get, set, view: ResultsView) => {
    if (view === 'map' || view === 'plot') return;
    set(stored, view);
    writeStored(KEY, view);
  },
);
