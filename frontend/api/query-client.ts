/**
 * Server state: no retry, no refetch on focus, never stale (the spec's client defaults). Without a network a question
 * is still asked: the service worker may have the answer, and a failure is better than waiting for ever.
 */
import { QueryClient } from '@tanstack/react-query';

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        // The same data fetched anew must be a new object: what was kept from before is told apart by its identity.
        structuralSharing: false,
      },
      mutations: { retry: false },
    },
  });
}
