/** The search that a visitor saves for use offline: asked for, dated, in both languages, and removed. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR_|saved search|fetching the script/],
});

/** Of the download, in English and French. */
const SIZE = /^(Download size: \d\.\d MB|Taille du téléchargement\s: \d,\d\sMo)$/;
const COPY = '**/offline-copy/*';

async function openPanel(page: Page, address: string, { more, save }: { more: string; save: string }): Promise<void> {
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.getByRole('button', { name: more, exact: true }).click();
  await page.getByRole('button', { name: save }).first().click();
  // The button that saves comes with the size; until then there is only the one that opens the part.
  await expect(page.getByText(SIZE)).toBeVisible({ timeout: 30_000 });
}
const ENGLISH = { more: 'More', save: 'Save for offline' };
const FRENCH = { more: 'Plus', save: 'Enregistrer pour le mode hors ligne' };
const saveButton = (page: Page, name = ENGLISH.save) => page.getByRole('button', { name }).last();
const said = (page: Page, text: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible({ timeout: 30_000 });
const isSaved = (page: Page) => page.evaluate(() => caches.has('campusatlas-search'));

test('is saved when asked for, answers offline with its date, and is removed', async ({
  page,
  context,
  expectAccessible,
}) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPanel(page, '/search', ENGLISH);
  expect(asked.filter((path) => path.includes('offline-search-'))).toEqual([]);
  await expectAccessible(page);
  await saveButton(page).click();
  await said(page, /^Saved on this device\. Data as of \w+ \d+, \d{4}/);

  await context.setOffline(true);
  await page.goto('/search?q=nursing+in+ohio');
  await expect(page.getByRole('article').first()).toContainText('Ohio', { timeout: 30_000 });
  await said(page, /Shown as of \w+ \d+, \d{4}/);

  await context.setOffline(false);
  await page.goto('/search');
  await page.getByRole('button', { name: ENGLISH.more, exact: true }).click();
  await page.getByRole('button', { name: ENGLISH.save }).first().click();
  await page.getByRole('button', { name: 'Remove offline copy' }).click();
  await said(page, /^We removed the copy from this device\.$/);
  expect(await isSaved(page)).toBe(false);
  await context.setOffline(true);
  const answered = await page.evaluate(() =>
    fetch('/api/universities/suggest?q=a-text-never-asked').then(
      () => true,
      () => false,
    ),
  );
  expect(answered).toBe(false);
});

test('is saved, answers and is removed in French', async ({ page, context }) => {
  await openPanel(page, '/fr/search', FRENCH);
  await saveButton(page, FRENCH.save).click();
  await said(page, /^Enregistrée sur cet appareil\. Données du \d+/);
  await context.setOffline(true);
  await page.goto('/fr/search?q=sciences+infirmi%C3%A8res+ontario');
  await expect(page.getByRole('article').first()).toContainText('Ontario', { timeout: 30_000 });
  await said(page, /Données affichées\s: \d+/);
  await page.getByRole('button', { name: FRENCH.more, exact: true }).click();
  await page.getByRole('button', { name: FRENCH.save }).first().click();
  // Without a network, too.
  await page.getByRole('button', { name: 'Supprimer la copie' }).click();
  await said(page, /^Nous avons supprimé la copie de cet appareil\.$/);
  expect(await isSaved(page)).toBe(false);
});

test.describe('says what went wrong, and stores nothing:', () => {
  test('a download that is cut off', async ({ page }) => {
    await openPanel(page, '/search', ENGLISH);
    await expect(saveButton(page)).toBeEnabled({ timeout: 30_000 });
    await page.evaluate(() => {
      const asked = window.fetch;
      window.fetch = async (...input) => {
        const answer = await asked(...input);
        if (!answer.url.includes('/offline-copy/') || !answer.body) return answer;
        const half = (await answer.arrayBuffer()).slice(0, 100_000);
        return new Response(half, answer);
      };
    });
    await saveButton(page).click();
    await said(page, /^The download was interrupted\. Try again\.$/);
    expect(await isSaved(page)).toBe(false);
  });

  test('a full device', async ({ page }) => {
    await openPanel(page, '/search', ENGLISH);
    await expect(saveButton(page)).toBeEnabled({ timeout: 30_000 });
    await page.evaluate(() => {
      Cache.prototype.put = async () => {
        throw new DOMException('no space', 'QuotaExceededError');
      };
    });
    await saveButton(page).click();
    await said(page, /^There isn’t enough space on this device\./);
    expect(await isSaved(page)).toBe(false);
  });

  test('a site that does not answer', { tag: '@long' }, async ({ page, context }) => {
    await openPanel(page, '/search', ENGLISH);
    await expect(saveButton(page)).toBeEnabled({ timeout: 30_000 });
    await context.route(COPY, (route) => route.fulfill({ status: 503, body: '' }));
    await saveButton(page).click();
    await said(page, /^We couldn’t download the copy\./);
  });
});

test('a copy that is damaged or of another release is said to be, and can be saved again', async ({ page }) => {
  await openPanel(page, '/search', ENGLISH);
  await saveButton(page).click();
  await said(page, /^Saved on this device\./);
  // As the storage of a browser may lose a part of it. The page that is open does not bring it up to date by itself.
  const keepOnly = (address: string | null) =>
    page.evaluate(async (other) => {
      const cache = await caches.open('campusatlas-search');
      for (const request of await cache.keys()) {
        const stored = await cache.match(request);
        await cache.delete(request);
        const headers = { 'x-from-cache': new Date(0).toISOString() };
        await cache.put(other ?? request, new Response((await stored?.arrayBuffer())?.slice(0, 1000), { headers }));
      }
    }, address);
  const reopen = async () => {
    await page.getByRole('button', { name: 'Save for offline' }).first().click();
    await page.getByRole('button', { name: 'Save for offline' }).first().click();
  };
  await keepOnly(null);
  await reopen();
  await said(page, /^Your copy is damaged, and we can’t open it\./);
  await keepOnly('/offline-copy/00000000');
  await reopen();
  await said(page, /^Your copy is from an earlier version of the site/);
  await saveButton(page).click();
  await said(page, /^Saved on this device\./);
});
