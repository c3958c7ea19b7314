/** IPEDS SFA2122: grants to first-time full-time students and to all undergraduates, 2021-22. */
import { count, dollars, percent, readUnits } from '../unit-rows.ts';

export const readSfa2122 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    firstYearStudents: count('SCUGFFN'),
    firstYearGrantPercent: percent('AGRNT_P'),
    firstYearGrantAverage: dollars('AGRNT_A'),
    undergraduateGrantPercent: percent('UAGRNTP'),
    undergraduateGrantAverage: dollars('UAGRNTA'),
    undergraduatePellPercent: percent('UPGRNTP'),
  });

export type Sfa2122Row = ReturnType<typeof readSfa2122>['rows'][number];
