/** IPEDS EF2023D: full-time retention, fall 2022 to fall 2023. Rows of older years are left out. */
import { percent, readUnits } from '../unit-rows.ts';

export const readRetention2023 = () =>
  readUnits(
    import.meta.dirname,
    'unitid',
    {
      retention: percent('retention_rate_full_time'),
    },
    (cells) => cells.year === '2023',
  );

export type Retention2023Row = ReturnType<typeof readRetention2023>['rows'][number];
