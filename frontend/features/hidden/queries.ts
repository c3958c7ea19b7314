/** Which universities the signed-in person hides. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import { ON_SERVER } from '#frontend/lib/rendering/on-server.ts';
import type { HiddenResponse } from '#schema/api/hidden.ts';

export type Hidden = HiddenResponse['hidden'];

export const hiddenKey = (user: SessionUser | null) => personalKey(user ?? { id: '' }, 'hidden');

/** The latest hidden first. Nothing is asked while nobody is signed in. */
export function useHidden(user: SessionUser | null) {
  return useQuery({
    queryKey: hiddenKey(user),
    queryFn: async ({ signal }): Promise<Hidden> => (await callApi(endpoints.hidden, { signal })).hidden,
    enabled: user !== null,
  });
}

/** What of it is known, for every card of a list. The Worker, for which nobody is signed in, need not ask twenty times. */
export const useKnownHidden: (user: SessionUser | null) => Hidden | undefined = ON_SERVER
  ? () => undefined
  : (user) => useHidden(user).data;
