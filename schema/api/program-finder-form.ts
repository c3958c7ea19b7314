/** The program finder's form and its message. Apart from the endpoint's contract, so that the form stays small. */
import * as z from 'zod/mini';
import { ACADEMIC_FIELD_KEYS } from '../domain/programs/academic-fields.ts';
import { EARNINGS_RESULTS } from '../domain/programs/earnings-check.ts';
import { FINDER_TRENDS } from '../domain/programs/graduates-trend.ts';
import { FIELD_FAULTS } from '../domain/site/field-faults.ts';
import { TEXT_MAX } from '../domain/site/limits.ts';

export const programFinderForm = z.object({
  academicField: z.enum(ACADEMIC_FIELD_KEYS, FIELD_FAULTS['academic-field']),
  /** Key of one of the field's nine programs; empty is any. */
  program: z.string(),
  location: z.string().check(z.trim(), z.maxLength(TEXT_MAX, FIELD_FAULTS['location-too-long'])),
  onlineOnly: z.boolean(),
  /** Empty is any result. */
  check: z.union([z.enum(EARNINGS_RESULTS), z.literal('')]),
  /** Empty is any trend. */
  trend: z.union([z.enum(FINDER_TRENDS), z.literal('')]),
  filters: z.object({
    bachelors: z.boolean(),
    masters: z.boolean(),
    doctoral: z.boolean(),
    certificate: z.boolean(),
  }),
});
