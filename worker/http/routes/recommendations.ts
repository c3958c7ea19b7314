/** /api/recommendations: six universities for the signed-in person. */
import { endpoints } from '#schema/api/endpoints.ts';
import { recommendedReason } from '#words/recommended.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { presentCard } from '#worker/presenters/university-card.ts';
import { recommendFor } from '#worker/services/recommendations.ts';
import { userRoute } from './user-route.ts';

export const recommendationsRoute = userRoute(endpoints.recommendations, ({ deps, session, query }) =>
  withDataset(deps, async (dataset) => {
    const { base, recommendations } = await recommendFor(deps, session, dataset, query);
    return {
      base: base && { id: base.id, slug: base.slug, name: base.name },
      recommendations: recommendations.map(({ row, reasons }) => ({
        university: presentCard(row, dataset.affordability),
        reasons: [recommendedReason(reasons[0]), recommendedReason(reasons[1])] as [string, string],
      })),
    };
  }),
);
