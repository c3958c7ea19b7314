import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { UniversityCard } from '#schema/api/university.ts';
import { aCard } from '#tests/fixtures/university-card.ts';
import { type AccountBookmarks, type BrowserBookmarks, sendUnsent, syncBookmarks } from './sync-bookmarks.ts';

class Cut extends Error {}
class Refused extends Error {}

/** An account that answers as the Worker does: newest first, pages of two, everything idempotent. */
class Account implements AccountBookmarks {
  bookmarks: number[] = [];
  sent: string[] = [];
  /** The network fails at this call, counted from now on; the server has then done what was asked, or not. */
  failAt = Number.POSITIVE_INFINITY;
  doneBeforeFailing = false;
  refuses = new Set<number>();

  private async call<T>(name: string, act: () => T): Promise<T> {
    if (this.failAt-- === 0) {
      if (this.doneBeforeFailing) act();
      throw new Cut();
    }
    this.sent.push(name);
    return act();
  }
  private page(after: string | null) {
    const newest = this.bookmarks.toReversed();
    const from = after === null ? 0 : Number(after);
    const next = from + 2 < newest.length ? String(from + 2) : null;
    return { ids: newest.slice(from, from + 2), next, total: newest.length };
  }
  ids = (after: string | null) => this.call('ids', () => this.page(after));
  cards = (after: string | null) =>
    this.call('cards', () => {
      const { ids, ...rest } = this.page(after);
      const bookmarks = ids.map((id) => ({
        universityId: id,
        university: aCard(id),
        formerName: null,
        note: null,
        addedAt: '2026-01-01T00:00:00Z',
        lists: [],
      }));
      return { bookmarks, ...rest };
    });
  add = (id: number) =>
    this.call(`add ${id}`, () => {
      if (this.refuses.has(id)) throw new Refused();
      if (!this.bookmarks.includes(id)) this.bookmarks.push(id);
    });
  remove = (id: number) =>
    this.call(`remove ${id}`, () => {
      if (this.refuses.has(id)) throw new Refused();
      this.bookmarks = this.bookmarks.filter((one) => one !== id);
    });
  clear = () =>
    this.call('clear', () => {
      this.bookmarks = [];
    });
  merge = (ids: number[]) =>
    this.call('merge', () => {
      for (const id of ids.toReversed()) if (!this.bookmarks.includes(id)) this.bookmarks.push(id);
    });
}

class Browser implements BrowserBookmarks {
  cards: UniversityCard[] = [];
  agreedIds: number[] | null = null;
  read = () => this.cards;
  write = (cards: UniversityCard[]) => {
    this.cards = cards;
  };
  agreed = () => this.agreedIds;
  agree = (ids: number[]) => {
    this.agreedIds = ids;
  };
  get ids() {
    return this.cards.map(({ id }) => id);
  }
  keep(id: number) {
    if (!this.ids.includes(id)) this.cards = [...this.cards, aCard(id)];
  }
  drop(id: number) {
    this.cards = this.cards.filter((card) => card.id !== id);
  }
}

const sync = (account: Account, browser: Browser) =>
  syncBookmarks(account, browser, (error) => error instanceof Refused);

