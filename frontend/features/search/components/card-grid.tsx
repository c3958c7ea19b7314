/** Two columns of cards, on a phone one. */

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
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      columnGap={{ base: '6', lg: '8' }}
      opacity={busy ? '0.55' : '1'}
    >
      {children}
    </Grid>
  );
}
