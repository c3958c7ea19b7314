/** Loads the program snapshot into an isolate: only when programs are asked for. */
import { openProgramSnapshot, PROGRAM_SNAPSHOT_LAYOUT, type ProgramSnapshot } from '#schema/search/program-snapshot.ts';
import type { DatasetReader } from './dataset-store.ts';
import type { LoadedDataset } from './loaded-dataset.ts';
import { type SideSnapshot, sideKey, sideSnapshot } from './side-snapshot.ts';

const PROGRAMS: SideSnapshot<ProgramSnapshot> = {
  kind: 'programs',
  layout: PROGRAM_SNAPSHOT_LAYOUT,
  open: openProgramSnapshot,
};

/** KV key of the program snapshot that this release can read. */
export const PROGRAMS_KEY = sideKey(PROGRAMS);

/**
 * The programs of a dataset. Throws DatasetMoved when D1 holds another, Failure `unavailable` when they cannot be had.
 * They stay with the dataset they belong to, so that a newer one brings its own.
 */
export async function programsOf(deps: DatasetReader, dataset: LoadedDataset): Promise<ProgramSnapshot> {
  dataset.programs ??= await sideSnapshot(deps, dataset, PROGRAMS);
  return dataset.programs;
}
