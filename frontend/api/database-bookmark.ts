/**
 * D1 session bookmark of this browser: the newest state of the database that it has seen. In storage, which tabs share;
 * where storage is refused, in this page alone. Anyone who has none is answered by the database itself, so forgetting it
 * is never wrong.
 */

import { readStored, removeStored, writeStored } from '#frontend/lib/storage/storage.ts';
import { SIGNED_IN_COOKIE } from '#schema/domain/account/account.ts';
import { isDatabaseBookmark } from '#schema/domain/account/database-bookmark.ts';

const KEY = 'database-bookmark';
let unstored: string | null = null;

const accept = (value: unknown) => (typeof value === 'string' && isDatabaseBookmark(value) ? value : null);

export function heldBookmark(): string | null {
  return readStored(KEY, accept, unstored);
}

/**
 * Takes an answer's bookmark when it is the newer one: answers may arrive in another order than they were made in, and
 * after their user has left, who leaves nothing.
 */
export function holdBookmark(bookmark: string | null): void {
  if (!isDatabaseBookmark(bookmark) || !document.cookie.includes(`${SIGNED_IN_COOKIE}=1`)) return;
  if (bookmark <= (heldBookmark() ?? '')) return;
  unstored = null;
  writeStored(KEY, bookmark);
  if (heldBookmark() === null) unstored = bookmark;
}

export function forgetBookmark(): void {
  unstored = null;
  removeStored(KEY);
}
