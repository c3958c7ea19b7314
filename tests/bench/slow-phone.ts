/** A page in a browser of this machine made as slow as a phone: nothing in its cache, nobody signed in. */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.ts';
import { noteLive } from '../helpers/live.ts';
import { BROWSER_FLAGS, GREY_PIXEL, PHONE, SLOWED } from './pages.ts';

export async function startBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: BROWSER_FLAGS });
}

/** Gives a new page to `use` and closes it afterwards. */
export async function onSlowPhone<Result>(browser: Browser, use: (page: Page) => Promise<Result>): Promise<Result> {
  const context: BrowserContext = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addInitScript(noteLive);
    await context.route('**/img/**', (route) => route.fulfill({ contentType: 'image/png', body: GREY_PIXEL }));
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    return await use(page);
  } finally {
    await context.close();
  }
}
