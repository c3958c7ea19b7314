/** Recommendations as the endpoint sends them. */
import type { RecommendationsResponse } from '#schema/api/recommendations.ts';
import type { RecommendedReason } from '#schema/domain/peers/recommended-reasons.ts';
import { recommendedReason } from '#words/saved/recommended.ts';
import type { Recommended } from '#worker/services/recommendations.ts';
import { named, schoolName } from './school-name.ts';
import { type AffordabilityBounds, presentCard } from './university-card.ts';

const said = (reason: RecommendedReason) => recommendedReason('name' in reason ? named(reason) : reason);

export function presentRecommended(
  { base, recommendations }: Recommended,
  bounds: AffordabilityBounds,
): RecommendationsResponse {
  return {
    base: base && { id: base.id, slug: base.slug, name: schoolName(base.id, base.name) },
    recommendations: recommendations.map(({ row, reasons: [first, second] }) => ({
      university: presentCard(row, bounds),
      reasons: [said(first), said(second)],
    })),
  };
}
