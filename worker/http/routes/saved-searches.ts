/** /api/searches: searches under a name. */
import { endpoints } from '#schema/api/endpoints.ts';
import { confirmLater, withDataset } from '#worker/cache/dataset-store.ts';
import { programsOf } from '#worker/cache/program-store.ts';
import type { Deps } from '#worker/deps.ts';
import { presentSearch } from '#worker/presenters/account.ts';
import { addSearch, alterSearch, dropSearch, listSearches, type Searched } from '#worker/services/saved-searches.ts';
import { userRoute } from './user-route.ts';

/** What is counted comes from the snapshot alone, so D1 is asked now and then whether it is the newest. */
function withSnapshot<T>(deps: Deps, use: (searched: Searched) => Promise<T>): Promise<T> {
  return withDataset(deps, async (dataset) => {
    const value = await use({ snapshot: dataset.snapshot, programs: () => programsOf(deps, dataset) });
    confirmLater(deps);
    return value;
  });
}

export const savedSearchRoutes = [
  userRoute(endpoints.searches, ({ deps, session, query }) =>
    withSnapshot(deps, async (searched) => {
      const { rows, next } = await listSearches(deps, session, searched, query.after);
      return { searches: rows.map(presentSearch), next };
    }),
  ),
  userRoute(endpoints.saveSearch, ({ deps, session, body }) =>
    withSnapshot(deps, async (searched) => presentSearch(await addSearch(deps, session, searched, body))),
  ),
  userRoute(endpoints.changeSearch, ({ deps, session, params, body }) =>
    withSnapshot(deps, async (searched) => presentSearch(await alterSearch(deps, session, searched, params.id, body))),
  ),
  userRoute(endpoints.removeSearch, ({ deps, session, params }) => dropSearch(deps, session, params.id)),
];
