/** Sitemap, privacy, terms, scholarships, and the second addresses of pages. */
import { UNIVERSITY_KINDS } from '#schema/domain/record/university-figures.ts';
import { expect, test } from './site.ts';

test.describe('privacy', () => {
  test.use({ serviceWorkers: 'allow' });

  test('says when it was last changed and whom the service is not for', { tag: '@long' }, async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    await expect(page.getByText('Last updated May 1, 2025')).toBeVisible();
    await expect(page.getByText(/not for children under 13/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'In short' })).toContainText('You don’t need an account.');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Children' }).click();
    await expect(page).toHaveURL(/#children$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Children' })).toBeInViewport();
  });

  test('has its contents beside the text on a wide screen, where they stay, and folded on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/privacy');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const text = page.getByRole('region', { name: 'In short' });
    const [beside, read] = [await contents.boundingBox(), await text.boundingBox()];
    expect(read?.y).toBeLessThan(400);
    expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThan(read?.x ?? 0);
    await contents.getByRole('link', { name: 'Children' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Children' })).toBeInViewport();
    await expect(contents.getByRole('link', { name: 'In short' })).toBeInViewport();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/privacy');
    await expect(contents.getByRole('link', { name: 'Children' })).toBeHidden();
    await contents.getByRole('button', { name: 'On this page' }).click();
    await expect(contents.getByRole('link', { name: 'Children' })).toBeVisible();
  });

  test('names everything that the site writes into the browser', async ({ page }) => {
    await page.goto('/popular?tab=top-rated');
    await page.getByRole('button', { name: 'Add to bookmarks' }).first().click();
    await page
      .getByRole('button', { name: /^Compare / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Switch to / }).click();
    await page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first().click();
    await expect(page).toHaveURL(/\/university\//);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    const written = await page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()).map((name) => `${name.split('-').slice(0, 2).join('-')}-…`),
    ]);
    expect(written.length).toBeGreaterThanOrEqual(4);
    await page
      .getByText(/^Every name and what it holds/)
      .first()
      .click();
    for (const name of written) await expect(page.getByText(name, { exact: true }), name).toBeVisible();
    expect(await page.context().cookies()).toEqual([]);
  });
});

test('the link for an assistant is shown and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/assistants');
  // An answer as an assistant gives it, with the numbers, year and source of the page it leads to.
  const example = page.getByRole('region', { name: 'An example' });
  const [pay = ''] =
    /\$[\d,]+/.exec(((await example.textContent()) ?? '').split('Your assistant answers')[1] ?? '') ?? [];
  expect(pay).not.toBe('');
  await expect(example).toContainText('College Scorecard');
  await example.getByRole('link').click();
  await expect(page.getByRole('main').getByRole('definition').filter({ hasText: pay }).first()).toBeVisible();
  await page.goBack();
  const link = page.getByLabel('The link');
  await expect(link).toHaveValue(/^http:\/\/[^/]+\/mcp$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
});

test.describe('terms', () => {
  test('have a page of their own, which leads to the privacy policy', { tag: '@long' }, async ({ page }) => {
    await page.goto('/terms-of-service');
    await expect(page).toHaveTitle('Terms of Service | US & Canada University Search');
    await page.getByRole('main').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL(/\/privacy$/);
  });
});

test.describe('scholarships', () => {
  test('lead to the official sites of both countries', { tag: '@long' }, async ({ page }) => {
    await page.goto('/scholarships');
    for (const [name, address] of [
      ['FAFSA, at Federal Student Aid', 'https://studentaid.gov/'],
      ['CSS Profile', 'https://cssprofile.collegeboard.org/'],
      ['Canada Student Financial Assistance', 'https://www.canada.ca/'],
      ['Ontario', 'https://www.ontario.ca/'],
      ['EduCanada scholarships', 'https://www.educanada.ca/'],
    ] as const) {
      const link = page.getByRole('main').getByRole('link', { name: `${name} (opens an official site)`, exact: true });
      expect(await link.getAttribute('href'), name).toMatch(new RegExp(`^${address}`));
    }
    await page.getByRole('link', { name: 'The lowest tuition' }).click();
    await expect(page.getByRole('tab', { name: 'Most affordable' })).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('sitemap', () => {
  test('lists the pages in groups, and opens the file for search engines in a new tab', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.goto('/sitemap');
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /^Universities$/ })).toBeVisible();
    await expect(page.getByText(/Google Search Console or Bing Webmaster Tools/)).toBeVisible();
    const [file] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'sitemap.xml (opens in a new tab)' }).click(),
    ]);
    await expect(file).toHaveURL(/\/sitemap\.xml$/);
    await expect(page.getByText(new URL('/sitemap.xml', page.url()).href, { exact: true })).toBeVisible();
  });

  test('the file leads to every university, and each address it names is a page', async ({ request, baseURL }) => {
    const addressesOf = async (path: string) =>
      [...(await (await request.get(path)).text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) =>
        String(address),
      );
    // Every kind, and nothing that has closed: its page stays, and nobody is led there.
    const kinds = UNIVERSITY_KINDS.map((kind) => `kind=${kind}`).join('&');
    const { total } = await (await request.get(`/api/universities/search?limit=1&${kinds}`)).json();
    const parts = await addressesOf('/sitemap.xml');
    const lists = await Promise.all(parts.map((part) => addressesOf(new URL(part).pathname)));
    const addresses = lists.flat();
    const { total: careers } = await (await request.get('/api/careers')).json();
    // Of hundreds of one kind, all are named and a few are opened.
    const many = Object.entries({
      '/university/': total,
      '/fr/universite/': total,
      '/careers/': careers,
      '/fr/carrieres/': careers,
    });
    const opened = many.flatMap(([path, count]) => {
      const of = addresses.filter((address) => address.startsWith(`${baseURL}${path}`));
      expect(of, path).toHaveLength(count);
      return [of[0], of[Math.floor(count / 2)], of.at(-1)] as string[];
    });
    const pages = addresses.filter((address) => !many.some(([path]) => address.startsWith(`${baseURL}${path}`)));
    for (const address of [...pages, ...opened]) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      expect(await response.text(), address).toContain(`<link rel="canonical" href="${address}"`);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  });
});

test.describe('second addresses', () => {
  for (const [alias, target] of [
    ['/privacy-policy', '/privacy'],
    ['/terms', '/terms-of-service'],
    ['/universities?q=yale', '/search?q=yale'],
    ['/popular-universities?tab=research', '/popular?tab=research'],
  ] as const) {
    test(`${alias} leads to ${target} for good`, { tag: '@long' }, async ({ page, request }) => {
      const response = await request.get(alias, { maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([301, target]);
      await page.goto(alias);
      await expect(page).toHaveURL(new RegExp(`${target.replace('?', '\\?')}$`));
    });
  }
});

test.describe('pages to read', () => {
  for (const path of ['/sitemap', '/privacy', '/terms-of-service', '/scholarships']) {
    test(`${path} has no finding of axe, light or dark, and does not scroll sideways`, { tag: '@long' }, async ({
      page,
      expectAccessible,
    }) => {
      test.slow();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 320, height: 700 });
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wider).toBeLessThanOrEqual(0);
    });
  }
});
