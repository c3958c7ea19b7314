/** Server state of the comparison: the records, the exchange rate, names while typing, and the popular list. */
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { datasetQuery, suggestionsQuery } from '#frontend/api/shared-queries.ts';
import type { UniversityRecordView } from '#schema/api/university.ts';
import { SUGGEST_DEFAULT } from '#schema/domain/site/limits.ts';

const COMPARED = endpoints.compareUniversities.name;

/** Every record an earlier comparison has brought, so that taking a school away asks for nothing. */
function knownRecords(client: QueryClient): Map<number, UniversityRecordView> {
  const answers = client.getQueriesData<UniversityRecordView[]>({ queryKey: [COMPARED] });
  return new Map(answers.flatMap(([, records]) => (records ?? []).map((record) => [record.id, record] as const)));
}

export interface ComparedRecords {
  /** The records that are here, in the order of the ids. */
  records: UniversityRecordView[];
  /** Ids that no university has; empty until the answer is here. */
  unknown: number[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** The records of the selected universities; those already known show while the others are on their way. */
export function useComparedRecords(ids: readonly number[]): ComparedRecords {
  const client = useQueryClient();
  const query = { ids: ids.join(',') };
  const answer = useQuery({
    queryKey: [COMPARED, ids],
    queryFn: ({ signal }) => callApi(endpoints.compareUniversities, { query, signal }),
    enabled: ids.length > 0,
    initialData: () => {
      const known = knownRecords(client);
      const records = ids.map((id) => known.get(id)).filter((record) => record !== undefined);
      return records.length === ids.length ? records : initialDataFor(endpoints.compareUniversities, { query });
    },
  });
  const known = knownRecords(client);
  const records = ids.map((id) => known.get(id)).filter((record) => record !== undefined);
  return {
    records,
    unknown: answer.isSuccess && ids.length > 0 ? ids.filter((id) => !known.has(id)) : [],
    loading: ids.length > 0 && answer.isPending && answer.isFetching,
    failed: answer.isError,
    retry: () => void answer.refetch(),
  };
}

/** The dated exchange rate; asked for only when it is needed. */
export function useExchangeRate(enabled: boolean) {
  return useQuery({ ...datasetQuery, enabled, select: ({ exchangeRate }) => exchangeRate });
}

/** Universities whose names go on from a text. */
export function useNameSuggestions(text: string) {
  return useQuery(suggestionsQuery(text));
}

/**
 * The popular list: the schools that turn away the largest part of their applicants, among those with at least 5,000
 * students. Size alone would put online universities first, selectivity alone colleges few people have heard of.
 */
const POPULAR = {
  sortBy: 'acceptanceRate',
  sortOrder: 'asc',
  studentPopulationMin: 5_000,
  limit: SUGGEST_DEFAULT,
} as const;

export const popularUniversities = queryOptions({
  queryKey: [endpoints.searchUniversities.name, POPULAR],
  queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: POPULAR, signal }),
});

export function usePopularUniversities(enabled: boolean) {
  return useQuery({ ...popularUniversities, enabled, select: ({ universities }) => universities });
}
