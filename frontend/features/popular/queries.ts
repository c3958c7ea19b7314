/** The universities of a tab of the popular page: one question to the search for each list it is made from. */
import { useQueries } from '@tanstack/react-query';
import { endpoints } from '#schema/api/endpoints.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { keepPopular, listsOfTab, mixPopular, POPULAR_LISTS, type PopularTab } from '#schema/domain/popular.ts';
import { callApi } from '../../api/client.ts';
import { initialDataFor } from '../../api/initial-data.ts';

export interface PopularUniversities {
  /** Undefined while they are on their way or could not be had. */
  universities: UniversityCard[] | undefined;
  failed: boolean;
  retry: () => void;
}

export function usePopularUniversities(tab: PopularTab): PopularUniversities {
  const answers = useQueries({
    queries: listsOfTab(tab).map((list) => {
      const { query } = POPULAR_LISTS[list];
      return {
        queryKey: ['popular', list],
        queryFn: ({ signal }: { signal: AbortSignal }) => callApi(endpoints.searchUniversities, { query, signal }),
        initialData: () => initialDataFor(endpoints.searchUniversities, { query }),
        select: ({ universities }: { universities: UniversityCard[] }) => keepPopular(list, universities),
      };
    }),
  });
  const lists = answers.map(({ data }) => data).filter((data) => data !== undefined);
  const complete = lists.length === answers.length;
  return {
    universities: complete ? mixPopular(lists) : undefined,
    failed: !complete && answers.some(({ isError }) => isError),
    retry: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
}
