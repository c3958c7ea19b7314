/** The universities of a tab of the popular page: one question to the search for each list it is made from. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import {
  listsOfTab,
  mixPopular,
  POPULAR_LISTS,
  type PopularListKey,
  type PopularTab,
  passingPopular,
} from '#schema/domain/site/popular.ts';

export interface PopularUniversities {
  /** Undefined while they are on their way or could not be had. */
  universities: UniversityCard[] | undefined;
  /** In a mix of lists, the list that each university is of, by its id. */
  lists?: ReadonlyMap<number, PopularListKey>;
  failed: boolean;
  retry: () => void;
}

const keyOf = (list: PopularListKey) => ['popular', list];

/** A list's answer when it is at hand: asked for another tab, or brought along by the page. */
function known(client: QueryClient, list: PopularListKey): SearchResponse | undefined {
  const { query } = POPULAR_LISTS[list];
  return client.getQueryData<SearchResponse>(keyOf(list)) ?? initialDataFor(endpoints.searchUniversities, { query });
}

function ask(client: QueryClient, list: PopularListKey): Promise<SearchResponse> {
  const { query } = POPULAR_LISTS[list];
  return client.fetchQuery<SearchResponse>({
    queryKey: keyOf(list),
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query, signal }),
  });
}

function cardsOf(
  tab: PopularTab,
  answers: readonly SearchResponse[],
): Required<Pick<PopularUniversities, 'lists'>> & {
  universities: UniversityCard[];
} {
  const keys = listsOfTab(tab);
  const mixed = mixPopular(keys.map((list, at) => passingPopular(list, answers[at]?.universities ?? [])));
  const ofList = mixed.flatMap(({ university, list }): [number, PopularListKey][] => {
    const key = keys[list];
    return keys.length > 1 && key !== undefined ? [[university.id, key]] : [];
  });
  return { universities: mixed.map(({ university }) => university), lists: new Map(ofList) };
}

export function usePopularUniversities(tab: PopularTab): PopularUniversities {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['popular-tab', tab],
    queryFn: () => Promise.all(listsOfTab(tab).map((list) => known(client, list) ?? ask(client, list))),
    initialData: () => {
      const answers = listsOfTab(tab).map((list) => known(client, list));
      return answers.every((answer) => answer !== undefined) ? answers : undefined;
    },
  });
  return {
    ...(data ? cardsOf(tab, data) : { universities: undefined }),
    failed: isError && data === undefined,
    retry: () => void refetch(),
  };
}
