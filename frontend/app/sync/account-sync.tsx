/** Keeps what this browser holds for the signed-in person in step with the account. Draws nothing. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { ApiError, callApi } from '#frontend/api/client.ts';
import { forgetBookmark } from '#frontend/api/database-bookmark.ts';
import { endpoints } from '#frontend/api/endpoints.ts';
import { onLeaving } from '#frontend/api/leaving.ts';
import {
  checkSession,
  personalKey,
  type SessionUser,
  sessionRanOut,
  signedInUser,
  useConfirmedUser,
} from '#frontend/api/session.ts';
import { bookmarksAtom } from '#frontend/features/bookmarks/state.ts';
import { RECENTLY_VIEWED, recentlyViewedAtom, viewTimes } from '#frontend/features/history/state.ts';
import { showToast } from '#frontend/lib/browser/toasts.ts';
import { putOnItsWay } from '#frontend/lib/rendering/suspense.tsx';
import {
  AGREED_BOOKMARKS,
  BOOKMARKS,
  clearOutbox,
  hasOutbox,
  readAgreed,
  readOutbox,
} from '#frontend/lib/storage/outbox.ts';
import { planAsideAtom, planAtom } from '#frontend/lib/storage/own-plan.ts';
import { setAsideAtom, situationAtom } from '#frontend/lib/storage/own-situation.ts';
import { readPlanOutbox, writePlanOutbox } from '#frontend/lib/storage/plan-outbox.ts';
import { readStored, type StorageKey, writeStored } from '#frontend/lib/storage/storage.ts';
import { isWholeList } from '#frontend/lib/storage/stored-universities.ts';
import { type Plan, planOf } from '#schema/domain/plan/plan.ts';
import { type PersonalSituation, personalSituationOf } from '#schema/domain/situation/personal-situation.ts';
import { planSyncWords } from '#words/plan/plan.ts';
import { bookmarkWords } from '#words/saved/bookmarks.ts';
import { situationWords } from '#words/situation/situation.ts';
import { type AccountBookmarks, type BrowserBookmarks, sendUnsent, syncBookmarks } from './sync-bookmarks.ts';
import { type AccountHistory, type BrowserHistory, syncHistory } from './sync-history.ts';
import { type AccountPlan, type BrowserPlan, changesFrom, syncPlan } from './sync-plan.ts';
import { type AccountSituation, type BrowserSituation, syncSituation } from './sync-situation.ts';

/** Milliseconds from a change to its being sent: several at once go together. */
const SETTLED = 300;
/** Milliseconds after which a page one comes back to asks what other devices did. */
const STALE = 60_000;
/** Milliseconds before what could not be sent is tried again, doubled each time up to the second. */
const RETRY = { first: 5_000, most: 300_000 };
const LOCK = 'campusatlas:sync';

const accountBookmarks: AccountBookmarks = {
  ids: (after) => callApi(endpoints.bookmarkIds, { query: { after } as never }),
  cards: (after) => callApi(endpoints.bookmarks, { query: { after, limit: 500 } as never }),
  add: (universityId) => callApi(endpoints.addBookmark, { params: { universityId } }),
  remove: (universityId) => callApi(endpoints.removeBookmark, { params: { universityId } }),
  merge: (universityIds) => callApi(endpoints.mergeBookmarks, { body: { universityIds } }),
  clear: () => callApi(endpoints.clearBookmarks),
};

const accountHistory: AccountHistory = {
  read: () => callApi(endpoints.history),
  merge: (views) => callApi(endpoints.mergeViews, { body: { views } }),
  clear: () => callApi(endpoints.clearHistory),
};

const accountSituation: AccountSituation = {
  read: async () => personalSituationOf((await callApi(endpoints.preferences)).situation),
  write: (situation) => callApi(endpoints.setPreferences, { body: { situation } }),
};
const accountPlan: AccountPlan = {
  read: async (fresh = false) => {
    // Whoever brings no bookmark is answered by the database itself.
    if (fresh) forgetBookmark();
    const { items } = await callApi(endpoints.plan);
    return {
      plan: planOf(Object.fromEntries(items.map(({ key, item }) => [key, item]))) ?? {},
      changedAt: Object.fromEntries(items.map(({ key, changedAt }) => [key, changedAt])),
    };
  },
  change: (items) => callApi(endpoints.changePlan, { body: { items } }),
};

/** Storage: whose account it was agreed with, and what. */
const AGREED_SITUATION = 'agreed-situation';

/** A change that will never be taken: 401 is the session's end, 429 and 5xx pass. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status)
  );
}

/**
 * What browser and account last agreed on about a stored list. Null when it was another account's, and while the list
 * itself cannot be read: what is missing from it then was not let go by anybody, and must not be in the account.
 */
