/** /api/searches: searches under a name. */
import { endpoints } from '#schema/api/endpoints.ts';
import { confirmLater, withDataset } from '../../cache/dataset-store.ts';
import type { HeldDataset } from '../../cache/held-dataset.ts';
import type { Deps } from '../../deps.ts';
import { presentSearch } from '../../presenters/account.ts';
import { addSearch, alterSearch, dropSearch, listSearches } from '../../services/saved-searches.ts';
import { userRoute } from './user-route.ts';

/** What is counted comes from the snapshot alone, so D1 is asked now and then whether it is the newest. */
function withSnapshot<T>(deps: Deps, use: (snapshot: HeldDataset['snapshot']) => Promise<T>): Promise<T> {
  return withDataset(deps, async ({ snapshot }) => {
    const value = await use(snapshot);
    confirmLater(deps);
    return value;
  });
}

export const savedSearchRoutes = [
  userRoute(endpoints.searches, ({ deps, session, query }) =>
    withSnapshot(deps, async (snapshot) => {
      const { rows, next } = await listSearches(deps, session, snapshot, query.after);
      return { searches: rows.map(presentSearch), next };
    }),
  ),
  userRoute(endpoints.saveSearch, ({ deps, session, body }) =>
    withSnapshot(deps, async (snapshot) => presentSearch(await addSearch(deps, session, snapshot, body))),
  ),
  userRoute(endpoints.changeSearch, ({ deps, session, params, body }) =>
    withSnapshot(deps, async (snapshot) => presentSearch(await alterSearch(deps, session, snapshot, params.id, body))),
  ),
  userRoute(endpoints.removeSearch, ({ deps, session, params }) => dropSearch(deps, session, params.id)),
];
