/**
 * Query client for server state: no retry, no refetch on focus, never stale. Without a network a question is still
 * asked: the service worker may have the answer, and a failure is better than waiting for ever.
 */
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { checkSession, signedInUser } from './session.ts';

export function createQueryClient(): QueryClient {
  // A session can end elsewhere: by a new password, say. Anyone who is then refused is seen to be signed out.
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.status === 401 && signedInUser(client)) void checkSession(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        // The same data fetched again must be a new object: what was there before is distinguished by its identity.
        structuralSharing: false,
      },
      mutations: { retry: false },
    },
  });
  return client;
}
