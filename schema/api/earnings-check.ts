/** The earnings check of a program as it is sent (schema/domain/programs/earnings-check.ts). */
import * as z from 'zod/mini';
import { EARNINGS_SIDES } from '../domain/programs/earnings-check.ts';

/** What pay is set against in a check, in US dollars a year. */
export const earningsCheckLines = z.object({
  /** People with high school only in the state of the main campus; null for graduate programs, whose line of the state is not known. */
  state: z.nullable(z.int()),
  /** In the nation: people with high school only, or with a bachelor's degree in the same field. */
  nation: z.int(),
});

export const earningsCheck = z.object({
  /** Whose pay is the line: people with high school only, or with a bachelor's degree in the same field. */
  against: z.enum(['high-school', 'bachelors']),
  /** Above the state's and the nation's line, between them, or below both. */
  side: z.enum(EARNINGS_SIDES),
  /** Within nine percent of a line. */
  close: z.boolean(),
});
