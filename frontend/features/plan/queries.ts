/** What the schools of a plan publish of applying, and the link to the calendar. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useOptimisticMutation } from '#frontend/api/optimistic-mutation.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import type { ApplyingView } from '#schema/api/plan.ts';
import type { SharedLink } from '#schema/api/shared-links.ts';
import { PLAN_DATES_MAX } from '#schema/domain/plan/plan.ts';
import { planWords } from '#words/plan/plan.ts';

/** What is published, by the university's id; those that are still on their way are not in it. */
export function useApplying(ids: readonly number[]): {
  byId: ReadonlyMap<number, ApplyingView>;
  pending: boolean;
  failed: boolean;
  retry: () => void;
} {
  const batches = Array.from({ length: Math.ceil(ids.length / PLAN_DATES_MAX) }, (_, at) =>
    ids.slice(at * PLAN_DATES_MAX, (at + 1) * PLAN_DATES_MAX),
  );
  const asked = useQueries({
    queries: batches.map((batch) => ({
      queryKey: [endpoints.universityApplying.name, ...batch],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await callApi(endpoints.universityApplying, { query: { ids: [...batch] }, signal })).universities,
    })),
  });
  return {
    byId: new Map(asked.flatMap(({ data }) => data ?? []).map((university) => [university.id, university])),
    pending: asked.some(({ isPending }) => isPending),
    failed: asked.some(({ isError, data }) => isError && !data),
    retry: () => {
      for (const one of asked) if (one.isError) void one.refetch();
    },
  };
}

const linksKey = (user: SessionUser) => personalKey(user, 'links');
const failed = () => ({ title: planWords.calendar.failed.title, unreached: planWords.calendar.failed.description });

/** The link to the calendar of the plan; null when there is none, undefined while that is not known. */
export function useCalendarLink(user: SessionUser): SharedLink | null | undefined {
  const { data } = useQuery({
    queryKey: linksKey(user),
    queryFn: async ({ signal }) => (await callApi(endpoints.links, { signal })).links,
  });
  return data && (data.find(({ kind }) => kind === 'calendar') ?? null);
}

/** Makes it; it shows when the account has it, because its address is the Worker's to choose. */
export function useMakeCalendarLink(user: SessionUser) {
  return useOptimisticMutation<SharedLink[], null>(linksKey(user), {
    show: (links) => links,
    undo: (links) => links,
    send: () => callApi(endpoints.addLink, { body: { kind: 'calendar', subject: '' } }),
    failed,
  });
}

/** Takes it back. It shows as long as it is not known to be gone. */
export function useRevokeLink(user: SessionUser) {
  return useOptimisticMutation<SharedLink[], string>(linksKey(user), {
    show: (links) => links,
    undo: (links) => links,
    send: (token) => callApi(endpoints.removeLink, { params: { token } }),
    failed,
  });
}
