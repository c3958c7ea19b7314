/** What the panel asks for: the name of the school that others are like, and how many schools a draft would leave. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { addressOf, callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { apiQueryOf, type SearchRequest } from './filters.ts';

/** The name of a school by its id; undefined until it is there, and where nobody knows it. */
export function useSchoolName(id: number | null): string | undefined {
  const { data } = useQuery({
    queryKey: ['name', id],
    queryFn: async ({ signal }) => {
      const [school] = await callApi(endpoints.compareUniversities, { query: { ids: [id as number] }, signal });
      return school?.name ?? null;
    },
    enabled: id !== null,
  });
  return data ?? undefined;
}

/** Milliseconds for which a choice rests before it is counted: as one types a number. */
const REST = 300;

/**
 * How many schools a request would list; undefined until that is known. While the next number is on its way the last one
 * holds: a button that says it stays as it is.
 */
export function useListSize(request: SearchRequest, isWanted: boolean): number | undefined {
  const query = { ...apiQueryOf({ ...request, page: 1 }), limit: 1, facets: false };
  const asked = addressOf(endpoints.searchUniversities, {}, query);
  const [rested, setRested] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setRested(asked), REST);
    return () => clearTimeout(timer);
  }, [asked, isWanted]);
  const { data } = useQuery({
    queryKey: ['list size', asked],
    queryFn: async ({ signal }) => (await callApi(endpoints.searchUniversities, { query, signal })).total,
    enabled: isWanted && rested === asked,
    placeholderData: keepPreviousData,
  });
  return isWanted ? data : undefined;
}
