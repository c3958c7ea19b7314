/** Loads the dataset that an isolate answers from, and notices when D1 has a newer one. */

import { isoDay } from '#schema/domain/formats/partial-date.ts';
import type { Manifest } from '#schema/domain/record/dataset.ts';
import { openSnapshot, SNAPSHOT_LAYOUT, type Snapshot, snapshotOn } from '#schema/search/snapshot.ts';
import { AppError } from '#worker/app-error.ts';
import type { Platform } from '#worker/platform.ts';
import type { OpenDatabase } from '#worker/queries/database.ts';
import { readDataset, readLoad, type StoredDataset } from '#worker/queries/dataset.ts';
import { DatasetMoved, type Reader } from '#worker/queries/read.ts';
import { PRIMARY } from '#worker/session-start.ts';
import { admit } from './admission.ts';
import type { IsolateState } from './isolate-state.ts';
import type { DatasetLabel, LoadedDataset } from './loaded-dataset.ts';
import { VERSION_CHECK_SECONDS } from './policy.ts';
import { bytesOfParts } from './stored-parts.ts';
import { readStored, storeLater } from './stored-snapshot.ts';

/** KV key of the newest snapshot that this release can read; its label is the DatasetLabel. */
export const SNAPSHOT_KEY = `dataset:snapshot:${SNAPSHOT_LAYOUT}`;

/** What answering from the dataset needs. */
export interface DatasetReader extends Reader, Pick<Platform, 'cache' | 'later'> {
  /** For what goes on after the answer has left, in a session of its own. */
  readonly openDatabase: OpenDatabase;
  readonly isolate: Pick<IsolateState, 'dataset' | 'admission'>;
}

/**
 * The dataset to answer from: what the isolate holds, else KV's copy, else D1's. Throws Failure `unavailable` when
 * none can be had. A cold isolate may hold an older version than D1 for the moment: readAt notices.
 */
async function currentDataset(deps: DatasetReader): Promise<LoadedDataset> {
  const { dataset } = deps.isolate;
  if (dataset.held) return dataset.held;
  const cached = await datasetFromCache(deps);
  // Another request of this isolate may have come first. Requests do not wait for each other's I/O in a Worker.
  if (dataset.held) return dataset.held;
  if (cached) {
    dataset.held = cached;
    dataset.confirmedAt = 0;
    return cached;
  }
  return reloadDataset(deps);
}

/** A load replaces the dataset once; a third version within one request would be a fault elsewhere. */
const ATTEMPTS = 3;

/**
 * Runs `use` on the current dataset. It may throw DatasetMoved: then the newest is taken and `use` run again. Where a
 * copy of the database is behind what the isolate holds, that is what was held, and only the session has changed.
 */
export async function withDataset<T>(deps: DatasetReader, use: (dataset: LoadedDataset) => Promise<T>): Promise<T> {
  let dataset = await currentDataset(deps);
  for (let attempt = 1; ; attempt++) {
    try {
      dataset.snapshot = snapshotOn(dataset.snapshot, isoDay(new Date(deps.clock())));
      return await use(dataset);
    } catch (error) {
      if (!(error instanceof DatasetMoved)) throw error;
      if (attempt === ATTEMPTS) throw new AppError('unavailable', { cause: error });
      dataset = await newestDataset(deps, dataset);
    }
  }
}

/**
 * Takes the dataset from D1, whatever the isolate holds, and hands KV a copy. D1 itself is asked, never a copy that may
 * be behind, and so is what reads further in this session: nothing older takes the place of what is newer.
 */
export async function reloadDataset(deps: DatasetReader): Promise<LoadedDataset> {
  deps.db.goToPrimary();
  return hold(deps, await readDataset(deps));
}

/** The dataset that D1 itself holds: `known` when it is still that one, which then need not be read again. */
async function newestDataset(deps: DatasetReader, known: LoadedDataset): Promise<LoadedDataset> {
  deps.db.goToPrimary();
  const stored = await readDataset(deps, known.version);
  if (stored?.version !== known.version) return hold(deps, stored);
  // The same data as newer code made it: a rare case that may cost a second trip.
  if (stored.loadKey !== known.loadKey) return reloadDataset(deps);
  if (deps.isolate.dataset.held === known) deps.isolate.dataset.confirmedAt = deps.clock();
  return known;
}

function hold(deps: DatasetReader, stored: StoredDataset | null): LoadedDataset {
  if (!stored) throw new AppError('unavailable', { detail: 'No data has been loaded yet.' });
  const { bytes, snapshot } = openStored(stored);
  const held: LoadedDataset = {
    version: stored.version,
    loadKey: stored.loadKey,
    previousVersion: stored.previousVersion,
    affordability: stored.manifest.affordability,
    newestYear: newestYearOf(stored.manifest),
    snapshot,
    programs: null,
    cards: new Map(),
  };
  deps.isolate.dataset.held = held;
  deps.isolate.dataset.confirmedAt = deps.clock();
  if (admit(deps.isolate.admission, SNAPSHOT_KEY, false, deps.clock())) {
    const { snapshot: _, programs: __, cards: ___, ...label } = held;
    storeLater(deps, SNAPSHOT_KEY, { label, bytes });
  }
  return held;
}

/** No snapshot of this layout means that the Worker was deployed without loading the data with it. */
function openStored({ snapshot: stored }: StoredDataset): { bytes: Uint8Array<ArrayBuffer>; snapshot: Snapshot } {
  try {
    if (!stored) throw new Error(`no search snapshot of layout ${SNAPSHOT_LAYOUT} was loaded`);
    const bytes = bytesOfParts(stored.parts);
    const snapshot = openSnapshot(bytes);
    if (snapshot.version !== stored.version) throw new Error(`the snapshot is of version ${snapshot.version}`);
    return { bytes, snapshot };
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  }
}

/**
 * After an answer: asks D1 itself which load it holds, when it has not said so for a minute, and takes that when it is
 * another. A snapshot that came from KV is asked about at once: it may be of an older load of the same version.
 */
export function confirmLater(deps: DatasetReader): void {
  const { dataset } = deps.isolate;
  if (!dataset.held || deps.clock() - dataset.confirmedAt < VERSION_CHECK_SECONDS * 1_000) return;
  dataset.confirmedAt = deps.clock();
  const own = { ...deps, db: deps.openDatabase(PRIMARY) };
  deps.later(
    (async () => {
      const load = await readLoad(own);
      const { held } = dataset;
      if (load && (load.version !== held?.version || load.loadKey !== held.loadKey)) await reloadDataset(own);
    })().catch((error: unknown) => deps.log('warn', 'version-check-failed', { error: String(error) })),
  );
}

async function datasetFromCache(deps: DatasetReader): Promise<LoadedDataset | null> {
  const stored = await readStored<DatasetLabel>(deps, SNAPSHOT_KEY);
  if (!stored) return null;
  try {
    return { ...stored.label, snapshot: openSnapshot(stored.bytes), programs: null, cards: new Map() };
  } catch (error) {
    // Whole, but of a layout that another release wrote.
    deps.log('warn', 'cache-read-failed', { key: SNAPSHOT_KEY, error: String(error) });
    return null;
  }
}

function newestYearOf({ sources }: Manifest): string | null {
  const years = sources.flatMap(({ vintage }) => vintage.match(/\b(?:19|20)\d\d\b/g) ?? []);
  return years.sort().at(-1) ?? null;
}
