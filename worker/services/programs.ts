/** Programs at universities: which, in what order, as of which dataset. */
import type { ProgramsQuery } from '#schema/api/programs.ts';
import type { ProgramOrigin } from '#schema/search/program-snapshot.ts';
import type { DatasetReader } from '#worker/cache/dataset-store.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { programsOf } from '#worker/cache/program-store.ts';
import { type CardRow, readCards } from '#worker/queries/universities.ts';
import { type ProgramOutcome, searchPrograms } from '#worker/search/programs/search-programs.ts';

export interface FoundPrograms extends ProgramOutcome {
  /** The universities of the page. */
  universitiesById: ReadonlyMap<number, CardRow>;
  origin: ProgramOrigin | null;
}

/** A page of the programs that answer a question. */
export async function findPrograms(
  deps: DatasetReader,
  dataset: LoadedDataset,
  query: ProgramsQuery,
): Promise<FoundPrograms> {
  const programs = await programsOf(deps, dataset);
  const outcome = searchPrograms(dataset.snapshot, programs, query);
  const ids = [...new Set(outcome.programs.map(({ universityId }) => universityId))];
  const rows = await readCards(deps, dataset.version, ids);
  return { ...outcome, universitiesById: new Map(rows.map((row) => [row.id, row])), origin: programs.origin };
}
