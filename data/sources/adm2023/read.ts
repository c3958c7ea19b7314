/** IPEDS ADM2023: applicants and admissions of fall 2023, test scores of those who enrolled. */
import { act, count, readUnits, sat } from '../unit-rows.ts';

export const readAdm2023 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    applicants: count('APPLCN'),
    admitted: count('ADMSSN'),
    satReading25: sat('SATVR25'),
    satReading75: sat('SATVR75'),
    satMath25: sat('SATMT25'),
    satMath75: sat('SATMT75'),
    act25: act('ACTCM25'),
    act75: act('ACTCM75'),
  });
