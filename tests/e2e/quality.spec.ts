import type { Page } from '@playwright/test';
import { ROUTE_PATHS, type RoutePath } from '../../schema/domain/route-paths.ts';
import { expect, test } from './site.ts';

const COMPARISON = '/compare?ids=166027,110662,900138';

/** Every route of the table at an address that shows it, and what has no line there. */
const ADDRESSES: Record<string, string> = {
  // Those for who is signed in are looked at in auth.spec.ts.
  ...Object.fromEntries(
    Object.entries<RoutePath>(ROUTE_PATHS).flatMap(([name, { path, personal }]) =>
      personal === 'signedIn' ? [] : [[name, path]],
    ),
  ),
  major: '/programs/nursing',
  university: '/university/stanford-university-243744',
  'university in Canada': '/university/algoma-university-900005',
  // The same view as by a link of an account, whose address is made for each (sharing.spec.ts).
  sharedList: '/shared?ids=166027,110662,900138',
  sharedHere: '/shared?ids=243744',
  article: '/articles/1',
  resourcesArticle: '/resources/2',
  helpArticle: '/help/search/advanced-filters',
  'a list': '/search?q=boston&country=US&sortBy=tuition',
  'a comparison': COMPARISON,
};
const NOT_FOUND = '/no/such/page';

/** Opens a page and waits until it has come to rest. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

const violations = (page: Page) => page.evaluate(() => (window as Window & { violations?: string[] }).violations ?? []);
const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as Window & { violations?: string[] }).violations = seen;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`${effectiveDirective}: ${blockedURI}`),
    );
  });
});

for (const [name, address] of Object.entries(ADDRESSES)) {
  test(`${name}: one main heading, a head of its own, no refusal by the policy, no finding of axe, light and dark, nothing sideways at 320 px`, async ({
    page,
    isMobile,
    expectAccessible,
  }) => {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await page.title()).toMatch(/^.{3,} \| US & Canada University Search$/);
    const descriptions = page.locator('meta[name="description"]');
    await expect(descriptions).toHaveCount(1);
    expect((await descriptions.getAttribute('content'))?.length).toBeGreaterThan(40);
    const known = page.locator('link[rel="canonical"]').or(page.locator('meta[name="robots"][content="noindex"]'));
    await expect(known).toHaveCount(1);
    await expectAccessible(page);
    // Without motion, so that no colour is looked at half-way.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expectAccessible(page, 'colors');
    if (!isMobile) {
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    }
    expect(await violations(page)).toEqual([]);
  });
}

test('the canonical address goes once one is elsewhere, as browsers share it in place of the real one', async ({
  page,
}) => {
  await open(page, COMPARISON);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`${COMPARISON.replace('?', '\\?')}$`));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(canonical).toHaveCount(0);
});

test.describe('an address that leads nowhere', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is a page like the others, with status 404 and kept out of search engines', async ({
    page,
    expectAccessible,
  }) => {
    const answer = await page.goto(NOT_FOUND);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});

test('the dialogs of the site meet no refusal by the policy', async ({ page, isMobile }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Advanced Search' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await violations(page)).toEqual([]);
  await open(page, ADDRESSES.university as string);
  await page.getByRole('button', { name: 'Virtual Tour' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  if (isMobile) {
    // It is out of the way of who reads on, and back for who goes up.
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('button', { name: 'Quick menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});

test.describe('with the keyboard alone', () => {
  /** Presses Tab until the wanted element has the focus; fails when it is not reached. */
  async function tabTo(page: Page, wanted: ReturnType<Page['locator']>, most = 120): Promise<void> {
    for (let step = 0; step < most; step++) {
      await page.keyboard.press('Tab');
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
    }
    await expect(wanted).toBeFocused();
  }

  test('from the search to two schools and their comparison', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox', { name: 'Search universities' });
    await tabTo(page, box, 5);
    await page.keyboard.type('stanford university');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=stanford\+university/);
    const first = page.getByRole('article').first();
    await expect(first).toContainText('Stanford University');
    await tabTo(page, first.getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
    await tabTo(
      page,
      page.getByRole('button', { name: /Stanford University.*compar|compar.*Stanford University/i }).first(),
    );
    await page.keyboard.press('Enter');
    const open = page
      .getByRole('link', { name: /compar/i })
      .and(page.locator('[href^="/compare?ids="]'))
      .first();
    await expect(open).toBeAttached();
    await open.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/compare\?ids=243744$/);
    await tabTo(page, page.getByRole('combobox', { name: 'Add a university' }));
    await page.keyboard.type('harvard');
    await expect(page.getByRole('option').first()).toContainText('Harvard');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/compare\?ids=243744,166027$/);
    await expect(page.getByRole('table').first()).toContainText('Harvard University');
  });
});
