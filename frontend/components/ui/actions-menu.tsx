/** What can be done with a thing, behind one button: a line each, and what opens closes once one is chosen. */

import type { MouseEvent, ReactNode } from 'react';
import { PlainLink } from '../links/router-link.tsx';
import { Box } from '../styled/box.tsx';
import { Button } from '../styled/button.tsx';
import { chakra } from '../styled/chakra.ts';
import { ChevronDownIcon, MoreIcon } from './icons.tsx';
import { Popover } from './popover.tsx';

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  width: '100%',
  minH: '11',
  px: '2',
  borderRadius: 'sm',
  textStyle: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
} as const;
const ActionButton = chakra('button', { base: LINE }, { defaultProps: { type: 'button' } });
const ActionAnchor = chakra('a', { base: LINE });

interface ActionsMenuProps {
  label: string;
  /** Whether the button is three dots, which the label names. */
  dots?: boolean;
  children: ReactNode;
}

export function ActionsMenu({ label, dots = false, children }: ActionsMenuProps) {
  return (
    <Popover
      name={label}
      atEnd
      opener={(props) =>
        dots ? (
          <Button
            variant="ghost"
            size="sm"
            boxSize={{ base: '11', md: '9' }}
            p="0"
            aria-label={label}
            title={label}
            {...props}
          >
            <MoreIcon />
          </Button>
        ) : (
          <Button variant="outline" size="sm" {...props}>
            {label}
            <ChevronDownIcon boxSize="4" />
          </Button>
        )
      }
    >
      <Box as="ul" m="-2">
        {children}
      </Box>
    </Popover>
  );
}

const closeMenu = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();

interface ActionProps {
  onClick: () => void;
  children: ReactNode;
}

export function MenuAction({ onClick, children }: ActionProps) {
  return (
    <li>
      <ActionButton
        onClick={(event) => {
          closeMenu(event);
          onClick();
        }}
      >
        {children}
      </ActionButton>
    </li>
  );
}

/** A page of the site. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <PlainLink to={to} onClick={closeMenu} {...LINE}>
        {children}
      </PlainLink>
    </li>
  );
}

/** A file. */
export function MenuFile({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <ActionAnchor href={href} download onClick={closeMenu}>
        {children}
      </ActionAnchor>
    </li>
  );
}
