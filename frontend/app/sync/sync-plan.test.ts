import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedPlan } from '#frontend/lib/storage/merge-plans.ts';
import { EMPTY_PLAN_ITEM, PLAN_CHANGES_MAX, type Plan, type PlanItem } from '#schema/domain/plan/plan.ts';
import { type AccountPlan, type BrowserPlan, type GuardedChange, inRequests, syncPlan } from './sync-plan.ts';

class Cut extends Error {}
class Refused extends Error {}

const item = (what: Partial<PlanItem> = {}): PlanItem => ({ ...EMPTY_PLAN_ITEM, ...what });
const ONE = 'university:1';
const TWO = 'university:2';

class Account implements AccountPlan {
  plan: Plan = {};
  changedAt: Record<string, string> = {};
  sent: GuardedChange[][] = [];
  changes = 0;
  fails = false;
  doneBeforeFailing = false;
  refuses = false;
  read = async () => ({ plan: { ...this.plan }, changedAt: { ...this.changedAt } });
  change = async (items: GuardedChange[]) => {
    if (this.refuses) throw new Refused();
    if (items.some(({ key, changedAt }) => (this.changedAt[key] ?? null) !== changedAt)) throw new Refused();
    if (this.fails && !this.doneBeforeFailing) throw new Cut();
    this.sent.push(items);
    for (const { key, item: next } of items) {
      if (next === null) {
        delete this.plan[key];
        delete this.changedAt[key];
      } else {
        this.plan[key] = next;
        this.changedAt[key] = String(this.changes++);
      }
    }
    if (this.fails) throw new Cut();
  };
}

class Browser implements BrowserPlan {
  plan: Plan = {};
  agreedOn: Plan | null = null;
  read = () => this.plan;
  write = (plan: Plan) => {
    this.plan = plan;
  };
  agreed = () => this.agreedOn;
  agree = (plan: Plan) => {
    this.agreedOn = plan;
  };
  waiting: Plan = {};
  setAsidePlan: Plan | null = null;
  unsent = () => this.waiting;
  aside = () => this.setAsidePlan;
  setAside = (plan: Plan | null) => {
    this.setAsidePlan = plan;
  };
  set(key: string, what: Plan[string] | null) {
    const { [key]: _gone, ...others } = this.plan;
    this.plan = what === null ? others : { ...others, [key]: what };
  }
}

const sync = (account: Account, browser: Browser) => syncPlan(account, browser, (error) => error instanceof Refused);

