/** IPEDS ADM2022 to ADM2024: applicants and admissions; the rows of fall 2024. */
import { count, readUnits } from '../unit-rows.ts';

export const readAdm20222024 = () =>
  readUnits(
    import.meta.dirname,
    'UNITID',
    { applicants: count('Applicants'), admitted: count('Admitted') },
    (cells) => cells.Year === '2024',
  );

export type Adm20222024Row = ReturnType<typeof readAdm20222024>['rows'][number];
