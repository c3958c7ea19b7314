/** Universities that a user does not want to see in results. */
import * as z from 'zod/mini';
import { time } from './personal.ts';

/** What is needed to leave one out of results, and to name it where it can be brought back. */
export const hiddenUniversity = z.object({
  universityId: z.int(),
  /** Null, as what follows, when it has left the data. */
  slug: z.nullable(z.string()),
  name: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  hiddenAt: time,
});

/** All of them, the latest first. */
export const hiddenResponse = z.object({ hidden: z.array(hiddenUniversity) });
export type HiddenResponse = z.infer<typeof hiddenResponse>;
