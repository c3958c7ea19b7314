/** The account itself: everything it holds in one file, its password and code, its end. */
import * as z from 'zod/mini';
import { FIELD_FAULTS } from '../domain/site/field-faults.ts';
import { ACCOUNT_FORMAT } from '../domain/site/limits.ts';
import { savedBoard } from './boards.ts';
import { notification } from './notifications.ts';
import { passkeyAnswer } from './passkeys.ts';
import { time } from './personal.ts';
import { planResponse } from './plan.ts';
import { preferencesResponse } from './preferences.ts';
import { givenPassword, newPassword } from './session.ts';
import { sharedLink } from './shared-links.ts';

/** A university as a file for people names it. */
const named = { universityId: z.int(), name: z.nullable(z.string()), page: z.nullable(z.string()) };

export const accountExport = z.object({
  format: z.literal(ACCOUNT_FORMAT.format),
  version: z.literal(ACCOUNT_FORMAT.version),
  exportedAt: time,
  account: z.object({ id: z.string(), username: z.string(), createdAt: time, lastSignInMonth: z.nullable(z.string()) }),
  settings: z.object({ ...preferencesResponse.shape, dashboard: z.array(z.string()) }),
  bookmarks: z.array(z.object({ ...named, note: z.nullable(z.string()), addedAt: time })),
  lists: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      createdAt: time,
      members: z.array(z.object({ universityId: z.int(), addedAt: time })),
    }),
  ),
  history: z.array(z.object({ ...named, viewedAt: time })),
  savedSearches: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      query: z.string(),
      createdAt: time,
      seenAt: time,
      /** The schools it found when it was last seen, by which it is told which are new. */
      seenUniversityIds: z.array(z.int()),
    }),
  ),
  boards: z.array(savedBoard),
  hidden: z.array(z.object({ ...named, hiddenAt: time })),
  links: z.array(z.omit(sharedLink, { name: true })),
  /** What they are called and when they were used; a file signs nobody in, and an import passes over them. */
  passkeys: z.array(z.object({ name: z.string(), createdAt: time, usedAt: z.nullable(time) })),
  plan: planResponse.shape.items,
  notifications: z.array(notification),
});
export type AccountExport = z.infer<typeof accountExport>;

/** What the form asks for that changes a password. */
export const changePasswordBody = z.object({
  currentPassword: givenPassword,
  newPassword,
});
/** The same of an account that has none yet: the field is not there, and stays empty. */
export const setPasswordBody = z.object({ currentPassword: z.string(), newPassword });

/** What a form asks for as proof that it is the user and not who found the browser open. */
export const passwordBody = z.object({ password: givenPassword });

const oneProof = (field: string) =>
  z.refine((given) => Object.hasOwn(given as object, field) || Object.hasOwn(given as object, 'passkey'), {
    error: FIELD_FAULTS['password-missing'],
    path: [field],
  });

/** The same by the password or by a passkey that signed what POST /api/passkeys/options asked for. */
export const proofBody = z
  .object({ password: z.optional(givenPassword), passkey: z.optional(passkeyAnswer) })
  .check(oneProof('password'));
export type ProofBody = z.infer<typeof proofBody>;

/** A new password, by the one before or by a passkey. */
export const replacePasswordBody = z
  .object({ currentPassword: z.optional(givenPassword), passkey: z.optional(passkeyAnswer), newPassword })
  .check(oneProof('currentPassword'));
export type ReplacePasswordBody = z.infer<typeof replacePasswordBody>;

export const recoveryCodeResponse = z.object({ recoveryCode: z.string() });
