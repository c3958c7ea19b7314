/** One major, for its own page and for whatever else says something of it. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from './client.ts';
import { endpoints } from './endpoints.ts';
import { initialDataFor } from './initial-data.ts';
import { isUnknown } from './shared-queries.ts';

/** `missing`: there is no such major. */
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
