/** What the pages of words ask the API for. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { initialDataFor } from '#frontend/api/initial-data.ts';
import { ASSISTANT_EXAMPLE } from '#schema/domain/site/assistant-example.ts';

const INPUT = { params: { major: ASSISTANT_EXAMPLE } };

/** The major that the example of an assistant asks about, as its own page has it. */
export function useExampleMajor() {
  return useQuery({
    queryKey: [endpoints.major.name, ASSISTANT_EXAMPLE],
    queryFn: ({ signal }) => callApi(endpoints.major, { ...INPUT, signal }),
    initialData: () => initialDataFor(endpoints.major, INPUT) ?? undefined,
  });
}
