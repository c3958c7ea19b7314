/** Notes of a build: what it left out and joined, stored beside the dataset so that the report needs no raw files. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Catalogue, Unmatched } from './catalogue.ts';
import { DATASET_FOLDER } from './dataset-files.ts';
import type { BuiltScholarships, LeftOut } from './scholarships/build-scholarships.ts';

/** Not one of the dataset's files: nothing of it is served, and it has no part in the version. */
const NOTES_FILE = 'build-notes.json';

/** How often something happened, by what it was. */
export type Counts = Record<string, number>;

export interface BuildNotes {
  /** Rows a reader would not take, by source and reason. */
  rejects: Record<string, Counts>;
  /** Institutions left out, by country and rule. */
  exclusions: Record<'US' | 'CA', Counts>;
  /** Rows that were read and not used. */
  unmatched: Unmatched[];
  /** Records joined without a common id, by the rule that joined them. */
  links: Counts;
  /** Names left out, by reason. */
  aliasDrops: Counts;
  /** What became of each row of the scholarships list. */
  scholarships: { shown: number; ended: number; leftOut: LeftOut[] };
}

function countBy<T>(values: readonly T[], keyOf: (value: T) => string): Counts {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
}

/** A reason without the row it names and the value it quotes, so that equal reasons count as one. */
const kindOfReason = (reason: string): string => reason.replace(/^[^:"]+: /, '').replace(/"[^"]*"/g, '"…"');

export function notesOf(catalogue: Catalogue, { scholarships, ended, leftOut }: BuiltScholarships): BuildNotes {
  const bySource = Map.groupBy(catalogue.rejects, ({ source }) => source);
  const sources = [...bySource.keys()].sort();
  return {
    rejects: Object.fromEntries(
      sources.map((source) => [source, countBy(bySource.get(source) ?? [], ({ reason }) => kindOfReason(reason))]),
    ),
    exclusions: catalogue.exclusions,
    unmatched: catalogue.unmatched,
    links: countBy(catalogue.links, ({ reason }) => reason),
    aliasDrops: catalogue.aliasDrops,
    scholarships: { shown: scholarships.length, ended: ended.length, leftOut },
  };
}

export function writeNotes(notes: BuildNotes, folder: string = DATASET_FOLDER): void {
  writeFileSync(path.join(folder, NOTES_FILE), `${JSON.stringify(notes, null, 1)}\n`);
}

export function readNotes(folder: string = DATASET_FOLDER): BuildNotes {
  return JSON.parse(readFileSync(path.join(folder, NOTES_FILE), 'utf8')) as BuildNotes;
}
