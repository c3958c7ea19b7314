/** Loads the program snapshot into an isolate: only when programs are asked for, from KV, else from D1. */
import type { PointsQuery } from '#schema/api/search.ts';
import { openProgramSnapshot, PROGRAM_SNAPSHOT_LAYOUT, type ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { AppError } from '#worker/app-error.ts';
import { readProgramSnapshot } from '#worker/queries/dataset.ts';
import { needsPrograms } from '#worker/search/search-universities.ts';
import { admit } from './admission.ts';
import type { DatasetReader } from './dataset-store.ts';
import type { LoadedDataset } from './loaded-dataset.ts';
import { bytesOfParts } from './stored-parts.ts';
import { readStored, storeLater } from './stored-snapshot.ts';

/** KV key of the program snapshot that this release can read; its label is a ProgramsLabel. */
export const PROGRAMS_KEY = `dataset:programs:${PROGRAM_SNAPSHOT_LAYOUT}`;

/** Which load a stored program snapshot is of. */
interface ProgramsLabel {
  version: string;
  loadKey: string | null;
}

/**
 * The programs of a dataset. Throws DatasetMoved when D1 holds another, Failure `unavailable` when they cannot be had.
 * They stay with the dataset they belong to, so that a newer one brings its own.
 */
export async function programsOf(deps: DatasetReader, dataset: LoadedDataset): Promise<ProgramSnapshot> {
  dataset.programs ??= (await programsFromCache(deps, dataset)) ?? (await programsFromDatabase(deps, dataset));
  return dataset.programs;
}

/** The programs where a question is about subjects; undefined for all others, which need none. */
export async function programsFor(
  deps: DatasetReader,
  dataset: LoadedDataset,
  query: PointsQuery & { after?: readonly string[] },
): Promise<ProgramSnapshot | undefined> {
  return needsPrograms(dataset.snapshot, query) ? programsOf(deps, dataset) : undefined;
}

async function programsFromCache(deps: DatasetReader, dataset: LoadedDataset): Promise<ProgramSnapshot | null> {
  const stored = await readStored<ProgramsLabel>(deps, PROGRAMS_KEY);
  if (stored?.label.version !== dataset.version || stored.label.loadKey !== dataset.loadKey) return null;
  try {
    return openProgramSnapshot(stored.bytes);
  } catch (error) {
    // Whole, but of a layout that another release wrote.
    deps.log('warn', 'cache-read-failed', { key: PROGRAMS_KEY, error: String(error) });
    return null;
  }
}

async function programsFromDatabase(deps: DatasetReader, dataset: LoadedDataset): Promise<ProgramSnapshot> {
  // What goes into KV for everybody is never taken from a copy that may be behind.
  deps.db.goToPrimary();
  const stored = await readProgramSnapshot(deps, dataset.version);
  let bytes: Uint8Array<ArrayBuffer>;
  let programs: ProgramSnapshot;
  try {
    if (!stored) throw new Error(`no program snapshot of layout ${PROGRAM_SNAPSHOT_LAYOUT} was loaded`);
    bytes = bytesOfParts(stored.parts);
    programs = openProgramSnapshot(bytes);
  } catch (error) {
    // None of this layout: the Worker was deployed without loading the data with it.
    throw new AppError('unavailable', { cause: error });
  }
  if (admit(deps.isolate.admission, PROGRAMS_KEY, false, deps.clock())) {
    const label: ProgramsLabel = { version: dataset.version, loadKey: dataset.loadKey };
    storeLater(deps, PROGRAMS_KEY, { label, bytes });
  }
  return programs;
}
