/** Counts which universities the same people save, for "often kept together". */
import type { Deps } from '#worker/deps.ts';
import { countPairs, dropPairsExcept, readKeepers, replacePairs } from '#worker/queries/bookmarked-together.ts';
import { LEAST_PEOPLE, strengthOf, TOGETHER_MAX } from '#worker/recommendations/bookmarked-together.ts';
import type { JobReport } from './job.ts';

/** Universities a statement: what is read grows with who keeps them and what else they keep. */
const SLICE = 25;
/** Somebody who keeps more than this says nothing about which go together. */
const MOST_PAIRS = 100;

/** Each slice is replaced at once; a run that ends half way leaves older counts for the rest. */
export async function countCoBookmarks(deps: Deps): Promise<JobReport> {
  const keepers = await readKeepers(deps, { least: LEAST_PEOPLE, most: MOST_PAIRS });
  const all = [...keepers.keys()].sort((a, b) => a - b);
  let written = 0;
  for (let at = 0; at < all.length; at += SLICE) {
    const universityIds = all.slice(at, at + SLICE);
    const counted = await countPairs(deps, { universityIds, least: LEAST_PEOPLE, most: MOST_PAIRS });
    const pairs = [...Map.groupBy(counted, ({ one }) => one).values()].flatMap((list) =>
      list
        .map(({ one, other, both }) => ({
          universityId: one,
          otherId: other,
          people: both,
          strength: strengthOf({ both, one: keepers.get(one) ?? both, other: keepers.get(other) ?? both }),
        }))
        .sort((a, b) => b.strength - a.strength || a.otherId - b.otherId)
        .slice(0, TOGETHER_MAX),
    );
    await replacePairs(deps, universityIds, pairs);
    written += pairs.length;
  }
  await dropPairsExcept(deps, all);
  return { universities: all.length, pairs: written };
}
