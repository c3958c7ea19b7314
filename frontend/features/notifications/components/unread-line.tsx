/** Says on other pages that something changed about the schools one keeps, and leads to it. */
import { Box } from '#frontend/components/styled/box.tsx';
import { TextLink } from '../../../components/router-link.tsx';
import { notificationListWords as words } from '../../../content/notifications.ts';
import { paths } from '../../../lib/paths.ts';

export function UnreadLine({ unread }: { unread: number }) {
  return (
    <Box as="p" textStyle="sm" fontVariantNumeric="tabular-nums">
      {words.line(unread)}
      {' · '}
      <TextLink to={paths.account('notifications')}>{unread === 1 ? words.seeOne : words.see}</TextLink>
    </Box>
  );
}
