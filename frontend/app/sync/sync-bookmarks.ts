/** Keeps the bookmarks of this browser and those of the account the same. */

import { type Changes, changesSince, withChanges } from '#frontend/lib/storage/three-way.ts';
import type { BookmarkIdsResponse, BookmarksResponse } from '#schema/api/bookmarks.ts';
import type { UniversityCard } from '#schema/api/university.ts';
import { MERGE_MAX } from '#schema/domain/site/limits.ts';

/** The account's side. Each throws what `callApi` throws. */
export interface AccountBookmarks {
  ids: (after: string | null) => Promise<BookmarkIdsResponse>;
  cards: (after: string | null) => Promise<BookmarksResponse>;
  add: (id: number) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  merge: (ids: number[]) => Promise<unknown>;
  clear: () => Promise<unknown>;
}

/** The browser's side. */
export interface BrowserBookmarks {
  read: () => UniversityCard[];
  write: (cards: UniversityCard[]) => void;
  /** Ids that browser and account last agreed on, oldest first; null when this account was never here. */
  agreed: () => number[] | null;
  agree: (ids: number[]) => void;
}

export interface Outcome {
  /** Changes that the account would not take, and that were taken back here. */
  refused: { university: UniversityCard | undefined; id: number; error: unknown }[];
}

/**
 * One round: sends what was done here, then takes what is there. `isRefusal` tells a change that will never be taken
 * from one that could not be sent; the latter is thrown, and the next round goes on from there.
 */
export async function syncBookmarks(
  account: AccountBookmarks,
  browser: BrowserBookmarks,
  isRefusal: (error: unknown) => boolean,
): Promise<Outcome> {
  const refused = await send(account, browser, isRefusal);
  await take(account, browser);
  return { refused };
}

/** Sends what an earlier session here was not told of. Throws what could not be sent; a refusal needs no word now. */
export async function sendUnsent(
  account: AccountBookmarks,
  { added, removed }: Changes,
  isRefusal: (error: unknown) => boolean,
): Promise<void> {
  await mergeAll(account, added);
  for (const id of removed) {
    await account.remove(id).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
    });
  }
}

/** Ids oldest first. */
async function mergeAll(account: AccountBookmarks, ids: readonly number[]): Promise<void> {
  const newestFirst = ids.toReversed();
  for (let at = 0; at < newestFirst.length; at += MERGE_MAX) await account.merge(newestFirst.slice(at, at + MERGE_MAX));
}

const idsOf = (cards: readonly UniversityCard[]) => cards.map(({ id }) => id);

async function send(
  account: AccountBookmarks,
  browser: BrowserBookmarks,
  isRefusal: (error: unknown) => boolean,
): Promise<Outcome['refused']> {
  const known = browser.agreed();
  if (known === null) {
    // The first time here: what the browser kept comes to what the account has.
    const here = idsOf(browser.read());
    await mergeAll(account, here);
    browser.agree(here);
    return [];
  }
  const refused: Outcome['refused'] = [];
  const agree = (change: { added?: number; removed?: number }) => {
    const rest = (browser.agreed() ?? []).filter((id) => id !== change.removed);
    browser.agree(change.added === undefined || rest.includes(change.added) ? rest : [...rest, change.added]);
  };
  const { added, removed } = changesSince(known, idsOf(browser.read()));
  for (const id of added) {
    try {
      await account.add(id);
      agree({ added: id });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const cards = browser.read();
      refused.push({ id, error, university: cards.find((card) => card.id === id) });
      browser.write(cards.filter((card) => card.id !== id));
    }
  }
  // All of many at once: one request in place of one for each.
  if (removed.length > 1 && browser.read().length === 0) {
    await account.clear();
    browser.agree([]);
    return refused;
  }
  for (const id of removed) {
    try {
      await account.remove(id);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refused.push({ id, error, university: undefined });
    }
    // Refused or not: what is still there comes back when it is taken.
    agree({ removed: id });
  }
  return refused;
}

async function take(account: AccountBookmarks, browser: BrowserBookmarks): Promise<void> {
  const newestFirst: number[] = [];
  for (let after: string | null = null; ; ) {
    const page: BookmarkIdsResponse = await account.ids(after);
    newestFirst.push(...page.ids);
    after = page.next;
    if (after === null) break;
  }
  const there = newestFirst.toReversed();
  // Read again only now: what was done here while the answer was on its way must not be lost.
  const before = browser.agreed() ?? [];
  const target = withChanges(there, changesSince(before, idsOf(browser.read())));
  const cards = new Map(browser.read().map((card) => [card.id, card]));
  if (target.some((id) => !cards.has(id))) await fetchCards(account, cards);
  const here = withChanges(there, changesSince(before, idsOf(browser.read())));
  const list = here.flatMap((id) => cards.get(id) ?? []);
  if (JSON.stringify(idsOf(list)) !== JSON.stringify(idsOf(browser.read()))) browser.write(list);
  // A school that has left the data has no card; it is agreed on only as far as it shows here.
  // One that was let go here meanwhile has none either, and stays agreed on until the account is told.
  const wanted = new Set(here);
  browser.agree(there.filter((id) => cards.has(id) || !wanted.has(id)));
}

async function fetchCards(account: AccountBookmarks, cards: Map<number, UniversityCard>): Promise<void> {
  for (let after: string | null = null; ; ) {
    const page: BookmarksResponse = await account.cards(after);
    for (const { university } of page.bookmarks) if (university) cards.set(university.id, university);
    after = page.next;
    if (after === null) return;
  }
}
