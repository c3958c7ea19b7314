/** Reads from D1: one round trip, bounded in time, checked against the dataset's version. */
import { eq } from 'drizzle-orm';
import type { BatchItem, BatchResponse } from 'drizzle-orm/batch';
import { datasetMeta } from '#schema/db/catalogue.ts';
import { AppError } from '#worker/app-error.ts';
import type { DatasetStore } from '#worker/cache/loaded-dataset.ts';
import { within } from '#worker/deadline.ts';
import type { HasDeadlines, Platform } from '#worker/platform.ts';
import { assertRows } from './assert-rows.ts';
import type { Database } from './database.ts';

/** What a query needs. */
export interface Reader extends Pick<Platform, 'log' | 'clock'>, HasDeadlines {
  readonly db: Database;
  readonly isolate: { readonly dataset: DatasetStore };
}

/** Thrown when the database holds another dataset than the one the answer was begun with. */
export class DatasetMoved extends Error {}

type Statement = BatchItem<'sqlite'>;
type Rows<T extends readonly Statement[]> = { -readonly [K in keyof T]: T[K]['_']['result'] };

/**
 * Errors that D1's documentation (Observability, Debug D1) says to retry. Overload, time and memory limits are not
 * among them: asking again would add to the load. D1 retries reads by itself twice, so once more is enough.
 */
const TRANSIENT = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  'Cannot resolve D1 DB due to transient issue on remote node',
  'Replica disconnected from primary',
];
const RETRIES = 1;

/** Whether a D1 error is one of those that pass by themselves. drizzle wraps the error that D1 threw. */
export function isTransient(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 4; cause = cause.cause, depth++) {
    const { message } = cause;
    if (TRANSIENT.some((name) => message.includes(name))) return true;
  }
  return false;
}

async function batchWithRetry<T extends readonly [Statement, ...Statement[]]>(
  reader: Reader,
  statements: T,
): Promise<BatchResponse<T>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return assertRows(await reader.db.batch(statements), statements.length);
    } catch (error) {
      if (attempt >= RETRIES || !isTransient(error)) throw error;
      reader.log('warn', 'database-retry', { attempt: attempt + 1 });
    }
  }
}

/** The statements' rows in one round trip. Throws Failure `unavailable` when D1 fails or is too slow. */
export async function readTogether<T extends readonly [Statement, ...Statement[]]>(
  reader: Reader,
  statements: T,
  deadline: number = reader.config.deadlines.database,
): Promise<Rows<T>> {
  try {
    return (await within(deadline, 'D1', batchWithRetry(reader, statements))) as Rows<T>;
  } catch (error) {
    throw new AppError('unavailable', { cause: error });
  }
}

/**
 * The statements' rows as of dataset `version`, in one round trip: a batch is atomic, so that rows and version belong
 * together. Throws DatasetMoved when the database has moved on, Failure `unavailable` when it cannot be reached.
 */
export async function readAt<T extends readonly Statement[]>(
  reader: Reader,
  version: string,
  statements: T,
  deadline?: number,
): Promise<Rows<T>> {
  const [current, ...rows] = await readTogether(reader, [versionStatement(reader), ...statements], deadline);
  if (current[0]?.value !== version) throw new DatasetMoved();
  const { dataset } = reader.isolate;
  if (dataset.held?.version === version && dataset.confirmedAt > 0) dataset.confirmedAt = reader.clock();
  return rows as unknown as Rows<T>;
}

function versionStatement(reader: Reader) {
  return reader.db.select({ value: datasetMeta.value }).from(datasetMeta).where(eq(datasetMeta.key, 'version'));
}
