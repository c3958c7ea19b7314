/** Universities recommended to the signed-in person. */

import type { RecommendationsQuery } from '#schema/api/recommendations.ts';
import { RECOMMENDATIONS_DEFAULT } from '#schema/api/recommendations.ts';
import type { Preferences } from '#schema/domain/account/account.ts';
import type { RecommendedReason } from '#schema/domain/peers/recommended-reasons.ts';
import { unpackText } from '#schema/search/sections.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { AppError, isUnavailable } from '#worker/app-error.ts';
import type { DatasetReader } from '#worker/cache/dataset-store.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { programsOf } from '#worker/cache/program-store.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import { readKnown, readTaste } from '#worker/queries/recommendations.ts';
import { type CardRow, readCards } from '#worker/queries/universities.ts';
import { explain } from '#worker/recommendations/explain.ts';
import { interestsMet } from '#worker/recommendations/interests.ts';
import type { InterestsOf } from '#worker/recommendations/preference-fit.ts';
import { recommend, rowsById } from '#worker/recommendations/recommend.ts';
import { BOOKMARKED_SEEDS, seedsOf, VIEWED_SEEDS } from '#worker/recommendations/seeds.ts';

export interface Recommended {
  base: CardRow | null;
  recommendations: { row: CardRow; reasons: [RecommendedReason, RecommendedReason] }[];
}

/** Neighbours read for each seed, of the 24 stored; the farther ones never make the list. */
const NEIGHBOURS = 16;
/** What is kept or hidden is left out of what preferences bring in too: of each the newest so many. */
const EXCLUDED = 200;

/** Recommendations that are looked up besides for somebody who keeps more than that. */
const SPARE = 24;

/**
 * The list, in two round trips: what is known of the person, then the cards; a third for somebody who keeps hundreds.
 * Throws Failure `unknown-university` for a base that is none.
 */
export async function recommendFor(
  deps: DatasetReader,
  session: SignedIn,
  dataset: LoadedDataset,
  { base, limit = RECOMMENDATIONS_DEFAULT }: RecommendationsQuery,
): Promise<Recommended> {
  const { version, snapshot } = dataset;
  if (base !== undefined && !rowsById(snapshot).has(base)) {
    throw new AppError('unknown-university', { reason: 'unknown-university-id' });
  }
  const taste = await readTaste(deps, session, {
    version,
    base,
    bounds: { viewed: VIEWED_SEEDS, bookmarked: BOOKMARKED_SEEDS, neighbours: NEIGHBOURS, excluded: EXCLUDED },
  });
  const seeds = seedsOf({ base: base ?? null, ...taste });
  const [heaviest] = seeds.toSorted((a, b) => b.weight - a.weight);
  const { preferences } = taste;
  const excluded = new Set(taste.excluded);
  const interestsOf = await interestsFor(deps, dataset, preferences);
  let list = recommend(snapshot, { ...taste, seeds, excluded, interestsOf }, taste.more ? limit + SPARE : limit);
  if (taste.more) {
    const known = await readKnown(
      deps,
      session,
      list.map(({ id }) => id),
    );
    list = list.filter(({ id }) => !known.has(id)).slice(0, limit);
  }
  const cards = await readCards(deps, version, [
    ...new Set([...list.map(({ id }) => id), ...(heaviest ? [heaviest.id] : [])]),
  ]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const nameOf = (id: number) => nameInSnapshot(snapshot, id);
  return {
    base: (heaviest && cardOf.get(heaviest.id)) ?? null,
    recommendations: list.flatMap((one) => {
      const row = cardOf.get(one.id);
      return row ? [{ row, reasons: explain(snapshot, one, { nameOf, preferences, interestsOf }) }] : [];
    }),
  };
}

/** What is taught where, for somebody who states interests; without it the list is made from the rest. */
async function interestsFor(
  deps: DatasetReader,
  dataset: LoadedDataset,
  { interests }: Preferences,
): Promise<InterestsOf | null> {
  if (interests.length === 0) return null;
  try {
    return interestsMet(await programsOf(deps, dataset), interests);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    deps.log('warn', 'recommendations-without-interests', {});
    return null;
  }
}

function nameInSnapshot(snapshot: Snapshot, id: number): string {
  const row = rowsById(snapshot).get(id);
  if (row === undefined) return 'a school you keep';
  return unpackText(snapshot.formTexts, snapshot.formTextStarts, snapshot.rowForms[row] as number);
}
