/**
 * Each kind of page looks the same without scripts, before hydration and after it. `npm run test:long -- pictures` compares every
 * page at two widths, light and dark (tests/e2e/drawn-once.long.spec.ts).
 */
import { KINDS } from './addresses.ts';
import { expectOnePicture } from './one-picture.ts';
import { test } from './site.ts';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, colorScheme: 'light' } as const;

for (const [name, address] of Object.entries(KINDS))
  test(`${name} is one picture: without scripts, before and after hydration`, async ({ browser }, info) => {
    await expectOnePicture(browser, info, { name, address, look: PHONE });
  });
