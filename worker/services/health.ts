/** Whether what the Worker leans on answers. */
import type { HealthResponse } from '#schema/api/meta.ts';
import { SNAPSHOT_KEY } from '../cache/dataset-store.ts';
import { within } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import { type Reader, readVersion } from '../queries/read.ts';

/** Asks D1 and KV within their deadlines. Throws Failure `unavailable` when the database does not answer. */
export async function checkHealth(deps: Reader & Pick<Deps, 'cache'>): Promise<HealthResponse> {
  const [dataset, cache] = await Promise.all([readVersion(deps), cacheAnswers(deps)]);
  return {
    status: cache && dataset !== null ? 'ok' : 'degraded',
    checks: { database: 'ok', cache: cache ? 'ok' : 'failed' },
    dataset,
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
