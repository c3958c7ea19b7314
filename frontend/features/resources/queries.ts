/** The universities that go with an article. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import type { ArticleSchools } from '#frontend/content/articles.ts';
import type { SearchResponse } from '#schema/api/search.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';

export function useArticleSchools({ query }: ArticleSchools) {
  const asked = { ...query, limit: SIMILAR_COUNT };
  return useQuery<SearchResponse, Error, SearchResponse['universities']>({
    queryKey: ['article-schools', asked],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: asked, signal }),
    initialData: () => initialDataFor(endpoints.searchUniversities, { query: asked }),
    select: ({ universities }) => universities,
  });
}
