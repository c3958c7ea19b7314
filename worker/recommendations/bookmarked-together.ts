/** Strength of "people who save this also save", and when a pair may be shown. */

/** Fewer people than this keep both: the pair is never written, so that nobody's own list shows through. */
export const LEAST_PEOPLE = 10;
/** Others that are kept for one university, the strongest. */
export const TOGETHER_MAX = 12;
/** People at which a pair's figure counts half: a pair of ten is less certain than one of a hundred. */
const HALF_TRUSTED = 12;

/**
 * 0-1: the cosine of the two universities' sets of people, damped while few people stand behind it (shrinkage as in
 * item-to-item collaborative filtering, Linden, Smith and York 2003).
 */
export function strengthOf(people: { both: number; one: number; other: number }): number {
  const { both, one, other } = people;
  if (both < LEAST_PEOPLE) return 0;
  return (both / Math.sqrt(one * other)) * (both / (both + HALF_TRUSTED));
}
