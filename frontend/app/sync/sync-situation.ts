/**
 * Keeps what somebody said of themselves in this browser and in their account the same. What lay here before they signed
 * in may be another's: it is set aside, unused and unsent, until somebody says whose it is.
 */
import type { PersonalSituation } from '#schema/domain/situation/personal-situation.ts';

type Said = PersonalSituation | null;

/** The account's side. Each throws what `callApi` throws. */
export interface AccountSituation {
  read: () => Promise<Said>;
  write: (said: Said) => Promise<unknown>;
}

/** The browser's side. */
export interface BrowserSituation {
  read: () => Said;
  write: (said: Said) => void;
  /** What browser and account last agreed on; undefined when this account was never here. */
  agreed: () => Said | undefined;
  agree: (said: Said) => void;
  aside: () => Said;
  setAside: (said: Said) => void;
}

const equal = (a: Said, b: Said) => JSON.stringify(a) === JSON.stringify(b);

/** One round: what was said here goes first. Answers whether something was set aside that is not the account's own. */
export async function syncSituation(account: AccountSituation, browser: BrowserSituation): Promise<boolean> {
  const first = browser.agreed() === undefined;
  if (first) {
    const before = browser.read();
    if (before !== null) {
      browser.setAside(before);
      browser.write(null);
    }
    browser.agree(null);
  }
  const here = browser.read();
  if (!equal(here, browser.agreed() ?? null)) {
    await account.write(here);
    browser.agree(here);
    return false;
  }
  const there = await account.read();
  // What is said while the answer is on its way is sent by the next round.
  if (equal(browser.read(), here)) {
    if (!equal(there, here)) browser.write(there);
    browser.agree(there);
    if (first && equal(there, browser.aside())) browser.setAside(null);
  }
  return first && browser.aside() !== null;
}
