/** IPEDS EF2022D: full-time retention and students per member of the faculty, fall 2022. */
import { count, percent, readUnits } from '../unit-rows.ts';

export const readEf2022d = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    retention: percent('RET_PCF'),
    studentFacultyRatio: count('STUFACR'),
  });

export type Ef2022dRow = ReturnType<typeof readEf2022d>['rows'][number];
