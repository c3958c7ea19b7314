/** IPEDS DRVEF2023: headcount of fall 2023. */
import { count, readUnits } from '../unit-rows.ts';

export const readFallEnrolment2023 = () =>
  readUnits(import.meta.dirname, 'UnitID', {
    total: count('ENR_TOTAL'),
    undergraduate: count('ENR_UG'),
    graduate: count('ENR_GRAD'),
  });
