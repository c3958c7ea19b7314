/** Loads what is stored beside the search snapshot, when it is asked for: from KV, else from D1. */
import { AppError } from '#worker/app-error.ts';
import { readSnapshot, type SnapshotKind } from '#worker/queries/dataset.ts';
import { admit } from './admission.ts';
import type { DatasetReader } from './dataset-store.ts';
import type { LoadedDataset } from './loaded-dataset.ts';
import { bytesOfParts } from './stored-parts.ts';
import { readStored, storeLater } from './stored-snapshot.ts';

export interface SideSnapshot<Opened> {
  kind: SnapshotKind;
  /** The layout that this release reads. */
  layout: string;
  /** Throws for bytes that are not of the layout. */
  open: (bytes: Uint8Array<ArrayBuffer>) => Opened;
}

/** KV key of a snapshot that this release can read; its label is a SideLabel. */
export const sideKey = ({ kind, layout }: Pick<SideSnapshot<unknown>, 'kind' | 'layout'>) =>
  `dataset:${kind}:${layout}`;

/** Which load a stored snapshot is of. */
interface SideLabel {
  version: string;
  loadKey: string | null;
}

/** The snapshot of a dataset. Throws DatasetMoved when D1 holds another, Failure `unavailable` when it cannot be had. */
export async function sideSnapshot<Opened>(
  deps: DatasetReader,
  dataset: LoadedDataset,
  side: SideSnapshot<Opened>,
): Promise<Opened> {
  return (await fromCache(deps, dataset, side)) ?? fromDatabase(deps, dataset, side);
}

async function fromCache<Opened>(
  deps: DatasetReader,
  { version, loadKey }: LoadedDataset,
  side: SideSnapshot<Opened>,
): Promise<Opened | null> {
  const key = sideKey(side);
  const stored = await readStored<SideLabel>(deps, key);
  if (stored?.label.version !== version || stored.label.loadKey !== loadKey) return null;
  try {
    return side.open(stored.bytes as Uint8Array<ArrayBuffer>);
  } catch (error) {
    // Whole, but of a layout that another release wrote.
    deps.log('warn', 'cache-read-failed', { key, error: String(error) });
    return null;
  }
}

async function fromDatabase<Opened>(
  deps: DatasetReader,
  { version, loadKey }: LoadedDataset,
  side: SideSnapshot<Opened>,
): Promise<Opened> {
  // What goes into KV for everybody is never taken from a copy that may be behind.
  deps.db.goToPrimary();
  const stored = await readSnapshot(deps, version, side.kind, side.layout);
  let bytes: Uint8Array<ArrayBuffer>;
  let opened: Opened;
  try {
    if (!stored) throw new Error(`no ${side.kind} snapshot of layout ${side.layout} was loaded`);
    bytes = bytesOfParts(stored.parts);
    opened = side.open(bytes);
  } catch (error) {
    // None of this layout: the Worker was deployed without loading the data with it.
    throw new AppError('unavailable', { cause: error });
  }
  const key = sideKey(side);
  if (admit(deps.isolate.admission, key, false, deps.clock())) {
    const label: SideLabel = { version, loadKey };
    storeLater(deps, key, { label, bytes });
  }
  return opened;
}
