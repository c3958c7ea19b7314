/** The order of the dashboard's sections, remembered in the account. */
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { useOptimisticMutation } from '#frontend/api/optimistic-mutation.ts';
import { personalKey, type SessionUser } from '#frontend/api/session.ts';
import type { Dashboard } from '#schema/api/preferences.ts';
import type { DashboardSection } from '#schema/domain/account/account.ts';
import { dashboardWords as words } from '#words/saved/dashboard.ts';

const orderKey = (user: SessionUser) => personalKey(user, 'dashboard');

export function useOrder(user: SessionUser) {
  return useQuery({
    queryKey: orderKey(user),
    queryFn: ({ signal }) => callApi(endpoints.dashboard, { signal }),
  });
}

interface OrderInput {
  order: DashboardSection[];
  before: DashboardSection[];
}

/** Shows at once, and goes back with a message when it is not taken. */
export function useSetOrder(user: SessionUser) {
  return useOptimisticMutation<Dashboard, OrderInput>(orderKey(user), {
    show: (_, { order }) => ({ order }),
    undo: (_, { before }) => ({ order: before }),
    send: ({ order }) => callApi(endpoints.setDashboard, { body: { order } }),
    failed: () => words.notSaved,
  });
}
