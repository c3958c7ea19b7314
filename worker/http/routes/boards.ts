/** /api/boards: decision boards of an account. */
import { endpoints } from '#schema/api/endpoints.ts';
import { presentBoard } from '#worker/presenters/account.ts';
import { dropBoard, keepBoard, listBoards } from '#worker/services/boards.ts';
import { userRoute } from './user-route.ts';

export const boardRoutes = [
  userRoute(endpoints.boards, async ({ deps, session }) => ({
    boards: (await listBoards(deps, session)).map(presentBoard),
  })),
  userRoute(endpoints.keepBoard, async ({ deps, session, params, body }) =>
    presentBoard(await keepBoard(deps, session, params.id, body)),
  ),
  userRoute(endpoints.removeBoard, ({ deps, session, params }) => dropBoard(deps, session, params.id)),
];
