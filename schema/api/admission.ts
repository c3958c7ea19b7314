/**
 * Contract of published admission figures: by them a list is sorted into reach, target and likely
 * (domain/balanced-list.ts).
 */
import * as z from 'zod/mini';
import type { AdmissionFacts } from '../domain/peers/balanced-list.ts';
import { ADMISSION_POLICIES, COUNTRIES } from '../domain/record/enums.ts';
import { TEST_POLICIES } from '../domain/record/university-figures.ts';
import { ADMISSIONS_MAX } from '../domain/site/limits.ts';
import { idList } from './params.ts';

const maybeText = z.nullable(z.string());
const range = z.nullable(z.tuple([z.number(), z.number()]));

const admissionFacts: z.ZodMiniType<AdmissionFacts> = z.object({
  id: z.int(),
  country: z.enum(COUNTRIES),
  entry: z.enum(['first-year', 'closed', 'graduate-only']),
  policy: z.nullable(z.enum(ADMISSION_POLICIES)),
  /** Percent of applicants; null where `few`. */
  rate: z.nullable(z.number()),
  few: z.boolean(),
  rateYear: maybeText,
  tests: z.nullable(z.enum(TEST_POLICIES)),
  sat: range,
  act: range,
  testYear: maybeText,
  /** Percent: from the band in which the lowest quarter ends to that in which the highest begins. */
  averages: range,
  averagesYear: maybeText,
  mean: z.nullable(z.number()),
  meanYear: maybeText,
});

export const admissionsQuery = z.object({ ids: idList(ADMISSIONS_MAX) });
/** By ascending id; unknown ids are left out. */
export const admissionsResponse = z.object({ schools: z.array(admissionFacts) });
