/** What the panel asks for: the name of the school that others are like, and names to choose one by. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { suggestionsQuery } from '#frontend/api/shared-queries.ts';
import { endpoints } from '#schema/api/endpoints.ts';

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

/** Schools whose names go on from a text. */
export function useNameSuggestions(text: string) {
  return useQuery(suggestionsQuery(text));
}
