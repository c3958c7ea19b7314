/** The cards of a list with its map: one column beside it in a wide window, two under it, and on a phone a rail that goes sideways. */

import type { ReactNode } from 'react';
import { Grid } from '#frontend/components/styled/box.tsx';

export function MapCards({ children, busy }: { children: ReactNode; busy: boolean }) {
  return (
    <Grid
      as="ul"
      display={{ base: 'flex', md: 'grid' }}
      gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))', xl: 'minmax(0, 1fr)' }}
      columnGap={{ base: '2', md: '6', lg: '8' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      mx={{ base: '-4', md: '0' }}
      px={{ base: '4', md: '0' }}
      opacity={busy ? '0.55' : '1'}
      css={{
        scrollbarWidth: 'none',
        scrollSnapType: { base: 'x proximity', md: 'none' },
        scrollPaddingInline: '1rem',
        '& > li': {
          flex: { base: '0 0 min(22rem, 94%)', md: 'initial' },
          scrollSnapAlign: 'start',
          px: { base: '3', md: '0' },
          borderWidth: { base: '1px', md: '0' },
          borderRadius: { base: 'md', md: '0' },
        },
        '& article': { borderBottomWidth: { base: '0', md: '1px' } },
      }}
    >
      {children}
    </Grid>
  );
}
