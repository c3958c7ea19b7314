/** Categories derived from a figure: size, affordability, selectivity, age. */
import type { SELECTIVITY_NAMES } from '#names/enums.ts';
import type { AffordabilityCategory, SizeCategory } from './enums.ts';
import { decides, type RatedUniversity } from './small-cohorts.ts';

/** Small under 5,000, Medium 5,000-15,000, Large 15,000-30,000, Very Large over 30,000 students. */
export function sizeCategoryOf(students: number | null): SizeCategory | null {
  if (students === null) return null;
  if (students < 5_000) return 'Small';
  if (students < 15_000) return 'Medium';
  return students <= 30_000 ? 'Large' : 'Very Large';
}

/** Thirds of sticker tuition in US dollars; the two bounds come from the dataset's manifest. */
export function affordabilityOf(
  tuitionUsd: number | null,
  bounds: { budgetFriendlyBelow: number; moderateBelow: number },
): AffordabilityCategory | null {
  if (tuitionUsd === null) return null;
  if (tuitionUsd < bounds.budgetFriendlyBelow) return 'Budget-Friendly';
  return tuitionUsd < bounds.moderateBelow ? 'Moderate' : 'Premium';
}

/** Acceptance rate in percent: under 20, 20-40, 40-60, 60-80, over 80. */
export function selectivityOf(acceptanceRate: number | null): keyof typeof SELECTIVITY_NAMES | null {
  if (acceptanceRate === null) return null;
  if (acceptanceRate < 20) return 'Most Selective';
  if (acceptanceRate < 40) return 'Very Selective';
  if (acceptanceRate < 60) return 'Selective';
  return acceptanceRate <= 80 ? 'Moderately Selective' : 'Inclusive';
}

/** The card's badge: under 10 percent Top Rated, 10 up to but not including 30 Highly Rated. */
export function acceptanceBadgeOf(acceptanceRate: number | null): 'Top Rated' | 'Highly Rated' | null {
  if (acceptanceRate === null) return null;
  if (acceptanceRate < 10) return 'Top Rated';
  return acceptanceRate < 30 ? 'Highly Rated' : null;
}

/** The badge of a university: none where its rate is of too few people, or of nobody knows how many. */
export function distinctionOf(
  university: RatedUniversity & { acceptanceRate: number | null },
): 'Top Rated' | 'Highly Rated' | null {
  return decides('acceptanceRate', university) ? acceptanceBadgeOf(university.acceptanceRate) : null;
}
