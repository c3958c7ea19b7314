/** What an account holds beside a bookmark: a note, and the lists it is in. Changes show at once, and go back when refused. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#frontend/api/client.ts';
import { forgetBookmark } from '#frontend/api/database-bookmark.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useOptimisticMutation } from '#frontend/api/optimistic-mutation.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import { inPageLanguage } from '#frontend/lib/links/in-page-language.ts';
import type { Bookmark } from '#schema/api/bookmarks.ts';
import type { List } from '#schema/api/lists.ts';
import { CHANGED_ELSEWHERE } from '#schema/domain/site/failure-code.ts';
import { PERSONAL_PAGE_MAX } from '#schema/domain/site/limits.ts';
import { bookmarkDetailsWords as words } from '#words/saved/bookmark-details.ts';

export type BookmarkDetails = Pick<Bookmark, 'note' | 'lists'>;
export type DetailsById = Record<number, BookmarkDetails>;

const detailsKey = (user: SessionUser) => personalKey(user, 'bookmark-details');
const listsKey = (user: SessionUser) => personalKey(user, 'lists');

/** Notes and lists of every bookmark, by the university's id. */
export function useBookmarkDetails(user: SessionUser) {
  return useQuery({
    queryKey: detailsKey(user),
    queryFn: async ({ signal }): Promise<DetailsById> => {
      const details: DetailsById = {};
      for (let after: string | null = null; ; ) {
        const page: Awaited<ReturnType<typeof callApi<typeof endpoints.bookmarks>>> = await callApi(
          endpoints.bookmarks,
          { query: { after, limit: PERSONAL_PAGE_MAX } as never, signal },
        );
        for (const { universityId, note, lists } of page.bookmarks) details[universityId] = { note, lists };
        after = page.next;
        if (after === null) return details;
      }
    },
  });
}

export function useLists(user: SessionUser) {
  return useQuery({
    queryKey: listsKey(user),
    queryFn: async ({ signal }) => (await callApi(endpoints.lists, { signal })).lists,
  });
}

const failed = () => ({ title: words.notSaved, unreached: words.unreached });

const NOTHING: BookmarkDetails = { note: null, lists: [] };

interface Membership {
  universityId: number;
  listId: string;
  member: boolean;
}

function withMembership(details: DetailsById, { universityId, listId, member }: Membership): DetailsById {
  const before = details[universityId] ?? NOTHING;
  const others = before.lists.filter((id) => id !== listId);
  return { ...details, [universityId]: { ...before, lists: member ? [...others, listId] : others } };
}

/** Puts a university in a list, or takes it out. */
export function useListMembership(user: SessionUser) {
  return useOptimisticMutation<DetailsById, Membership>(detailsKey(user), {
    show: withMembership,
    undo: (details, input) => withMembership(details, { ...input, member: !input.member }),
    send: ({ universityId, listId, member }) =>
      callApi(member ? endpoints.addToList : endpoints.removeFromList, { params: { id: listId, universityId } }),
    failed,
  });
}

/** Writes the note of a bookmark, unless it is no longer the one that was read. Shows no toast of its own: the note says beside itself whether it is saved. */
export async function saveNote(universityId: number, note: string, before: string): Promise<void> {
  await callApi(endpoints.annotateBookmark, { params: { universityId }, body: { note, before } });
}

/** Whether another device wrote into the note since it was read. */
export const isChangedElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CHANGED_ELSEWHERE;

/** Reads the notes again, as the database has them and not as a copy of it may still have them; resolves to that of a bookmark. */
export function useNoteNow(user: SessionUser) {
  const client = useQueryClient();
  return async (universityId: number): Promise<string> => {
    forgetBookmark();
    await client.refetchQueries({ queryKey: detailsKey(user) });
    return client.getQueryData<DetailsById>(detailsKey(user))?.[universityId]?.note ?? '';
  };
}

/** Status of what an account has no room for. */
const FULL = 409;

/** The server's words on the quota that kept a note from being saved; null when that was not the reason. */
export function quotaOf(error: unknown): string | null {
  return error instanceof ApiError && error.status === FULL && !isChangedElsewhere(error) ? error.text : null;
}

/** What was written shows wherever the note does. */
export function useNoteWritten(user: SessionUser) {
  const client = useQueryClient();
  return (universityId: number, note: string) =>
    client.setQueryData<DetailsById>(detailsKey(user), (details) =>
      details ? { ...details, [universityId]: { ...(details[universityId] ?? NOTHING), note: note || null } } : details,
    );
}

const without = (lists: List[], { id }: Pick<List, 'id'>) => lists.filter((list) => list.id !== id);

export function useAddList(user: SessionUser) {
  return useOptimisticMutation<List[], { id: string; name: string }>(listsKey(user), {
    show: (lists, { id, name }) => [...lists, { id, name, count: 0, createdAt: new Date().toISOString() }],
    undo: without,
    send: (body) => callApi(endpoints.addList, { body }),
    failed,
  });
}

/** `list` as it is shown before. */
export function useRenameList(user: SessionUser) {
  const renamed = (lists: List[], id: string, name: string) =>
    lists.map((list) => (list.id === id ? { ...list, name } : list));
  return useOptimisticMutation<List[], { list: List; name: string }>(listsKey(user), {
    show: (lists, { list, name }) => renamed(lists, list.id, name),
    undo: (lists, { list }) => renamed(lists, list.id, list.name),
    send: ({ list, name }) => callApi(endpoints.renameList, { params: { id: list.id }, body: { name } }),
    failed,
  });
}

export function useRemoveList(user: SessionUser) {
  return useOptimisticMutation<List[], List>(listsKey(user), {
    show: without,
    undo: (lists, list) => [...without(lists, list), list],
    send: ({ id }) => callApi(endpoints.removeList, { params: { id } }),
    failed,
  });
}

/** Where the file of the bookmarks is to be had. */
export const exportAddress = (): string => inPageLanguage(endpoints.exportBookmarks.path);
