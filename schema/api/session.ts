/** Signing in and out: the forms and the user they answer. The messages are those that the forms show. */
import * as z from 'zod/mini';
import { hidesCharacters, mixesScripts } from '../domain/account/username.ts';
import { FIELD_FAULTS } from '../domain/site/field-faults.ts';
import { PASSWORD, RECOVERY_CODE_MAX, USERNAME } from '../domain/site/limits.ts';

const USERNAME_TOO_SHORT = FIELD_FAULTS['username-too-short'];
const PASSWORD_TOO_SHORT = FIELD_FAULTS['password-too-short'];
const PASSWORD_TOO_LONG = FIELD_FAULTS['password-too-long'];
const CODE_MISSING = FIELD_FAULTS['code-missing'];

/** A name that is asked for: what cannot be anybody's is only unknown. */
const givenUsername = z
  .string(USERNAME_TOO_SHORT)
  .check(
    z.trim(),
    z.normalize('NFKC'),
    z.minLength(USERNAME.min, USERNAME_TOO_SHORT),
    z.maxLength(USERNAME.max, FIELD_FAULTS['username-too-long']),
  );

/** A name to be taken: letters of any script, digits and . _ - */
export const newUsername = z.string(USERNAME_TOO_SHORT).check(
  z.trim(),
  z.normalize('NFKC'),
  // None of them aborts: a form says its other faults in the same breath.
  z.minLength(USERNAME.min, USERNAME_TOO_SHORT),
  z.maxLength(USERNAME.max, FIELD_FAULTS['username-too-long']),
  z.regex(/^[\p{L}\p{M}\p{N}._-]*$/u, {
    error: FIELD_FAULTS['username-characters'],
    abort: true,
  }),
  z.refine((name) => !hidesCharacters(name), FIELD_FAULTS['username-hidden-characters']),
  z.refine((name) => !mixesScripts(name), FIELD_FAULTS['username-mixed-scripts']),
);

/** A password to be set: anything goes, white space too. */
export const newPassword = z
  .string(PASSWORD_TOO_SHORT)
  .check(z.minLength(PASSWORD.min, PASSWORD_TOO_SHORT), z.maxLength(PASSWORD.max, PASSWORD_TOO_LONG));

/** A password to be tried. */
export const givenPassword = z
  .string(FIELD_FAULTS['password-missing'])
  .check(z.minLength(1, FIELD_FAULTS['password-missing']), z.maxLength(PASSWORD.max, PASSWORD_TOO_LONG));

export const loginBody = z.object({ username: givenUsername, password: givenPassword });
export type LoginBody = z.infer<typeof loginBody>;

export const registerBody = z.object({ username: newUsername, password: newPassword });
export type RegisterBody = z.infer<typeof registerBody>;

export const recoverBody = z.object({
  username: givenUsername,
  recoveryCode: z
    .string(CODE_MISSING)
    .check(z.trim(), z.minLength(1, CODE_MISSING), z.maxLength(RECOVERY_CODE_MAX, FIELD_FAULTS['code-too-long'])),
  password: newPassword,
});
export type RecoverBody = z.infer<typeof recoverBody>;

const userShape = {
  id: z.string(),
  username: z.string(),
  /** ISO 8601, as every time of the API. */
  createdAt: z.iso.datetime(),
  bookmarkCount: z.int(),
  /** Notifications not read yet, counted up to UNREAD_COUNTED. */
  unreadNotifications: z.int(),
};

/** Who is signed in. */
export const userResponse = z.object(userShape);
export type UserResponse = z.infer<typeof userResponse>;

/** The same with a recovery code, which is never shown again. */
export const userWithCodeResponse = z.object({ ...userShape, recoveryCode: z.string() });
export type UserWithCodeResponse = z.infer<typeof userWithCodeResponse>;
