/** The account itself: everything it holds in one file, its password and code, its end. */
import * as z from 'zod/mini';
import { ACCOUNT_FORMAT } from '../domain/site/limits.ts';
import { savedBoard } from './boards.ts';
import { notification } from './notifications.ts';
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
  plan: planResponse.shape.items,
  notifications: z.array(notification),
});
export type AccountExport = z.infer<typeof accountExport>;

export const changePasswordBody = z.object({
  currentPassword: givenPassword,
  newPassword,
});
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** Proof that it is the user and not who found the browser open. */
export const passwordBody = z.object({ password: givenPassword });

export const recoveryCodeResponse = z.object({ recoveryCode: z.string() });
