/** List or map, each a link, so that either can be opened elsewhere. */

import type { ReactNode } from 'react';
import { Box } from '#frontend/components/styled/box.tsx';
import { PlainLink } from '../../../components/router-link.tsx';
import { viewWords as words } from '../../../content/results-view.ts';
import { ListIcon, MapIcon } from './map-icons.tsx';

interface ViewSwitchProps {
  view: 'list' | 'map';
  addressOf: (view: 'list' | 'map') => string;
}

export function ViewSwitch({ view, addressOf }: ViewSwitchProps) {
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
      <Choice to={addressOf('list')} chosen={view === 'list'} label={words.list}>
        <ListIcon boxSize="4.5" />
      </Choice>
      <Choice to={addressOf('map')} chosen={view === 'map'} label={words.map}>
        <MapIcon boxSize="4.5" />
      </Choice>
    </Box>
  );
}

interface ChoiceProps {
  to: string;
  chosen: boolean;
  label: string;
  children: ReactNode;
}

function Choice({ to, chosen, label, children }: ChoiceProps) {
  return (
    <PlainLink
      to={to}
      state={{ keepScroll: true }}
      aria-current={chosen ? 'true' : undefined}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minH="9"
      px="3"
      textStyle="sm"
      fontWeight="medium"
      bg={chosen ? 'fg' : 'transparent'}
      color={chosen ? 'bg' : 'fg'}
      _hover={chosen ? {} : { bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-4px' }}
    >
      {children}
      {label}
    </PlainLink>
  );
}
