/**
 * Keeps the plan of this browser and that of the account the same, item by item. What lay here before its user signed in may
 * be another's: it is set aside, unsent, until somebody says whose it is. What both last agreed on is the third, as
 * with bookmarks; where an item was changed on both sides, what was changed here counts field by field.
 */
import { keysOf, mergedPlan, put } from '#frontend/lib/storage/merge-plans.ts';
import { type AnyPlanItem, PLAN_CHANGES_MAX, type Plan, sameItem } from '#schema/domain/plan/plan.ts';

export type ItemChange = { key: string; item: AnyPlanItem | null };
/** With when the item it was made from was changed, null where there was none: the account takes no other's place. */
export type GuardedChange = ItemChange & { changedAt: string | null };

/** The account's plan, and when each of its items was last changed. */
export interface ReadPlan {
  plan: Plan;
  changedAt: Readonly<Record<string, string>>;
}

/** The account's side. Each throws what `callApi` throws. */
export interface AccountPlan {
  /** As the database has it now with `fresh`, and not as a copy of it may still have it. */
  read: (fresh?: boolean) => Promise<ReadPlan>;
  change: (items: GuardedChange[]) => Promise<unknown>;
}

/** The browser's side. */
export interface BrowserPlan {
  read: () => Plan;
  write: (plan: Plan) => void;
  /** Null when this account was never here. */
  agreed: () => Plan | null;
  agree: (plan: Plan) => void;
  /** What an earlier session of this user could not send. */
  unsent: () => Plan;
  /** Null when nothing is set aside. */
  aside: () => Plan | null;
  setAside: (plan: Plan | null) => void;
}

/** Bytes of a request's items: a body may hold 16 kB. */
const BYTES_MAX = 12_000;

/** How often a round begins anew because another device was faster. */
const TRIES_MAX = 5;

/**
 * One round. Answers the keys that the account would not take, and that are here as they are there. Where another device
 * changed an item between the reading and the writing, both are merged again.
 */
export async function syncPlan(
  account: AccountPlan,
  browser: BrowserPlan,
  isRefusal: (error: unknown) => boolean,
): Promise<{ refused: string[]; aside: boolean }> {
  const first = browser.agreed() === null;
  if (first) {
    const before = browser.read();
    if (Object.keys(before).length > 0) browser.setAside(mergedPlan({}, browser.aside() ?? {}, before));
    // Before anything is agreed on: what is cut off here begins again, and the outbox is still there.
    browser.write(browser.unsent());
    browser.agree({});
  }
  const here = browser.read();
  const agreed = browser.agreed() ?? {};
  let there = await account.read();
  let merged = mergedPlan(agreed, here, there.plan);
  const refused: string[] = [];
  const waiting = () => inRequests(changesFrom(there.plan, merged).filter(({ key }) => !refused.includes(key)));
  const requests = waiting();
  for (let tries = 1, items = requests.shift(); items !== undefined; items = requests.shift()) {
    const { changedAt } = there;
    try {
      await account.change(items.map((change) => ({ ...change, changedAt: changedAt[change.key] ?? null })));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const now = await account.read(true);
      if (items.some(({ key }) => now.changedAt[key] !== changedAt[key])) {
        if (tries++ === TRIES_MAX) throw new Error('Other devices change the plan all the time', { cause: error });
        there = now;
        merged = mergedPlan(agreed, here, there.plan);
        for (const key of refused) put(merged, key, there.plan[key]);
        requests.splice(0, requests.length, ...waiting());
        continue;
      }
      for (const { key } of items) {
        refused.push(key);
        put(merged, key, there.plan[key]);
      }
    }
  }
  // What was changed while the answers were on their way stays, and is sent by the next round.
  const now = browser.read();
  const next = { ...merged };
  for (const key of keysOf(now, here)) if (!sameItem(now[key], here[key])) put(next, key, now[key]);
  if (changesFrom(now, next).length > 0) browser.write(next);
  browser.agree(merged);
  const aside = browser.aside();
  // What the account has anyway is no question.
  if (first && aside !== null && keysOf(aside).every((key) => sameItem(aside[key], next[key]))) browser.setAside(null);
  return { refused, aside: first && browser.aside() !== null };
}

/** What leads from one plan to another. */
export function changesFrom(from: Plan, to: Plan): ItemChange[] {
  return keysOf(from, to).flatMap((key) => (sameItem(from[key], to[key]) ? [] : [{ key, item: to[key] ?? null }]));
}

/** In requests that the account has room to read. */
export function inRequests(changes: readonly ItemChange[]): ItemChange[][] {
  const requests: ItemChange[][] = [];
  let size = 0;
  for (const change of changes) {
    const bytes = new TextEncoder().encode(JSON.stringify(change)).length + 1;
    const last = requests.at(-1);
    if (last && last.length < PLAN_CHANGES_MAX && size + bytes <= BYTES_MAX) {
      last.push(change);
      size += bytes;
    } else {
      requests.push([change]);
      size = bytes;
    }
  }
  return requests;
}
