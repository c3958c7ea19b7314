/**
 * Recommends six universities to one person. Three sources speak for a candidate: it is near in kind to what the person
 * kept or looked at (the stored neighbours: level, control, size, selectivity, price, mix of programs …), more so where
 * the person's schools are; people who kept the same schools kept it too (counts over a threshold of people only); and
 * it fits the stated preferences. Pure: what was read goes in, a list comes out; nothing here is random, so the same
 * person sees the same six until something changes.
 */
import type { Preferences } from '#schema/domain/account/account.ts';
import type { SimilarReason } from '#schema/domain/peers/similar-reasons.ts';
import { milesBetween } from '#schema/domain/places/distance.ts';
import type { Snapshot } from '#schema/search/snapshot.ts';
import { isListed } from '#worker/search/listed-rows.ts';
import { positionOf } from '#worker/search/positions.ts';
import { unlikenessTo } from '#worker/search/query/likeness.ts';
import { likeness } from './likeness.ts';
import { type Fit, fitsOf, type InterestsOf } from './preference-fit.ts';

/** A university that says something about the person's taste. */
export interface Seed {
  id: number;
  /** How the person came by it; `base` is the one a list is asked for. */
  kind: 'bookmarked' | 'viewed' | 'base';
  /** 0-1: how much it says. */
  weight: number;
}

/** One stored neighbour of a seed. */
export interface NeighbourOfSeed {
  seedId: number;
  id: number;
  distance: number;
  reasons: [SimilarReason, SimilarReason];
}

/** One university kept by people who keep a seed. */
export interface BookmarkedWithSeed {
  seedId: number;
  id: number;
  people: number;
  /** 0-1. */
  strength: number;
}

export interface Evidence {
  seeds: readonly Seed[];
  neighbours: readonly NeighbourOfSeed[];
  bookmarkedTogether: readonly BookmarkedWithSeed[];
  preferences: Preferences;
  /** Null when it is not known what is taught where. */
  interestsOf?: InterestsOf | null;
  /** Never recommended: what is kept, hidden or a seed already. */
  excluded: ReadonlySet<number>;
}

/** What speaks for a candidate, the strongest of each source. */
export interface Recommendation {
  id: number;
  score: number;
  near: { seed: Seed; share: number; reasons: [SimilarReason, SimilarReason] } | null;
  together: { seed: Seed; share: number; people: number } | null;
  fit: Fit;
}

/**
 * How much each source counts, chosen by `npm run bench -- recommendations` (docs/features.md). Co-occurrence outweighs
 * content where it exists; a preference alone never outweighs what a person really kept.
 */
export const WEIGHTS = {
  near: 1,
  together: 1.6,
  fit: 0.6,
} as const;
/**
 * How unlike the heaviest seed a school may be (by what a search holds of both) for a preference to say half of what it
 * would say: a preference orders what is like the seed, and brings in nothing else.
 */
const HALF_UNLIKE = 12;
/** A distance at which nearness has fallen to 1/e; the nearest neighbour of a school is typically at 0.38. */
const NEARNESS_SCALE = 0.5;
/** How much of a candidate's score its likeness to one already chosen can take. */
const VARIETY = 0.35;
/** How much of a school's nearness in kind depends on its being where the person's schools are, and what "there" means. */
const PLACE_SHARE = 0.75;
const PLACE_MILES = 150;
/** Candidates that preferences alone bring in, best first. */
const FROM_PREFERENCES = 60;

interface Candidate extends Recommendation {
  row: number;
}

/** Nearness of a stored distance, 0-1. */
export function nearnessOf(distance: number): number {
  return Math.exp(-((distance / NEARNESS_SCALE) ** 2));
}

/** The chance that at least one of independent signals is right: many weak ones add up and never pass 1. */
const either = (one: number, other: number) => 1 - (1 - one) * (1 - other);

/** The recommendations, best first, at most `limit`; empty when nothing is known of the person. */
export function recommend(snapshot: Snapshot, evidence: Evidence, limit: number): Recommendation[] {
  const candidates = gather(snapshot, evidence);
  const chosen: Candidate[] = [];
  while (chosen.length < limit && candidates.size > 0) {
    let best: Candidate | undefined;
    let bestValue = Number.NEGATIVE_INFINITY;
    for (const candidate of candidates.values()) {
      const repeats = chosen.reduce((most, { row }) => Math.max(most, likeness(snapshot, row, candidate.row)), 0);
      const value = candidate.score * (1 - VARIETY * repeats);
      if (value > bestValue || (value === bestValue && best !== undefined && candidate.id < best.id)) {
        best = candidate;
        bestValue = value;
      }
    }
    if (!best) break;
    candidates.delete(best.id);
    chosen.push(best);
  }
  return chosen.map(({ row: _row, ...recommendation }) => recommendation);
}

