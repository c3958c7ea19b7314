/**
 * A logout that the server could not be told of: what was the person's has left this browser, but the session's cookie,
 * which no script can touch, is still here and still good. As soon as the server can be reached, what it had not been told
 * of is sent with that cookie, and the session ends. Whoever signs in before that brings a cookie of their own.
 */

import { endpoints } from '#frontend/api/endpoints.ts';
import { OWED_LOGOUT, readStored, removeStored, writeStored } from '#frontend/lib/storage.ts';
import type { Changes } from '#frontend/lib/three-way.ts';
import { unsentChanges, waitFor } from '#frontend/lib/unsent.ts';
import { SIGNED_IN_COOKIE } from '#schema/domain/account.ts';
import { MERGE_MAX } from '#schema/domain/limits.ts';
import { ApiError, callApi } from './client.ts';

/** Milliseconds after which it is tried again while the page is open. */
const RETRY = 30_000;
/** Days after which no session can be left that anybody signed out of. */
const PATIENCE = 8;
const DAY = 86_400_000;

interface Owed extends Changes {
  userId: string;
  at: number;
}

const wholes = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

function owed(): Owed | null {
  const accept = (value: unknown): Owed | null => {
    const { userId, added, removed, at } = (value ?? {}) as Partial<Owed>;
    if (typeof userId !== 'string' || typeof at !== 'number' || !wholes(added) || !wholes(removed)) return null;
    return { userId, added, removed, at };
  };
  return readStored<Owed | null>(OWED_LOGOUT, accept, null);
}

/** Notes that a logout has to be finished later; called before anything of the user's leaves the browser. */
export function oweLogout(userId: string): void {
  const { added, removed } = unsentChanges(userId) ?? { added: [], removed: [] };
  writeStored(OWED_LOGOUT, { userId, added, removed, at: Date.now() } satisfies Owed);
}

/**
 * Another session has taken the place of the one that was to end, and no copy of that is left here. What its user's account
 * was not told of waits for them as after a session that ran out.
 */
export function giveUpOwedLogout(): void {
  clearTimeout(timer);
  const left = owed();
  if (left !== null && left.added.length + left.removed.length > 0) waitFor(left.userId, left);
  removeStored(OWED_LOGOUT);
}

/** A refusal is an answer too; what passes by itself is not. */
function goesOn(error: unknown): void {
  if (error instanceof ApiError && error.status < 500 && error.status !== 408 && error.status !== 429) return;
  throw error;
}

let paying: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Finishes a logout that is owed, if one is; tried again later when it cannot be. Never rejects. */
export function payLogout(): Promise<void> {
  clearTimeout(timer);
  paying ??= pay()
    .catch((error: unknown) => {
      console.warn('A logout could not be finished yet', error);
      timer = setTimeout(() => void payLogout(), RETRY);
    })
    .finally(() => {
      paying = null;
    });
  return paying;
}

async function pay(): Promise<void> {
  const left = owed();
  if (left === null) return;
  if (document.cookie.includes(`${SIGNED_IN_COOKIE}=1`)) return giveUpOwedLogout();
  if (Date.now() - left.at < PATIENCE * DAY) {
    for (let at = 0; at < left.added.length; at += MERGE_MAX) {
      const universityIds = left.added.slice(at, at + MERGE_MAX).reverse();
      await callApi(endpoints.mergeBookmarks, { body: { universityIds } }).catch(goesOn);
    }
    for (const universityId of left.removed) {
      await callApi(endpoints.removeBookmark, { params: { universityId } }).catch(goesOn);
    }
    await callApi(endpoints.logout).catch(goesOn);
  }
  removeStored(OWED_LOGOUT);
}
