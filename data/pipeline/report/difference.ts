/** Difference between two datasets. */
import { execFileSync } from 'node:child_process';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { FIELD_KEYS } from '#schema/domain/record/university-fields.ts';
import { parseDataset } from '../dataset-files.ts';

/** The dataset of the last commit; null when there is none, or no repository. */
export function committedDataset(): Dataset | null {
  try {
    return parseDataset((file) =>
      execFileSync('git', ['show', `HEAD:./../../dataset/${file}`], {
        cwd: import.meta.dirname,
        encoding: 'utf8',
        maxBuffer: 256 * 1024 * 1024,
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
    );
  } catch {
    return null;
  }
}

export interface Difference {
  versions: [before: string, after: string];
  added: string[];
  removed: string[];
  /** Key of the record -> how many universities have another value. */
  changed: Record<string, number>;
  counts: Record<string, [before: number, after: number]>;
}

export function differenceOf(before: Dataset, after: Dataset): Difference {
  const was = new Map(before.universities.map((university) => [university.id, university]));
  const is = new Map(after.universities.map((university) => [university.id, university]));
  const changed: Record<string, number> = {};
  for (const university of after.universities) {
    const old = was.get(university.id);
    if (!old) continue;
    for (const key of FIELD_KEYS) {
      if (JSON.stringify(old[key]) !== JSON.stringify(university[key])) changed[key] = (changed[key] ?? 0) + 1;
    }
  }
  const counts = Object.fromEntries(
    (Object.keys(after.manifest.counts) as (keyof typeof after.manifest.counts)[])
      .filter((key) => before.manifest.counts[key] !== after.manifest.counts[key])
      .map((key): [string, [number, number]] => [key, [before.manifest.counts[key], after.manifest.counts[key]]]),
  );
  return {
    versions: [before.manifest.version, after.manifest.version],
    added: after.universities.filter(({ id }) => !was.has(id)).map(({ id, name }) => `${id} ${name}`),
    removed: before.universities.filter(({ id }) => !is.has(id)).map(({ id, name }) => `${id} ${name}`),
    changed,
    counts,
  };
}
