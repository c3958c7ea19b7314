import type { Page } from '@playwright/test';
import { startEdgeProxy } from '../../scripts/edge-proxy.ts';
import { builtFile, expect, test } from './site.ts';

const STANFORD = '/university/stanford-university-243744';
const OHIO_STATE = '/university/the-ohio-state-university-204796';

const line = (page: Page) =>
  page.getByRole('status').filter({ hasText: /offline|couldn’t reach|new version|has been updated/ });

/** Chromium's emulation cuts the network, but some versions call a page that is loaded then online all the same. */
const CUT_OFF = '(You are offline|We couldn’t reach CampusAtlas. Try again)';
const SHOWN_AS_OF = new RegExp(`^${CUT_OFF}\\. Shown as of \\w+ \\d+, \\d{4}, \\d+:\\d\\d [AP]M\\.`);
const NOT_SAVED = new RegExp(`^${CUT_OFF}\\. This page is not saved on this device\\.`);

/** Waits until the worker is at work and holds the answer that the page came with. */
async function workerAtWork(page: Page, copied: string): Promise<void> {
  const holds = () =>
    page.evaluate(async (part) => {
      if (navigator.serviceWorker.controller === null) return false;
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().some(({ url }) => url.includes(part));
    }, copied);
  await expect.poll(holds, { timeout: 20_000 }).toBe(true);
}

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR_FAILED/],
});

