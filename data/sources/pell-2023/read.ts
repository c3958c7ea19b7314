/** IPEDS SFA: share of undergraduates with a Pell grant; the latest aid year of each institution, by its end. */
import { code, percent, readUnits } from '../unit-rows.ts';

export const readPell2023 = () =>
  readUnits(import.meta.dirname, 'unitid', {
    year: code('year'),
    pell: percent('percent_pell'),
  });

export type Pell2023Row = ReturnType<typeof readPell2023>['rows'][number];
