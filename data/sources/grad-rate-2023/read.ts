/** IPEDS DRVGR2023: graduation within 150 percent of normal time, all award seekers. Older years are left out. */
import { percent, readUnits } from '../unit-rows.ts';

export const readGradRate2023 = () =>
  readUnits(
    import.meta.dirname,
    'unitid',
    {
      graduation: percent('grad_rate_150'),
    },
    (cells) => cells.year === '2023',
  );

export type GradRate2023Row = ReturnType<typeof readGradRate2023>['rows'][number];
