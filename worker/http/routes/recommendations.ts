/** /api/recommendations: six universities for the signed-in person. */
import { endpoints } from '#schema/api/endpoints.ts';
import { inLanguage } from '#schema/domain/language.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { presentRecommended } from '#worker/presenters/recommendations.ts';
import { recommendFor } from '#worker/services/recommendations.ts';
import { userRoute } from './user-route.ts';

export const recommendationsRoute = userRoute(endpoints.recommendations, ({ deps, session, query }) =>
  withDataset(deps, async (dataset) => {
    const found = await recommendFor(deps, session, dataset, query);
    return inLanguage(deps.language, () => presentRecommended(found, dataset.affordability));
  }),
);
