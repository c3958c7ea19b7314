/** The subscribe form: an email address to keep. */
import * as z from 'zod/mini';
import { EMAIL_MAX } from '../domain/site/limits.ts';

const NOT_AN_ADDRESS = `must be an email address of at most ${EMAIL_MAX} characters`;

export const subscribeBody = z.object({
  email: z
    .string(NOT_AN_ADDRESS)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(EMAIL_MAX, { error: NOT_AN_ADDRESS, abort: true }),
      z.email(NOT_AN_ADDRESS),
    ),
  /** A field that people do not see: what fills it in is a program, and is not kept. */
  website: z.optional(z.string('must be a text')),
});
export type SubscribeBody = z.infer<typeof subscribeBody>;

export const subscribeResponse = z.object({ subscribed: z.literal(true) });