test.describe('without a network', () => {
  test('a school that was viewed shows again, with a mark that says from when', async ({ page, context }) => {
    await page.goto(STANFORD);
    await workerAtWork(page, '/by-slug/stanford');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
    await expect(line(page)).toContainText(SHOWN_AS_OF);
  });

  test('a list that was seen shows again; a school that was not says so, with ways on', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.goto(STANFORD);
    await workerAtWork(page, '/by-slug/stanford');
    await page.goto('/search?q=ohio+state');
    await expect(page.getByRole('article').first()).toContainText('Ohio State University');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('article').first()).toContainText('Ohio State University');
    await expect(line(page)).toContainText(SHOWN_AS_OF);

    await page.goto(OHIO_STATE);
    await expect(line(page)).toContainText(NOT_SAVED);
    await line(page).getByRole('link', { name: 'Stanford University' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
    await expect(line(page)).toContainText('Shown as of');
  });

  test('the line comes when the network goes, and goes when it is back with fresh data', async ({ page, context }) => {
    await page.goto(STANFORD);
    await workerAtWork(page, '/by-slug/stanford');
    await context.setOffline(true);
    await expect(line(page)).toContainText('You are offline. Shown as of');
    await page.reload();
    await expect(line(page)).toContainText(SHOWN_AS_OF);
    await context.setOffline(false);
    // Whom the browser called online all along hears of no change, and asks again by hand; for others the line goes by
    // itself, also while one is about to.
    await expect(async () => {
      await line(page)
        .getByRole('button', { name: 'Try again' })
        .click({ timeout: 500 })
        .catch(() => undefined);
      await expect(line(page)).toHaveCount(0, { timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
  });
});

test('only public answers and the files of the site are kept', async ({ page }) => {
  await page.goto(STANFORD);
  await workerAtWork(page, '/by-slug/stanford');
  const copied = await page.evaluate(async () => {
    await Promise.all([
      fetch('/api/health'),
      fetch('/api/user'),
      fetch('/api/universities/suggest?q=yale'),
      fetch('/api/universities/search?search=yale', { method: 'POST' }),
      fetch('/api/meta'),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(copied).toContain('/');
  expect(copied).toContain('/api/meta');
  const PUBLIC =
    /^\/($|assets\/|drawings\/|img\/|(color-mode\.js|favicon\.svg|manifest\.webmanifest)$|api\/(meta$|universities\/(search$|by-slug\/)))/;
  expect(copied.filter((path) => !PUBLIC.test(path))).toEqual([]);
});

test('a newer build is offered quietly, and the open page goes on until it is reloaded', async ({ page, baseURL }) => {
  let newer = false;
  // As a later build would be: another version, which holds no script of the open page.
  const asLater = (script: string) =>
    script.replace(/version:(["'`])\w+/, 'version:$1later').replace(/\/assets\/[\w-]+\.js,/g, '');
  const site = await startEdgeProxy(new URL(baseURL ?? ''), {
    rewrite: (path) => (newer && path === '/service-worker.js' ? asLater : undefined),
  });
  try {
    await page.goto(new URL(STANFORD, site.url).href);
    await workerAtWork(page, '/by-slug/stanford');
    newer = true;
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(line(page)).toContainText('A new version of CampusAtlas is ready.');
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
    expect(
      await page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('shell'))),
    ).toHaveLength(2);
    const reloaded = page.waitForEvent('load');
    await line(page).getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
  } finally {
    await site.close();
  }
});

test.describe('an open page that meets a newer build', () => {
  test.use({
    serviceWorkers: 'block',
    expectedErrors: [/Failed to load resource|dynamically imported module|Failed to fetch|answers otherwise/],
  });

  test('offers to reload when a part of it is gone, and keeps its frame', { tag: '@long' }, async ({ page }) => {
    await page.route(`**${builtFile('pages/about.tsx')}`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('alert').getByRole('heading', { level: 1 })).toHaveText('We couldn’t show this page');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(`**${builtFile('pages/about.tsx')}`);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('couldn’t show this page');
  });

  test('says that the site has been updated when the part is gone because it has', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/privacy');
    await page.route(`**${builtFile('pages/about.tsx')}`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('/', async (route) => {
      const front = await route.fetch();
      const html = (await front.text()).replaceAll(/(\/assets\/index-)[\w-]+/g, '$1Later000');
      await route.fulfill({ response: front, body: html });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText('CampusAtlas has been updated');
    await expect(line(page)).toContainText('CampusAtlas has been updated. Reload the page to continue.');
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    await expect(line(page)).toHaveCount(0);
  });

  test('says so when an answer is none that it can read, once in the console, and reloads only when told to', {
    tag: '@long',
  }, async ({ page, expectAccessible }) => {
    const said: string[] = [];
    let loads = 0;
    page.on('console', (message) => {
      if (message.text().includes('answers otherwise')) said.push(message.text());
    });
    page.on('load', () => loads++);
    await page.goto('/privacy');
    const OTHER = JSON.stringify({ results: { list: [] }, next: 'page' });
    await page.route('**/api/universities/search**', (route) =>
      route.fulfill({ contentType: 'application/json', body: OTHER }),
    );
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: 'Search Universities' }).click();
    await expect(line(page)).toContainText('CampusAtlas has been updated. Reload the page to continue.');
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Popular Universities' }).click();
    await expect(line(page)).toContainText('has been updated');
    expect([said.length, loads]).toEqual([1, 1]);

    await page.unrouteAll();
    const reloaded = page.waitForEvent('load');
    await line(page).getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await expect(page.getByRole('link', { name: /University/ }).first()).toBeVisible();
    await expect(line(page)).toHaveCount(0);
  });

  test('takes an answer that was cut off on the way for what it is', { tag: '@long' }, async ({ page }) => {
    await page.goto('/privacy');
    await page.route('**/api/universities/search**', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"universities":[{"id":' }),
    );
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Search Universities' }).click();
    await expect(line(page)).toContainText('We couldn’t reach CampusAtlas. Try again.');
    await expect(line(page)).not.toContainText('updated');
  });
});

test('the site can be installed: a manifest whose icons are what it says they are', async ({ page }) => {
  await page.goto('/privacy');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'CampusAtlas', start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.icons.filter(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toHaveLength(2);
  const pictures = [
    ...manifest.icons.filter(({ sizes }: { sizes: string }) => sizes !== 'any'),
    { src: await page.locator('link[rel="apple-touch-icon"]').getAttribute('href'), sizes: '180x180' },
  ];
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (from) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src as string);
    expect(size, src).toBe(sizes);
  }
});
