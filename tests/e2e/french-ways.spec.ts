/** Ways through the site in French: from one language to the other and back, on within one's own, offline, on paper. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../../schema/domain/formats/language.ts';
import { addressIn } from '../../schema/domain/site/route-addresses.ts';
import { expectFrenchWays, expectNoEnglish, leftIn, TITLE } from './french-page.ts';
import { registered } from './people.ts';
import { expect, test } from './site.ts';

const STANFORD = '/university/stanford-university-243744';
const FRENCH_STANFORD = addressIn('fr', STANFORD);

const toOther = (page: Page) =>
  page.locator('header a[hreflang], footer a[hreflang]').filter({ visible: true }).first();
const offer = (page: Page) => page.locator('[data-language-offer]');
const pathOf = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
/** What an address says: in whichever order and writing, as the Worker brings parameters into one. */
function stateOf(address: string) {
  const { pathname, searchParams, hash } = new URL(address, 'http://site');
  searchParams.sort();
  return { pathname, parameters: [...searchParams], hash };
}
const langOf = (page: Page) => page.locator('html').getAttribute('lang');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Goes to the same page in the other language, and waits until it has come to life. */
async function change(page: Page): Promise<void> {
  const before = await langOf(page);
  await toOther(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', before ?? '');
  await page.waitForLoadState('networkidle');
}

test.describe('to the other language and back', () => {
  test.use({ expectedErrors: [/status of 404/] });
  for (const address of [
    '/',
    '/search?q=boston&country=US&sortBy=tuition&sortOrder=desc',
    '/search?country=CA&page=2',
    '/search?view=map&country=CA&type=public',
    '/compare?ids=166027,900138&tab=financials',
    '/resources?tab=tools&tool=program-finder&field=health&program=nursing&location=Vermont&levels=bachelors',
    '/popular?tab=lowest-price',
    '/scholarships?country=CA&q=bourse',
    '/university/university-of-toronto-900138#cost',
    '/auth?tab=register&next=%2Faccount%3Ftab%3Dprivacy',
    '/help/search/advanced-filters',
    '/glossary#in-state',
    '/calculator/loans?country=CA',
    '/bookmarks?tab=plan',
    '/shared?ids=243744,166027',
    '/no/such/page?x=%C3%A9&x=2#there',
  ]) {
    test(`${address} is the same page with the same state`, { tag: '@long' }, async ({ page }) => {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      const start = pathOf(page);
      await change(page);
      expect(stateOf(pathOf(page))).toEqual(stateOf(addressIn('fr', start)));
      expect(await langOf(page)).toBe('fr-CA');
      await change(page);
      expect(stateOf(pathOf(page))).toEqual(stateOf(start));
      expect(await langOf(page)).toBe('en');
    });
  }

  test('takes along where one has gone since the page came', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/search?page=2');
    await change(page);
    await expect(page).toHaveURL('/fr/recherche?page=2');
    const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const name = await first.textContent();
    await first.click();
    await expect(page).toHaveURL(/\/fr\/universite\//);
    await expect(heading(page)).toContainText(name ?? 'a name');
    const french = pathOf(page);
    await change(page);
    expect(addressIn('fr', pathOf(page))).toBe(french);
  });

  test('is reached by the keyboard alone', { tag: '@long' }, async ({ page }) => {
    await page.goto('/about');
    for (let step = 0; step < 40; step++) {
      await page.keyboard.press('Tab');
      if (await toOther(page).evaluate((one) => one === document.activeElement)) break;
    }
    await expect(toOther(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/fr/a-propos');
  });

  test('keeps the schools and people of a decision, which only the address holds', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/board');
    let hash = '';
    for (const name of ['Harvard University', 'Berea College']) {
      const box = page.getByRole('combobox', { name: 'Add a school' });
      await box.fill(name);
      await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
      await box.press('Enter');
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
      // The address follows a moment later.
      await expect.poll(() => new URL(page.url()).hash).not.toBe(hash);
      hash = new URL(page.url()).hash;
    }
    await change(page);
    expect(new URL(page.url()).pathname).toBe('/fr/decision');
    for (const name of ['Harvard University', 'Berea College'])
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
    await expectNoEnglish(page, 'the board');
    await expectFrenchWays(page);
  });
});

test.describe('a browser that reads French', () => {
  test.use({ locale: 'fr-CA' });

  test('is offered French on a page in English, never led to it, and nothing moves', async ({ page }) => {
    await page.goto('/about');
    await expect(offer(page)).toBeVisible();
    await expect(page).toHaveURL('/about');
    expect(await langOf(page)).toBe('en');
    await expect(offer(page)).toHaveAttribute('lang', 'fr');
    const shifts = await page.evaluate(
      () =>
        new Promise((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const one of list.getEntries()) sum += (one as PerformanceEntry & { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 200);
        }),
    );
    expect(shifts).toBe(0);
  });

  test('that takes the offer is not asked again, and is offered French where a link led to English', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/popular?tab=lowest-price');
    await offer(page).getByRole('link').click();
    await expect(page).toHaveURL('/fr/populaires?tab=lowest-price');
    await expect(heading(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toBeHidden();
    await page.goto('/popular');
    await expect(offer(page)).toBeVisible();
  });

  test('that says no is left in peace, here and on the next page', { tag: '@long' }, async ({ page }) => {
    await page.goto('/about');
    await offer(page).getByRole('button').click();
    await expect(offer(page)).toBeHidden();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toBeHidden();
    await page.goto('/glossary');
    await page.waitForLoadState('networkidle');
    await expect(offer(page)).toBeHidden();
  });

  test('that went over to English is not asked to go back', { tag: '@long' }, async ({ page }) => {
    await page.goto('/fr/a-propos');
    await change(page);
    await expect(page).toHaveURL('/about');
    await expect(offer(page)).toBeHidden();
  });
});

test('a browser that reads English is offered English on a page in French', { tag: '@long' }, async ({ page }) => {
  await page.goto('/fr/a-propos');
  await expect(offer(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL('/fr/a-propos');
  await offer(page).getByRole('link').click();
  await expect(page).toHaveURL('/about');
});

test.describe('within the site in French', () => {
  test.use({ locale: 'fr-CA' });

  test('a search, a school, back and forward, the pages of a list, a reload', async ({ page }) => {
    await page.goto('/fr');
    const box = page.getByRole('main').getByRole('combobox').first();
    await box.fill('université');
    await box.press('Enter');
    await expect(page).toHaveURL('/fr/recherche?q=universit%C3%A9');
    const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
    const name = await first.textContent();
    await first.click();
    await expect(page).toHaveURL(/\/fr\/universite\/[\w-]+-\d+$/);
    await expect(heading(page)).toContainText(name ?? 'a name');
    await expect(page).toHaveTitle(TITLE);
    const school = page.url();
    await page.goBack();
    await expect(page).toHaveURL('/fr/recherche?q=universit%C3%A9');
    await page.goForward();
    await expect(page).toHaveURL(school);
    await page.reload();
    await expect(page).toHaveURL(school);
    await expect(heading(page)).toContainText(name ?? 'a name');
    await page.goBack();
    await page.getByRole('link', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL('/fr/recherche?q=universit%C3%A9&page=2');
    await expect(page).toHaveTitle(TITLE);
    await expectNoEnglish(page, 'page 2');
    await expectFrenchWays(page);
  });

  test('a filter is in an address in French, and its chip takes it away', { tag: '@long' }, async ({ page }) => {
    await page.goto('/fr/recherche');
    await page.getByRole('complementary').getByLabel('Pays', { exact: true }).selectOption('CA');
    await page.getByRole('complementary').getByRole('button', { name: 'Appliquer' }).click();
    await expect(page).toHaveURL('/fr/recherche?country=CA');
    await page
      .getByRole('list', { name: /filtres/i })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL('/fr/recherche');
  });

  test('whoever is sent to sign in comes back to the page in French', async ({ page }) => {
    const { username, password } = await registered(page);
    await page.goto('/fr/compte?tab=privacy');
    await expect(page).toHaveURL(/\/fr\/connexion\?next=/);
    await page.getByLabel('Nom d’utilisateur').fill(username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(password);
    await page.getByLabel('Mot de passe', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/fr/compte?tab=privacy');
    await expect(heading(page)).toBeVisible();
    await expectNoEnglish(page, 'the account');
  });

  test('second addresses lead to the page in French', { tag: '@long' }, async ({ page }) => {
    await page.goto('/fr/universities?country=CA');
    await expect(page).toHaveURL('/fr/recherche?country=CA');
    await page.goto('/fr/login?next=%2Fbookmarks');
    await expect(page).toHaveURL('/fr/connexion?next=%2Fbookmarks');
    await page.goto('/fr/glossary#in-state');
    await expect(page).toHaveURL('/fr/glossaire#in-state');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-CA' });

  for (const address of [
    '/',
    '/search?country=CA',
    STANFORD,
    '/compare?ids=166027,900138',
    '/scholarships',
    '/glossary',
    '/auth',
  ])
    test(`${address} is whole, in French, and leads on in French`, { tag: '@long' }, async ({ page }) => {
      await page.goto(addressIn('fr', address));
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('[data-without-scripts]').first()).toContainText('JavaScript est désactivé');
      await expectFrenchWays(page);
      expect(leftIn(await page.content())).toEqual([]);
    });

  test('its form searches in French', { tag: '@long' }, async ({ page }) => {
    await page.goto('/fr');
    const box = page.getByRole('main').getByRole('combobox').first();
    await box.fill('laval');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/fr\/recherche\?q=laval$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toContainText('Laval');
  });
});

/** Files that only the browsers' build of one language has. */
function filesOf(language: Language): Set<string> {
  const made = (folder: string) =>
    Object.values(
      JSON.parse(
        readFileSync(path.resolve(import.meta.dirname, `../../dist/${folder}/.vite/manifest.json`), 'utf8'),
      ) as Record<string, { file: string; css?: string[] }>,
    ).flatMap(({ file, css = [] }) => [file, ...css]);
  const [own, other] = language === 'fr' ? ['client-fr', 'client'] : ['client', 'client-fr'];
  const shared = new Set(made(other as string));
  return new Set(made(own as string).flatMap((file) => (shared.has(file) ? [] : [`/${file}`])));
}

for (const [shown, other] of [
  ['fr', 'en'],
  ['en', 'fr'],
] as const)
  test(`who reads ${shown} fetches no file of ${other}`, async ({ page }) => {
    const others = filesOf(other);
    expect(others.size).toBeGreaterThan(20);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    for (const address of ['/', '/search', STANFORD, '/board', '/resources?tab=tools&tool=tuition-calculator']) {
      await page.goto(addressIn(shown, address));
      await page.waitForLoadState('networkidle');
    }
    await toOther(page).hover();
    const own = filesOf(shown);
    expect(fetched.filter((file) => own.has(file)).length).toBeGreaterThan(10);
    expect(fetched.filter((file) => others.has(file))).toEqual([]);
  });

test.describe('without a network', () => {
  test.use({
    locale: 'fr-CA',
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|net::ERR_FAILED/],
  });

  test('a school that was viewed in French shows again in French, and nothing of the English site was kept', {
    tag: '@long',
  }, async ({ page, context }) => {
    await page.goto(FRENCH_STANFORD);
    const copies = () =>
      page.evaluate(async () => {
        if (navigator.serviceWorker.controller === null) return [];
        const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => url.slice(new URL(url).origin.length));
      });
    await expect
      .poll(async () => (await copies()).some((one) => one.includes('/by-slug/')), { timeout: 20_000 })
      .toBe(true);
    const files = await copies();
    expect(files).toContain('/fr');
    expect(files).not.toContain('/');
    const [french, english] = [filesOf('fr'), filesOf('en')];
    expect(files.filter((file) => french.has(file)).length).toBeGreaterThan(20);
    expect(files.filter((file) => english.has(file))).toEqual([]);

    await context.setOffline(true);
    await page.reload();
    await expect(heading(page)).toHaveText('Stanford University');
    expect(await langOf(page)).toBe('fr-CA');
    await expect(page.getByRole('status').first()).toContainText(/hors ligne|ne répond pas/);
    await expectNoEnglish(page, 'offline');
    await page.goto('/fr/nulle-part');
    await expect(heading(page)).toBeVisible();
    expect(await langOf(page)).toBe('fr-CA');
  });
});

test.describe('on paper', () => {
  test.use({ locale: 'fr-CA' });

  for (const school of [STANFORD, '/university/university-of-toronto-900138'])
    test(`${school} is one page in French, with its address in French`, { tag: '@long' }, async ({ page }) => {
      await page.goto(addressIn('fr', school));
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('[data-sheet="page"]');
      await expect(sheet).toBeVisible();
      await expect(sheet).toContainText(addressIn('fr', school));
      await expectNoEnglish(page, 'the sheet');
      const pdf = await page.pdf({ format: 'Letter' });
      expect([...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(1);
    });
});