function gather(snapshot: Snapshot, evidence: Evidence): Map<number, Candidate> {
  const rowOf = rowsById(snapshot);
  const seedOf = new Map(evidence.seeds.map((seed) => [seed.id, seed]));
  const fitOf = fitsOf(snapshot, evidence.preferences, evidence.interestsOf);
  const candidates = new Map<number, Candidate>();
  const near = new Map<number, number>();
  const together = new Map<number, number>();

  const candidate = (id: number): Candidate | undefined => {
    const known = candidates.get(id);
    if (known) return known;
    const row = rowOf.get(id);
    if (row === undefined || evidence.excluded.has(id) || seedOf.has(id)) return undefined;
    const fresh: Candidate = { id, row, score: 0, near: null, together: null, fit: fitOf(row) };
    candidates.set(id, fresh);
    return fresh;
  };

  for (const { seedId, id, distance, reasons } of evidence.neighbours) {
    const seed = seedOf.get(seedId);
    const found = seed && candidate(id);
    if (!seed || !found) continue;
    const share = seed.weight * nearnessOf(distance);
    near.set(id, either(near.get(id) ?? 0, share));
    if (!found.near || share > found.near.share) found.near = { seed, share, reasons };
  }
  for (const { seedId, id, people, strength } of evidence.bookmarkedTogether) {
    const seed = seedOf.get(seedId);
    const found = seed && candidate(id);
    if (!seed || !found) continue;
    const share = seed.weight * strength;
    together.set(id, either(together.get(id) ?? 0, share));
    if (!found.together || share > found.together.share) found.together = { seed, share, people };
  }
  const likeBase = likeHeaviest(snapshot, evidence.seeds);
  for (const id of bestByPreference(snapshot, evidence, fitOf, likeBase)) candidate(id);

  const closeness = closenessTo(snapshot, evidence.seeds);
  for (const found of candidates.values()) {
    const known = prominence(snapshot, found.row);
    const place = 1 - PLACE_SHARE + PLACE_SHARE * closeness(found.row);
    found.score =
      WEIGHTS.near * (near.get(found.id) ?? 0) * place * known +
      WEIGHTS.together * (together.get(found.id) ?? 0) +
      WEIGHTS.fit * found.fit.share * known * likeBase(found.row);
  }
  return candidates;
}

/**
 * The universities that meet most of the preferences, the better known first; none when nothing is stated. Kinds that
 * lists leave out are among them only where a seed is of that kind.
 */
function bestByPreference(
  snapshot: Snapshot,
  { excluded, seeds }: Evidence,
  fitOf: (row: number) => Fit,
  likeBase: (row: number) => number,
): number[] {
  const rowOf = rowsById(snapshot);
  const kinds = new Set(seeds.map(({ id }) => snapshot.kind[rowOf.get(id) ?? -1]));
  const fitting: { id: number; value: number }[] = [];
  for (let row = 0; row < snapshot.size; row++) {
    if (!isListed(snapshot, row) && !kinds.has(snapshot.kind[row])) continue;
    const { share } = fitOf(row);
    const id = snapshot.id[row] as number;
    if (share > 0 && !excluded.has(id)) fitting.push({ id, value: share * prominence(snapshot, row) * likeBase(row) });
  }
  return fitting
    .sort((a, b) => b.value - a.value || a.id - b.id)
    .slice(0, FROM_PREFERENCES)
    .map(({ id }) => id);
}

/** 0-1: how like the heaviest seed a row is; 1 for all where there is none. */
function likeHeaviest(snapshot: Snapshot, seeds: readonly Seed[]): (row: number) => number {
  const heaviest = seeds.reduce<Seed | undefined>(
    (most, seed) => (most && most.weight >= seed.weight ? most : seed),
    undefined,
  );
  const base = heaviest && rowsById(snapshot).get(heaviest.id);
  if (base === undefined) return () => 1;
  const unlikeness = unlikenessTo(snapshot, base);
  return (row) => 2 ** (-unlikeness(row) / HALF_UNLIKE);
}

/** 0-1: how close a row is to where the seeds are; 0 where no place is known. */
function closenessTo(snapshot: Snapshot, seeds: readonly Seed[]): (row: number) => number {
  const rowOf = rowsById(snapshot);
  const places = seeds.flatMap(({ id, weight }) => {
    const row = rowOf.get(id);
    const position = row === undefined ? null : positionOf(snapshot, row);
    return position ? [{ position, weight }] : [];
  });
  const total = places.reduce((sum, { weight }) => sum + weight, 0);
  return (row) => {
    const position = positionOf(snapshot, row);
    if (!position || total === 0) return 0;
    return (
      places.reduce(
        (sum, { position: at, weight }) => sum + weight * Math.exp(-milesBetween(at, position) / PLACE_MILES),
        0,
      ) / total
    );
  };
}

/** 0.5-1: among schools that fit alike, the one with more students who finish comes first. */
function prominence(snapshot: Snapshot, row: number): number {
  const students = Math.max(1, snapshot.studentPopulation[row] as number);
  const finished = Math.max(0, snapshot.graduationRate[row] as number) / 1_000;
  return 0.5 + 0.25 * Math.min(1, Math.log10(students) / 4.7) + 0.25 * finished;
}

const rows = new WeakMap<Snapshot, Map<number, number>>();

/** Row of each id, made once for each snapshot. */
export function rowsById(snapshot: Snapshot): Map<number, number> {
  const known = rows.get(snapshot);
  if (known) return known;
  const byId = new Map(Array.from(snapshot.id, (id, row) => [id, row] as const));
  rows.set(snapshot, byId);
  return byId;
}