describe('bookmarks of a browser and an account', () => {
  it('come together at the first sign-in: nothing lost, nothing twice', async () => {
    const account = new Account();
    const browser = new Browser();
    account.bookmarks = [1, 2];
    for (const id of [2, 3]) browser.keep(id);
    await sync(account, browser);
    expect(account.bookmarks).toEqual([1, 2, 3]);
    expect(browser.ids).toEqual([1, 2, 3]);
    account.sent = [];
    await sync(account, browser);
    expect(account.sent.every((name) => name === 'ids')).toBe(true);
  });

  it('sends a change that could not be sent later, once', async () => {
    const account = new Account();
    const browser = new Browser();
    await sync(account, browser);
    browser.keep(7);
    account.failAt = 0;
    await expect(sync(account, browser)).rejects.toThrow(Cut);
    expect(browser.ids).toEqual([7]);
    account.failAt = Number.POSITIVE_INFINITY;
    account.sent = [];
    await sync(account, browser);
    await sync(account, browser);
    expect(account.sent.filter((name) => name === 'add 7')).toHaveLength(1);
    expect(account.bookmarks).toEqual([7]);
  });

  it('takes back what is refused, and says which', async () => {
    const account = new Account();
    const browser = new Browser();
    account.bookmarks = [4];
    await sync(account, browser);
    account.refuses = new Set([4, 5]);
    browser.keep(5);
    browser.drop(4);
    const { refused } = await sync(account, browser);
    expect(refused.map(({ id }) => id).sort()).toEqual([4, 5]);
    expect(browser.ids).toEqual([4]);
    expect(account.bookmarks).toEqual([4]);
  });

  it('clears all of many with one request, and one alone by its name', async () => {
    const account = new Account();
    const browser = new Browser();
    account.bookmarks = [1, 2, 3, 4, 5];
    await sync(account, browser);
    account.sent = [];
    browser.cards = [];
    await sync(account, browser);
    expect(account.sent).toEqual(['clear', 'ids']);
    expect(account.bookmarks).toEqual([]);
    browser.keep(6);
    await sync(account, browser);
    account.sent = [];
    browser.drop(6);
    await sync(account, browser);
    expect(account.sent).toEqual(['remove 6', 'ids']);
  });

  it('takes what an earlier session could not send, before what was done since', async () => {
    const account = new Account();
    const browser = new Browser();
    account.bookmarks = [1, 2];
    account.refuses = new Set([8]);
    browser.keep(2);
    await sendUnsent(account, { added: [3, 4], removed: [2, 8] }, (error) => error instanceof Refused);
    expect(account.bookmarks).toEqual([1, 3, 4]);
    await sync(account, browser);
    expect(account.bookmarks).toEqual([1, 3, 4, 2]);
    expect(browser.ids).toEqual([1, 3, 4, 2]);
  });

  it('does not lose what is done while an answer is on its way', async () => {
    const account = new Account();
    const browser = new Browser();
    account.bookmarks = [1];
    await sync(account, browser);
    const ids = account.ids;
    account.ids = async (after) => {
      const page = await ids(after);
      browser.keep(9);
      return page;
    };
    await sync(account, browser);
    account.ids = ids;
    expect(browser.ids).toEqual([1, 9]);
    await sync(account, browser);
    expect(account.bookmarks).toEqual([1, 9]);

    account.ids = async (after) => {
      const page = await ids(after);
      browser.drop(1);
      return page;
    };
    await sync(account, browser);
    account.ids = ids;
    expect(browser.ids).toEqual([9]);
    await sync(account, browser);
    expect(account.bookmarks).toEqual([9]);
  });

  it('are the same on two devices in the end, whatever is done where and whenever the network fails', async () => {
    const act = fc.record({
      device: fc.integer({ min: 0, max: 1 }),
      what: fc.constantFrom('keep', 'drop', 'sync'),
      id: fc.integer({ min: 1, max: 6 }),
      failAt: fc.option(fc.integer({ min: 0, max: 5 }), { nil: null }),
      done: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const account = new Account();
        const devices = [new Browser(), new Browser()];
        for (const { device, what, id, failAt, done } of acts) {
          const browser = devices[device] as Browser;
          if (what === 'keep') browser.keep(id);
          if (what === 'drop') browser.drop(id);
          if (what !== 'sync') continue;
          account.failAt = failAt ?? Number.POSITIVE_INFINITY;
          account.doneBeforeFailing = done;
          await sync(account, browser).catch(() => undefined);
        }
        account.failAt = Number.POSITIVE_INFINITY;
        for (const browser of [...devices, ...devices]) await sync(account, browser);
        const sorted = (ids: number[]) => ids.toSorted((a, b) => a - b);
        for (const browser of devices) expect(sorted(browser.ids)).toEqual(sorted(account.bookmarks));
      }),
      { numRuns: 200 },
    );
  });
});
