import { describe, expect, it } from 'vitest';
import { NOTHING_SAID, type PersonalSituation } from '#schema/domain/situation/personal-situation.ts';
import { type BrowserSituation, syncSituation } from './sync-situation.ts';

type Said = PersonalSituation | null;
const ohio: PersonalSituation = { ...NOTHING_SAID, home: 'US-OH', income: '0-30' };
const ontario: PersonalSituation = { ...NOTHING_SAID, home: 'CA-ON' };

function anAccount(said: Said) {
  return {
    said,
    calls: [] as string[],
    meanwhile: () => undefined as unknown,
    async read() {
      this.calls.push('read');
      this.meanwhile();
      return this.said;
    },
    async write(said: Said) {
      this.calls.push('write');
      this.said = said;
    },
  };
}

function aBrowser(said: Said, agreed?: Said) {
  const state = { said, agreed, aside: null as Said };
  const browser: BrowserSituation = {
    read: () => state.said,
    write: (next) => {
      state.said = next;
    },
    agreed: () => state.agreed,
    agree: (next) => {
      state.agreed = next;
    },
    aside: () => state.aside,
    setAside: (next) => {
      state.aside = next;
    },
  };
  return { state, browser };
}

describe('what somebody said, here and in the account', () => {
  it('comes from the account at the first sign-in, and then there is nothing to send', async () => {
    const account = anAccount(ohio);
    const { state, browser } = aBrowser(null);
    expect(await syncSituation(account, browser)).toBe(false);
    expect(state.said).toEqual(ohio);
    await syncSituation(account, browser);
    expect(account.calls).toEqual(['read', 'read']);
  });

  it('of somebody before the sign-in is set aside, and neither used nor sent', async () => {
    for (const before of [null, ohio]) {
      const account = anAccount(before);
      const { state, browser } = aBrowser(ontario);
      expect(await syncSituation(account, browser)).toBe(true);
      expect(state).toMatchObject({ said: before, aside: ontario });
      await syncSituation(account, browser);
      expect(account.said).toEqual(before);
      expect(account.calls).not.toContain('write');
    }
  });

  it('is not set aside where the account says the same', async () => {
    const { state, browser } = aBrowser(ohio);
    expect(await syncSituation(anAccount(ohio), browser)).toBe(false);
    expect(state).toMatchObject({ said: ohio, aside: null });
  });

  it('is sent when it is said, changed or forgotten here', async () => {
    const account = anAccount(null);
    const { state, browser } = aBrowser(null);
    await syncSituation(account, browser);
    for (const said of [ohio, ontario, null]) {
      state.said = said;
      await syncSituation(account, browser);
      expect(account.said).toEqual(said);
    }
  });

  it('is sent later where it could not be', async () => {
    const account = anAccount(ohio);
    const { state, browser } = aBrowser(ohio, ohio);
    state.said = null;
    const { write } = account;
    account.write = () => Promise.reject(new Error('no network'));
    await expect(syncSituation(account, browser)).rejects.toThrow('no network');
    account.write = write;
    await syncSituation(account, browser);
    expect(account.said).toBeNull();
  });

  it('said while the answer is on its way is not lost', async () => {
    const account = anAccount(ontario);
    const { state, browser } = aBrowser(null);
    account.meanwhile = () => {
      state.said = ohio;
    };
    await syncSituation(account, browser);
    expect(state.said).toEqual(ohio);
    await syncSituation(account, browser);
    expect(account.said).toEqual(ohio);
  });

  it('follows what another device said or forgot', async () => {
    const account = anAccount(ohio);
    const { state, browser } = aBrowser(null);
    await syncSituation(account, browser);
    account.said = null;
    await syncSituation(account, browser);
    expect(state.said).toBeNull();
  });
});
