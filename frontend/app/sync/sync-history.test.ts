import { describe, expect, it } from 'vitest';
import type { UniversityCard } from '#schema/api/university.ts';
import { aCard } from '#tests/fixtures/university-card.ts';
import { type BrowserHistory, syncHistory } from './sync-history.ts';

/** The account as the Worker keeps it: each university once by its latest view, ten at most. */
function anAccount() {
  const views = new Map<number, number>();
  const newest = () => [...views].sort((a, b) => b[1] - a[1]).slice(0, 10);
  return {
    calls: [] as string[],
    views,
    async read() {
      return {
        views: newest().map(([id, at]) => ({ university: aCard(id), viewedAt: new Date(at).toISOString() })),
      };
    },
    async merge(list: { universityId: number; viewedAt: string }[]) {
      this.calls.push('merge');
      for (const { universityId, viewedAt } of list) {
        views.set(universityId, Math.max(views.get(universityId) ?? 0, Date.parse(viewedAt)));
      }
    },
    async clear() {
      this.calls.push('clear');
      views.clear();
    },
  };
}

class Browser implements BrowserHistory {
  cards: UniversityCard[];
  agreedIds: number[] | null = null;
  private readonly times: Map<number, number | undefined>;
  constructor(viewed: [id: number, at: number | undefined][]) {
    this.times = new Map(viewed);
    this.cards = viewed.map(([id]) => aCard(id));
  }
  read = () => this.cards;
  write = (cards: UniversityCard[]) => {
    this.cards = cards;
  };
  viewedAt = (id: number) => this.times.get(id);
  agreed = () => this.agreedIds;
  agree = (ids: number[]) => {
    this.agreedIds = ids;
  };
  now = () => 1_000_000;
}
const aBrowser = (viewed: [id: number, at: number | undefined][]) => new Browser(viewed);

const ids = (browser: { cards: UniversityCard[] }) => browser.cards.map(({ id }) => id);

describe('what was looked at, here and in the account', () => {
  it('comes together by time at the first sign-in, then there is nothing to send', async () => {
    const account = anAccount();
    account.views.set(1, 500_000);
    const browser = aBrowser([
      [3, 900_000],
      [2, 400_000],
    ]);
    await syncHistory(account, browser);
    expect(ids(browser)).toEqual([3, 1, 2]);
    await syncHistory(account, browser);
    expect(account.calls).toEqual(['merge']);
  });

  it('goes by its place in the list where no time was noted', async () => {
    const account = anAccount();
    const browser = aBrowser([
      [5, undefined],
      [4, undefined],
    ]);
    await syncHistory(account, browser);
    expect(ids(browser)).toEqual([5, 4]);
  });

  it('is cleared in the account when it is cleared here', async () => {
    const account = anAccount();
    const browser = aBrowser([[5, 10]]);
    await syncHistory(account, browser);
    browser.cards = [];
    await syncHistory(account, browser);
    expect(account.views.size).toBe(0);
    expect(ids(browser)).toEqual([]);
  });

  it('is empty here too for somebody who wants none kept', async () => {
    const account = { ...anAccount(), merge: async () => undefined };
    const browser = aBrowser([[5, 10]]);
    await syncHistory(account, browser);
    expect(ids(browser)).toEqual([]);
  });
});
