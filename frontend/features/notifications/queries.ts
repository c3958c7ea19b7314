/** What new data changed about the schools that who is signed in keeps. */
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi } from '#frontend/api/client.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { checkSession, personalKey, type SessionUser } from '#frontend/api/session.ts';
import type { Notification, NotificationsResponse } from '#schema/api/notifications.ts';

/** Schools have up to eight changes in one dataset: about a dozen schools at a time. */
const PAGE = 100;

const notificationsKey = (user: SessionUser) => personalKey(user, 'notifications');

/** Newest first, a page at a time. */
export function useNotifications(user: SessionUser) {
  return useInfiniteQuery({
    queryKey: notificationsKey(user),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      callApi(endpoints.notifications, { query: { after: pageParam, limit: PAGE } as never, signal }),
    getNextPageParam: ({ next }) => next,
    select: ({ pages }): Notification[] => pages.flatMap(({ notifications }) => notifications),
  });
}

/** Notes that these were read. Where that cannot be noted they simply stay unread. */
export function useMarkRead(user: SessionUser) {
  const client = useQueryClient();
  return useCallback(
    async (ids: readonly string[]): Promise<void> => {
      try {
        await callApi(endpoints.readNotifications, { body: { ids: [...ids] } });
      } catch (error) {
        console.warn('Could not note that notifications were read', error);
        return;
      }
      const read = new Set(ids);
      client.setQueryData<InfiniteData<NotificationsResponse>>(
        notificationsKey(user),
        (data) => data && { ...data, pages: data.pages.map((page) => withRead(page, read)) },
      );
      // The count beside the avatar is the server's.
      await checkSession(client);
    },
    [client, user],
  );
}

function withRead(page: NotificationsResponse, read: ReadonlySet<string>): NotificationsResponse {
  const notifications = page.notifications.map((one) => (read.has(one.id) ? { ...one, read: true } : one));
  return { ...page, notifications };
}
