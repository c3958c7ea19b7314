/** Nothing moves by itself once it shows: on a slow phone, on the pages whose parts come from several answers. */
import type { Page } from '@playwright/test';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

/** What Lighthouse calls good is 0.1; ours move nothing that one would notice. */
const MOST = 0.01;
const [OHIO_STATE, KENT, HARVARD, TORONTO] = [204796, 203517, 166027, 900138];
const OWN = { headers: { 'sec-fetch-site': 'same-origin' } };

/** As Lighthouse counts: what moves soon after a press does not count. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number };
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytes = 200 * 1024;
  const slow = { offline: false, latency: 100, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.emulateNetworkConditions', slow);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 2 });
}
const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shift: number }).shift);

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
});

for (const address of [
  '/auth',
  '/auth?tab=register',
  '/auth?tab=recover',
  '/fr/connexion',
  '/fr/connexion?tab=register',
])
  test(`${address} keeps its place while its form comes to life`, async ({ page }) => {
    await countShifts(page);
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').locator('form')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(MOST);
  });

test.describe('who reads the other language first', () => {
  test.use({ locale: 'fr-CA' });

  test('is offered it in one line under the header, which moves nothing and goes for good', async ({ page }) => {
    await countShifts(page);
    await page.goto('/search');
    const offer = page.locator('[data-language-offer]');
    await expect(offer.getByRole('link', { name: 'Lire cette page en français' })).toHaveAttribute('href', /\/fr\//);
    await page.waitForLoadState('networkidle');
    const box = await offer.boundingBox();
    expect(box?.y).toBeLessThan(80);
    expect(box?.height).toBeLessThan(48);
    expect(await shiftOf(page)).toBeLessThan(MOST);
    await offer.getByRole('button', { name: 'Rester en anglais' }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(offer).toBeHidden();
  });
});

test('the pages of an account show once what is on them has come', async ({ page }) => {
  await signedIn(page);
  for (const id of [OHIO_STATE, KENT, HARVARD, TORONTO])
    await page.request.put(`/api/bookmarks/${id}`, { data: {}, ...OWN });
  await page.request.post('/api/lists', { data: { id: crypto.randomUUID(), name: 'Reach schools' }, ...OWN });
  await countShifts(page);
  for (const address of [
    '/my-universities?tab=bookmarks',
    '/my-universities?tab=recommendations',
    '/my-universities?tab=plan',
    '/account',
    '/dashboard',
  ]) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    // The title is there at once; what is under it, when it is all here.
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect([address, (await shiftOf(page)) < MOST]).toEqual([address, true]);
  }
});

test('what a visitor without an account has saved shows once its dates and standings have come', async ({ page }) => {
  for (const id of [OHIO_STATE, KENT]) {
    const [card] = await (await page.request.get(`/api/universities/compare?ids=${id}`)).json();
    await page.goto(`/university/${card.slug}`);
    await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  }
  await countShifts(page);
  for (const address of ['/bookmarks', '/bookmarks?tab=plan']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-next-date]').first()).toBeVisible();
    expect([address, (await shiftOf(page)) < MOST]).toEqual([address, true]);
  }
});

test('a comparison that is in storage is rendered with its schools, and moves nothing', async ({ page }) => {
  const picked = `?ids=${OHIO_STATE},${KENT},${TORONTO}`;
  await page.goto(`/compare${picked}`);
  await expect(page.getByRole('region', { name: 'Key figures' }).or(page.getByRole('table')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await countShifts(page);
  for (const [address, there] of [
    ['/compare', `/compare${picked}`],
    ['/fr/comparer?tab=costs', `/fr/comparer${picked}&tab=costs`],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(there);
    await page.waitForLoadState('networkidle');
    expect([address, (await shiftOf(page)) < MOST]).toEqual([address, true]);
  }
  // What another program wrote there is no selection.
  for (const broken of ['{', '{"id":1}', '[null,{"id":"1"},{"id":"1&tab=x"}]']) {
    await page.evaluate((text) => localStorage.setItem('campusatlas:comparison', text), broken);
    await page.goto('/compare');
    await expect(page.getByRole('combobox').last()).toBeVisible();
    await expect(page).toHaveURL('/compare');
  }
});

test('a class that is added stands where its form was, and moves nothing there', async ({ page }) => {
  await countShifts(page);
  await page.goto('/students');
  const lines = [TORONTO, OHIO_STATE, KENT].map((id, at) => `Student ${at}\t/shared?ids=${HARVARD},${id}\tOhio\t25000`);
  await page.getByLabel('Your students, one per line: name, then link').fill(lines.join('\n'));
  // On a slow phone it shows long after the press: what moves then counts.
  await page.waitForTimeout(600);
  await page.getByRole('form', { name: 'Add students' }).evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByRole('table', { name: 'Students and their schools' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThan(MOST);
});

test('a class that one comes back to shows once its lists and prices have come', async ({ page }) => {
  await page.goto('/students');
  const lines = [TORONTO, OHIO_STATE, KENT].map((id, at) => `Student ${at}\t/shared?ids=${HARVARD},${id}\tOhio\t25000`);
  await page.getByLabel('Your students, one per line: name, then link').fill(lines.join('\n'));
  await page.getByRole('button', { name: 'Add all' }).click();
  const matrix = page.getByRole('table', { name: 'Students and their schools' });
  await expect(matrix).toBeVisible();
  await countShifts(page);
  await page.reload();
  await expect(matrix).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await shiftOf(page)).toBeLessThan(MOST);
});
