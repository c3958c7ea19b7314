/** Whether what the Worker leans on answers, and how the scheduled jobs last went. */
import type { HealthResponse } from '#schema/api/meta.ts';
import { SNAPSHOT_KEY } from '../cache/dataset-store.ts';
import { within } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { readServiceState } from '../queries/jobs.ts';
import type { Reader } from '../queries/read.ts';

/** Asks D1 and KV within their deadlines. Throws Failure `unavailable` when the database does not answer. */
export async function checkHealth(deps: Reader & Pick<Deps, 'cache'>): Promise<HealthResponse> {
  const [{ version, runs }, cache] = await Promise.all([readServiceState(deps), cacheAnswers(deps)]);
  const failed = runs.some(({ outcome }) => outcome === 'failed');
  return {
    status: cache && version !== null && !failed ? 'ok' : 'degraded',
    checks: { database: 'ok', cache: cache ? 'ok' : 'failed' },
    dataset: version,
    jobs: runs.map(({ job, startedAt, finishedAt, outcome }) => ({
      job,
      startedAt: new Date(startedAt).toISOString(),
      finishedAt: finishedAt === null ? null : new Date(finishedAt).toISOString(),
      outcome,
    })),
  };
}

async function cacheAnswers({ cache, config }: Pick<Deps, 'cache' | 'config'>): Promise<boolean> {
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
