/** Vintages of admission figures: applicants, policy, test scores. */
import type { ScoreRange } from '#schema/domain/record/dataset.ts';
import type { AdmissionPolicy } from '#schema/domain/record/enums.ts';
import type { MissingReason } from '#schema/domain/record/facts.ts';
import type { Figure } from '../../sources/unit-rows.ts';
import type { UsRows } from './rows.ts';
import { cohortOf, column, type Finding, rate, read, round1, type Vintage } from './vintages.ts';

/** Admitted out of applicants; a school to which nobody applied has no rate, one that admitted nobody has 0. */
function admissionRate(applicants: Figure, admitted: Figure): Finding<number> {
  if (typeof applicants !== 'number' || typeof admitted !== 'number') {
    return typeof applicants === 'number' ? (admitted as MissingReason) : applicants;
  }
  if (applicants <= 0 || admitted > applicants) return 'not-reported';
  return { value: round1((100 * admitted) / applicants) };
}

const APPLICANTS = 'First-year applicants';
/** Applicants of the year, where the file with the rate does not have them. */
const applicantsOf = (table: 'adm2024' | 'adm2023', year: string) => (rows: UsRows) =>
  cohortOf(rows[table]?.applicants, APPLICANTS, year);
const OF_2024 = { cohort: applicantsOf('adm2024', 'fall 2024') };
const OF_2023 = { cohort: applicantsOf('adm2023', 'fall 2023') };

export const ACCEPTANCE_RATE = [
  read('adm2024', 'ADMSSN, APPLCN', 'fall 2024', (row) => admissionRate(row.applicants, row.admitted), {
    computed: 'Admitted out of applicants',
    ...OF_2024,
  }),
  column(rate, 'scorecard-2026-06', 'admissionRate', 'ADM_RATE', 'fall 2024', OF_2023),
  read('adm2023', 'ADMSSN, APPLCN', 'fall 2023', (row) => admissionRate(row.applicants, row.admitted), {
    computed: 'Admitted out of applicants',
    ...OF_2023,
  }),
  column(rate, 'scorecard-2023-24', 'admissionRate', 'ADM_RATE', 'fall 2023', OF_2023),
  column(rate, 'scorecard-2022-23', 'admissionRate', 'ADM_RATE', 'fall 2022', OF_2023),
];

/** Only schools that do not admit everyone report applicants to IPEDS, so applicants outweigh the answer to OPENADMP. */
export const ADMISSION_POLICY: readonly Vintage<AdmissionPolicy>[] = [
  read('adm2024', 'APPLCN', 'fall 2024', (row) =>
    typeof row.applicants === 'number' && row.applicants > 0 ? { value: 'selective' } : 'not-reported',
  ),
  read('ic2024', 'OPENADMP', '2024-25', (row) => policy(row.openAdmission)),
  read('ic2023', 'OPENADMP', '2023-24', (row) => policy(row.openAdmission)),
];

function policy(code: number | null): Finding<AdmissionPolicy> {
  if (code === 1) return { value: 'open' };
  if (code === 2) return { value: 'selective' };
  return code === -2 || code === 3 ? 'not-applicable' : 'not-reported';
}

function range(low: Figure, high: Figure): ScoreRange | null {
  return typeof low === 'number' && typeof high === 'number' && low <= high
    ? [Math.round(low), Math.round(high)]
    : null;
}

export interface SatRanges {
  reading: ScoreRange | null;
  math: ScoreRange | null;
}

function satRanges(row: {
  satReading25: Figure;
  satReading75: Figure;
  satMath25: Figure;
  satMath75: Figure;
}): Finding<SatRanges> {
  const reading = range(row.satReading25, row.satReading75);
  const math = range(row.satMath25, row.satMath75);
  return reading || math ? { value: { reading, math } } : 'not-reported';
}

function actRange(row: { act25: Figure; act75: Figure }): Finding<ScoreRange> {
  const act = range(row.act25, row.act75);
  return act ? { value: act } : 'not-reported';
}

export const SAT: readonly Vintage<SatRanges>[] = [
  read('adm2024', 'SATVR25, SATVR75, SATMT25, SATMT75', 'fall 2024', satRanges),
  read('scorecard-2026-06', 'SATVR25, SATVR75, SATMT25, SATMT75', 'fall 2024', satRanges),
  read('adm2023', 'SATVR25, SATVR75, SATMT25, SATMT75', 'fall 2023', satRanges),
];
export const ACT: readonly Vintage<ScoreRange>[] = [
  read('adm2024', 'ACTCM25, ACTCM75', 'fall 2024', actRange),
  read('scorecard-2026-06', 'ACTCM25, ACTCM75', 'fall 2024', actRange),
  read('adm2023', 'ACTCM25, ACTCM75', 'fall 2023', actRange),
];

/** The figures of this file that are one number of the record. */
export const ADMISSION_NUMBERS = {
  acceptanceRate: ACCEPTANCE_RATE,
} as const;
