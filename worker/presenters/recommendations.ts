/** Recommendations as the endpoint sends them. */
import type { RecommendationsResponse } from '#schema/api/recommendations.ts';
import { recommendedReason } from '#words/saved/recommended.ts';
import type { Recommended } from '#worker/services/recommendations.ts';
import { schoolName } from './school-name.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';

export function presentRecommended(
  { base, recommendations }: Recommended,
  bounds: AffordabilityBounds,
): RecommendationsResponse {
  return {
    base: base && { id: base.id, slug: base.slug, name: schoolName(base.id, base.name) },
    recommendations: recommendations.map(({ row, reasons: [first, second] }) => ({
      university: presentCard(row, bounds),
      reasons: [recommendedReason(first), recommendedReason(second)],
    })),
  };
}
