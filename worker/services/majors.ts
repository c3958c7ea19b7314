/** Majors: which there are, and what is known of one. */
import {
  ACADEMIC_PROGRAM_KEYS,
  ACADEMIC_PROGRAMS,
  type AcademicProgram,
  type AcademicProgramKey,
} from '#schema/domain/programs/academic-programs.ts';
import type { MajorDocument } from '#schema/domain/programs/majors.ts';
import { AppError } from '#worker/app-error.ts';
import type { DatasetReader } from '#worker/cache/dataset-store.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { type MajorCounts, readMajor, readMajors } from '#worker/queries/majors.ts';

export interface FoundMajor {
  program: AcademicProgram;
  document: MajorDocument;
}

/** The key that an address names, in whatever case. Throws Failure `unknown-major`. */
export function majorKeyOf(text: string): AcademicProgramKey {
  const key = text.toLowerCase();
  const known = ACADEMIC_PROGRAM_KEYS.find((one) => one === key);
  if (known === undefined) throw new AppError('unknown-major');
  return known;
}

/** In the order of the programs. */
export async function listMajors(
  deps: DatasetReader,
  dataset: LoadedDataset,
): Promise<{ program: AcademicProgram; counts: MajorCounts }[]> {
  const counts = new Map((await readMajors(deps, dataset.version)).map((row) => [row.key as string, row]));
  return ACADEMIC_PROGRAMS.flatMap((program) => {
    const found = counts.get(program.key);
    return found ? [{ program, counts: found }] : [];
  });
}

export async function findMajor(
  deps: DatasetReader,
  dataset: LoadedDataset,
  key: AcademicProgramKey,
): Promise<FoundMajor> {
  return {
    program: ACADEMIC_PROGRAMS.find((one) => one.key === key) as AcademicProgram,
    document: await readMajor(deps, dataset.version, key),
  };
}
