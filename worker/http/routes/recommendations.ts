/** /api/recommendations: six universities for the signed-in person. */
import { endpoints } from '#schema/api/endpoints.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { recommendFor } from '#worker/services/recommendations.ts';
import { userRoute } from './user-route.ts';

export const recommendationsRoute = userRoute(endpoints.recommendations, ({ deps, session, query }) =>
  withDataset(deps, async (dataset) => {
    const found = await recommendFor(deps, session, dataset, query);
    return deps.presenters.presentRecommended(found, dataset.affordability);
  }),
);
