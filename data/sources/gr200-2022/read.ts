/** IPEDS GR200_22: graduation of bachelor's-seeking students who entered in 2014. */
import { count, percent, readUnits } from '../unit-rows.ts';

export const readGr2002022 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    cohort: count('BAAC150'),
    graduation150: percent('BAGR150'),
  });

export type Gr2002022Row = ReturnType<typeof readGr2002022>['rows'][number];
