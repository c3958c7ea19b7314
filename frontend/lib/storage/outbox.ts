/**
 * Outbox of bookmarks that were added or removed while signed in and not sent before the session ran out. Their ids,
 * and nothing else, wait under the user's id until that user signs in again in this browser. Anyone who leaves on purpose
 * leaves nothing: what is unsent then is sent before (`app/sync`).
 */
import {
  OUTBOX,
  planOutboxKey,
  readStored,
  removeStored,
  type StorageKey,
  storedKeys,
  writeStored,
} from './storage.ts';
import { type Changes, changesSince } from './three-way.ts';

/** Storage keys of the bookmarks, oldest first, and of what browser and account last agreed on. */
export const BOOKMARKS = 'bookmarked-universities';
export const AGREED_BOOKMARKS = 'agreed-bookmarks';

/** Days after which nobody is waited for any longer. */
const OUTBOX_DAYS = 30;
const DAY = 86_400_000;

const wholes = (value: unknown): number[] | null =>
  Array.isArray(value) && value.every(Number.isInteger) ? (value as number[]) : null;

/** Ids that browser and the user's account last agreed on; null when it was another's account, or none. */
export function readAgreed(key: StorageKey, userId: string): number[] | null {
  const accept = (value: unknown) => {
    const stored = value as { userId?: unknown; ids?: unknown } | null;
    return stored?.userId === userId ? wholes(stored.ids) : null;
  };
  return readStored(key, accept, null);
}

/** Ids of a stored list of universities; null when there is no whole list: what is missing from it was not let go. */
export function readListIds(key: StorageKey): number[] | null {
  const accept = (value: unknown) => (Array.isArray(value) ? wholes(value.map((one) => one?.id)) : null);
  return readStored(key, accept, null);
}

/** Changes that the user's account has not received; null when there are none. */
export function unsentChanges(userId: string): Changes | null {
  const here = readListIds(BOOKMARKS);
  if (here === null) return null;
  const changes = changesSince(readAgreed(AGREED_BOOKMARKS, userId) ?? [], here);
  return changes.added.length + changes.removed.length === 0 ? null : changes;
}

/** Puts it aside. Says whether anything waits then. */
export function addToOutbox(userId: string): boolean {
  const unsent = unsentChanges(userId);
  if (unsent === null) return hasOutbox(userId);
  const { added, removed } = unsent;
  const before = readOutbox(userId);
  const merge = (ids: number[], more: number[], not: number[]) =>
    [...new Set([...ids, ...more])].filter((id) => !not.includes(id));
  const changes: Changes = {
    added: merge(before?.added ?? [], added, removed),
    removed: merge(before?.removed ?? [], removed, added),
  };
  writeOutbox(userId, changes);
  return true;
}

/** Has changes wait for the user from now on. */
export function writeOutbox(userId: string, { added, removed }: Changes): void {
  writeStored(`${OUTBOX}${userId}`, { added, removed, at: Date.now() });
}

/** What waits for the user; null when nothing does. */
export function readOutbox(userId: string): Changes | null {
  const accept = (value: unknown) => {
    const { added, removed, at } = (value ?? {}) as Record<string, unknown>;
    const ids = { added: wholes(added), removed: wholes(removed) };
    const late = typeof at !== 'number' || Date.now() - at > OUTBOX_DAYS * DAY;
    return late || ids.added === null || ids.removed === null ? null : { added: ids.added, removed: ids.removed };
  };
  return readStored<Changes | null>(`${OUTBOX}${userId}`, accept, null);
}

export function hasOutbox(userId: string): boolean {
  return readOutbox(userId) !== null;
}

/** Empties the outbox of bookmarks. */
export function clearOutbox(userId: string): void {
  removeStored(`${OUTBOX}${userId}`);
}

/** Drops whatever waits for a user who leaves on purpose: bookmarks and plan. */
export function dropOutboxes(userId: string): void {
  clearOutbox(userId);
  removeStored(planOutboxKey(userId));
}

/** Gives up what has waited too long. */
export function dropExpired(): void {
  for (const key of storedKeys(OUTBOX)) if (!hasOutbox(key.slice(OUTBOX.length))) removeStored(key);
}
