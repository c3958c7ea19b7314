/** IPEDS graduation within 150 percent of normal time, Pell recipients beside all, whole percents; the rows of 2023. */
import { percent, readUnits } from '../unit-rows.ts';

export const readPellGraduation = () =>
  readUnits(
    import.meta.dirname,
    'UNITID',
    { pell: percent('GRAD_RATE_PELL_PCT'), all: percent('GRAD_RATE_ALL_PCT') },
    (cells) => cells.YEAR === '2023',
  );

export type PellGraduationRow = ReturnType<typeof readPellGraduation>['rows'][number];
