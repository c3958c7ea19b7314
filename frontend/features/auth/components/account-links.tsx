/** What the avatar's menu holds, as links of the small screens' menu. */
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { PlainLink } from '../../../components/router-link.tsx';
import { shellWords } from '../../../content/shell.ts';
import { paths } from '../../../lib/paths.ts';
import { useLogout } from '../use-logout.ts';

const words = shellWords.account;

const LINKS = [
  { to: paths.myUniversities(), label: words.myUniversities },
  { to: paths.account(), label: words.settings },
];

export function AccountLinks({ username, onLeave }: { username: string; onLeave: () => void }) {
  const { pending, logout } = useLogout();
  return (
    <Box pt="5" pb="4">
      <Box as="p" textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
        {words.welcome(username)}
      </Box>
      <ul>
        {LINKS.map(({ to, label }) => (
          <Box as="li" key={to} borderBottomWidth="1px" borderColor="border.muted">
            <PlainLink to={to} onClick={onLeave} display="flex" alignItems="center" minH="12">
              {label}
            </PlainLink>
          </Box>
        ))}
      </ul>
      <Button variant="outline" width="100%" mt="4" aria-disabled={pending} onClick={() => logout(onLeave)}>
        {pending ? words.loggingOut : words.logout}
      </Button>
    </Box>
  );
}
