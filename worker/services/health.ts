/** Checks whether D1, KV and the snapshot answer, and how the scheduled jobs last went. */
import type { HealthResponse } from '#schema/api/meta.ts';
import { type DatasetReader, SNAPSHOT_KEY, withDataset } from '#worker/cache/dataset-store.ts';
import { isBehind } from '#worker/cache/loaded-dataset.ts';
import { within } from '#worker/deadline.ts';
import { messagesOf } from '#worker/log.ts';
import type { HasDeadlines, Platform } from '#worker/platform.ts';
import { type JobRun, type Room, readServiceState } from '#worker/queries/jobs.ts';
import { DatasetMoved } from '#worker/queries/read.ts';

/**
 * Asks D1 and KV within their deadlines, and opens the search snapshot of the dataset that D1 holds. Throws Failure
 * `unavailable` when the database does not answer.
 */
export async function checkHealth(deps: DatasetReader): Promise<HealthResponse> {
  const [{ version, runs, rooms }, cache] = await Promise.all([readServiceState(deps), cacheAnswers(deps)]);
  const search = version === null ? 'failed' : await checkSearch(deps, version);
  const failed = runs.some((run) => !isHealthy(run, deps.clock()));
  const storage = fillingRoom(rooms);
  return {
    status: cache && search === 'ok' && storage === 'ok' && !failed ? 'ok' : 'degraded',
    checks: { database: 'ok', cache: cache ? 'ok' : 'failed', search, storage },
    dataset: version,
    jobs: runs.map(({ job, startedAt, finishedAt, outcome }) => ({
      job,
      startedAt: new Date(startedAt).toISOString(),
      finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
      outcome,
    })),
  };
}

const HOUR = 60 * 60 * 1_000;
/** The platform ends a scheduled run long before; one that still runs then was cut off. */
const RUN_MAX = HOUR;
/** Jobs run once a day; one that has not begun for two was not reached. */
const RUN_EVERY_MAX = 48 * HOUR;

/** Whether a job's last run ended well, or may still do so, and was not too long ago. */
function isHealthy({ outcome, startedAt }: Pick<JobRun, 'outcome' | 'startedAt'>, now: number): boolean {
  if (outcome === 'failed') return false;
  return now - startedAt <= (outcome === 'running' ? RUN_MAX : RUN_EVERY_MAX);
}

/** What is half full or more, in time to do something about it; `ok` where nothing is. */
function fillingRoom(
  rooms: Record<'database' | 'messages' | 'subscribers', Room>,
): HealthResponse['checks']['storage'] {
  if (rooms.database.used >= rooms.database.most / 2) return 'database-half-full';
  if (rooms.messages.used >= rooms.messages.most / 2) return 'messages-half-full';
  if (rooms.subscribers.used >= rooms.subscribers.most / 2) return 'subscribers-half-full';
  return 'ok';
}

/** Whether this isolate has the snapshot open that belongs to dataset `version`, or can open it now. */
async function checkSearch(deps: DatasetReader, version: string): Promise<HealthResponse['checks']['search']> {
  try {
    return await withDataset(deps, async (dataset) => {
      if (dataset.version !== version) throw new DatasetMoved();
      return isBehind(dataset) ? 'behind' : 'ok';
    });
  } catch (error) {
    deps.log('error', 'search-not-ready', { error: messagesOf(error) });
    return 'failed';
  }
}

async function cacheAnswers({ cache, config }: Pick<Platform, 'cache'> & HasDeadlines): Promise<boolean> {
  try {
    await within(config.deadlines.cache, 'KV', openAndClose(cache));
    return true;
  } catch {
    return false;
  }
}

/** Reads nothing of the snapshot, which is large: that it is handed out is enough. */
async function openAndClose(cache: KVNamespace): Promise<void> {
  const { value } = await cache.getWithMetadata(SNAPSHOT_KEY, 'stream');
  await value?.cancel();
}
