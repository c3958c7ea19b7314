/** The header, the quick menu of phones, and the way through the site with the keyboard alone. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

const MAIN = [
  ['Search Universities', '/search'],
  ['Popular Universities', '/popular'],
  ['Compare', '/compare'],
  ['Resources', '/resources'],
  ['About', '/about'],
] as const;
const TILES = [
  ['Home', '/'],
  ['Search', '/search'],
  ['Compare', '/compare'],
  ['Bookmarks', '/bookmarks'],
  ['Recent', '/bookmarks?tab=recent'],
  ['Your plan', '/bookmarks?tab=plan'],
] as const;
const QUICK_LINKS = [
  ['Scholarships', '/scholarships'],
  ['Majors', '/programs'],
  ['Jobs and pay', '/careers'],
  ['What a year costs', '/resources?tab=tools&tool=tuition-calculator'],
  ['Popular Universities', '/popular'],
  ['Resources', '/resources'],
  ['About', '/about'],
] as const;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const header = (page: Page) => page.getByRole('banner');
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

/** The header's is the first, also where it is out of sight. */
const floating = (page: Page) => opener(page).nth(1);

/** By hand, in steps, so that the page is told of it as of a finger. */
async function wheel(page: Page, ...ways: number[]): Promise<void> {
  for (const pixels of ways) {
    for (let step = 0; step < 4; step++) await page.mouse.wheel(0, pixels / 4);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

async function openDrawer(page: Page): Promise<void> {
  await opener(page).click();
  await expect(drawer(page)).toBeVisible();
}

/** Keeps so many bookmarks before the page starts, as earlier visits would have. */
async function keepBookmarks(page: Page, count: number): Promise<void> {
  const { universities } = await (await page.request.get(`/api/universities/search?limit=${count}`)).json();
  await page.addInitScript(
    (text) => localStorage.setItem('campusatlas:bookmarked-universities', text),
    JSON.stringify(universities),
  );
}

/** Presses Tab until the wanted element has the focus; fails when it is not reached. */
async function tabTo(page: Page, wanted: Locator, most = 120): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(wanted).toBeFocused();
}

test('the header shows every link on a wide window, and marks the page one is on by either address', async ({
  page,
}) => {
  await page.goto('/university-search');
  const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(MAIN.map(([label]) => label));
  for (const [label, to] of MAIN)
    await expect(links.filter({ hasText: new RegExp(`^${label}$`) })).toHaveAttribute('href', to);
  const current = header(page).locator('[aria-current="page"]').filter({ visible: true });
  await expect(current).toHaveText('Search Universities');
  await links.filter({ hasText: 'About' }).click();
  await expect(current).toHaveText('About');
  await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
  await expect(header(page).getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    /^\/(signup|auth\?tab=register)$/,
  );
  await expect(opener(page)).toBeHidden();
});

test('the header keeps its links in the menu where they have no room, and only phones have it floating, too', async ({
  page,
}) => {
  await page.goto('/privacy');
  await page.setViewportSize({ width: 1023, height: 800 });
  await openDrawer(page);
  await expect(drawer(page).getByRole('link', { name: 'Popular Universities' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const [width, floats] of [
    [768, false],
    [767, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await wheel(page, 900, -300);
    await expect(floating(page)).toBeVisible({ visible: floats });
    await page.evaluate(() => scrollTo(0, 0));
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('there is one menu button at a time: in the header, and floating on the way back up, over no bar of the page', async ({
    page,
  }) => {
    for (const address of ['/about', '/university/stanford-university-243744']) {
      await page.goto(address);
      await expect(opener(page)).toHaveCount(1);
      await expect(header(page).getByRole('button', { name: 'Menu' })).toBeInViewport();
      await wheel(page, 900);
      await expect(opener(page)).toHaveCount(1);
      await expect(opener(page)).not.toBeInViewport();
      await wheel(page, -300);
      await expect(floating(page)).toBeInViewport();
      const below = page.locator('[data-action-bar]').filter({ visible: true });
      if ((await below.count()) > 0)
        await expect
          .poll(async () => {
            const [button, bar] = [await floating(page).boundingBox(), await below.boundingBox()];
            return (button?.y ?? 0) + (button?.height ?? 0) <= (bar?.y ?? 0);
          })
          .toBe(true);
      await floating(page).click();
      await expect(drawer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(floating(page)).toBeFocused();
    }
  });

  test('the quick menu is a drawer from the bottom, 60 % of the window high, that each of its links closes', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await openDrawer(page);
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
    const box = await drawer(page).boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box?.height).toBeCloseTo(0.6 * height, 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
    await expect(drawer(page).getByRole('heading', { name: 'Quick Links' })).toBeAttached();
    const sizes = await drawer(page)
      .getByRole('list')
      .first()
      .getByRole('link')
      .evaluateAll((all) => all.map((tile) => `${Math.round(tile.clientWidth)} x ${tile.clientHeight}`));
    expect(new Set(sizes).size, sizes.join(', ')).toBe(1);
    const links = await drawer(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
    expect(links).toEqual([
      ...TILES,
      ['Login', '/auth'],
      ['Register', '/auth?tab=register'],
      ...QUICK_LINKS,
      ['Français', '/fr/privacy'],
    ]);
    // The last stays where one is.
    for (const [label, to] of [TILES[1], QUICK_LINKS[2], TILES[0], TILES[0]]) {
      await drawer(page).getByRole('link', { name: label, exact: true }).click();
      await expect(drawer(page)).toBeHidden();
      await expect(page).toHaveURL(to);
      await openDrawer(page);
    }
  });

  test('the quick menu marks where one is: Search under both addresses, Bookmarks, Recent and the plan by the tab', async ({
    page,
  }) => {
    for (const [address, tile] of [
      ['/university-search?q=x', 'Search'],
      ['/bookmarks', 'Bookmarks'],
      ['/bookmarks?tab=recent', 'Recent'],
      ['/bookmarks?tab=plan', 'Your plan'],
    ] as const) {
      await page.goto(address);
      await openDrawer(page);
      await expect(drawer(page).locator('[aria-current="page"]')).toHaveText(tile);
    }
  });

  for (const [count, badge] of [
    [0, null],
    [9, '9'],
    [10, '9+'],
  ] as const)
    test(`the quick menu ${badge === null ? 'has no badge' : `shows ${badge}`} with ${count} bookmarks`, async ({
      page,
    }) => {
      if (count > 0) await keepBookmarks(page, count);
      await page.goto('/privacy');
      await openDrawer(page);
      const tile = drawer(page).getByRole('link', { name: /Bookmarks$/ });
      if (badge === null) await expect(tile).toHaveText('Bookmarks');
      else {
        await expect(tile.getByText(badge, { exact: true })).toBeVisible();
        await expect(tile).toHaveAccessibleName(new RegExp(`${count} bookmarked`));
      }
    });

  test('the quick menu keeps the focus inside, closes with Escape, gives the focus back, and hands it to the next page', async ({
    page,
  }) => {
    await page.goto('/privacy');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeVisible();
    const insideOrNowhere = () =>
      page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
    for (let step = 0; step < 24; step++) {
      await page.keyboard.press(step % 8 === 7 ? 'Shift+Tab' : 'Tab');
      expect(await insideOrNowhere()).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, drawer(page).getByRole('link', { name: 'Popular Universities' }), 14);
    await page.keyboard.press('Enter');
    await expect(drawer(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Popular/);
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('axe finds nothing in the quick menu', async ({ page, expectAccessible }) => {
    await keepBookmarks(page, 3);
    await page.goto('/search');
    await openDrawer(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page, 'colors');
  });
});

test('the keyboard alone leads from the search to two schools and their comparison', async ({ page }) => {
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
