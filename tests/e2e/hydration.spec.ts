/** Every page comes to life as the Worker drew it: whatever React would draw otherwise it says on the console. */
import { ROUTE_PATHS } from '#schema/domain/route-paths.ts';
import { expect, test } from './site.ts';

const STANFORD = 'stanford-university-243744';
const FILLED: Record<string, string> = {
  ':slug': STANFORD,
  ':major': 'nursing',
  ':id': '2',
  ':category': 'searching',
  ':subcategory': 'filters',
};

const ADDRESSES = [
  ...Object.values(ROUTE_PATHS).map(({ path }) => path.replace(/:\w+/g, (name) => FILLED[name] ?? name)),
  '/search?q=laval&country=CA&view=list&page=1',
  '/search?country=US&state=VT&sortBy=tuition&page=2',
  '/search?q=zzzzqq',
  '/search?view=map&country=US',
  '/search?view=table&q=vermont',
  '/search?nearPlace=Boston',
  '/university/nobody-1',
  '/university/universite-laval-900137#cost',
  '/compare?ids=166027,110662,900138',
  '/compare?ids=166027,110662&tab=chart',
  '/popular?tab=most-affordable',
  '/resources?tab=articles',
  '/resources?tab=tools&tool=tuition-calculator',
  '/resources?tab=tools&tool=program-finder',
  '/resources?tab=tools&tool=location-explorer',
  '/auth?tab=register',
  '/bookmarks?tab=recent',
  '/faq?q=aid',
  '/help?q=bookmark',
  '/contact?subject=Hello',
  '/glossary#net-price',
  '/nowhere',
];

test.use({ expectedErrors: [/status of 40[14]/] });

for (const address of ADDRESSES) {
  test(`comes to life as it was drawn: ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).not.toBeEmpty();
  });
}
