/** Finds what a new dataset changed about each university, against the one compared with before. */

import { CHANGE_KINDS, WATCHED_KINDS, type WatchedFigures } from '#schema/domain/record/changes.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import type { Deps } from '#worker/deps.ts';
import { type DatasetChange, readGone, readWatched, writeChanges } from '#worker/queries/dataset-changes.ts';
import { readJobRun } from '#worker/queries/jobs.ts';
import type { JobReport } from './job.ts';

/** Universities a page: their figures stay far below what one parameter may hold. */
const PAGE = 400;

/** Smaller differences are not reported: a point of a rate, a hundredth of a price. */
const LEAST_POINTS = 1;
const LEAST_SHARE_OF_PRICE = 0.01;

/** Safe to run again, and goes on where an earlier run ended: figures are replaced in the batch that notes the change. */
export async function compareDatasets(deps: Deps, now: number): Promise<JobReport> {
  const last = await readJobRun(deps, 'compare-datasets');
  return withDataset(deps, async ({ version }): Promise<JobReport> => {
    if (last?.outcome === 'done' && last.detail.version === version) return { version, universities: 0, changes: 0 };
    let universities = 0;
    let found = 0;
    for (let after = 0; ; ) {
      const rows = await readWatched(deps, version, { after, limit: PAGE });
      const changed = rows.filter(({ now: figures, before }) => JSON.stringify(figures) !== JSON.stringify(before));
      const changes = changed.flatMap(({ universityId, now: figures, before }) =>
        before === null
          ? []
          : changesBetween(before, figures).map((change) =>
              datasetChange({ ...change, universityId, name: figures.name }, version, now),
            ),
      );
      const watched = changed.map(({ universityId, now: figures }) => ({ universityId, figures }));
      if (watched.length > 0) await writeChanges(deps, { changes, watched, gone: [] });
      universities += rows.length;
      found += changes.length;
      if (rows.length < PAGE) break;
      after = rows.at(-1)?.universityId ?? 0;
    }
    const gone = await readGone(deps, version);
    if (gone.length > 0) {
      const changes = gone.map((one) =>
        datasetChange({ ...one, kind: 'closed', before: null, after: null }, version, now),
      );
      await writeChanges(deps, { changes, watched: [], gone: gone.map(({ universityId }) => universityId) });
      found += changes.length;
    }
    return { version, universities, changes: found };
  });
}

type Difference = Pick<DatasetChange, 'kind' | 'before' | 'after'>;

function datasetChange(
  change: Difference & Pick<DatasetChange, 'universityId' | 'name'>,
  version: string,
  detectedAt: number,
): DatasetChange {
  return { id: `${version}:${change.universityId}:${change.kind}`, version, detectedAt, ...change };
}

/** The differences worth telling. A figure that comes or goes is one; a price in another currency is not comparable. */
export function changesBetween(before: WatchedFigures, now: WatchedFigures): Difference[] {
  return WATCHED_KINDS.flatMap((kind): Difference[] => {
    const [old, fresh] = [before[kind], now[kind]];
    if (old === fresh) return [];
    const difference = [{ kind, before: old, after: fresh }];
    if (typeof old !== 'number' || typeof fresh !== 'number') return difference;
    const apart = Math.abs(fresh - old);
    if (CHANGE_KINDS[kind] === 'rates') return apart >= LEAST_POINTS ? difference : [];
    if (before.currency !== now.currency) return [];
    return apart >= old * LEAST_SHARE_OF_PRICE ? difference : [];
  });
}
