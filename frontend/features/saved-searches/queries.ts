/** The searches that the signed-in person saved. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useOptimisticMutation } from '#frontend/api/optimistic-mutation.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import type { SavedSearch, SavedSearchesResponse } from '#schema/api/saved-searches.ts';
import { savedSearchWords as words } from '#words/search/saved-searches.ts';

const searchesKey = (user: SessionUser) => personalKey(user, 'searches');

/** Newest first. */
export function useSavedSearches(user: SessionUser) {
  return useQuery({
    queryKey: searchesKey(user),
    queryFn: async ({ signal }): Promise<SavedSearch[]> => {
      const all: SavedSearch[] = [];
      for (let after: string | null = null; ; ) {
        const page: SavedSearchesResponse = await callApi(endpoints.searches, { query: { after } as never, signal });
        all.push(...page.searches);
        after = page.next;
        if (after === null) return all;
      }
    },
  });
}

/** Saves a search; resolves to what the form has to say when it was not saved, else null. */
export function useSaveSearch(user: SessionUser) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: { name: string; query: string }) => callApi(endpoints.saveSearch, { body }),
    networkMode: 'always',
    onSuccess: (saved) => {
      const before = client.getQueryData<SavedSearch[]>(searchesKey(user)) ?? [];
      const known = before.some(({ id }) => id === saved.id);
      showToast((known ? words.renamed : words.done)(saved.name));
      return client.invalidateQueries({ queryKey: searchesKey(user) });
    },
  });
  const save = (body: { name: string; query: string }): Promise<string | null> =>
    mutateAsync(body).then(
      () => null,
      (error: unknown) => (error instanceof ApiError && error.text !== '' ? error.text : words.unreached),
    );
  return { save, pending: isPending };
}

const changed = (searches: SavedSearch[], id: string, change: Partial<SavedSearch>) =>
  searches.map((search) => (search.id === id ? { ...search, ...change } : search));

interface RenameInput {
  search: SavedSearch;
  name: string;
}

export function useRenameSearch(user: SessionUser) {
  return useOptimisticMutation<SavedSearch[], RenameInput>(searchesKey(user), {
    show: (searches, { search: { id }, name }) => changed(searches, id, { name }),
    undo: (searches, { search: { id, name } }) => changed(searches, id, { name }),
    send: ({ search: { id }, name }) => callApi(endpoints.changeSearch, { params: { id }, body: { name } }),
    failed: () => words.list.notRenamed,
  });
}

export function useRemoveSearch(user: SessionUser) {
  return useOptimisticMutation<SavedSearch[], SavedSearch>(searchesKey(user), {
    show: (searches, { id }) => searches.filter((search) => search.id !== id),
    undo: (searches, search) => [...searches, search].sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt)),
    send: ({ id }) => callApi(endpoints.removeSearch, { params: { id } }),
    failed: () => words.list.notRemoved,
  });
}

/** Notes that the results are being looked at. Where that cannot be noted, the news simply stay news. */
export function useMarkSeen(user: SessionUser) {
  const client = useQueryClient();
  return (id: string): void => {
    callApi(endpoints.changeSearch, { params: { id }, body: { seen: true } }).then(
      (search) =>
        client.setQueryData<SavedSearch[]>(searchesKey(user), (searches) => searches && changed(searches, id, search)),
      (error: unknown) => console.warn('Could not note that a saved search was seen', error),
    );
  };
}
