/** What changed about kept schools, by school. What is seen here counts as read, and stays marked as new until one goes. */

import { useEffect, useState } from 'react';
import type { SessionUser } from '#frontend/api/session.ts';
import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Failed } from '#frontend/components/page/failed.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Note, Span } from '#frontend/components/styled/text.tsx';
import { LabelBadge } from '#frontend/components/ui/badge.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import type { Notification } from '#schema/api/notifications.ts';
import { changeText, notificationListWords as words } from '#words/saved/notifications.ts';
import { bySchool } from '../by-school.ts';
import { useMarkRead, useNotifications } from '../queries.ts';

export function NotificationList({ user }: { user: SessionUser }) {
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotifications(user);
  const seen = useSeen(user, data);
  if (isError && !data) {
    return <Failed title={words.failed} again={words.tryAgain} onAgain={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Box role="status" textStyle="sm" color="fg.muted" py="4">
        {words.loading}
      </Box>
    );
  }
  if (data.length === 0) return <Note>{words.none}</Note>;
  return (
    <>
      <List.Root borderTopWidth="1px">
        {bySchool(data).map(({ universityId, name, slug, changes }) => (
          <List.Item key={universityId} py="4" borderBottomWidth="1px">
            <Box as="h3" fontWeight="semibold" overflowWrap="anywhere">
              {slug === null ? (
                name
              ) : (
                <TextLink to={paths.university(slug)} variant="quiet">
                  {name}
                </TextLink>
              )}
            </Box>
            <List.Root mt="1">
              {changes.map((change) => (
                <ChangeLine key={change.id} change={change} unread={!change.read || seen.has(change.id)} />
              ))}
            </List.Root>
          </List.Item>
        ))}
      </List.Root>
      {hasNextPage ? (
        <Button mt="5" variant="outline" aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? words.loadingMore : words.more}
        </Button>
      ) : null}
    </>
  );
}

function ChangeLine({ change, unread }: { change: Notification; unread: boolean }) {
  return (
    <List.Item
      py="1"
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="3"
      rowGap="0.5"
      fontVariantNumeric="tabular-nums lining-nums"
    >
      <Span overflowWrap="anywhere">{changeText(change)}</Span>
      {unread ? <LabelBadge tone="gold">{words.unread}</LabelBadge> : null}
      <Box as="time" {...{ dateTime: change.createdAt }} textStyle="xs" color="fg.muted">
        {words.day(change.createdAt)}
      </Box>
    </List.Item>
  );
}

/** Notes once that what is shown was read; returns the ids that were unread when they came. */
function useSeen(user: SessionUser, notifications: readonly Notification[] | undefined): ReadonlySet<string> {
  const markRead = useMarkRead(user);
  const [seen, setSeen] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(() => {
    const fresh = (notifications ?? []).flatMap(({ id, read }) => (read || seen.has(id) ? [] : [id]));
    if (fresh.length === 0) return;
    setSeen(new Set([...seen, ...fresh]));
    void markRead(fresh);
  }, [notifications, seen, markRead]);
  return seen;
}
