/** The edge's own cache, where pictures are stored. What it cannot give in time, or is not ours, counts as not there. */
import { within } from '#worker/deadline.ts';
import type { HasDeadlines, Platform } from '#worker/platform.ts';

type Needs = Pick<Platform, 'edgeCache' | 'log' | 'later'> & HasDeadlines;

/** What is stored under `key`, with an entity tag that begins as ours do; null when there is none. */
export async function fromEdge(deps: Needs, key: Request, tagBegins: string): Promise<Response | null> {
  try {
    const stored = await within(deps.config.deadlines.edgeCache, "The edge's cache", deps.edgeCache.match(key));
    if (!stored) return null;
    const isOurs = stored.status === 200 && stored.body !== null && stored.headers.get('etag')?.startsWith(tagBegins);
    if (isOurs) return stored;
    deps.log('warn', 'edge-cache-entry-damaged', {});
    return null;
  } catch (error) {
    deps.log('warn', 'edge-cache-read-failed', { error: String(error) });
    return null;
  }
}

/** Keeps an answer under `key` after it has left. A failed write is only logged. */
export function toEdgeLater(deps: Needs, key: Request, answer: Response): void {
  const put = async () => within(deps.config.deadlines.putAway, "The edge's cache", deps.edgeCache.put(key, answer));
  deps.later(put().catch((error: unknown) => deps.log('warn', 'edge-cache-write-failed', { error: String(error) })));
}
