/** What the panel asks for: the name of the school that others are like. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';

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
