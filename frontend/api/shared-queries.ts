/** Queries that more than one feature uses: each once, under one key. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpoints } from '#frontend/api/endpoints.ts';
import { idOfSlug } from '#schema/domain/record/slug.ts';
import { SUGGEST_DEFAULT } from '#schema/domain/site/limits.ts';
import { ApiError, callApi } from './client.ts';
import { initialDataFor } from './initial-data.ts';

/** Whether the failure means that there is no such thing, as opposed to data that could not be reached. */
export function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The record behind a slug. The id at its end decides, so a corrected slug does not load the record again. */
export function universityQuery(slug: string) {
  const input = { params: { slug } };
  return queryOptions({
    queryKey: [endpoints.universityBySlug.name, idOfSlug(slug) ?? slug],
    queryFn: ({ signal }) => callApi(endpoints.universityBySlug, { ...input, signal }),
    initialData: () => initialDataFor(endpoints.universityBySlug, input) ?? undefined,
    // One retry, because a dropped connection often works the second time; none for an answer that says there is no
    // such university.
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
}

/** Universities whose names go on from a text; while new ones are on their way the last ones stay. */
export function suggestionsQuery(text: string) {
  const query = { q: text, limit: SUGGEST_DEFAULT };
  return queryOptions({
    queryKey: ['suggest', query],
    queryFn: ({ signal }) => callApi(endpoints.suggestUniversities, { query, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    select: ({ suggestions }) => suggestions,
  });
}

/** What the dataset says about itself: its counts, its sources, its rate of exchange. */
export const datasetQuery = queryOptions({
  queryKey: [endpoints.meta.name],
  queryFn: ({ signal }) => callApi(endpoints.meta, { signal }),
  initialData: () => initialDataFor(endpoints.meta),
});
