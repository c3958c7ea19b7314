/** Universities recommended to who is signed in. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import { RECOMMENDATION_COUNT } from '#schema/domain/site/limits.ts';

export function useRecommendations(user: SessionUser) {
  return useQuery({
    queryKey: personalKey(user, 'recommendations'),
    queryFn: ({ signal }) => callApi(endpoints.recommendations, { query: { limit: RECOMMENDATION_COUNT }, signal }),
  });
}
