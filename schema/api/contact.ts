/** The contact form: a message to the people behind the site. Each message is worded once, for the field and the answer. */
import * as z from 'zod/mini';
import { FIELD_FAULTS } from '../domain/site/field-faults.ts';
import { CONTACT_LIMITS, EMAIL_MAX } from '../domain/site/limits.ts';

const NOT_AN_ADDRESS = FIELD_FAULTS['contact-email'];

/** A text of some characters, spaces around it not counted; what is too short or none is said by `tooShort`. */
function textOf({ min, max }: { min: number; max: number }, tooShort: string, tooLong: string) {
  return z.string(tooShort).check(z.trim(), z.minLength(min, tooShort), z.maxLength(max, tooLong));
}

export const contactBody = z.object({
  name: textOf(CONTACT_LIMITS.name, FIELD_FAULTS['contact-name-short'], FIELD_FAULTS['contact-name-long']),
  email: z
    .string(NOT_AN_ADDRESS)
    .check(z.trim(), z.maxLength(EMAIL_MAX, { error: NOT_AN_ADDRESS, abort: true }), z.email(NOT_AN_ADDRESS)),
  subject: textOf(CONTACT_LIMITS.subject, FIELD_FAULTS['contact-subject-short'], FIELD_FAULTS['contact-subject-long']),
  message: textOf(CONTACT_LIMITS.message, FIELD_FAULTS['contact-message-short'], FIELD_FAULTS['contact-message-long']),
  /** A field that people do not see: what fills it in is a program, and is not kept. */
  website: z.optional(z.string('must be a text')),
});
export type ContactBody = z.infer<typeof contactBody>;

export const contactResponse = z.object({ received: z.literal(true) });
