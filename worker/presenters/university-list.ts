/** Pages of universities as the search endpoint sends them. */

import type { SearchAnswer } from '#schema/api/answers.ts';
import type { FoundUniversity, Place, PointsResponse, SearchResponse, SimilarResponse } from '#schema/api/search.ts';
import { contradictedBy } from '#schema/domain/peers/implied-reasons.ts';
import { type TradeOffKind, tradeOffOf } from '#schema/domain/peers/trade-offs.ts';
import { tradeOffSentence } from '#words/university/school-pairs.ts';
import { similarReason, similarReasonInCanada } from '#words/university/similar-reasons.ts';
import type { CardRow } from '#worker/queries/universities.ts';
import type { FoundUniversities } from '#worker/services/search-box.ts';
import type { SimilarUniversities } from '#worker/services/universities.ts';
import { placeName } from './place-name.ts';
import { partsOfReading, presentReading, presentReasons } from './reading.ts';
import { presentCheck, presentComparedSchools, presentFigure } from './school-answers.ts';
import { named, schoolName } from './school-name.ts';
import { presentSiteAnswers, presentUnknown } from './site-answers.ts';
import { presentSubject } from './subject-figures.ts';
import { recordText } from './texts-of-data.ts';
import { type AffordabilityBounds, presentCard, presentStatus } from './university-card.ts';
import type { PriceOf } from './your-price.ts';

const placeOf = (place: Place): Place => ({ ...place, name: place.name === null ? null : placeName(place.name) });

/** A page of search results. */
export function presentFound(
  found: FoundUniversities,
  bounds: AffordabilityBounds,
  { line = '', priceOf }: { line?: string | undefined; priceOf?: PriceOf | undefined } = {},
): SearchResponse {
  const answers = answersOf(found, line, priceOf);
  const unknown = found.asked ? presentUnknown(found.asked) : [];
  return {
    universities: found.rows.map((row) => ({
      ...presentCard(row, bounds, priceOf),
      ...(found.why?.get(row.id)?.length ? { why: presentReasons(found.why.get(row.id) ?? []) } : {}),
      ...subjectOf(found, row),
      ...averageOf(found, row),
      ...(found.miles ? { distanceMiles: found.miles.get(row.id) ?? null } : {}),
    })),
    total: found.total,
    page: found.page,
    limit: found.limit,
    totalPages: found.totalPages,
    withoutValue: found.withoutValue,
    ...(found.facets ? { facets: found.facets } : {}),
    ...(found.suggestion === undefined ? {} : { suggestion: found.suggestion }),
    ...(found.reading ? { reading: presentReading(found.reading) } : {}),
    ...(found.inSpanish ? { inSpanish: true as const } : {}),
    ...(found.change ? { change: found.change } : {}),
    ...(answers.length > 0 ? { answers } : {}),
    ...(unknown.length > 0 ? { unknown } : {}),
    ...(found.place === undefined ? {} : { place: found.place && placeOf(found.place) }),
    ...(found.otherPlaces?.length ? { otherPlaces: found.otherPlaces.map(placeName) } : {}),
    ...(found.loosen ? { loosen: found.loosen } : {}),
    ...(found.otherKinds ? { otherKinds: found.otherKinds } : {}),
    ...(found.deadlines ? { deadlines: found.deadlines } : {}),
    ...(found.onlineNear ? { onlineNear: found.onlineNear } : {}),
    ...(found.gone
      ? {
          gone: found.gone.map((one) => ({
            ...named(one),
            place: placeName(one.place),
            status: presentStatus(one.status),
          })),
        }
      : {}),
    ...(found.outside
      ? {
          outside: found.outside.map((one) => ({
            ...one,
            why: recordText('why', one.why),
            belongsTo: one.belongsTo && named(one.belongsTo),
          })),
        }
      : {}),
  };
}

function subjectOf({ subjects }: FoundUniversities, row: CardRow): Pick<FoundUniversity, 'subject'> {
  const figures = subjects?.get(row.id);
  return figures ? { subject: presentSubject(figures, row) } : {};
}

function averageOf({ enteringAverages }: FoundUniversities, { id }: CardRow): Pick<FoundUniversity, 'enteringAverage'> {
  const enteringAverage = enteringAverages.get(id);
  return enteringAverage === undefined ? {} : { enteringAverage };
}

function answersOf({ asked, asks, rows, reading }: FoundUniversities, line: string, priceOf?: PriceOf): SearchAnswer[] {
  if (!asked) return [];
  const checked = asked.check && rows.find(({ id }) => id === asked.check?.id);
  if (checked && asked.check && reading) return [presentCheck(checked, asked.check.holds, partsOfReading(reading))];
  if (asks) return [presentFigure(asks.document, asks.figure, priceOf)];
  const { schools } = asked;
  if (schools?.compares) {
    const cards = schools.ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    return cards.length > 1 ? [presentComparedSchools(cards, schools.figure)] : [];
  }
  return presentSiteAnswers(line, asked);
}

/** Where universities are, by their names in the language of the answer. */
export function presentPoints({ points, ...rest }: PointsResponse): PointsResponse {
  return {
    ...rest,
    points: points.map(([id, latitude, longitude, name, ...figures]) => [
      id,
      latitude,
      longitude,
      schoolName(id, name),
      ...figures,
    ]),
  };
}

/** What speaks against one school beside another, in words; by personal prices where the visitor gave a situation. */
export function presentTradeOff(
  there: CardRow,
  here: CardRow,
  priceOf: PriceOf | undefined,
  except: readonly TradeOffKind[] = [],
): string | null {
  const own = priceOf && { there: priceOf(there).amountUsd, here: priceOf(here).amountUsd };
  const found = tradeOffOf(there, here, { except, own });
  return found && tradeOffSentence(found, isWithinUs(there, here, priceOf));
}

/** Whether all money of a sentence about two schools is that of the US: personal prices may be those of a reader in Canada. */
export const isWithinUs = (
  there: Pick<CardRow, 'country'>,
  here: Pick<CardRow, 'country'>,
  priceOf: PriceOf | undefined,
): boolean => priceOf === undefined && there.country === 'US' && here.country === 'US';

/** A page of similar universities, each with why it is near. */
export function presentSimilar(
  similar: SimilarUniversities,
  bounds: AffordabilityBounds,
  priceOf?: PriceOf,
): SimilarResponse {
  const say = ({ country }: CardRow) =>
    country === 'CA' && similar.base.country === 'CA' ? similarReasonInCanada : similarReason;
  return {
    universities: similar.rows.map((row) => ({
      ...presentCard(row, bounds, priceOf),
      reasons: [say(row)(row.reasons[0]), say(row)(row.reasons[1])],
      tradeOff: presentTradeOff(row, similar.base, priceOf, contradictedBy(row.reasons)),
    })),
    total: similar.total,
    page: similar.page,
    limit: similar.limit,
    totalPages: Math.ceil(similar.total / similar.limit),
    withoutValue: 0,
  };
}
