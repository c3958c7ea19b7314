/** The figures that are one number, each with its vintages: what overrides can set right. */
import { ADMISSION_NUMBERS } from './admission-vintages.ts';
import { APPLICATION_NUMBERS } from './application-vintages.ts';
import { COST_NUMBERS } from './cost-vintages.ts';
import { STUDENT_NUMBERS } from './student-vintages.ts';
import type { Vintage } from './vintages.ts';

export const NUMBERS = {
  ...COST_NUMBERS,
  ...STUDENT_NUMBERS,
  ...ADMISSION_NUMBERS,
  ...APPLICATION_NUMBERS,
} satisfies Record<string, readonly Vintage<number>[]>;
export type NumberField = keyof typeof NUMBERS;
