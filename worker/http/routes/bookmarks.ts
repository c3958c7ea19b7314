/** /api/bookmarks: a user's bookmarks. */
import { endpoints } from '#schema/api/endpoints.ts';
import { withDataset } from '#worker/cache/dataset-store.ts';
import { presentBookmarkIds } from '#worker/presenters/bookmarks.ts';
import {
  annotate,
  bookmark,
  listBookmarkIds,
  listBookmarks,
  listBookmarksForExport,
  takeOverBookmarks,
  unbookmark,
  unbookmarkAll,
} from '#worker/services/bookmarks.ts';
import { Reply, userRoute } from './user-route.ts';

export const bookmarkRoutes = [
  userRoute(endpoints.bookmarks, ({ deps, session, query }) =>
    withDataset(deps, async ({ version, affordability }) =>
      deps.presenters.presentBookmarks(await listBookmarks(deps, session, version, query), affordability),
    ),
  ),
  userRoute(endpoints.bookmarkIds, async ({ deps, session, query }) =>
    presentBookmarkIds(await listBookmarkIds(deps, session, query.after)),
  ),
  userRoute(endpoints.exportBookmarks, ({ deps, session }) =>
    withDataset(deps, async ({ version, newestYear }) => {
      const file = ['campusatlas-bookmarks', newestYear, version].filter(Boolean).join('-');
      return new Reply(deps.presenters.bookmarksCsv(await listBookmarksForExport(deps, session, version)), {
        headers: { 'content-disposition': `attachment; filename="${file}.csv"` },
      });
    }),
  ),
  userRoute(endpoints.addBookmark, async ({ deps, session, params, body }) => ({
    bookmarkCount: await bookmark(deps, session, params.universityId, body.note),
  })),
  userRoute(endpoints.annotateBookmark, async ({ deps, session, params, body }) =>
    annotate(deps, session, params.universityId, body),
  ),
  userRoute(endpoints.removeBookmark, async ({ deps, session, params }) => ({
    bookmarkCount: await unbookmark(deps, session, params.universityId),
  })),
  userRoute(endpoints.clearBookmarks, async ({ deps, session }) => ({
    bookmarkCount: await unbookmarkAll(deps, session),
  })),
  userRoute(endpoints.mergeBookmarks, ({ deps, session, body }) =>
    takeOverBookmarks(deps, session, body.universityIds),
  ),
];
