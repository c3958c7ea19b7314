/** Brand, main links, sign-in and colour mode; on small screens the links wait in a menu. */

import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router-dom';
import { ButtonAnchor, ButtonLink, PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { Container } from '#frontend/components/styled/container.tsx';
import { MenuIcon, PersonIcon } from '#frontend/components/ui/icons.tsx';
import { useAuth } from '#frontend/features/auth/auth-context.tsx';
import { Avatar } from '#frontend/features/auth/components/avatar.tsx';
import { paths } from '#frontend/lib/links/paths.ts';
import { lazy, lazyPart } from '#frontend/lib/rendering/lazy-part.ts';
import { Suspense } from '#frontend/lib/rendering/suspense.tsx';
import { pricedForAtom, situationPanelAtom } from '#frontend/lib/storage/own-situation.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { shellWords } from '#words/layout/shell.ts';
import { Brand } from './brand.tsx';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { isCurrent, mainLinks } from './main-links.ts';
import { MenuButton } from './menu-button.tsx';
import { MoreMenu } from './more-menu.tsx';
import { useLanguageLink } from './use-language-link.ts';

// Whoever is not signed in does without.
const AccountMenu = lazy(() =>
  import('#frontend/features/auth/components/account-menu.tsx').then((module) => ({ default: module.AccountMenu })),
);
// Whoever said nothing does without.
const SituationTag = lazyPart(() =>
  import('#frontend/features/situation/components/situation-tag.tsx').then((module) => module.SituationTag),
);

export function Header() {
  const { user, pending } = useAuth();
  const { pathname } = useLocation();
  const toOther = useLanguageLink();

  return (
    <Box as="header" _print={{ display: 'none' }} borderBottomWidth="1px" bg="bg" position="relative" zIndex="sticky">
      <Container display="flex" alignItems="center" gap={{ base: '2', xl: '4' }} minH={{ base: '14', md: '18' }}>
        <Brand short={Boolean(user) || pending} />
        <Box as="nav" aria-label={shellWords.mainNavigation} hideBelow="lg" flex="1" ms={{ xl: '4' }}>
          {/* As far apart as the buttons on the right, where the words leave space for it. */}
          <Flex as="ul" gap={{ base: '2', xl: '3' }} justifyContent="space-between" minW="max-content" maxW="37rem">
            {mainLinks().map(({ key, to, label }) => (
              <li key={key}>
                <HeaderLink to={to} label={label} current={isCurrent(key, pathname)} />
              </li>
            ))}
            <li>
              <MoreMenu signedIn={Boolean(user)} />
            </li>
          </Flex>
        </Box>
        <Flex alignItems="center" gap="1" ms="auto">
          <SituationButton />
          <ButtonAnchor {...toOther} variant="ghost" size="sm" hideBelow="md">
            {shellWords.language.switch}
          </ButtonAnchor>
          <Box hideBelow="md">
            <ColorModeToggle />
          </Box>
          {user ? (
            <Suspense fallback={<AvatarPlace username={user.username} />}>
              <AccountMenu username={user.username} unread={user.unreadNotifications} />
            </Suspense>
          ) : pending ? (
            <AvatarPlace />
          ) : (
            <>
              <ButtonLink to={paths.login()} variant="ghost" size="sm" px="2" hideBelow="sm">
                {shellWords.login}
              </ButtonLink>
              <ButtonLink to={paths.register()} variant="outline" size="sm" hideBelow="sm">
                {shellWords.register}
              </ButtonLink>
            </>
          )}
          <Box hideFrom="lg" me={{ base: '-2', md: '0' }}>
            <MenuButton>
              <MenuIcon />
            </MenuButton>
          </Box>
        </Flex>
      </Container>
    </Box>
  );
}

/** Opens "About you": for whoever said nothing the way to a price, else whose prices show. */
function SituationButton() {
  const open = useSetAtom(situationPanelAtom);
  const told = useStoredAtom(pricedForAtom, null) !== null;
  const ask = (
    <>
      <Box as="span" hideBelow="lg" hideFrom="xl">
        <PersonIcon />
      </Box>
      <Box as="span" display={{ lg: 'none', xl: 'inline' }} whiteSpace="nowrap">
        {shellWords.situation}
      </Box>
    </>
  );
  return (
    <Button
      variant={told ? 'outline' : 'ghost'}
      size="sm"
      minH={{ base: '11', md: '9' }}
      px="2"
      {...(told ? { bg: 'gold.subtle', color: 'gold.fg', borderColor: 'gold.border' } : {})}
      {...(told ? { 'data-personal': '' } : { 'aria-label': shellWords.situation, title: shellWords.situation })}
      aria-haspopup="dialog"
      onClick={() => open(true)}
    >
      {told ? (
        <Suspense fallback={ask}>
          <SituationTag />
        </Suspense>
      ) : (
        ask
      )}
    </Button>
  );
}

/** Where the avatar is about to be, so that nothing moves when it comes. */
function AvatarPlace({ username = '' }: { username?: string }) {
  return (
    <Grid placeItems="center" boxSize="10">
      {username === '' ? null : <Avatar username={username} />}
    </Grid>
  );
}

function HeaderLink({ to, label, current }: { to: string; label: string; current: boolean }) {
  return (
    <PlainLink
      to={to}
      aria-current={current ? 'page' : undefined}
      display="inline-flex"
      alignItems="center"
      minH="18"
      mb="-1px"
      // As much above as the line below takes, so that the words stand on the line of the buttons.
      pt="1px"
      textStyle="sm"
      whiteSpace="nowrap"
      fontWeight={current ? 'semibold' : 'normal'}
      borderBottomWidth="2px"
      borderColor={current ? 'accent.solid' : 'transparent'}
      _hover={{ borderColor: current ? 'accent.solid' : 'border.emphasized' }}
    >
      {label}
    </PlainLink>
  );
}
