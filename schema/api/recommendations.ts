/** Universities recommended to one person, each with its reasons. */
import * as z from 'zod/mini';
import { RECOMMENDATION_COUNT, RECOMMENDATIONS_MAX } from '../domain/site/limits.ts';
import { wholeNumber } from './params.ts';
import { universityCard } from './university.ts';

export const recommendationsQuery = z.object({
  /** A university to go out from instead of the most recently viewed or first bookmarked. */
  base: wholeNumber(1, 999_999_999),
  limit: wholeNumber(1, RECOMMENDATIONS_MAX),
});
export type RecommendationsQuery = z.infer<typeof recommendationsQuery>;
export const RECOMMENDATIONS_DEFAULT = RECOMMENDATION_COUNT;

export const recommendationsResponse = z.object({
  /** What the list goes out from; null when nothing was looked at or kept. */
  base: z.nullable(z.object({ id: z.int(), slug: z.string(), name: z.string() })),
  recommendations: z.array(z.object({ university: universityCard, reasons: z.tuple([z.string(), z.string()]) })),
});
export type RecommendationsResponse = z.infer<typeof recommendationsResponse>;
