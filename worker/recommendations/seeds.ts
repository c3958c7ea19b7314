/** Seeds of recommendations: the universities that show what a person likes, and their weights. */
import type { Seed } from './recommend.ts';

/** How many of each are read: beyond these an older one says nothing new. */
export const VIEWED_SEEDS = 5;
export const BOOKMARKED_SEEDS = 8;

/** A look says less than keeping; of both the newest says most. The university that a list is based on says most of all. */
const BASE_WEIGHT = 1;
const VIEWED_WEIGHT = 0.5;
const BOOKMARKED_WEIGHT = 0.9;
const FADE = 0.93;

/**
 * The seeds, each university once by its strongest standing. `viewed` and `bookmarked` are ids, newest first; `base` is the
 * university the list is asked for. Without one it is the most recently viewed, or else the first bookmarked,
 * which `firstBookmarked` names.
 */
export function seedsOf({
  base,
  viewed,
  bookmarked,
  firstBookmarked = bookmarked.at(-1),
}: {
  base: number | null;
  viewed: number[];
  bookmarked: number[];
  firstBookmarked?: number | undefined;
}): Seed[] {
  const seeds = new Map<number, Seed>();
  const add = (seed: Seed) => {
    const known = seeds.get(seed.id);
    if (!known || known.weight < seed.weight) seeds.set(seed.id, seed);
  };
  if (base !== null) add({ id: base, kind: 'base', weight: BASE_WEIGHT });
  else if (viewed[0] !== undefined) add({ id: viewed[0], kind: 'viewed', weight: BASE_WEIGHT });
  else if (firstBookmarked !== undefined) add({ id: firstBookmarked, kind: 'bookmarked', weight: BASE_WEIGHT });
  bookmarked.slice(0, BOOKMARKED_SEEDS).forEach((id, index) => {
    add({ id, kind: 'bookmarked', weight: BOOKMARKED_WEIGHT * FADE ** index });
  });
  viewed.slice(0, VIEWED_SEEDS).forEach((id, index) => {
    add({ id, kind: 'viewed', weight: VIEWED_WEIGHT * FADE ** index });
  });
  return [...seeds.values()];
}
