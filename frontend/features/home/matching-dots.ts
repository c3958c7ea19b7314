/** Where the schools of a line are, as dots for the front page's map. */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { dotsPath, homeMapPoint } from '#schema/domain/places/home-map.ts';
import { homeListWords as words } from '#words/site/home-lists.ts';

export interface MatchingDots {
  /** Of an SVG path: a dot for each place. */
  path: string;
  count: string;
}

/** Undefined until the first come; those of the line before stay until the next come. */
export function useMatchingDots(line: string, enabled: boolean): MatchingDots | undefined {
  const { data } = useQuery({
    queryKey: ['matching-dots', line],
    queryFn: async ({ signal }): Promise<MatchingDots> => {
      const { total, points } = await callApi(endpoints.universityPoints, { query: { search: line }, signal });
      const places = points.map(([, latitude, longitude]) => homeMapPoint(latitude, longitude));
      return { path: dotsPath(places.filter((place) => place !== null)), count: words.matches(total) };
    },
    enabled,
    placeholderData: keepPreviousData,
    meta: { frame: true },
  });
  return data;
}
