/** The earnings check of a school's programs, counted. */
import type { ProgramField } from '#schema/api/university.ts';
import { EARNINGS_RESULTS, type EarningsResult, resultOf } from '#schema/domain/programs/earnings-check.ts';

/** How many undergraduate degrees have each result; those of which it is not known are not counted. */
export function countResults(fields: readonly ProgramField[]): Record<EarningsResult, number> {
  const counts = Object.fromEntries(EARNINGS_RESULTS.map((result) => [result, 0])) as Record<EarningsResult, number>;
  for (const { programs } of fields) {
    for (const { check } of programs) if (check?.against === 'high-school') counts[resultOf(check)] += 1;
  }
  return counts;
}
