/** Links fetched ahead (Speculation Rules): before the scripts run, for public pages alone, and past the page's own policy. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.use({ waitsForScripts: false });

interface RuleSet {
  errorType?: string;
  errorMessage?: string;
  url?: string;
}

/** What the browser says of rules and of what it fetches ahead. */
async function watch(page: Page) {
  const session = await page.context().newCDPSession(page);
  const rules: RuleSet[] = [];
  const fetched: { url: string; status: string }[] = [];
  session.on('Preload.ruleSetUpdated', ({ ruleSet }) => void rules.push(ruleSet));
  session.on(
    'Preload.prefetchStatusUpdated',
    ({ prefetchUrl, status }) => void fetched.push({ url: prefetchUrl, status }),
  );
  await session.send('Preload.enable');
  return { rules, fetched };
}

test('a public page is fetched when its link is pointed at, and no other', async ({ page, baseURL }) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  const { rules, fetched } = await watch(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => rules.length).toBeGreaterThan(0);
  expect(rules.map(({ errorType, errorMessage }) => [errorType, errorMessage])).toEqual([[undefined, undefined]]);
  expect(rules[0]?.url).toBe(`${baseURL}/speculation-rules.json`);
  const main = page.getByRole('banner').getByRole('link', { name: 'Compare' });
  await main.hover();
  await expect
    .poll(() => fetched.some(({ url, status }) => url === `${baseURL}/compare` && status === 'Ready'))
    .toBe(true);
  const personal = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await personal.hover();
  await page.waitForTimeout(800);
  expect(fetched.map(({ url }) => new URL(url).pathname)).not.toContain('/auth');
});

test('nothing is fetched ahead once the scripts run', async ({ page }) => {
  const { fetched } = await watch(page);
  await page.goto('/');
  await expect(page.locator('html[data-started]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Compare' }).hover();
  await page.waitForTimeout(800);
  expect(fetched).toEqual([]);
});
