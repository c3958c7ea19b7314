/** Axe on every page in full: two languages, two widths, light and dark, and nothing scrolls sideways. */
import { addressIn } from '#schema/domain/site/route-addresses.ts';
import { ROUTES, STATES } from './addresses.ts';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

const PAGES = [
  ...ROUTES,
  ...Object.entries(STATES).map(([name, address]) => ({ name, address, isForAccounts: false })),
];
const WIDTHS = [320, 390, 768, 1280];

for (const language of ['en', 'fr'] as const)
  for (const { name, address, isForAccounts } of PAGES)
    test(`${name} (${language}): axe finds nothing at any width, light or dark`, { tag: '@long' }, async ({
      page,
      expectAccessible,
    }) => {
      test.setTimeout(180_000);
      if (isForAccounts) await signedIn(page);
      await page.goto(addressIn(language, address));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ['light', 'dark'] as const) {
          // Without motion, so that no color is looked at half-way.
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expectAccessible(page, colorScheme === 'dark' ? 'colors' : undefined);
        }
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(sideways, `${width} px`).toBeLessThanOrEqual(0);
      }
    });
