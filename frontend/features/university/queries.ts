/** Server state of a university's page: its record and the schools most like it. */
import { useQuery } from '@tanstack/react-query';
import { ApiError, callApi } from '#frontend/api/client.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import type { SimilarUniversity } from '#schema/api/search.ts';
import { SIMILAR_COUNT } from '#schema/domain/limits.ts';
import { idOfSlug } from '#schema/domain/slug.ts';

/** The record behind a slug. The id at its end decides, so a corrected slug does not load the record again. */
export function useUniversity(slug: string) {
  const input = { params: { slug } };
  return useQuery({
    queryKey: [endpoints.universityBySlug.name, idOfSlug(slug) ?? slug],
    queryFn: ({ signal }) => callApi(endpoints.universityBySlug, { ...input, signal }),
    initialData: () => initialDataFor(endpoints.universityBySlug, input),
    // The spec's one retry, but not for an answer that says there is no such university.
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
}

/** Whether the failure means that there is no such university, as opposed to data that could not be reached. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The three schools nearest to one, each with the reasons. */
export function useSimilarUniversities(id: number) {
  const input = { query: { similarTo: id, limit: SIMILAR_COUNT } };
  return useQuery({
    queryKey: [endpoints.searchUniversities.name, input.query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { ...input, signal }),
    initialData: () => initialDataFor(endpoints.searchUniversities, input),
    select: ({ universities }): SimilarUniversity[] =>
      universities.map((university) => ({ ...university, reasons: 'reasons' in university ? university.reasons : [] })),
  });
}
