/** The same figures to look at or to read: a chart, or one press away its table. */

import { type ReactNode, useState } from 'react';
import { Box } from '../styled/box.tsx';
import { type FigureForm, FigureFormSwitch } from './figure-form-switch.tsx';

interface ChartOrTableProps {
  /** What the figures are about; names the group of the two buttons. */
  label: string;
  intro: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

export function ChartOrTable({ label, intro, chart, table }: ChartOrTableProps) {
  const [shown, setShown] = useState<FigureForm>('chart');
  return (
    <Box maxW="3xl">
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
      >
        <Box as="p" textStyle="sm" color="fg.muted" maxW="prose" mt="1">
          {intro}
        </Box>
        <FigureFormSwitch subject={label} shown={shown} onShow={setShown} />
      </Box>
      <Box mt="4">{shown === 'chart' ? chart : table}</Box>
    </Box>
  );
}
