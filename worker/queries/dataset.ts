/** What the database says about the dataset as a whole. */
import { and, asc, eq, inArray, notExists } from 'drizzle-orm';
import { datasetMeta, programSnapshot, searchSnapshot } from '#schema/db/catalogue.ts';
import type { Manifest } from '#schema/domain/dataset.ts';
import { Failure } from '../failure.ts';
import { type Reader, readAt, readTogether } from './read.ts';

/** Which data was loaded, and by which code. */
export interface Load {
  version: string;
  loadKey: string | null;
}

export interface StoredDataset extends Load {
  previousVersion: string | null;
  manifest: Manifest;
  /** The snapshot's parts in order, base64; none when the version is the one that was not wanted again. */
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
      db
        .select({ base64: searchSnapshot.base64 })
        .from(searchSnapshot)
        .where(known === undefined ? undefined : notExists(versionRow(db, known)))
        .orderBy(asc(searchSnapshot.part)),
    ] as const,
    reader.config.deadlines.snapshotFromDatabase,
  );
  const values = new Map(meta.map(({ key, value }) => [key, value]));
  const version = values.get('version');
  const manifest = values.get('manifest');
  if (version === undefined || manifest === undefined) return null;
  if (parts.length === 0 && version !== known) return null;
  return {
    version,
    loadKey: values.get('loadKey') ?? null,
    previousVersion: values.get('previousVersion') ?? null,
    manifest: manifestOf(manifest),
    parts: parts.map(({ base64 }) => base64),
  };
}

/** The row that says that dataset `version` is loaded; no row when another is. */
function versionRow(db: Reader['db'], version: string) {
  return db
    .select({ value: datasetMeta.value })
    .from(datasetMeta)
    .where(and(eq(datasetMeta.key, 'version'), eq(datasetMeta.value, version)));
}

/** The program snapshot's parts in order, base64, of dataset `version`; none when it was loaded without. */
export async function readProgramSnapshot(reader: Reader, version: string): Promise<string[]> {
  const { db } = reader;
  const [parts] = await readAt(
    reader,
    version,
    [db.select({ base64: programSnapshot.base64 }).from(programSnapshot).orderBy(asc(programSnapshot.part))] as const,
    reader.config.deadlines.snapshotFromDatabase,
  );
  return parts.map(({ base64 }) => base64);
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
    throw new Failure('unavailable', { cause: error });
  }
}
