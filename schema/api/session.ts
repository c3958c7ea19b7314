/** Signing in and out: the forms and the user they answer. The messages are those that the forms show. */
import * as z from 'zod/mini';
import { PASSWORD, RECOVERY_CODE_MAX, USERNAME } from '../domain/limits.ts';
import { hidesCharacters, mixesScripts } from '../domain/username.ts';

const USERNAME_TOO_SHORT = `Username must be at least ${USERNAME.min} characters`;
const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD.min} characters`;
const PASSWORD_TOO_LONG = `Password must be at most ${PASSWORD.max} characters`;
const CODE_MISSING = 'Recovery code is required';

/** A name that is asked for: what cannot be anybody's is only unknown. */
const givenUsername = z
  .string(USERNAME_TOO_SHORT)
  .check(
    z.trim(),
    z.normalize('NFKC'),
    z.minLength(USERNAME.min, USERNAME_TOO_SHORT),
    z.maxLength(USERNAME.max, `Username must be at most ${USERNAME.max} characters`),
  );

/** A name to be taken: letters of any script, digits and . _ - */
export const newUsername = z.string(USERNAME_TOO_SHORT).check(
  z.trim(),
  z.normalize('NFKC'),
  // None of them aborts: a form says its other faults in the same breath.
  z.minLength(USERNAME.min, USERNAME_TOO_SHORT),
  z.maxLength(USERNAME.max, `Username must be at most ${USERNAME.max} characters`),
  z.regex(/^[\p{L}\p{M}\p{N}._-]*$/u, {
    error: 'Username may hold letters, digits, dots, underscores and hyphens only',
    abort: true,
  }),
  z.refine((name) => !hidesCharacters(name), 'Username may not hold characters that cannot be seen'),
  z.refine((name) => !mixesScripts(name), 'Username may not mix letters of different scripts, which can look alike'),
);

/** A password to be set: anything goes, white space too. */
export const newPassword = z
  .string(PASSWORD_TOO_SHORT)
  .check(z.minLength(PASSWORD.min, PASSWORD_TOO_SHORT), z.maxLength(PASSWORD.max, PASSWORD_TOO_LONG));

/** A password to be tried. */
export const givenPassword = z
  .string('Password is required')
  .check(z.minLength(1, 'Password is required'), z.maxLength(PASSWORD.max, PASSWORD_TOO_LONG));

export const loginBody = z.object({ username: givenUsername, password: givenPassword });
export type LoginBody = z.infer<typeof loginBody>;

export const registerBody = z.object({ username: newUsername, password: newPassword });
export type RegisterBody = z.infer<typeof registerBody>;

export const recoverBody = z.object({
  username: givenUsername,
  recoveryCode: z
    .string(CODE_MISSING)
    .check(z.trim(), z.minLength(1, CODE_MISSING), z.maxLength(RECOVERY_CODE_MAX, 'Recovery code is too long')),
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

/** The same with a recovery code, which is never told again. */
export const userWithCodeResponse = z.object({ ...userShape, recoveryCode: z.string() });
export type UserWithCodeResponse = z.infer<typeof userWithCodeResponse>;
