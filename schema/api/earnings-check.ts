/** The earnings check of a program as it is sent (schema/domain/programs/earnings-check.ts). */
import * as z from 'zod/mini';
import { EARNINGS_SIDES } from '../domain/programs/earnings-check.ts';

export const earningsCheck = z.object({
  /** Whose pay is the line: people with high school only, or with a bachelor's degree in the same field. */
  against: z.enum(['high-school', 'bachelors']),
  /** Above the state's and the nation's line, between them, or below both. */
  side: z.enum(EARNINGS_SIDES),
  /** Within nine percent of a line. */
  close: z.boolean(),
});
