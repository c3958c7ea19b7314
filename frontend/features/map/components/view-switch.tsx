/**
 * List, table, map or plot, each a link, so that any can be opened elsewhere. On a phone only the way to the map or
 * back: table and plot are behind the bar's "…".
 */

import type { ReactNode } from 'react';
import { PlainLink } from '#frontend/components/links/router-link.tsx';
import { Box } from '#frontend/components/styled/box.tsx';
import { KEEP_SCROLL } from '#frontend/lib/rendering/keep-scroll.ts';
import { viewWords as words } from '#words/search/results-view.ts';
import { ListIcon, MapIcon, PlotIcon, TableIcon } from './map-icons.tsx';

type View = 'list' | 'table' | 'map' | 'plot';

interface ViewSwitchProps {
  view: View;
  addressOf: (view: View) => string;
  /** A choice is made here, to be remembered. */
  onChoose: (view: View) => void;
}

const VIEWS = [
  { view: 'list', Icon: ListIcon },
  { view: 'table', Icon: TableIcon },
  { view: 'map', Icon: MapIcon },
  { view: 'plot', Icon: PlotIcon },
] as const;

export function ViewSwitch({ view, addressOf, onChoose }: ViewSwitchProps) {
  return (
    <Box
      as="nav"
      aria-label={words.label}
      display="inline-flex"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="md"
      overflow="hidden"
    >
      {VIEWS.map(({ view: one, Icon }) => (
        <Choice
          key={one}
          to={addressOf(one)}
          chosen={view === one}
          onPhone={one === (view === 'list' ? 'map' : 'list')}
          label={words[one]}
          onChoose={() => onChoose(one)}
        >
          <Icon boxSize="4.5" />
        </Choice>
      ))}
    </Box>
  );
}

interface ChoiceProps {
  to: string;
  chosen: boolean;
  onPhone: boolean;
  label: string;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ to, chosen, onPhone, label, onChoose, children }: ChoiceProps) {
  return (
    <PlainLink
      to={to}
      {...KEEP_SCROLL}
      aria-current={chosen ? 'true' : undefined}
      onClick={onChoose}
      display={onPhone ? 'inline-flex' : { base: 'none', md: 'inline-flex' }}
      alignItems="center"
      gap="1.5"
      minH={{ base: '11', md: '8' }}
      px="3"
      aria-label={label}
      title={label}
      textStyle="sm"
      fontWeight="medium"
      bg={chosen ? 'fg' : 'transparent'}
      color={chosen ? 'bg' : 'fg'}
      _hover={chosen ? {} : { bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-4px' }}
    >
      {children}
      <Box as="span" display={{ md: 'none', lg: 'inline' }}>
        {label}
      </Box>
    </PlainLink>
  );
}