describe('the plan of a browser and of an account', () => {
  it('of somebody before the sign-in is set aside, and neither shown nor sent', async () => {
    const account = new Account();
    const browser = new Browser();
    account.plan = { [TWO]: item({ note: 'there' }) };
    account.changedAt = { [TWO]: '0' };
    browser.plan = { [ONE]: item({ note: 'of the one before' }) };
    expect(await sync(account, browser)).toEqual({ refused: [], aside: true });
    expect(account.plan).toEqual({ [TWO]: item({ note: 'there' }) });
    expect([browser.plan, browser.setAsidePlan]).toEqual([
      account.plan,
      { [ONE]: item({ note: 'of the one before' }) },
    ]);
    expect(await sync(account, browser)).toEqual({ refused: [], aside: false });
    expect(account.sent).toEqual([]);
  });

  it('asks nothing of what the account has anyway, and sends what waited for its user', async () => {
    const account = new Account();
    const browser = new Browser();
    account.plan = { [TWO]: item() };
    account.changedAt = { [TWO]: '0' };
    browser.plan = { [TWO]: item() };
    browser.waiting = { [ONE]: item({ status: 'applied' }) };
    expect(await sync(account, browser)).toMatchObject({ aside: false });
    expect(browser.setAsidePlan).toBeNull();
    expect(account.plan).toEqual({ [ONE]: item({ status: 'applied' }), [TWO]: item() });
  });

  it('is set aside also when the first round is cut off', async () => {
    const account = new Account();
    const browser = new Browser();
    browser.plan = { [ONE]: item() };
    account.read = async () => Promise.reject(new Cut());
    await sync(account, browser).catch(() => undefined);
    expect([browser.plan, browser.setAsidePlan]).toEqual([{}, { [ONE]: item() }]);
  });

  it('keeps what two devices changed of the same school, field by field and task by task', async () => {
    const account = new Account();
    const [phone, laptop] = [new Browser(), new Browser()];
    await sync(account, phone);
    phone.set(ONE, item({ tasks: { essay: 'done' } }));
    await sync(account, phone);
    await sync(account, laptop);
    phone.set(ONE, item({ tasks: { essay: 'done', fafsa: 'done' }, note: 'from the phone' }));
    laptop.set(ONE, item({ tasks: { transcript: 'done' }, round: 'regular', date: '2027-01-01', cycle: '2026-27' }));
    await sync(account, phone);
    await sync(account, laptop);
    await sync(account, phone);
    const both = item({
      tasks: { fafsa: 'done', transcript: 'done' },
      note: 'from the phone',
      round: 'regular',
      date: '2027-01-01',
      cycle: '2026-27',
    });
    expect(account.plan[ONE]).toEqual(both);
    expect(phone.plan[ONE]).toEqual(both);
    expect(laptop.plan[ONE]).toEqual(both);
  });

  it('loses nothing of an item that two devices change in the same moment', async () => {
    const account = new Account();
    const [phone, laptop] = [new Browser(), new Browser()];
    await sync(account, phone);
    phone.set(ONE, item());
    await sync(account, phone);
    await sync(account, laptop);
    phone.set(ONE, item({ note: 'from the phone' }));
    laptop.set(ONE, item({ ownDate: '2027-01-02' }));
    // Both read before either writes.
    expect(await Promise.all([sync(account, phone), sync(account, laptop)])).toMatchObject([
      { refused: [] },
      { refused: [] },
    ]);
    await sync(account, phone);
    const both = item({ note: 'from the phone', ownDate: '2027-01-02' });
    expect([account.plan[ONE], phone.plan[ONE], laptop.plan[ONE]]).toEqual([both, both, both]);
  });

  it('tries again later when other devices are faster every time', async () => {
    const account = new Account();
    const browser = new Browser();
    await sync(account, browser);
    account.change = async () => {
      account.changedAt[ONE] = String(account.changes++);
      throw new Refused();
    };
    browser.set(ONE, item({ note: 'patient' }));
    await expect(sync(account, browser)).rejects.toThrow('all the time');
    expect([browser.plan[ONE], browser.agreedOn]).toEqual([item({ note: 'patient' }), {}]);
  });

  it('brings back what one device took out when another wrote into it', () => {
    const before = { [ONE]: item() };
    expect(mergedPlan(before, {}, { [ONE]: item({ note: 'new' }) })).toEqual({ [ONE]: item({ note: 'new' }) });
    expect(mergedPlan(before, { [ONE]: item({ note: 'new' }) }, {})).toEqual({ [ONE]: item({ note: 'new' }) });
    expect(mergedPlan(before, {}, before)).toEqual({});
    expect(mergedPlan(before, before, {})).toEqual({});
  });

  it('undoes here what the account refuses, and says which', async () => {
    const account = new Account();
    const browser = new Browser();
    account.plan = { [ONE]: item() };
    account.changedAt = { [ONE]: '0' };
    await sync(account, browser);
    account.refuses = true;
    browser.set(ONE, item({ note: 'too much' }));
    expect(await sync(account, browser)).toEqual({ refused: [ONE], aside: false });
    expect(browser.plan).toEqual({ [ONE]: item() });
  });

  it('does not lose what is written while an answer is on its way', async () => {
    const account = new Account();
    const browser = new Browser();
    await sync(account, browser);
    browser.set(ONE, item());
    const { change } = account;
    account.change = async (items) => {
      await change(items);
      browser.set(TWO, item({ note: 'meanwhile' }));
    };
    await sync(account, browser);
    account.change = change;
    expect(browser.plan[TWO]).toEqual(item({ note: 'meanwhile' }));
    await sync(account, browser);
    expect(account.plan[TWO]).toEqual(item({ note: 'meanwhile' }));
  });

  it('fits each request into what the account reads', () => {
    const long = '\u{1F393}'.repeat(500);
    const changes = Array.from({ length: 120 }, (_, at) => ({
      key: `university:${at + 1}`,
      item: item({ note: at % 3 === 0 ? long : '' }),
    }));
    const requests = inRequests(changes);
    expect(requests.flat()).toEqual(changes);
    for (const request of requests) {
      expect(request.length).toBeLessThanOrEqual(PLAN_CHANGES_MAX);
      expect(Buffer.byteLength(JSON.stringify({ items: request }))).toBeLessThan(16_384);
    }
  });

  it('are the same on two devices in the end, whatever is done where and whenever the network fails', async () => {
    const act = fc.record({
      device: fc.integer({ min: 0, max: 1 }),
      what: fc.constantFrom('note', 'task', 'remove', 'sync'),
      key: fc.constantFrom(ONE, TWO, 'university:3'),
      text: fc.constantFrom('a', 'b', 'c'),
      fails: fc.boolean(),
      done: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
        const account = new Account();
        const devices = [new Browser(), new Browser()];
        for (const browser of devices) await sync(account, browser);
        for (const { device, what, key, text, fails, done } of acts) {
          const browser = devices[device] as Browser;
          const before = (browser.plan[key] as PlanItem | undefined) ?? item();
          if (what === 'note') browser.set(key, { ...before, note: text });
          if (what === 'task') browser.set(key, { ...before, tasks: { ...before.tasks, essay: 'done' } });
          if (what === 'remove') browser.set(key, null);
          if (what !== 'sync') continue;
          account.fails = fails;
          account.doneBeforeFailing = done;
          await sync(account, browser).catch(() => undefined);
        }
        account.fails = false;
        for (const browser of [...devices, ...devices]) await sync(account, browser);
        for (const browser of devices) expect(browser.plan).toEqual(account.plan);
      }),
      { numRuns: 200 },
    );
  });
});
