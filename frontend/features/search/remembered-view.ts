/** Cards or a table, as somebody chose last: kept in the browser, for lists whose address says nothing of it. */
import { readStored, writeStored } from '../../lib/storage.ts';
import type { ResultsView } from './filters.ts';

const KEY = 'results-view';

/** A map is looked at for a while and not kept. */
export type KeptView = Exclude<ResultsView, 'map'>;

const accept = (value: unknown): KeptView | null => (value === 'table' || value === 'list' ? value : null);

export function rememberedView(): KeptView {
  return readStored(KEY, accept, 'list');
}

export function rememberView(view: ResultsView): void {
  if (view !== 'map') writeStored(KEY, view);
}
