/** What the avatar's menu holds, as links of the small screens' menu. */

import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { List } from '#frontend/components/styled/list.tsx';
import { Text } from '#frontend/components/styled/text.tsx';
import { accountMenuWords as words } from '#words/layout/account-menu.ts';
import { accountPlaces } from '../account-places.ts';
import { useLogout } from '../use-logout.ts';

interface AccountLinksProps {
  username: string;
  /** Notifications not read yet. */
  unread: number;
  onLeave: () => void;
}

export function AccountLinks({ username, unread, onLeave }: AccountLinksProps) {
  const { pending, logout } = useLogout();
  return (
    <Box pt="5" pb="4">
      <Text textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
        {words.welcome(username)}
      </Text>
      <ul>
        {accountPlaces(unread).map(({ to, label }) => (
          <List.Item key={to} borderBottomWidth="1px" borderColor="border.muted">
            <PlainLink to={to} onClick={onLeave} display="flex" alignItems="center" minH="12">
              {label}
            </PlainLink>
          </List.Item>
        ))}
      </ul>
      <Button variant="outline" width="100%" mt="4" aria-disabled={pending} onClick={() => logout(onLeave)}>
        {pending ? words.loggingOut : words.logout}
      </Button>
    </Box>
  );
}
