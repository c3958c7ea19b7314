/** The figures that are one number, each with its vintages: what overrides can set right. */
import { ACCEPTANCE_RATE } from './admission-vintages.ts';
import { APPLICATION_FEE } from './application-vintages.ts';
import {
  BOOKS_AND_SUPPLIES,
  MEDIAN_DEBT,
  MEDIAN_EARNINGS,
  OTHER_EXPENSES,
  PERCENT_PELL,
  ROOM_AND_BOARD,
  TUITION,
  TUITION_IN_DISTRICT,
  TUITION_IN_STATE,
} from './cost-vintages.ts';
import {
  GRADUATION_RATE,
  GRADUATION_RATE_BESIDE_PELL,
  GRADUATION_RATE_PELL,
  RETENTION_RATE,
  STUDENT_FACULTY_RATIO,
} from './student-vintages.ts';
import type { Vintage } from './vintages.ts';

export const NUMBERS = {
  tuition: TUITION,
  tuitionInState: TUITION_IN_STATE,
  tuitionInDistrict: TUITION_IN_DISTRICT,
  roomAndBoard: ROOM_AND_BOARD,
  booksAndSupplies: BOOKS_AND_SUPPLIES,
  otherExpenses: OTHER_EXPENSES,
  percentPell: PERCENT_PELL,
  medianEarnings: MEDIAN_EARNINGS,
  medianDebt: MEDIAN_DEBT,
  studentFacultyRatio: STUDENT_FACULTY_RATIO,
  acceptanceRate: ACCEPTANCE_RATE,
  graduationRate: GRADUATION_RATE,
  graduationRatePell: GRADUATION_RATE_PELL,
  graduationRateBesidePell: GRADUATION_RATE_BESIDE_PELL,
  retentionRate: RETENTION_RATE,
  applicationFee: APPLICATION_FEE,
} satisfies Record<string, readonly Vintage<number>[]>;
export type NumberField = keyof typeof NUMBERS;
