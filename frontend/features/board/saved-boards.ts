/** The boards that the signed-in person keeps. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#frontend/api/client.ts';
import { forgetBookmark } from '#frontend/api/database-bookmark.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import type { SavedBoard } from '#schema/api/boards.ts';
import { type Board, SAVED_BOARD_NOTES_MAX } from '#schema/domain/plan/board.ts';
import { CHANGED_ELSEWHERE } from '#schema/domain/site/failure-code.ts';
import { boardWords } from '#words/plan/board.ts';
import { writeBoard } from './board-text.ts';

const boardsKey = (user: SessionUser) => personalKey(user, 'boards');

/** The latest changed first. */
export function useSavedBoards(user: SessionUser) {
  return useQuery({
    queryKey: boardsKey(user),
    queryFn: async ({ signal }) => (await callApi(endpoints.boards, { signal })).boards,
  });
}

/** What an account keeps of a board: all but the prices, which each browser has anew from what it was told. */
export function stateOf(board: Board): Promise<string> {
  return writeBoard({ ...board, prices: new Map() }, SAVED_BOARD_NOTES_MAX);
}

/** Keeping and deleting; each resolves to what came of it, and says so in a toast. */
export function useBoardChanges(user: SessionUser) {
  const client = useQueryClient();
  const run = async <Done>(act: () => Promise<Done>, said: { title: string }): Promise<Done | null> => {
    try {
      const done = await act();
      if (done !== CHANGED_ELSEWHERE) showToast(said);
      return done;
    } catch (error) {
      const text = error instanceof ApiError && error.text !== '' ? error.text : boardWords.keep.failed;
      showToast({ title: text, destructive: true });
      return null;
    } finally {
      await client.invalidateQueries({ queryKey: boardsKey(user) });
    }
  };
  return {
    /** With the version that is open here, nothing newer is saved over. Null when it could not be done. */
    keep: (id: string, name: string, state: string, openedAt: string | null = null) =>
      run(async () => {
        const body = { name, state, ...(openedAt === null ? {} : { changedAt: openedAt }) };
        const saved = await callApi(endpoints.keepBoard, { params: { id }, body }).catch((error: unknown) => {
          if (!(error instanceof ApiError && error.code === CHANGED_ELSEWHERE)) throw error;
          // What is shown next must be the newer one: whoever brings no bookmark is answered by the database itself.
          forgetBookmark();
          return CHANGED_ELSEWHERE;
        });
        if (saved === CHANGED_ELSEWHERE) return saved;
        // Whoever opens it in this moment gets what was just kept.
        client.setQueryData<SavedBoard[]>(boardsKey(user), (before = []) => [
          saved,
          ...before.filter((one) => one.id !== saved.id),
        ]);
        return saved;
      }, boardWords.keep.saved(name)),
    remove: ({ id, name }: SavedBoard) =>
      run(() => callApi(endpoints.removeBoard, { params: { id } }), boardWords.keep.removed(name)),
  };
}
