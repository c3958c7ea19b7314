/** IPEDS ADM2024: what admission considers, applicants and admissions of fall 2024, test scores of those who enrolled. */
import { act, code, count, readUnits, sat } from '../unit-rows.ts';

export const readAdm2024 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    applicants: count('APPLCN'),
    admitted: count('ADMSSN'),
    satReading25: sat('SATVR25'),
    satReading75: sat('SATVR75'),
    satMath25: sat('SATMT25'),
    satMath75: sat('SATMT75'),
    act25: act('ACTCM25'),
    act75: act('ACTCM75'),
    gpa: code('ADMCON1'),
    rank: code('ADMCON2'),
    record: code('ADMCON3'),
    preparation: code('ADMCON4'),
    recommendations: code('ADMCON5'),
    competencies: code('ADMCON6'),
    tests: code('ADMCON7'),
    english: code('ADMCON8'),
    'other-test': code('ADMCON9'),
    work: code('ADMCON10'),
    essay: code('ADMCON11'),
    legacy: code('ADMCON12'),
  });
