/** The site in French, as its visitors meet it: every page, what opens on them, and ways through it that stay French. */
import { LANGUAGE_TAGS } from '../../schema/domain/formats/language.ts';
import { addressIn } from '../../schema/domain/site/route-addresses.ts';
import { ROUTE_PATHS, type RoutePath } from '../../schema/domain/site/route-paths.ts';
import { expectFrenchWays, expectNoEnglish, failuresOf, leftIn, sideways, TITLE } from './french-page.ts';
import { expect, test } from './site.ts';

/** By the site's own paths; each is opened at its address in French. */
const PAGES: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries<RoutePath>(ROUTE_PATHS).flatMap(([name, { path, personal }]) =>
      personal === 'signedIn' ? [] : [[name, path]],
    ),
  ),
  major: '/programs/nursing',
  university: '/university/stanford-university-243744',
  'university in Canada': '/university/university-of-toronto-900138',
  'university with next to nothing': '/university/centennial-college-montreal-900201',
  compare: '/compare?ids=166027,900138',
  'compare, nothing chosen': '/compare',
  // The same view as by a link of an account, whose address is made for each (sharing.spec.ts).
  sharedList: '/shared?ids=166027,110662,900138',
  sharedHere: '/shared?ids=243744',
  article: '/articles/1',
  resourcesArticle: '/resources/2',
  helpArticle: '/help/search/advanced-filters',
  'a list': '/search?q=boston&country=US&sortBy=tuition',
  'a list in Canada': '/search?country=CA&type=public',
  'a wish': '/search?q=nursing+schools+in+texas',
  'a wish in French': '/search?q=sciences+infirmières+en+Ontario',
  'an empty list': '/search?q=zzyzxq',
  'a table': '/search?view=table',
  'a map': '/search?view=map&country=CA',
  'resources, tools': '/resources?tab=tools&tool=tuition-calculator',
  'program finder': '/resources?tab=tools&tool=program-finder',
  'location explorer': '/resources?tab=tools&tool=location-explorer',
  'auth, register': '/auth?tab=register',
  'auth, recover': '/auth?tab=recover',
};

test.use({ locale: 'fr-CA' });

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name}: French in its head, its words and its links, before and after the scripts; axe; nothing sideways`, {
    tag: '@long',
  }, async ({ page, expectAccessible }) => {
    const failures = failuresOf(page);
    const answer = await page.goto(addressIn('fr', path));
    await page.waitForLoadState('networkidle');
    expect.soft(leftIn((await answer?.text()) ?? ''), 'as the Worker drew it').toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS.fr);
    await expect.soft(page).toHaveTitle(TITLE);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.soft(page.locator('main')).toHaveCount(1);
    expect.soft(failures).toEqual([]);
    await expectNoEnglish(page, 'come to life');
    await expectFrenchWays(page);
    await expectAccessible(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect.poll(() => sideways(page), `${width} px`).toBeLessThanOrEqual(0);
    }
    await expectNoEnglish(page, 'on a phone');
  });
}
