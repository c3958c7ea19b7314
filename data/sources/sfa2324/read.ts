/** IPEDS SFA2324: grants to first-time full-time students and to all undergraduates, 2023-24. */
import { count, dollars, percent, readUnits } from '../unit-rows.ts';

export const readSfa2324 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    undergraduates: count('SCUGRAD'),
    firstYearStudents: count('SCUGFFN'),
    firstYearGrantPercent: percent('AGRNT_P'),
    firstYearGrantAverage: dollars('AGRNT_A'),
    undergraduateGrantPercent: percent('UAGRNTP'),
    undergraduateGrantAverage: dollars('UAGRNTA'),
    undergraduatePellPercent: percent('UPGRNTP'),
    undergraduateFederalLoanPercent: percent('UFLOANP'),
  });
