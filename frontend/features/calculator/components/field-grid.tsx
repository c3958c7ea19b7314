/** Fields beside each other where there is room; their boxes line up whatever stands under them. */

import type { ReactNode } from 'react';
import { Grid } from '#frontend/components/styled/box.tsx';

interface FieldGridProps {
  children: ReactNode;
  /** Short enough for two beside each other on a phone. */
  short?: boolean;
}

export function FieldGrid({ children, short = false }: FieldGridProps) {
  return (
    <Grid
      gridTemplateColumns={{
        base: short ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
        sm: 'repeat(2, minmax(0, 1fr))',
      }}
      columnGap={{ base: '4', md: '6' }}
      rowGap="5"
    >
      {children}
    </Grid>
  );
}