function agreement(key: StorageKey, list: StorageKey, userId: string) {
  const whole = readStored(list, (value) => isWholeList(value) || null, false);
  return {
    agreed: (): number[] | null => (whole ? readAgreed(key, userId) : null),
    agree: (ids: number[]) => writeStored(key, { userId, ids }),
  };
}

/** The account's side, for as long as it is this user's: what comes later would reach another's. */
function guardedAccount<Account extends object>(account: Account, stillHere: () => boolean): Account {
  const calls = Object.entries(account) as [string, (...args: unknown[]) => Promise<unknown>][];
  return Object.fromEntries(
    calls.map(([name, call]) => [
      name,
      (...args: unknown[]) => (stillHere() ? call(...args) : Promise.reject(new Error('Another user is signed in'))),
    ]),
  ) as Account;
}

type Store = ReturnType<typeof useStore>;

async function round(client: QueryClient, store: Store, user: SessionUser): Promise<void> {
  // Whoever signs out meanwhile must not find their things written back.
  const stillHere = () => signedInUser(client)?.id === user.id;
  const guarded = <T extends unknown[]>(write: (...args: T) => void) => {
    return (...args: T) => {
      if (stillHere()) write(...args);
    };
  };
  const bookmarks = agreement(AGREED_BOOKMARKS, BOOKMARKS, user.id);
  const browserBookmarks: BrowserBookmarks = {
    read: () => store.get(bookmarksAtom),
    write: guarded((cards) => store.set(bookmarksAtom, cards)),
    agreed: bookmarks.agreed,
    agree: guarded(bookmarks.agree),
  };
  const views = agreement('agreed-views', RECENTLY_VIEWED, user.id);
  const times = viewTimes();
  const browserHistory: BrowserHistory = {
    read: () => store.get(recentlyViewedAtom),
    write: guarded((cards) => store.set(recentlyViewedAtom, cards)),
    viewedAt: (id) => times[id],
    agreed: views.agreed,
    agree: guarded(views.agree),
    now: Date.now,
  };
  const agreedOn = () => JSON.stringify([bookmarks.agreed(), views.agreed()]);
  const before = agreedOn();
  const account = guardedAccount(accountBookmarks, stillHere);
  const unsent = readOutbox(user.id);
  if (unsent) {
    await sendUnsent(account, unsent, isRefusal);
    clearOutbox(user.id);
  }
  const { refused } = await syncBookmarks(account, browserBookmarks, isRefusal);
  const [first] = refused;
  if (first && stillHere()) {
    const { title, added, removed } = bookmarkWords.refused;
    showToast({ title, description: first.university ? added(first.university.name) : removed, destructive: true });
  }
  await syncHistory(guardedAccount(accountHistory, stillHere), browserHistory);
  const plans = browserPlan(store, user, guarded);
  const plan = await syncPlan(guardedAccount(accountPlan, stillHere), plans, isRefusal);
  noteUnsentPlan(client, store, user.id);
  if (plan.refused.length > 0 && stillHere()) showToast({ ...planSyncWords.refused, destructive: true });
  if (plan.aside && stillHere()) showToast(planSyncWords.aside);
  const aside = await syncSituation(
    guardedAccount(accountSituation, stillHere),
    browserSituation(store, user, guarded),
  );
  if (aside && stillHere()) showToast(situationWords.aside.told);
  // What else is shown of it is asked again, where an answer shows; what failed has a way of its own.
  if (stillHere() && agreedOn() !== before) {
    await client.invalidateQueries({
      queryKey: personalKey(user),
      predicate: ({ state }) => state.status === 'success',
    });
  }
}

type Guarding = <T extends unknown[]>(write: (...args: T) => void) => (...args: T) => void;

function browserSituation(store: Store, { id }: SessionUser, guarded: Guarding): BrowserSituation {
  type Agreed = { userId: string; said: PersonalSituation | null };
  const accept = (value: unknown): Agreed | null => {
    const { userId, said } = (value ?? {}) as Partial<Agreed>;
    return userId === id ? { userId, said: personalSituationOf(said) } : null;
  };
  return {
    read: () => personalSituationOf(store.get(situationAtom)),
    write: guarded((said) => store.set(situationAtom, said)),
    agreed: () => readStored<Agreed | null>(AGREED_SITUATION, accept, null)?.said,
    agree: guarded((said) => writeStored(AGREED_SITUATION, { userId: id, said } satisfies Agreed)),
    aside: () => personalSituationOf(store.get(setAsideAtom)),
    setAside: guarded((said) => store.set(setAsideAtom, said)),
  };
}

