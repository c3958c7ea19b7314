/** Rules of notifications. */
import type { ReadNotificationsBody } from '#schema/api/notifications.ts';
import type { PageQuery } from '#schema/api/personal.ts';
import type { SignedIn } from '#worker/queries/as-user.ts';
import { markRead, type NotificationRow, readNotifications } from '#worker/queries/notifications.ts';
import type { Reader } from '#worker/queries/read.ts';
import { cut, type Page, wanted } from './pagination.ts';

export async function listNotifications(
  reader: Reader,
  session: SignedIn,
  query: PageQuery,
): Promise<Page<NotificationRow> & { unread: number }> {
  const { rows, unread } = await readNotifications(reader, session, wanted(query));
  return { ...cut(rows, query, ({ createdAt, row }) => [createdAt, row]), unread };
}

/** `all` counts before `ids`. */
export function noteRead(reader: Reader, session: SignedIn, { ids = [], all }: ReadNotificationsBody): Promise<void> {
  return markRead(reader, session, all ? null : ids, reader.clock());
}
