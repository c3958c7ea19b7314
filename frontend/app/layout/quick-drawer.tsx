/** The menu of narrow screens, a drawer from the bottom: where people go to most, and what a wide header shows. Every link closes it. */

import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#frontend/api/session.ts';
import { ButtonAnchor, ButtonLink, PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import { BookmarkIcon, CompareIcon, type IconProps, SearchIcon } from '#frontend/components/ui/icons.tsx';
import { ClockIcon, HomeIcon } from '#frontend/components/ui/later-icons.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { bookmarkedIdsAtom, NO_IDS } from '#frontend/features/bookmarks/state.ts';
import { paths, patterns } from '#frontend/lib/links/paths.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { shellWords } from '#words/layout/shell.ts';
import { aroundPageWords } from '#words/places/around-page.ts';
import { badgeCount } from './badge-count.ts';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { ownLinks } from './main-links.ts';
import { useLanguageLink } from './use-language-link.ts';

type TileKey = keyof typeof aroundPageWords.quickMenu.tiles;

/** Where what one keeps is, with an account and without. */
const MINE: readonly string[] = [patterns.myUniversities, patterns.bookmarks];

const TILES: {
  key: TileKey;
  to: string;
  /** Where it leads who is not signed in, when elsewhere. */
  signedOut?: string;
  icon: ComponentType<IconProps>;
  active: (path: string, query: string) => boolean;
}[] = [
  { key: 'home', to: paths.home(), icon: HomeIcon, active: (path) => path === patterns.home },
  {
    key: 'search',
    to: paths.search(),
    icon: SearchIcon,
    active: (path) => path === patterns.search || path === patterns.universitySearch,
  },
  { key: 'compare', to: paths.compare(), icon: CompareIcon, active: (path) => path === paths.compare() },
  {
    key: 'bookmarks',
    to: paths.myUniversities(),
    signedOut: paths.bookmarks(),
    icon: BookmarkIcon,
    active: (path, query) => MINE.includes(path) && !query.includes('tab=recent'),
  },
  {
    key: 'recent',
    to: paths.myUniversities('recent'),
    signedOut: paths.bookmarks('recent'),
    icon: ClockIcon,
    active: (path, query) => MINE.includes(path) && query.includes('tab=recent'),
  },
];

const quickLinks = (signedIn: boolean) => [
  ...ownLinks(signedIn),
  { to: paths.resources('tools', 'tuition-calculator'), label: aroundPageWords.quickMenu.costs },
  { to: paths.popular(), label: shellWords.nav.popular },
  { to: paths.resources(), label: shellWords.nav.resources },
  { to: paths.about(), label: shellWords.nav.about },
];

export function QuickDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const toOther = useLanguageLink();
  const bookmarks = useStoredAtom(bookmarkedIdsAtom, NO_IDS).size;
  return (
    <Modal open={open} onClose={onClose} title={shellWords.menu} placement="bottom">
      <Grid as="ul" gridTemplateColumns="repeat(5, minmax(min-content, 1fr))" gap="1.5">
        {TILES.map(({ key, to, signedOut = to, icon: Icon, active }) => {
          const here = active(pathname, search);
          const badge = key === 'bookmarks' ? badgeCount(bookmarks) : null;
          return (
            <li key={key}>
              <PlainLink
                to={user ? to : signedOut}
                onClick={onClose}
                aria-current={here ? 'page' : undefined}
                display="flex"
                flexDirection="column"
                alignItems="center"
                justifyContent="center"
                gap="1"
                minH="16"
                borderRadius="md"
                borderWidth="1px"
                borderColor={here ? 'accent.solid' : 'border'}
                bg={here ? 'accent.subtle' : 'transparent'}
                color={here ? 'accent.fg' : 'fg'}
                px="0.5"
                textAlign="center"
                textStyle="xs"
              >
                <Span position="relative">
                  <Icon boxSize="6" />
                  {badge ? (
                    <Span
                      position="absolute"
                      top="-2"
                      insetStart="4"
                      minW="5"
                      px="1"
                      borderRadius="full"
                      bg="accent.solid"
                      color="accent.contrast"
                      textStyle="xs"
                      lineHeight="1.25rem"
                      fontWeight="semibold"
                      textAlign="center"
                    >
                      <span aria-hidden="true">{badge}</span>
                      <VisuallyHidden>{aroundPageWords.quickMenu.bookmarkCount(bookmarks)}</VisuallyHidden>
                    </Span>
                  ) : null}
                </Span>
                {aroundPageWords.quickMenu.tiles[key]}
              </PlainLink>
            </li>
          );
        })}
      </Grid>
      {user ? null : (
        <Grid gridTemplateColumns="1fr 1fr" gap="2" mt="2">
          <ButtonLink to={paths.login()} variant="outline" onClick={onClose}>
            {shellWords.login}
          </ButtonLink>
          <ButtonLink to={paths.register()} variant="outline" onClick={onClose}>
            {shellWords.register}
          </ButtonLink>
        </Grid>
      )}
      <Box as="h3" textStyle="sm" fontWeight="semibold" mt="4">
        {aroundPageWords.quickMenu.links}
      </Box>
      <Grid as="ul" gridTemplateColumns="1fr 1fr" columnGap="4">
        {quickLinks(user !== null).map(({ to, label }) => (
          <li key={to}>
            <PlainLink to={to} onClick={onClose} display="flex" alignItems="center" minH="11" textStyle="sm">
              {label}
            </PlainLink>
          </li>
        ))}
      </Grid>
      <Flex justifyContent="space-between" mt="2" pt="1" borderTopWidth="1px" hideFrom="md">
        <ButtonAnchor {...toOther} variant="ghost" size="sm" px="0" minH="11">
          {shellWords.language.switch}
        </ButtonAnchor>
        <ColorModeToggle inWords />
      </Flex>
    </Modal>
  );
}
