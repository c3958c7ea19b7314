/** Test policies of thirty selective universities for 2026-27, each with the admissions page on which it was read. */
import { readUnits, text } from '../unit-rows.ts';

export const readTestPolicy202627 = () =>
  readUnits(import.meta.dirname, 'UNITID', {
    policy: text('TEST_POLICY_2026_27'),
    url: text('SOURCE_URL'),
    asOf: text('AS_OF'),
  });
