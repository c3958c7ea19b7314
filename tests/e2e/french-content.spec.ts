/** What opens, is filled in and is kept on pages in French: no English in it, and links that stay French. */
import type { Page } from '@playwright/test';
import { addressIn } from '../../schema/domain/site/route-addresses.ts';
import { openFolds } from './collapsibles.ts';
import { expectFrenchWays, expectNoEnglish } from './french-page.ts';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

const [HARVARD, STANFORD, TORONTO] = [166027, 243744, 900138];
const OWN = { headers: { 'sec-fetch-site': 'same-origin' } };
/** Of one page, so that a long one does not take minutes. */
const PRESSED_MAX = 14;

test.use({ locale: 'fr-CA' });

async function open(page: Page, path: string): Promise<void> {
  await page.goto(addressIn('fr', path));
  await page.waitForLoadState('networkidle');
}

/** Opens all that can be folded out, then one after the other what opens by a press. */
async function openAll(page: Page): Promise<void> {
  await openFolds(page);
  const folds = await page.locator('main details').count();
  await page.waitForLoadState('networkidle');
  await expectNoEnglish(page, 'folded out');
  const openers = page.locator('main button[aria-expanded="false"], main button[aria-haspopup="dialog"]');
  const count = await openers.count();
  const step = Math.max(1, Math.floor(count / PRESSED_MAX));
  let opened = 0;
  for (let at = 0; at < count; at += step) {
    const opener = openers.nth(at);
    if (!(await opener.isVisible())) continue;
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    const opensDialog = (await opener.getAttribute('aria-haspopup')) === 'dialog';
    await opener.click();
    opened += 1;
    const dialog = page.locator('dialog[open]');
    // What a dialog holds is fetched by its first press.
    if (opensDialog) await expect(dialog.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoEnglish(page, `opened by ${name}`);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(folds + opened, 'what opens').toBeGreaterThan(0);
  await expectFrenchWays(page);
}

for (const path of [
  '/search?country=US&state=CA',
  `/university/stanford-university-${STANFORD}`,
  `/university/university-of-toronto-${TORONTO}`,
  `/compare?ids=${HARVARD},${TORONTO}`,
  '/scholarships',
  '/resources?tab=tools&tool=tuition-calculator&university=ohio-state-university-204796',
  '/faq',
  '/popular?tab=lowest-price',
])
  test(`what opens on ${path} is French`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    await open(page, path);
    await openAll(page);
  });

for (const path of ['/programs/nursing', '/calculator/aid-estimate', '/calculator/offers', '/calculator/loans'])
  test(`${path} is French`, { tag: '@long' }, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoEnglish(page, path);
    await expectFrenchWays(page);
  });

test('the advanced search and the situation are French', { tag: '@long' }, async ({ page, expectAccessible }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Recherche avancée' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoEnglish(page, 'advanced search');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Voir mon prix' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoEnglish(page, 'situation');
});

for (const [path, what] of [
  ['/auth', 'signing in'],
  ['/auth?tab=register', 'registering'],
  ['/auth?tab=recover', 'recovering'],
  ['/contact', 'the contact form'],
])
  test(`faults of ${what} are said in French`, { tag: '@long' }, async ({ page }) => {
    await open(page, path as string);
    await page.locator('main form button[type="submit"]').first().click();
    await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible();
    await expectNoEnglish(page, 'left empty');
    for (const field of await page.locator('main form').first().locator('input:visible, textarea:visible').all())
      if (!/checkbox|radio|hidden/.test((await field.getAttribute('type')) ?? '')) await field.fill('x y@');
    await page.locator('main form button[type="submit"]').first().click();
    await page.waitForLoadState('networkidle');
    await expectNoEnglish(page, 'filled in wrong');
  });

test('tools with results are French', { tag: '@long' }, async ({ page }) => {
  await open(page, '/resources?tab=tools&tool=program-finder&field=health&program=nursing&levels=bachelors');
  await expect(page.locator('main h5').first()).toBeVisible();
  await expectNoEnglish(page, 'program finder');
  await expectFrenchWays(page);
  await open(page, '/resources?tab=tools&tool=location-explorer&q=Boston');
  await expectNoEnglish(page, 'location explorer');
});

test('what an account keeps is French: lists, the plan, the dashboard, settings, a shared list', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await signedIn(page);
  for (const school of [HARVARD, STANFORD, TORONTO])
    await page.request.put(`/api/bookmarks/${school}`, { data: { note: 'à voir' }, ...OWN });
  const id = crypto.randomUUID();
  await page.request.post('/api/lists', { data: { id, name: 'Mes choix' }, ...OWN });
  await page.request.put(`/api/lists/${id}/members/${HARVARD}`, { data: {}, ...OWN });
  await open(page, `/university/harvard-university-${HARVARD}`);
  await page
    .getByRole('button', { name: /^Ajouter à mon plan/ })
    .first()
    .click();
  for (const path of [
    '/my-universities',
    '/my-universities?tab=bookmarks',
    '/my-universities?tab=plan',
    '/dashboard',
    '/account',
    '/account?tab=notifications',
    '/account?tab=privacy',
    '/bookmarks',
    `/board?ids=${HARVARD},${TORONTO}`,
  ]) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoEnglish(page, path);
    await expectFrenchWays(page);
    await expectAccessible(page);
  }
  const made = await page.request.post('/api/links', { data: { kind: 'list', subject: id }, ...OWN });
  const { token } = (await made.json()) as { token: string };
  await page.context().clearCookies();
  await open(page, `/shared/${token}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mes choix');
  await expectNoEnglish(page, 'shared list');
  await expectFrenchWays(page);
});

test('what a browser keeps without an account is French', { tag: '@long' }, async ({ page }) => {
  const cards = await (await page.request.get(`/api/universities/compare?ids=${HARVARD},${TORONTO}&lang=fr`)).json();
  await page.addInitScript(
    (bookmarks) => localStorage.setItem('campusatlas:bookmarked-universities', JSON.stringify(bookmarks)),
    cards,
  );
  await open(page, '/bookmarks');
  await openAll(page);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] });
  test('is a page in French', { tag: '@long' }, async ({ page }) => {
    await open(page, '/nulle-part');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoEnglish(page, 'not found');
    await expectFrenchWays(page);
  });
});
