/** Whether what the Worker leans on answers. */
import type { HealthResponse } from '#schema/api/meta.ts';
import { SNAPSHOT_KEY } from '../cache/dataset-store.ts';
import { within } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { readLoad } from '../queries/dataset.ts';
import type { Reader } from '../queries/read.ts';

/** Asks D1 and KV within their deadlines. Throws Failure `unavailable` when the database does not answer. */
export async function checkHealth(deps: Reader & Pick<Deps, 'cache'>): Promise<HealthResponse> {
  const [load, cache] = await Promise.all([readLoad(deps), cacheAnswers(deps)]);
  return {
    status: cache && load ? 'ok' : 'degraded',
    checks: { database: 'ok', cache: cache ? 'ok' : 'failed' },
    dataset: load?.version ?? null,
  };
}

async function cacheAnswers({ cache, config }: Pick<Deps, 'cache' | 'config'>): Promise<boolean> {
  try {
    const { body } = (await within(config.deadlines.cache, 'KV', cache.getWithMetadata(SNAPSHOT_KEY, 'stream'))) as {
      body?: ReadableStream | null;
    };
    await body?.cancel();
    return true;
  } catch {
    return false;
  }
}
