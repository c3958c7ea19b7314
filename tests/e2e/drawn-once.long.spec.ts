/** Every page looks the same without scripts, before hydration and after it: at two widths, light and dark. */
import { NOT_FOUND, ROUTES, STATES } from './addresses.ts';
import { expectOnePicture } from './one-picture.ts';
import { test } from './site.ts';

const ADDRESSES: Record<string, string> = {
  ...Object.fromEntries(ROUTES.map(({ name, address }) => [name, address])),
  ...STATES,
  'no page': NOT_FOUND,
};
const SIZES = {
  390: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  1440: { viewport: { width: 1440, height: 900 } },
} as const;

for (const [width, size] of Object.entries(SIZES))
  for (const [name, address] of Object.entries(ADDRESSES))
    test(`${name} at ${width} px is one picture, light and dark`, { tag: '@long' }, async ({ browser }, info) => {
      // Six pages are opened, and where they differ large pictures are compared.
      test.setTimeout(120_000);
      for (const colorScheme of ['light', 'dark'] as const)
        await expectOnePicture(browser, info, { name, address, look: { ...size, colorScheme } });
    });
