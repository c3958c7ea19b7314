/** IPEDS 12-month distance education enrolment of 2023-24: all, and those who study only at a distance. */
import { count, readUnits } from '../unit-rows.ts';

export const readDistance2024 = () =>
  readUnits(import.meta.dirname, 'UnitID', {
    total: count('TOTAL_ENROLL_2024'),
    distanceOnly: count('DE_ENROLL_2024'),
  });
