/** The universities of a tab of the popular page: one question to the search for each list it is made from. */
import { useQueries } from '@tanstack/react-query';
import { endpoints } from '#schema/api/endpoints.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import {
  keepPopular,
  listsOfTab,
  mixPopular,
  POPULAR_LIST_KEYS,
  POPULAR_LISTS,
  type PopularTab,
} from '#schema/domain/popular.ts';
import { callApi } from '../../api/client.ts';
import { initialDataFor } from '../../api/initial-data.ts';

export interface PopularUniversities {
  /** Undefined while they are on their way or could not be had. */
  universities: UniversityCard[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** One question a list; the same objects at each render, so that nothing is asked or computed twice. */
const QUESTIONS = POPULAR_LIST_KEYS.map((list) => {
  const { query } = POPULAR_LISTS[list];
  return {
    list,
    question: {
      queryKey: ['popular', list],
      queryFn: ({ signal }: { signal: AbortSignal }) => callApi(endpoints.searchUniversities, { query, signal }),
      initialData: () => initialDataFor(endpoints.searchUniversities, { query }),
      select: ({ universities }: SearchResponse) => keepPopular(list, universities),
    },
  };
});

export function usePopularUniversities(tab: PopularTab): PopularUniversities {
  const wanted = listsOfTab(tab);
  const answers = useQueries({
    queries: QUESTIONS.filter(({ list }) => wanted.includes(list)).map(({ question }) => question),
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
