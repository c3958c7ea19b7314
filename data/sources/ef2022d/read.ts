/** IPEDS EF2022D: full-time retention and students per member of the faculty, fall 2022. */
import { count, percent, readUnits } from '../unit-rows.ts';

export const readEf2022d = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    /** First-time full-time students of the fall before, bachelor's-seeking at four-year schools. */
    cohort: count('RRFTCTA'),
    retention: percent('RET_PCF'),
    studentFacultyRatio: count('STUFACR'),
  });
