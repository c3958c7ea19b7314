/** Links of an account, and what links show. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { useOptimisticMutation } from '#frontend/api/optimistic-mutation.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import { isUnknown } from '#frontend/api/shared-queries.ts';
import type { SharedLink } from '#schema/api/shared-links.ts';
import { shareWords as words } from '#words/saved/sharing.ts';

const linksKey = (user: SessionUser) => personalKey(user, 'links');

export function useLinks(user: SessionUser) {
  return useQuery({
    queryKey: linksKey(user),
    queryFn: async ({ signal }) => (await callApi(endpoints.links, { signal })).links,
  });
}

/** Makes a link; it shows when the account has it, because its address is the Worker's to choose. */
export function useAddLink(user: SessionUser) {
  return useOptimisticMutation<SharedLink[], { subject: string }>(linksKey(user), {
    show: (links) => links,
    undo: (links) => links,
    send: ({ subject }) => callApi(endpoints.addLink, { body: { kind: 'list', subject } }),
    failed: () => ({ title: words.notMade, unreached: words.unreached }),
  });
}

/** Takes a link back. It shows as long as it is not known to be gone: whoever counts on that must not be told too early. */
export function useRemoveLink(user: SessionUser) {
  return useOptimisticMutation<SharedLink[], SharedLink>(linksKey(user), {
    show: (links) => links,
    undo: (links) => links,
    send: ({ token }) => callApi(endpoints.removeLink, { params: { token } }),
    failed: () => ({ title: words.notRevoked, unreached: words.unreached }),
  });
}

/** What a link shows. */
export function useSharedList(token: string) {
  const input = { params: { token } };
  // What the page says is not there is not asked for again.
  const known = initialDataFor(endpoints.sharedList, input);
  const asked = useQuery({ ...sharedListQuery(token), initialData: known ?? undefined, enabled: known !== null });
  return { ...asked, missing: known === null || isUnknown(asked.error) };
}

export function sharedListQuery(token: string) {
  return {
    queryKey: [endpoints.sharedList.name, token],
    queryFn: ({ signal }: { signal: AbortSignal }) => callApi(endpoints.sharedList, { params: { token }, signal }),
    retry: (failures: number, error: unknown) => failures < 1 && !isUnknown(error),
  };
}
