/** Schools of a university's kind that are better in one thing. */
import * as z from 'zod/mini';
import { DIRECTION_BASES, DIRECTION_GAPS, DIRECTIONS } from '../domain/peers/directions.ts';
import { freeText } from './params.ts';
import { similarUniversity } from './search.ts';
import { situationReaders } from './situation.ts';

export const directionsQuery = z.object({ ...situationReaders, nearPlace: freeText() });

const direction = z.object({
  /** What it went by: a personal price, a published one, miles, a rate. */
  basis: z.enum(DIRECTION_BASES),
  /** Why there is none; null where there are some. */
  gap: z.nullable(z.enum(DIRECTION_GAPS)),
  /** Three at most, the best first; the first reason is what it is better in. */
  universities: z.array(similarUniversity),
});
export type DirectionView = z.infer<typeof direction>;

export const directionsResponse = z.object({
  directions: z.object(
    Object.fromEntries(DIRECTIONS.map((key) => [key, direction])) as Record<
      (typeof DIRECTIONS)[number],
      typeof direction
    >,
  ),
});
export type DirectionsResponse = z.infer<typeof directionsResponse>;
