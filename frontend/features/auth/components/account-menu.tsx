/** The avatar and its menu, by the ARIA pattern of a menu button, on the browser's own popover. */

import { type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { Button } from '#frontend/components/styled/button.tsx';
import { chakra } from '#frontend/components/styled/chakra.ts';
import { accountMenuWords as words } from '#words/layout/account-menu.ts';
import { accountPlaces } from '../account-places.ts';
import { useLogout } from '../use-logout.ts';
import { Avatar } from './avatar.tsx';

const GAP = 6;

const ITEM = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minH: '11',
  px: '4',
  textStyle: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  outlineOffset: '-3px',
  _hover: { bg: 'bg.muted' },
} as const;
const LogoutItem = chakra('button', { base: ITEM });

interface AccountMenuProps {
  username: string;
  /** Notifications not read yet. */
  unread: number;
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function AccountMenu({ username, unread }: AccountMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { pending, logout } = useLogout();

  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  const close = () => panel.current?.hidePopover();
  const onToggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === 'open');
    const [from, box] = [button.current?.getBoundingClientRect(), panel.current];
    if (newState !== 'open' || !from || !box) return;
    box.style.top = `${from.bottom + scrollY + GAP}px`;
    box.style.right = `${document.documentElement.clientWidth - from.right}px`;
    items()[0]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab' || event.key === 'Escape') {
      close();
      if (event.key === 'Escape') button.current?.focus();
      return;
    }
    const all = items();
    const next = STEPS[event.key]?.(all.indexOf(event.target as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        boxSize="10"
        minH="10"
        p="0"
        borderRadius="full"
        position="relative"
        aria-label={words.open(username, unread)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        popoverTarget={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          panel.current?.showPopover();
        }}
      >
        <Avatar username={username} />
        {unread === 0 ? null : <UnreadMark />}
      </Button>
      <Box
        ref={panel}
        id={id}
        popover="auto"
        onToggle={onToggle}
        position="absolute"
        inset="auto"
        m="0"
        py="2"
        width="min(16rem, 100vw - 1.5rem)"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="md"
        boxShadow="raised"
      >
        <Box id={`${id}-welcome`} px="4" pt="1" pb="3" textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
          {words.welcome(username)}
        </Box>
        <Box role="menu" aria-labelledby={`${id}-welcome`} borderTopWidth="1px" pt="2" onKeyDown={onKeyDown}>
          {accountPlaces(unread).map(({ to, label }) => (
            <PlainLink key={to} role="menuitem" tabIndex={-1} to={to} onClick={close} {...ITEM}>
              {label}
            </PlainLink>
          ))}
          <LogoutItem type="button" role="menuitem" tabIndex={-1} aria-disabled={pending} onClick={logout}>
            {pending ? words.loggingOut : words.logout}
          </LogoutItem>
        </Box>
      </Box>
    </>
  );
}

/** The button's name says the same in words. */
function UnreadMark() {
  return (
    <Box
      aria-hidden="true"
      position="absolute"
      top="0"
      insetEnd="0"
      boxSize="3"
      borderRadius="full"
      borderWidth="2px"
      borderColor="bg"
      bg="gold.solid"
    />
  );
}
