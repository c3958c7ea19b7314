/** Server state of the pages of majors. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { isUnknown } from '#frontend/api/shared-queries.ts';

export function useMajors() {
  return useQuery({
    queryKey: [endpoints.listMajors.name],
    queryFn: ({ signal }) => callApi(endpoints.listMajors, { signal }),
    initialData: () => initialDataFor(endpoints.listMajors),
    select: ({ majors }) => majors,
  });
}

export function useMajor(major: string) {
  const input = { params: { major } };
  // What the page says is not there is not asked for again.
  const known = initialDataFor(endpoints.major, input);
  const asked = useQuery({
    queryKey: [endpoints.major.name, major],
    queryFn: ({ signal }) => callApi(endpoints.major, { ...input, signal }),
    initialData: known ?? undefined,
    enabled: known !== null,
    retry: (failures, error) => failures < 1 && !isUnknown(error),
  });
  return { ...asked, missing: known === null || isUnknown(asked.error) };
}
