/** IPEDS SFA2223: share of undergraduates with a Pell grant. Rows of older years are left out. */
import { percent, readUnits } from '../unit-rows.ts';

export const readPell2023 = () =>
  readUnits(
    import.meta.dirname,
    'unitid',
    {
      pell: percent('percent_pell'),
    },
    (cells) => cells.year === '2023',
  );

export type Pell2023Row = ReturnType<typeof readPell2023>['rows'][number];
