/** Universities recommended to who is signed in. */
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#schema/api/endpoints.ts';
import { RECOMMENDATION_COUNT } from '#schema/domain/limits.ts';
import { callApi } from '../../api/client.ts';
import { personalKey, type SessionUser } from '../../api/session.ts';

export function useRecommendations(user: SessionUser) {
  return useQuery({
    queryKey: personalKey(user, 'recommendations'),
    queryFn: ({ signal }) => callApi(endpoints.recommendations, { query: { limit: RECOMMENDATION_COUNT }, signal }),
  });
}
