/** The directions from a university, each school with two reasons that no other of its direction has, and a trade-off. */

import type { DirectionsResponse, DirectionView } from '#schema/api/directions.ts';
import { DIRECTIONS, type Direction } from '#schema/domain/peers/directions.ts';
import { IMPLIED_REASONS } from '#schema/domain/peers/implied-reasons.ts';
import { chosenPoints, type PairPoint, type PairPointKind, pairPoints } from '#schema/domain/peers/pair-points.ts';
import { stateName, townName } from '#schema/domain/places/places.ts';
import { townInState } from '#schema/domain/places/town-in-state.ts';
import { pairPointSentence, promiseSentence } from '#words/university/school-pairs.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import type { FoundDirection, FoundDirections } from '#worker/services/directions.ts';
import { schoolName } from './school-name.ts';
import { recordText } from './texts-of-data.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';
import { isWithinUs, presentTradeOff } from './university-list.ts';
import type { PriceOf } from './your-price.ts';

/** Reasons of each card. */
const REASONS = 2;

export function presentDirections(
  { base, directions }: FoundDirections,
  bounds: AffordabilityBounds,
  priceOf?: PriceOf,
): DirectionsResponse {
  return {
    directions: Object.fromEntries(
      DIRECTIONS.map((direction) => [
        direction,
        presentDirection(direction, directions[direction], base, bounds, priceOf),
      ]),
    ) as DirectionsResponse['directions'],
  };
}

const placeOf = ({ city, country, state }: CardRow) => townInState(townName(city), stateName(country, state));

/** What the data call otherwise than the language of the answer. */
const CALLED: { [Kind in PairPointKind]?: (there: string) => string | null } = {
  'same-denomination': (name) => recordText('religiousDenomination', name),
  'same-town': townName,
  'its-town': townName,
};

function inWords<Point extends PairPoint>(point: Point): Point {
  const there = CALLED[point.kind]?.(String(point.there));
  return there ? { ...point, there } : point;
}

function presentDirection(
  direction: Direction,
  { basis, gap, named }: FoundDirection,
  base: CardRow,
  bounds: AffordabilityBounds,
  priceOf: PriceOf | undefined,
): DirectionView {
  const except = IMPLIED_REASONS[direction];
  const promised: (string | null)[] = [];
  const withinUs = named.map(({ row }) => isWithinUs(row, base, priceOf));
  const pointOf = (point: PairPoint, at: number) => pairPointSentence(point, withinUs[at] ?? false);
  for (const [at, { row, there, here }] of named.entries()) {
    const found = {
      there,
      here,
      place: placeOf(row),
      name: schoolName(row.id, row.name),
      withinUs: withinUs[at] ?? false,
    };
    const promise = promiseSentence(basis, found);
    promised.push(promised.includes(promise) ? promiseSentence(basis, found, true) : promise);
  }
  // Where the visitor said enough for prices of their own, published ones would say something else.
  const points = [...except.points, ...(priceOf ? IMPLIED_REASONS.cheaper.points : [])];
  const further = chosenPoints(
    named.map(({ row }) => pairPoints(row, base, points).map(inWords)),
    promised.map((promise) => (promise === null ? REASONS : REASONS - 1)),
    pointOf,
    promised.filter((promise) => promise !== null),
  );
  return {
    basis,
    gap,
    universities: named.map(({ row }, at) => ({
      ...presentCard(row, bounds, priceOf),
      reasons: [promised[at] ?? null, ...(further[at] ?? []).map((point) => pointOf(point, at))].filter(
        (one) => one !== null,
      ),
      tradeOff: presentTradeOff(row, base, priceOf, except.tradeOffs),
    })),
  };
}