const AGREED_PLAN = 'agreed-plan';

/** The plan that browser and the user's account last agreed on; null when it was another's account, or none. */
function agreedPlan(userId: string): Plan | null {
  const accept = (value: unknown) => {
    const stored = (value ?? {}) as { userId?: unknown; plan?: unknown };
    return stored.userId === userId ? planOf(stored.plan) : null;
  };
  return readStored(AGREED_PLAN, accept, null);
}

function browserPlan(store: Store, { id }: SessionUser, guarded: Guarding): BrowserPlan {
  return {
    read: () => store.get(planAtom),
    write: guarded((plan) => store.set(planAtom, plan)),
    agreed: () => agreedPlan(id),
    agree: guarded((plan) => writeStored(AGREED_PLAN, { userId: id, plan })),
    unsent: () => readPlanOutbox(id),
    aside: () => store.get(planAsideAtom),
    setAside: guarded((plan) => store.set(planAsideAtom, plan)),
  };
}

/** Keeps beside the plan what of it the account was not told of, in case the session ends before it is. */
function noteUnsentPlan(client: QueryClient, store: Store, userId: string): void {
  // What a session's end empties was not changed by anybody.
  if (signedInUser(client)?.id !== userId) return;
  const unsent = changesFrom(agreedPlan(userId) ?? {}, store.get(planAtom));
  writePlanOutbox(userId, Object.fromEntries(unsent.flatMap(({ key, item }) => (item ? [[key, item]] : []))));
}

/** One tab at a time: what two send at once would be sent twice. Browsers without locks go on without. */
function alone(work: () => Promise<void>): Promise<void> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}

/** The next round starts when the last has ended; what comes meanwhile asks for one more. */
function startSync(client: QueryClient, store: Store, user: SessionUser): () => void {
  let stopped = false;
  let running = false;
  let again = false;
  /** Whether something here may not be in the account yet. */
  let unsure = true;
  let current = Promise.resolve();
  let retry = RETRY.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRound = 0;
  // What the account has that this browser has not is a part of the page, too.
  const firstRoundDone = putOnItsWay();

  const plan = (delay: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(start, delay);
  };
  const start = () => {
    if (running) again = true;
    else current = run();
    return current;
  };
  const run = async () => {
    running = true;
    unsure = false;
    try {
      await alone(() => (stopped ? Promise.resolve() : round(client, store, user)));
      lastRound = Date.now();
      retry = RETRY.first;
    } catch (error) {
      unsure = true;
      if (error instanceof ApiError && error.status === 401) await checkSession(client);
      else {
        plan(retry);
        retry = Math.min(retry * 2, RETRY.most);
      }
    } finally {
      running = false;
      firstRoundDone();
    }
    if (again) {
      again = false;
      plan(SETTLED);
    }
  };

  const changed = () => {
    unsure = true;
    plan(SETTLED);
  };
  const flush = async () => {
    await current;
    if (unsure) await start();
  };
  const comeBack = () => {
    if (document.visibilityState === 'visible' && Date.now() - lastRound > STALE) plan(0);
  };
  const stops = [
    store.sub(bookmarksAtom, changed),
    store.sub(recentlyViewedAtom, changed),
    store.sub(situationAtom, changed),
    store.sub(planAtom, () => {
      noteUnsentPlan(client, store, user.id);
      changed();
    }),
    onLeaving(flush),
  ];
  window.addEventListener('online', changed);
  document.addEventListener('visibilitychange', comeBack);
  plan(0);
  return () => {
    stopped = true;
    firstRoundDone();
    clearTimeout(timer);
    for (const stop of stops) stop();
    window.removeEventListener('online', changed);
    document.removeEventListener('visibilitychange', comeBack);
  };
}

export function AccountSync({ user }: { user: SessionUser }) {
  const client = useQueryClient();
  const store = useStore();
  // By the id: an account's other fields change without its being another.
  const { id } = user;
  // Nothing is sent for somebody who is only remembered from the last visit.
  const confirmed = useConfirmedUser()?.id === id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => (confirmed ? startSync(client, store, user) : undefined), [client, store, id, confirmed]);
  // Whoever did not leave on purpose is told, and of what waits for them.
  useEffect(
    () => () => {
      if (!sessionRanOut(client)) return;
      if (hasOutbox(id)) showToast(bookmarkWords.endedUnsent);
      else showToast(Object.keys(readPlanOutbox(id)).length > 0 ? planSyncWords.endedUnsent : bookmarkWords.ended);
    },
    [client, id],
  );
  return null;
}
