/** /api/lists: named lists of bookmarks. */
import { endpoints } from '#schema/api/endpoints.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { presentList } from '#worker/presenters/bookmarks.ts';
import {
  dropList,
  listLists,
  makeList,
  openList,
  putInList,
  rename,
  takeOutOfList,
} from '#worker/services/bookmarks.ts';
import { userRoute } from './user-route.ts';

export const listRoutes = [
  userRoute(endpoints.lists, async ({ deps, session }) => ({
    lists: (await listLists(deps, session)).map(presentList),
  })),
  userRoute(endpoints.addList, async ({ deps, session, body }) => presentList(await makeList(deps, session, body))),
  userRoute(endpoints.list, ({ deps, session, params, query }) =>
    withDataset(deps, async ({ version, affordability }) =>
      deps.presenters.presentListPage(await openList(deps, session, version, params.id, query), affordability),
    ),
  ),
  userRoute(endpoints.renameList, async ({ deps, session, params, body }) =>
    presentList(await rename(deps, session, params.id, body.name)),
  ),
  userRoute(endpoints.removeList, ({ deps, session, params }) => dropList(deps, session, params.id)),
  userRoute(endpoints.addToList, ({ deps, session, params }) => putInList(deps, session, params)),
  userRoute(endpoints.removeFromList, ({ deps, session, params }) => takeOutOfList(deps, session, params)),
];
