/** What an account holds beside a bookmark: a note, and the lists it is in. Changes show at once, and go back when refused. */
import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Bookmark } from '#schema/api/bookmarks.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import type { List } from '#schema/api/lists.ts';
import { PERSONAL_PAGE_MAX } from '#schema/domain/limits.ts';
import { ApiError, callApi } from '../../api/client.ts';
import { personalKey, type SessionUser } from '../../api/session.ts';
import { keptWords as words } from '../../content/kept.ts';
import { showToast } from '../../lib/toasts.ts';

export type Kept = Pick<Bookmark, 'note' | 'lists'>;
export type KeptById = Record<number, Kept>;

const keptKey = (user: SessionUser) => personalKey(user, 'kept');
const listsKey = (user: SessionUser) => personalKey(user, 'lists');

/** Notes and lists of every bookmark, by the university's id. */
export function useKept(user: SessionUser) {
  return useQuery({
    queryKey: keptKey(user),
    queryFn: async ({ signal }): Promise<KeptById> => {
      const kept: KeptById = {};
      for (let after: string | null = null; ; ) {
        const page: Awaited<ReturnType<typeof callApi<typeof endpoints.bookmarks>>> = await callApi(
          endpoints.bookmarks,
          { query: { after, limit: PERSONAL_PAGE_MAX } as never, signal },
        );
        for (const { universityId, note, lists } of page.bookmarks) kept[universityId] = { note, lists };
        after = page.next;
        if (after === null) return kept;
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

/** A change of what a key holds: `show` draws it at once, `send` asks for it. */
function useChange<Data, Input>(
  key: QueryKey,
  { show, send }: { show: (data: Data, input: Input) => Data; send: (input: Input) => Promise<unknown> },
) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: send,
    onMutate: async (input: Input) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Data>(key);
      client.setQueryData<Data>(key, (data) => (data === undefined ? data : show(data, input)));
      return before;
    },
    onError: (error, _input, before) => {
      client.setQueryData(key, before);
      showToast({
        title: words.notSaved,
        description: error instanceof ApiError && error.text !== '' ? error.text : words.unreached,
        destructive: true,
      });
    },
    // Counts of lists, and what else depends on it.
    onSettled: () => client.invalidateQueries({ queryKey: key.slice(0, 2) }),
  });
  /** Resolves to whether it was taken. */
  return (input: Input) =>
    change.mutateAsync(input).then(
      () => true,
      () => false,
    );
}

const NOTHING: Kept = { note: null, lists: [] };

/** Puts a university in a list, or takes it out. */
export function useListMembership(user: SessionUser) {
  return useChange<KeptById, { universityId: number; listId: string; member: boolean }>(keptKey(user), {
    show: (kept, { universityId, listId, member }) => {
      const before = kept[universityId] ?? NOTHING;
      const others = before.lists.filter((id) => id !== listId);
      return { ...kept, [universityId]: { ...before, lists: member ? [...others, listId] : others } };
    },
    send: ({ universityId, listId, member }) =>
      callApi(member ? endpoints.addToList : endpoints.removeFromList, { params: { id: listId, universityId } }),
  });
}

/** Writes the note of a bookmark. Shows no toast of its own: the note says beside itself whether it is saved. */
export async function saveNote(universityId: number, note: string): Promise<void> {
  await callApi(endpoints.annotateBookmark, { params: { universityId }, body: { note } });
}

/** What was written shows wherever the note does. */
export function useNoteWritten(user: SessionUser) {
  const client = useQueryClient();
  return (universityId: number, note: string) =>
    client.setQueryData<KeptById>(keptKey(user), (kept) =>
      kept ? { ...kept, [universityId]: { ...(kept[universityId] ?? NOTHING), note: note || null } } : kept,
    );
}

export function useAddList(user: SessionUser) {
  return useChange<List[], { id: string; name: string }>(listsKey(user), {
    show: (lists, { id, name }) => [...lists, { id, name, count: 0, createdAt: new Date().toISOString() }],
    send: (body) => callApi(endpoints.addList, { body }),
  });
}

export function useRenameList(user: SessionUser) {
  return useChange<List[], { id: string; name: string }>(listsKey(user), {
    show: (lists, { id, name }) => lists.map((list) => (list.id === id ? { ...list, name } : list)),
    send: ({ id, name }) => callApi(endpoints.renameList, { params: { id }, body: { name } }),
  });
}

export function useRemoveList(user: SessionUser) {
  return useChange<List[], { id: string }>(listsKey(user), {
    show: (lists, { id }) => lists.filter((list) => list.id !== id),
    send: ({ id }) => callApi(endpoints.removeList, { params: { id } }),
  });
}

/** Where the file of the bookmarks is to be had. */
export const EXPORT_ADDRESS = endpoints.exportBookmarks.path;
