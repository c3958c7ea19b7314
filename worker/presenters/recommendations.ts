/** The universities recommended to somebody, each with its two reasons. */
import type { RecommendationsResponse } from '#schema/api/recommendations.ts';
import { recommendedReason } from '#words/recommended.ts';
import type { recommendFor } from '#worker/services/recommendations.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';

type Found = Awaited<ReturnType<typeof recommendFor>>;

export function presentRecommendations(
  { base, recommendations }: Found,
  bounds: AffordabilityBounds,
): RecommendationsResponse {
  return {
    base: base && { id: base.id, slug: base.slug, name: base.name },
    recommendations: recommendations.map(({ row, reasons: [first, second] }) => ({
      university: presentCard(row, bounds),
      reasons: [recommendedReason(first), recommendedReason(second)],
    })),
  };
}
