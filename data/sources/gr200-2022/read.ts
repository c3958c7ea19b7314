/**
 * IPEDS GR200_22: graduation of bachelor's-seeking students who entered in 2014, within 100, 150 and 200 percent of normal
 * time, and how many entered two-year schools in 2018.
 */
import { count, percent, readUnits } from '../unit-rows.ts';

export const readGr2002022 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    cohort: count('BAAC150'),
    graduation100: percent('BAGR100'),
    graduation150: percent('BAGR150'),
    graduation200: percent('BAGR200'),
    twoYearCohort: count('L4AC150'),
    twoYearGraduation: percent('L4GR150'),
  });
