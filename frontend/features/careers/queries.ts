/** Server state of the pages of careers. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { isUnknown } from '#frontend/api/shared-queries.ts';
import type { CareersAddress } from './address.ts';

export function useCareers(query: CareersAddress) {
  return useQuery({
    queryKey: [endpoints.listCareers.name, query],
    queryFn: ({ signal }) => callApi(endpoints.listCareers, { query, signal }),
    initialData: () => initialDataFor(endpoints.listCareers, { query }),
    placeholderData: keepPreviousData,
  });
}

export function useCareer(career: string) {
  const input = { params: { career } };
  // What the page says is not there is not asked for again.
  const known = initialDataFor(endpoints.career, input);
  const asked = useQuery({
    queryKey: [endpoints.career.name, career],
    queryFn: ({ signal }) => callApi(endpoints.career, { ...input, signal }),
    initialData: known ?? undefined,
    enabled: known !== null,
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
  return { ...asked, missing: known === null || isUnknown(asked.error) };
}
