/** The nearest schools of every school. */
import type { NeighboursRecord, ProgramsRecord } from '#schema/domain/record/dataset.ts';
import { isGone } from '#schema/domain/record/university-figures.ts';
import { KIN_ABROAD, KIN_AT_HOME, NEIGHBOURS_STORED } from '#schema/domain/site/limits.ts';
import type { Extras } from '../catalogue.ts';
import { EXCHANGE_RATE } from '../manifest.ts';
import type { PlainUniversity } from '../plain-university.ts';
import { distanceBetween, kindDistance } from './distance.ts';
import { type Features, featuresOf } from './features.ts';
import { besideOf, missionOf } from './known-kinds.ts';
import { populationOf, reasonsOfCards, WHEN_LITTLE_IS_SHARED } from './reasons.ts';

interface Input {
  universities: readonly PlainUniversity[];
  programs: readonly ProgramsRecord[];
  extras: ReadonlyMap<number, Extras>;
}

/** Whether anything says what a school is: without a class and programs it would be everybody's neighbour. */
const isKnown = ({ taught, compared, canadianFamily }: Features) =>
  taught || compared !== null || canadianFamily !== null;

/** Of schools of which little is known only those with the same mission can be told to be alike. */
const canBeTold: (a: Features, b: Features) => boolean = (a, b) => {
  if (isKnown(a) && isKnown(b)) return true;
  const mission = missionOf(a.university.id);
  return mission !== null && mission === missionOf(b.university.id);
};

/**
 * The nearest NEIGHBOURS_STORED of each among those of its kind, nearest first, ties by id; never the school itself. A
 * school that teaches nobody any more, or of which too little is known, is in no list and has none. Sorted by id.
 */
export function nearestNeighbours({ universities, programs, extras }: Input): NeighboursRecord[] {
  const programsOf = new Map(programs.map((record) => [record.id, record.programs]));
  const all = universities
    .filter(({ status }) => !isGone(status))
    .map((university) =>
      featuresOf(university, programsOf.get(university.id) ?? [], extras.get(university.id), EXCHANGE_RATE.usdPerCad),
    );
  const ofKind = Map.groupBy(all, ({ university }) => university.kind);
  return [...ofKind.values()].flatMap(nearestOfAll).sort((a, b) => a.id - b.id);
}

type Distance = (a: Features, b: Features) => number;

/** The nearest `most` of each by a distance, of those that count for it; ties by id. */
function nearestBy(
  all: readonly Features[],
  distance: Distance,
  lists: readonly { most: number; counts?: (a: Features, b: Features) => boolean }[],
): { other: Features; distance: number }[][][] {
  const distances = all.map(() => new Float64Array(all.length));
  for (let i = 0; i < all.length; i += 1) {
    for (let j = i + 1; j < all.length; j += 1) {
      const [a, b] = [all[i], all[j]];
      const [row, column] = [distances[i], distances[j]];
      if (!a || !b || !row || !column) continue;
      row[j] = distance(a, b);
      column[i] = row[j] ?? 0;
    }
  }
  return all.map((features, index) => {
    const row = distances[index] ?? new Float64Array();
    const sorted = all
      .map((other, position) => ({ other, distance: row[position] ?? 0 }))
      .filter(({ other }) => other !== features)
      .sort(
        (a, b) =>
          Number(leads(features, b.other)) - Number(leads(features, a.other)) ||
          a.distance - b.distance ||
          a.other.university.id - b.other.university.id,
      );
    return lists.map(({ most, counts = () => true }) =>
      sorted.filter(({ other }) => canBeTold(features, other) && counts(features, other)).slice(0, most),
    );
  });
}

/** Whether another school has a part of the same mission. */
const leads = (features: Features, { university }: Features) =>
  besideOf(features.university.id).includes(university.id);

const isAtHome: (a: Features, b: Features) => boolean = (a, b) => a.university.country === b.university.country;

function nearestOfAll(all: readonly Features[]): NeighboursRecord[] {
  const population = populationOf(all);
  const nearest = nearestBy(all, distanceBetween, [{ most: NEIGHBOURS_STORED }]);
  const inKind = nearestBy(all, kindDistance, [
    { most: KIN_AT_HOME, counts: isAtHome },
    { most: KIN_ABROAD, counts: (a, b) => !isAtHome(a, b) },
  ]);
  return all.map((features, index) => {
    const [near = []] = nearest[index] ?? [];
    const [home = [], abroad = []] = inKind[index] ?? [];
    const reasons = reasonsOfCards(
      features,
      near.map(({ other }) => other),
      population,
    );
    const nearestOther = near.find(({ other }) => !leads(features, other))?.distance ?? 0;
    const idOf = ({ other }: { other: Features }) => other.university.id;
    return {
      id: features.university.id,
      neighbours: near.map(({ other, distance }, at) => [
        other.university.id,
        // Those that lead whatever their distance are as near as the nearest of the others.
        Number((leads(features, other) ? Math.min(distance, nearestOther) : distance).toFixed(4)),
        reasons[at] ?? WHEN_LITTLE_IS_SHARED,
      ]),
      kin: { home: home.map(idOf), abroad: abroad.map(idOf) },
    };
  });
}
