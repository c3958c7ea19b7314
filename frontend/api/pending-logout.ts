/**
 * Pending logout: one that the server could not be told of. The session's cookie, which no script can touch, is still
 * there: as soon as the server can be reached, what is unsent is sent with it, and the session ends. Anyone who signs in
 * before that brings a cookie of their own.
 */

import { endpoints } from '#frontend/api/endpoints.ts';
import { unsentChanges, writeOutbox } from '#frontend/lib/storage/outbox.ts';
import { PENDING_LOGOUT, readStored, removeStored, writeStored } from '#frontend/lib/storage/storage.ts';
import type { Changes } from '#frontend/lib/storage/three-way.ts';
import { SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import { MERGE_MAX } from '#schema/domain/site/limits.ts';
import { ApiError, callApi } from './client.ts';

/** Milliseconds after which it is tried again while the page is open. */
const RETRY = 30_000;
/** Days after which no session can be left that anybody signed out of. */
const PENDING_DAYS = 8;
const DAY = 86_400_000;

interface PendingLogout extends Changes {
  userId: string;
  at: number;
}

const wholes = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

function readPendingLogout(): PendingLogout | null {
  const accept = (value: unknown): PendingLogout | null => {
    const { userId, added, removed, at } = (value ?? {}) as Partial<PendingLogout>;
    if (typeof userId !== 'string' || typeof at !== 'number' || !wholes(added) || !wholes(removed)) return null;
    return { userId, added, removed, at };
  };
  return readStored<PendingLogout | null>(PENDING_LOGOUT, accept, null);
}

/** Notes that a logout has to be finished later; called before anything of the user's leaves the browser. */
export function deferLogout(userId: string): void {
  const { added, removed } = unsentChanges(userId) ?? { added: [], removed: [] };
  writeStored(PENDING_LOGOUT, { userId, added, removed, at: Date.now() } satisfies PendingLogout);
}

/**
 * Another session has taken the place of the one that was to end, and no copy of that is left here. What its user's account
 * has not received waits for them as after a session that ran out.
 */
export function cancelPendingLogout(): void {
  clearTimeout(timer);
  const left = readPendingLogout();
  if (left !== null && left.added.length + left.removed.length > 0) writeOutbox(left.userId, left);
  removeStored(PENDING_LOGOUT);
}

/** A refusal is an answer too; what passes by itself is not. */
function goesOn(error: unknown): void {
  if (error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429) return;
  throw error;
}

let sending: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Finishes a logout that is owed, if one is; tried again later when it cannot be. Never rejects. */
export function sendPendingLogout(): Promise<void> {
  clearTimeout(timer);
  sending ??= sendPending()
    .catch((error: unknown) => {
      console.warn('A logout could not be finished yet', error);
      timer = setTimeout(() => void sendPendingLogout(), RETRY);
    })
    .finally(() => {
      sending = null;
    });
  return sending;
}

async function sendPending(): Promise<void> {
  const left = readPendingLogout();
  if (left === null) return;
  if (document.cookie.includes(`${SIGNED_IN_COOKIE}=1`)) return cancelPendingLogout();
  if (Date.now() - left.at < PENDING_DAYS * DAY) {
    for (let at = 0; at < left.added.length; at += MERGE_MAX) {
      const universityIds = left.added.slice(at, at + MERGE_MAX).reverse();
      await callApi(endpoints.mergeBookmarks, { body: { universityIds } }).catch(goesOn);
    }
    for (const universityId of left.removed) {
      await callApi(endpoints.removeBookmark, { params: { universityId } }).catch(goesOn);
    }
    await callApi(endpoints.logout).catch(goesOn);
  }
  removeStored(PENDING_LOGOUT);
}
