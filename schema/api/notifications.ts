/** Contracts of notifications: what a new dataset changed about the universities that a user has saved. */
import * as z from 'zod/mini';
import { CHANGE_KINDS, type ChangeKind } from '../domain/record/changes.ts';
import { CURRENCIES } from '../domain/record/enums.ts';
import { READ_MAX } from '../domain/site/limits.ts';
import { next, time } from './personal.ts';

const figure = z.nullable(z.union([z.string(), z.number()]));

export const notification = z.object({
  id: z.string(),
  universityId: z.int(),
  /** Null when it has left the data. */
  slug: z.nullable(z.string()),
  /** As it was called when it changed. */
  name: z.string(),
  kind: z.enum(Object.keys(CHANGE_KINDS) as [ChangeKind, ...ChangeKind[]]),
  /** Money in `currency`, rates in percent, names as texts; null is no value. */
  before: figure,
  after: figure,
  currency: z.nullable(z.enum(CURRENCIES)),
  createdAt: time,
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

/** Newest first. `unread` is counted among the newest hundred. */
export const notificationsResponse = z.object({ notifications: z.array(notification), unread: z.int(), next });
export type NotificationsResponse = z.infer<typeof notificationsResponse>;

const IDS = `must be a list of at most ${READ_MAX} ids`;
const WHICH = 'must be true, or `ids` be a list';

export const readNotificationsBody = z
  .object({
    ids: z.optional(z.array(z.string(IDS), IDS).check(z.maxLength(READ_MAX, IDS))),
    all: z.optional(z.literal(true, WHICH)),
  })
  .check(z.refine(({ ids, all }) => ids !== undefined || all !== undefined, { path: ['all'], error: WHICH }));
export type ReadNotificationsBody = z.infer<typeof readNotificationsBody>;
