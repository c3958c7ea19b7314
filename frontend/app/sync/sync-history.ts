/** Keeps what was looked at last in this browser and in the account the same. */
import type { HistoryResponse } from '#schema/api/history.ts';
import type { UniversityCard } from '#schema/api/university.ts';

/** The account's side. Each throws what `callApi` throws. */
export interface AccountHistory {
  read: () => Promise<HistoryResponse>;
  merge: (views: { universityId: number; viewedAt: string }[]) => Promise<unknown>;
  clear: () => Promise<unknown>;
}

/** The browser's side; lists are newest first. */
export interface BrowserHistory {
  read: () => UniversityCard[];
  write: (cards: UniversityCard[]) => void;
  /** When a university was looked at here, in milliseconds; undefined when that was not noted. */
  viewedAt: (id: number) => number | undefined;
  agreed: () => number[] | null;
  agree: (ids: number[]) => void;
  now: () => number;
}

const idsOf = (cards: readonly UniversityCard[]) => cards.map(({ id }) => id);
const equal = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, at) => id === b[at]);

/** One round: sends the views of here, which the account puts in order by their times, then takes what is there. */
export async function syncHistory(account: AccountHistory, browser: BrowserHistory): Promise<void> {
  const agreed = browser.agreed();
  const here = idsOf(browser.read());
  if (here.length === 0 && agreed !== null && agreed.length > 0) await account.clear();
  else if (!equal(here, agreed ?? [])) await account.merge(viewsOf(here, browser));
  const { views } = await account.read();
  // A view that came while the answer was on its way is sent by the next round.
  if (!equal(here, idsOf(browser.read()))) return;
  const there = views.map(({ university }) => university);
  if (!equal(here, idsOf(there))) browser.write(there);
  browser.agree(idsOf(there));
}

/** Views without a noted time go by their place in the list, a second apart and before those that have one. */
function viewsOf(ids: readonly number[], { viewedAt, now }: BrowserHistory) {
  let latest = now();
  return ids.map((universityId) => {
    latest = Math.min(viewedAt(universityId) ?? latest - 1_000, latest);
    return { universityId, viewedAt: new Date(latest).toISOString() };
  });
}
