/** Fields beside each other where there is room; their boxes line up whatever stands under them. */

import type { ReactNode } from 'react';
import { Grid } from '#frontend/components/styled/box.tsx';

export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Grid
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
      columnGap={{ base: '4', md: '6' }}
      rowGap="5"
    >
      {children}
    </Grid>
  );
}
