/** Finds schools of a university's kind that are better in one thing. */
import type { SituationQuery } from '#schema/api/situation.ts';
import { DIRECTIONS, type Direction } from '#schema/domain/peers/directions.ts';
import { countryOfHome, stateOfHome } from '#schema/domain/situation/situation.ts';
import { AppError } from '#worker/app-error.ts';
import type { DatasetReader } from '#worker/cache/dataset-store.ts';
import type { LoadedDataset } from '#worker/cache/loaded-dataset.ts';
import { type CardRow, readCards, readDocuments } from '#worker/queries/universities.ts';
import { directionsFrom, type Named, type Pointed } from '#worker/recommendations/directions.ts';
import { findTown } from '#worker/search/find-town.ts';
import { situationIn } from '#worker/search/your-prices.ts';

export interface FoundDirection extends Omit<Pointed, 'named'> {
  named: (Named & { row: CardRow })[];
}
export interface FoundDirections {
  base: CardRow;
  directions: Record<Direction, FoundDirection>;
}

const NOBODY: Pointed = { basis: 'country', gap: 'unknown-here', named: [] };

/** The directions from one university, in two round trips. Throws Failure `unknown-university`. */
export async function findDirections(
  deps: DatasetReader,
  { version, snapshot }: LoadedDataset,
  id: number,
  { nearPlace, ...who }: Partial<SituationQuery> & { nearPlace?: string | undefined },
): Promise<FoundDirections> {
  const [base] = await readDocuments(deps, version, [id]);
  if (!base) throw new AppError('unknown-university');
  const { home = null } = who;
  const pointed = directionsFrom(snapshot, base.id, base.kin ?? { home: [], abroad: [] }, {
    situation: situationIn(who),
    homeState: home && stateOfHome(home),
    homeCountry: home && countryOfHome(home),
    home: nearPlace === undefined ? null : findTown(snapshot, nearPlace).place,
  });
  const ids = DIRECTIONS.flatMap((direction) => pointed?.[direction].named.map((one) => one.id) ?? []);
  const cards = await readCards(deps, version, [...new Set(ids)]);
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  const withCards = ({ named, ...rest }: Pointed): FoundDirection => ({
    ...rest,
    named: named.flatMap((one) => {
      const row = cardOf.get(one.id);
      return row ? [{ ...one, row }] : [];
    }),
  });
  return {
    base,
    directions: Object.fromEntries(
      DIRECTIONS.map((direction) => [direction, withCards(pointed?.[direction] ?? NOBODY)]),
    ) as FoundDirections['directions'],
  };
}
