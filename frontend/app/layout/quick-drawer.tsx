/** The menu of narrow screens, a drawer from the bottom: where people go to most, and what a wide header shows. Every link closes it. */

import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#frontend/api/session.ts';
import { ButtonAnchor, PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box, Flex, Grid } from '#frontend/components/styled/box.tsx';
import { Span, VisuallyHidden } from '#frontend/components/styled/text.tsx';
import {
  BookmarkIcon,
  CompareIcon,
  type IconProps,
  PersonIcon,
  PlusIcon,
  SearchIcon,
} from '#frontend/components/ui/icons.tsx';
import { CalendarIcon, ClockIcon, HomeIcon } from '#frontend/components/ui/later-icons.tsx';
import { Modal } from '#frontend/components/ui/modal.tsx';
import { bookmarkedIdsAtom, NO_IDS } from '#frontend/features/bookmarks/state.ts';
import { paths, patterns } from '#frontend/lib/links/paths.ts';
import { useStoredAtom } from '#frontend/lib/storage/use-stored-atom.ts';
import { shellWords } from '#words/layout/shell.ts';
import { aroundPageWords } from '#words/places/around-page.ts';
import { badgeCount } from './badge-count.ts';
import { ColorModeToggle } from './color-mode-toggle.tsx';
import { planLink, studyLinks } from './main-links.ts';
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
    active: (path, query) => MINE.includes(path) && !/tab=(?:recent|plan)/.test(query),
  },
  {
    key: 'recent',
    to: paths.myUniversities('recent'),
    signedOut: paths.bookmarks('recent'),
    icon: ClockIcon,
    active: (path, query) => MINE.includes(path) && query.includes('tab=recent'),
  },
  {
    key: 'plan',
    to: planLink(true).to,
    signedOut: planLink(false).to,
    icon: CalendarIcon,
    active: (path, query) => MINE.includes(path) && query.includes('tab=plan'),
  },
];

const quickLinks = () => [
  ...studyLinks(),
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
      {/* Two even rows: six tiles, and the two ways to an account for who is in none. */}
      <Grid as="ul" gridTemplateColumns={user ? 'repeat(3, minmax(0, 1fr))' : 'repeat(4, minmax(0, 1fr))'} gap="1.5">
        {TILES.map(({ key, to, signedOut = to, icon, active }) => (
          <Tile
            key={key}
            to={user ? to : signedOut}
            label={aroundPageWords.quickMenu.tiles[key]}
            icon={icon}
            here={active(pathname, search)}
            count={key === 'bookmarks' ? bookmarks : 0}
            onClick={onClose}
          />
        ))}
        {user ? null : (
          <>
            <Tile to={paths.login()} label={shellWords.login} icon={PersonIcon} onClick={onClose} />
            <Tile to={paths.register()} label={shellWords.register} icon={PlusIcon} onClick={onClose} />
          </>
        )}
      </Grid>
      <Box as="h3" textStyle="sm" fontWeight="semibold" mt="4">
        {aroundPageWords.quickMenu.links}
      </Box>
      <Grid as="ul" gridTemplateColumns="1fr 1fr" columnGap="4">
        {quickLinks().map(({ to, label }) => (
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

interface TileProps {
  to: string;
  label: string;
  icon: ComponentType<IconProps>;
  /** It leads to the page one is on. */
  here?: boolean;
  /** How many are saved there. */
  count?: number;
  onClick: () => void;
}

function Tile({ to, label, icon: Icon, here = false, count = 0, onClick }: TileProps) {
  const badge = badgeCount(count);
  return (
    <li>
      <PlainLink
        to={to}
        onClick={onClick}
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
              <VisuallyHidden>{aroundPageWords.quickMenu.bookmarkCount(count)}</VisuallyHidden>
            </Span>
          ) : null}
        </Span>
        {label}
      </PlainLink>
    </li>
  );
}
