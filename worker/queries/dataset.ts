/** Queries for the dataset's version and manifest. */
import { and, asc, eq, inArray, notExists, type SQL } from 'drizzle-orm';
import { datasetMeta, type SnapshotKind, snapshots } from '#schema/db/catalogue.ts';
import type { Manifest } from '#schema/domain/record/dataset.ts';
import { SNAPSHOT_LAYOUT } from '#schema/search/snapshot.ts';
import { AppError } from '#worker/app-error.ts';
import { type Reader, readAt, readTogether } from './read.ts';

export type { SnapshotKind };

/** Which data was loaded, and by which code. */
export interface Load {
  version: string;
  loadKey: string | null;
}

export interface StoredDataset extends Load {
  previousVersion: string | null;
  manifest: Manifest;
  /** The snapshot in this release's layout; null when there is none, or when the version is the one not wanted again. */
  snapshot: StoredSnapshot | null;
}

/** A snapshot as D1 keeps it. */
export interface StoredSnapshot {
  /** Of which dataset: another than the rows' while a newer release's data is there, and this one's is left over. */
  version: string;
  /** Base64, in order. */
  parts: string[];
}

/**
 * Everything an isolate holds of the dataset, of one version; null when no dataset is loaded. The snapshot, which is
 * large, is left out when the version is `known`.
 */
export async function readDataset(reader: Reader, known?: string): Promise<StoredDataset | null> {
  const { db } = reader;
  const [meta, parts] = await readTogether(
    reader,
    [
      db.select().from(datasetMeta),
      snapshotParts(db, 'search', SNAPSHOT_LAYOUT, known === undefined ? undefined : notExists(versionRow(db, known))),
    ] as const,
    reader.config.deadlines.snapshotFromDatabase,
  );
  const values = new Map(meta.map(({ key, value }) => [key, value]));
  const version = values.get('version');
  const manifest = values.get('manifest');
  if (version === undefined || manifest === undefined) return null;
  return {
    version,
    loadKey: values.get('loadKey') ?? null,
    previousVersion: values.get('previousVersion') ?? null,
    manifest: manifestOf(manifest),
    snapshot: storedSnapshot(parts),
  };
}

function snapshotParts(db: Reader['db'], kind: SnapshotKind, layout: string, unless?: SQL) {
  return db
    .select({ version: snapshots.version, base64: snapshots.base64 })
    .from(snapshots)
    .where(and(eq(snapshots.kind, kind), eq(snapshots.layout, layout), unless))
    .orderBy(asc(snapshots.part));
}

function storedSnapshot(parts: readonly { version: string; base64: string }[]): StoredSnapshot | null {
  const [first] = parts;
  return first ? { version: first.version, parts: parts.map(({ base64 }) => base64) } : null;
}

/** The row that says that dataset `version` is loaded; no row when another is. */
function versionRow(db: Reader['db'], version: string) {
  return db
    .select({ value: datasetMeta.value })
    .from(datasetMeta)
    .where(and(eq(datasetMeta.key, 'version'), eq(datasetMeta.value, version)));
}

/** A snapshot beside dataset `version`, in the layout of this release; null when there is none. */
export async function readSnapshot(
  reader: Reader,
  version: string,
  kind: SnapshotKind,
  layout: string,
): Promise<StoredSnapshot | null> {
  const [parts] = await readAt(
    reader,
    version,
    [snapshotParts(reader.db, kind, layout)] as const,
    reader.config.deadlines.snapshotFromDatabase,
  );
  return storedSnapshot(parts);
}

/** What the database holds; null when nothing is loaded. */
export async function readLoad(reader: Reader): Promise<Load | null> {
  const [rows] = await readTogether(reader, [
    reader.db
      .select()
      .from(datasetMeta)
      .where(inArray(datasetMeta.key, ['version', 'loadKey'])),
  ] as const);
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const version = values.get('version');
  return version === undefined ? null : { version, loadKey: values.get('loadKey') ?? null };
}

/** The manifest of dataset `version`. */
export async function readManifest(reader: Reader, version: string): Promise<Manifest> {
  const [rows] = await readAt(reader, version, [
    reader.db.select({ value: datasetMeta.value }).from(datasetMeta).where(eq(datasetMeta.key, 'manifest')),
  ] as const);
  return manifestOf(rows[0]?.value ?? '');
}

/** Throws Failure `unavailable` for what is no manifest. */
function manifestOf(text: string): Manifest {
  try {
    return JSON.parse(text) as Manifest;
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  }
}
