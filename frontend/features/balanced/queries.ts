/** Server state of the balanced list: what schools publish of whom they take, and how many a search would find. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useAskedSituation } from '#frontend/api/your-prices.ts';
import type { AdmissionFacts } from '#schema/domain/peers/balanced-list.ts';
import { ADMISSIONS_MAX } from '#schema/domain/site/limits.ts';

export interface Admissions {
  /** By id; those that are here. */
  facts: ReadonlyMap<number, AdmissionFacts>;
  pending: boolean;
  failed: boolean;
  retry: () => void;
}

/** What these schools publish of whom they take, in as few questions as may be. */
export function useAdmissions(ids: readonly number[]): Admissions {
  const sorted = ids.toSorted((a, b) => a - b);
  const parts = Array.from({ length: Math.ceil(sorted.length / ADMISSIONS_MAX) }, (_, part) =>
    sorted.slice(part * ADMISSIONS_MAX, (part + 1) * ADMISSIONS_MAX).join(','),
  );
  return useQueries({
    queries: parts.map((asked) => ({
      queryKey: [endpoints.universityAdmissions.name, asked],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi(endpoints.universityAdmissions, { query: { ids: asked }, signal }),
    })),
    combine: (answers) => ({
      facts: new Map(answers.flatMap(({ data }) => data?.schools.map((one) => [one.id, one] as const) ?? [])),
      pending: answers.some(({ isPending }) => isPending),
      failed: answers.some(({ isError }) => isError),
      retry: () => {
        for (const answer of answers) if (answer.isError) void answer.refetch();
      },
    }),
  });
}

/** How many schools a search finds, asked as whoever looks; undefined while that is not known. */
export function useFoundCount(query: URLSearchParams): number | undefined {
  const situation = useAskedSituation();
  const asked = { ...Object.fromEntries(query), ...situation, limit: 1 };
  const { data } = useQuery({
    queryKey: [endpoints.searchUniversities.name, asked],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: asked as never, signal }),
    select: ({ total }) => total,
  });
  return data;
}
