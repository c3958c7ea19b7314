/** Server state of a university's page: its record and the schools most like it. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { universityQuery } from '#frontend/api/shared-queries.ts';
import type { SimilarUniversity } from '#schema/api/search.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';

/** The record behind a slug. */
export function useUniversity(slug: string) {
  // What the page says is not there is not asked for again.
  const missing = initialDataFor(endpoints.universityBySlug, { params: { slug } }) === null;
  return { missing, ...useQuery({ ...universityQuery(slug), enabled: !missing }) };
}

/** The three schools nearest to one, each with the reasons. */
export function useSimilarUniversities(id: number) {
  const input = { query: { similarTo: id, limit: SIMILAR_COUNT } };
  return useQuery({
    queryKey: [endpoints.searchUniversities.name, input.query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { ...input, signal }),
    initialData: () => initialDataFor(endpoints.searchUniversities, input),
    select: ({ universities }): SimilarUniversity[] =>
      universities.map((university) => {
        const { reasons = [], tradeOff = null } = university as Partial<SimilarUniversity>;
        return { ...university, reasons, tradeOff };
      }),
  });
}
