/** The files of a dataset folder: names, text form, content version; reading them and writing them. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Dataset, Manifest } from '#schema/domain/record/dataset.ts';
import { inKeyOrder } from './record-keys.ts';

export const DATASET_FOLDER = path.resolve(import.meta.dirname, '../dataset');

/** What is in a dataset besides its manifest. */
export type Contents = Omit<Dataset, 'manifest'>;

/** In the order they are hashed. */
export const CONTENT_FILES = {
  universities: 'universities.ndjson',
  aliases: 'aliases.ndjson',
  programs: 'programs.ndjson',
  neighbours: 'neighbours.ndjson',
  trends: 'trends.ndjson',
  peers: 'peers.ndjson',
  peerGroups: 'peer-groups.json',
  outside: 'outside.ndjson',
  redirects: 'redirects.json',
  provenance: 'provenance.json',
  cipTitles: 'cip.json',
  careers: 'careers.ndjson',
  careerLists: 'career-lists.json',
  endedPrograms: 'ended-programs.ndjson',
} as const satisfies Record<keyof Contents, string>;
export const MANIFEST_FILE = 'manifest.json';

const linesOf = (values: readonly unknown[]): string => values.map((value) => `${JSON.stringify(value)}\n`).join('');

const tableOf = (table: Record<string, unknown>): string => {
  const sorted = Object.keys(table).sort();
  return `{\n${sorted.map((key) => `${JSON.stringify(key)}:${JSON.stringify(table[key])}`).join(',\n')}\n}\n`;
};

/** Text of each content file. Lists must already be in their committed order; only keys are put in order here. */
export function textsOf(contents: Contents): Record<keyof Contents, string> {
  return {
    universities: linesOf(contents.universities.map((university) => inKeyOrder(university))),
    aliases: linesOf(contents.aliases.map(({ id, name, kind }) => ({ id, name, kind }))),
    programs: linesOf(
      contents.programs.map(({ id, programs, graduatesByYear }) => ({ id, programs, graduatesByYear })),
    ),
    neighbours: linesOf(
      contents.neighbours.map(({ id, neighbours, kin }) => ({ id, neighbours, ...(kin ? { kin } : {}) })),
    ),
    trends: linesOf(contents.trends.map(({ id, years, breaks }) => ({ id, years, ...(breaks ? { breaks } : {}) }))),
    peers: linesOf(contents.peers.map(({ id, group, at }) => ({ id, group, at }))),
    peerGroups: tableOf(contents.peerGroups),
    outside: linesOf(
      contents.outside.map(({ name, aliases, city, state, why, belongsToId, website }) => ({
        name,
        aliases,
        city,
        state,
        why,
        belongsToId,
        website,
      })),
    ),
    redirects: tableOf(contents.redirects),
    provenance: tableOf(contents.provenance),
    cipTitles: tableOf(contents.cipTitles),
    careers: linesOf(contents.careers),
    careerLists: tableOf(contents.careerLists),
    endedPrograms: linesOf(contents.endedPrograms.map(({ id, ended }) => ({ id, ended }))),
  };
}

/**
 * Version of a dataset: the first 12 hexadecimal digits of SHA-256 over its files in order, then its manifest
 * without the version, because the exchange rate and the thresholds change what is served too.
 */
export function versionOf(texts: Record<keyof Contents, string>, manifest: Omit<Manifest, 'version'>): string {
  const hash = createHash('sha256');
  for (const key of Object.keys(CONTENT_FILES) as (keyof Contents)[]) hash.update(texts[key]);
  hash.update(JSON.stringify(manifest));
  return hash.digest('hex').slice(0, 12);
}

/** Every file of the folder by name, ready to be written. */
export function filesOf(contents: Contents, manifest: Omit<Manifest, 'version'>): Map<string, string> {
  const texts = textsOf(contents);
  const files = new Map<string, string>();
  for (const [key, file] of Object.entries(CONTENT_FILES)) files.set(file, texts[key as keyof Contents]);
  const complete: Manifest = { version: versionOf(texts, manifest), ...manifest };
  files.set(MANIFEST_FILE, `${JSON.stringify(complete, null, 2)}\n`);
  return files;
}

export function writeDataset(folder: string, files: Map<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeFileSync(path.join(folder, file), text);
}

/** A dataset from the texts of its files, wherever `read` gets them (a folder, a commit). */
export function parseDataset(read: (file: string) => string): Dataset {
  const lines = <T>(file: string): T[] =>
    read(file)
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as T);
  return {
    manifest: JSON.parse(read(MANIFEST_FILE)) as Manifest,
    universities: lines(CONTENT_FILES.universities),
    aliases: lines(CONTENT_FILES.aliases),
    programs: lines(CONTENT_FILES.programs),
    neighbours: lines(CONTENT_FILES.neighbours),
    trends: lines(CONTENT_FILES.trends),
    peers: lines(CONTENT_FILES.peers),
    peerGroups: JSON.parse(read(CONTENT_FILES.peerGroups)),
    outside: lines(CONTENT_FILES.outside),
    redirects: JSON.parse(read(CONTENT_FILES.redirects)),
    provenance: JSON.parse(read(CONTENT_FILES.provenance)),
    cipTitles: JSON.parse(read(CONTENT_FILES.cipTitles)),
    careers: lines(CONTENT_FILES.careers),
    careerLists: JSON.parse(read(CONTENT_FILES.careerLists)),
    endedPrograms: lines(CONTENT_FILES.endedPrograms),
  };
}

/** The dataset of a folder; the committed one by default. */
export function loadDataset(folder: string = DATASET_FOLDER): Dataset {
  return parseDataset((file) => readFileSync(path.join(folder, file), 'utf8'));
}
