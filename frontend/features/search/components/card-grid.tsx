/** Two columns of cards; one on a phone, and where the filters stand beside it in a window of middle width. */

import type { ReactNode } from 'react';
import { Grid } from '#frontend/components/styled/box.tsx';

interface CardGridProps {
  children: ReactNode;
  busy?: boolean;
}

export function CardGrid({ children, busy = false }: CardGridProps) {
  return (
    <Grid
      as="ul"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      columnGap={{ base: '6', lg: '8' }}
      opacity={busy ? '0.55' : '1'}
    >
      {children}
    </Grid>
  );
}
