/** Says on other pages that something changed about the schools one keeps, and leads to it. */

import { TextLink } from '#frontend/components/links/router-link.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { notificationListWords as words } from '#words/saved/notifications.ts';

export function UnreadLine({ unread }: { unread: number }) {
  return (
    <Text textStyle="sm" fontVariantNumeric="tabular-nums">
      {words.line(unread)}
      {' · '}
      <TextLink to={paths.account('notifications')}>{unread === 1 ? words.seeOne : words.see}</TextLink>
    </Text>
  );
}
