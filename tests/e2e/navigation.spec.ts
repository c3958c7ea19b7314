import type { Page } from '@playwright/test';
import { signedIn } from './people.ts';
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
] as const;
const QUICK_LINKS = [
  ['Popular Universities', '/popular'],
  ['Resources', '/resources'],
  ['About', '/about'],
] as const;

const header = (page: Page) => page.getByRole('banner');
const opener = (page: Page) => page.getByRole('button', { name: 'Quick menu' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Go to' });

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

test.describe('the header', () => {
  test('on a wide window shows every link, and marks the page one is on by either address', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'wide windows');
    await page.goto('/university-search');
    const links = header(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(MAIN.map(([label]) => label));
    for (const [label, to] of MAIN) {
      await expect(links.filter({ hasText: new RegExp(`^${label}$`) })).toHaveAttribute('href', to);
    }
    await expect(header(page).locator('[aria-current="page"]').filter({ visible: true })).toHaveText(
      'Search Universities',
    );
    await links.filter({ hasText: 'About' }).click();
    await expect(header(page).locator('[aria-current="page"]').filter({ visible: true })).toHaveText('About');
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
    await expect(header(page).getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      /^\/(signup|auth\?tab=register)$/,
    );
    await expect(header(page).getByRole('button', { name: /menu/ })).toBeHidden();
  });

  test('on a small window keeps the links behind a button that opens and closes', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'small windows');
    await page.goto('/about');
    const menu = header(page).getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('listitem')).toHaveText(MAIN.map(([label]) => label));
    await expect(menu.locator('[aria-current="page"]')).toHaveText('About');
    const close = page.getByRole('button', { name: 'Close menu' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await close.click();
    await expect(menu).toBeHidden();
  });

  test('the menu closes with Escape, which gives the focus back, and with every link', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'small windows');
    await page.goto('/about');
    const menu = header(page).getByRole('navigation', { name: 'Main' });
    await page.getByRole('button', { name: 'Open menu' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'About' }).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Popular Universities' }).click();
    await expect(page).toHaveURL(/\/popular$/);
    await expect(menu).toBeHidden();
  });
});

test.describe('the quick menu', () => {
  test('is only there below the medium breakpoint', async ({ page }) => {
    await page.goto('/privacy');
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(opener(page)).toBeHidden();
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(opener(page)).toBeVisible();
  });

  test.describe('on a phone', () => {
    test.skip(({ isMobile }) => !isMobile, 'phones');

    test('is a drawer from the bottom, 60 % of the window high, with its tiles and Quick Links', async ({ page }) => {
      await page.goto('/privacy');
      await openDrawer(page);
      await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === 'finished'));
      const box = await drawer(page).boundingBox();
      const height = page.viewportSize()?.height ?? 0;
      expect(box?.height).toBeCloseTo(0.6 * height, 0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
      await expect(drawer(page).getByRole('heading', { name: 'Quick Links' })).toBeAttached();
      const links = await drawer(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
      expect(links).toEqual([...TILES, ...QUICK_LINKS]);
    });

    for (const [label, to] of [...TILES, ...QUICK_LINKS]) {
      test(`${label} leads to ${to} and closes it`, async ({ page }) => {
        await page.goto('/privacy');
        await openDrawer(page);
        await drawer(page).getByRole('link', { name: label, exact: true }).click();
        await expect(drawer(page)).toBeHidden();
        await expect(page).toHaveURL(to);
      });
    }

    test('a tap on the page one is on closes it too', async ({ page }) => {
      await page.goto('/');
      await openDrawer(page);
      await drawer(page).getByRole('link', { name: 'Home', exact: true }).click();
      await expect(drawer(page)).toBeHidden();
    });

    test('marks where one is: Search under both addresses, Bookmarks and Recent by the tab', async ({ page }) => {
      const current = () => drawer(page).locator('[aria-current="page"]');
      for (const [address, tile] of [
        ['/', 'Home'],
        ['/search?q=x', 'Search'],
        ['/university-search', 'Search'],
        ['/compare', 'Compare'],
      ]) {
        await page.goto(address as string);
        await openDrawer(page);
        await expect(current()).toHaveText(tile as string);
      }
      for (const [here, account] of [
        ['/bookmarks', false],
        ['/my-universities', true],
      ] as const) {
        if (account) await signedIn(page);
        await page.goto('/privacy');
        await openDrawer(page);
        for (const tile of ['Bookmarks', 'Recent']) {
          await drawer(page).getByRole('link', { name: tile, exact: true }).click();
          await expect(page).toHaveURL(new RegExp(`${here}(\\?tab=|$)`));
          await openDrawer(page);
          await expect(current()).toHaveText(tile);
        }
      }
    });

    for (const [count, badge] of [
      [0, null],
      [1, '1'],
      [9, '9'],
      [10, '9+'],
    ] as const) {
      test(`with ${count} bookmarks its badge ${badge === null ? 'is not there' : `shows ${badge}`}`, async ({
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
    }

    test('keeps the focus inside, closes with Escape and gives the focus back', async ({ page }) => {
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
    });

    test('can be used with the keyboard alone', async ({ page }) => {
      await page.goto('/privacy');
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(drawer(page)).toBeVisible();
      const popular = drawer(page).getByRole('link', { name: 'Popular Universities' });
      for (let step = 0; step < 12 && !(await popular.evaluate((link) => link === document.activeElement)); step++) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await expect(drawer(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Popular/);
      await expect(page.getByRole('main')).toBeFocused();
    });

    for (const scheme of ['light', 'dark'] as const) {
      test(`axe finds nothing in it and in the header's menu, in ${scheme} colours`, async ({
        page,
        expectAccessible,
      }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await keepBookmarks(page, 3);
        await page.goto('/search');
        await openDrawer(page);
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expectAccessible(page);
      });
    }
  });
});
