/** Server state of the pages of majors. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { pricedSchools, useAskedSituation } from '#frontend/api/your-prices.ts';
import type { MajorResponse } from '#schema/api/majors.ts';
import { DEGREE_OF_MAJOR } from '#schema/domain/programs/majors.ts';

export function useMajors() {
  return useQuery({
    queryKey: [endpoints.listMajors.name],
    queryFn: ({ signal }) => callApi(endpoints.listMajors, { signal }),
    initialData: () => initialDataFor(endpoints.listMajors),
    select: ({ majors }) => majors,
  });
}

/** How many schools of a state teach a major, and the least that a year there would cost the visitor; null until both are here. */
export function useSchoolsOfState({ key, level }: MajorResponse, place: { country: string; state: string }) {
  const asked = useAskedSituation();
  const query = {
    subject: key,
    degree: DEGREE_OF_MAJOR[level],
    ...place,
    ...(asked === null ? {} : { ...asked, sortBy: 'yourPrice' }),
    limit: 1,
  };
  const { data } = useQuery({
    queryKey: ['schools-of-state', query],
    queryFn: ({ signal }) => callApi(endpoints.searchUniversities, { query: query as never, signal }),
  });
  if (data === undefined) return null;
  return { total: data.total, least: pricedSchools(data.universities)[0]?.price ?? null };
}
