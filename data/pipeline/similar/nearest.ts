/** The nearest schools of every school. */
import type { NeighboursRecord, ProgramsRecord } from '#schema/domain/dataset.ts';
import { NEIGHBOURS_STORED } from '#schema/domain/limits.ts';
import { isGone } from '#schema/domain/university-figures.ts';
import type { Extras } from '../catalogue.ts';
import { EXCHANGE_RATE } from '../manifest.ts';
import type { PlainUniversity } from '../plain-university.ts';
import { distanceBetween } from './distance.ts';
import { type Features, featuresOf } from './features.ts';
import { populationOf, reasonsFor } from './reasons.ts';

interface Input {
  universities: readonly PlainUniversity[];
  programs: readonly ProgramsRecord[];
  extras: ReadonlyMap<number, Extras>;
}

/**
 * The nearest NEIGHBOURS_STORED of each among those of its kind, nearest first, ties by id; never the school itself. A
 * school that teaches nobody any more is in no list and has none. Sorted by id.
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

function nearestOfAll(all: readonly Features[]): NeighboursRecord[] {
  const population = populationOf(all);
  const distances = all.map(() => new Float64Array(all.length));
  for (let i = 0; i < all.length; i += 1) {
    for (let j = i + 1; j < all.length; j += 1) {
      const [a, b] = [all[i], all[j]];
      const [row, column] = [distances[i], distances[j]];
      if (!a || !b || !row || !column) continue;
      row[j] = distanceBetween(a, b);
      column[i] = row[j] ?? 0;
    }
  }
  return all.map((features, index) => {
    const row = distances[index] ?? new Float64Array();
    const nearest = all
      .map((other, position) => ({ other, distance: row[position] ?? 0 }))
      .filter(({ other }) => other !== features)
      .sort((a, b) => a.distance - b.distance || a.other.university.id - b.other.university.id)
      .slice(0, NEIGHBOURS_STORED);
    return {
      id: features.university.id,
      neighbours: nearest.map(({ other, distance }) => [
        other.university.id,
        Number(distance.toFixed(4)),
        reasonsFor(features, other, population),
      ]),
    };
  });
}
