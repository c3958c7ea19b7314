/** Difference between two datasets. */
import { execFileSync } from 'node:child_process';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { FIELD_KEYS } from '#schema/domain/record/university-fields.ts';
import { CONTENT_FILES, parseDataset } from '../dataset-files.ts';

const fileAt = (commit: string, file: string): string =>
  execFileSync('git', ['show', `${commit}:./../../dataset/${file}`], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The dataset of the last commit; null when there is none, or no repository. */
export function committedDataset(): Dataset | null {
  try {
    return parseDataset((file) => fileAt('HEAD', file));
  } catch {
    return null;
  }
}

type GroupOf = Pick<Dataset['peers'][number], 'id' | 'group'>;

/** Each school's group of peers at a commit. Throws when there is no such commit. */
export const peersAt = (commit: string): GroupOf[] =>
  fileAt(commit, CONTENT_FILES.peers)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as GroupOf);

/** The schools that are compared with another group of peers than before, by the two groups, those of most schools first. */
export function peerChanges(before: readonly GroupOf[], after: readonly GroupOf[]) {
  const was = new Map(before.map(({ id, group }) => [id, group]));
  const moved = after.flatMap(({ id, group }) => {
    const from = was.get(id);
    return from === undefined || from === group ? [] : [{ id, from, to: group }];
  });
  return [...Map.groupBy(moved, ({ from, to }) => `${from} -> ${to}`)]
    .map(([change, schools]) => ({ change, ids: schools.map(({ id }) => id) }))
    .sort((a, b) => b.ids.length - a.ids.length || (a.change < b.change ? -1 : 1));
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
