/** What schools publish of whom they take, for a list that is told apart into reach, target and likely. */
import { useQueries } from '@tanstack/react-query';
import type { AdmissionFacts } from '#schema/domain/peers/balanced-list.ts';
import { ADMISSIONS_MAX } from '#schema/domain/site/limits.ts';
import { callApi } from './client.ts';
import { endpoints } from './endpoints.ts';

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
