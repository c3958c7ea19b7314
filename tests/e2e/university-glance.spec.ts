/** Tests what of a university is seen at a glance on a phone: where its figures are, how long the page is, that a finger hits. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** The fullest records, a community college among them. */
const FULL = [
  '/university/university-of-michigan-170976',
  '/university/the-ohio-state-university-204796',
  '/university/university-of-toronto-900138',
  '/university/mcgill-university-900053',
  '/university/columbus-state-community-college-202222',
];
/** A record of which next to nothing is published. */
const EMPTY = '/university/centennial-college-montreal-900201';
/** A long name takes two lines. */
const FIRST_FIGURE_BELOW = 260;
const TALLEST = 4200;
/** French takes more lines for the same. */
const TALLEST_IN_FRENCH = 4400;
const TALLEST_ON_A_DESKTOP = 5300;
const MOST_WORDS = 2000;
const FOOTER = 240;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
});

const open = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Everything has its height once the last part has come.
  await page.waitForLoadState('networkidle');
};

for (const address of FULL)
  test(`${address}: what one pays, who finishes, who gets in and what they earn on the first screen`, async ({
    page,
    expectAccessible,
  }) => {
    await open(page, address);
    const bar = page.locator('[data-action-bar]');
    for (const name of ['Save to Bookmarks', /^Compare|^Add .* to comparison/])
      await expect(bar.getByRole('button', { name })).toBeInViewport();
    const head = page.getByRole('region', { name: 'At a glance' });
    const [barTop, figures] = await Promise.all([
      bar.evaluate((one) => one.getBoundingClientRect().top),
      head.locator('dt').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => {
            const { top, bottom } = (one.parentElement as HTMLElement).getBoundingClientRect();
            return { top, bottom };
          }),
      ),
    ]);
    expect(figures.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...figures.map(({ top }) => top))).toBeLessThanOrEqual(FIRST_FIGURE_BELOW);
    expect(Math.max(...figures.map(({ bottom }) => bottom))).toBeLessThanOrEqual(barTop);
    // Most of them are set among those of similar schools, in a line.
    expect(
      await head
        .getByText(/similar schools/)
        .filter({ visible: true })
        .count(),
    ).toBeGreaterThanOrEqual(2);

    const seen = await page.evaluate(() => ({
      height: document.documentElement.scrollHeight,
      // biome-ignore lint/performance/useDomNodeTextContent: what is folded away is not read
      words: document.body.innerText.split(/\s+/).length,
      footer: document.querySelector('footer')?.getBoundingClientRect().height ?? Number.NaN,
      // A link in a sentence is as high as its line.
      small: [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, summary)')]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
        .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    }));
    expect(seen.height).toBeLessThanOrEqual(TALLEST);
    expect(seen.words).toBeLessThan(MOST_WORDS);
    expect(seen.footer).toBeLessThanOrEqual(FOOTER);
    expect(seen.small).toEqual([]);
    await expectAccessible(page);
  });

test('in Canada one applies through the service where a school’s own form is not known', async ({ page }) => {
  await open(page, '/university/university-of-toronto-900138');
  await expect(page.locator('[data-action-bar]').getByRole('link', { name: 'Apply' })).toHaveAttribute(
    'href',
    'https://www.ouac.on.ca',
  );
});

test('in French the page is hardly longer', async ({ page }) => {
  await open(page, '/fr/universite/university-of-michigan-170976');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(TALLEST_IN_FRENCH);
});

test('where next to nothing is known, the head names it once, with the reason, and no heading stands over nothing', async ({
  page,
}) => {
  await open(page, EMPTY);
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText(
    /We don’t have this: .*Graduation rate/,
  );
  for (const name of ['How do students do?', 'What can you study?'])
    await expect(page.getByRole('region', { name })).toHaveCount(0);
  // The price of the head; the lines one press under it name the rest.
  await expect(page.getByText('Information not available').filter({ visible: true })).toHaveCount(1);
  await page.getByText('Numbers we don’t have').click();
  await expect(page.getByText(/^We don’t have this: /).filter({ visible: true })).toHaveCount(1);
});

test('a school without a known date or form leads to its own site in their place', async ({ page }) => {
  await open(page, '/university/university-of-prince-edward-island-900132');
  await expect(page.getByText('Deadlines and how to apply:').getByRole('link')).toHaveAttribute('href', /upei\.ca/);
  await expect(page.locator('[data-action-bar]').getByRole('link', { name: 'Website' })).toHaveAttribute(
    'href',
    /upei\.ca/,
  );
});

test('rates of different years say when their students started', async ({ page }) => {
  await open(page, '/university/yeshivath-viznitz-197735');
  await expect(page.getByText('graduate within 6 years (started in fall 2018)')).toBeVisible();
  await expect(page.getByText(/Six years: 64.* \(started in fall 2014\)/)).toBeVisible();
});

test('a date that has passed is no button of the plan, and the next one is on the first screen', async ({ page }) => {
  await open(page, '/university/university-of-michigan-170976');
  const rounds = page.getByRole('region', { name: 'How do you get in?' }).getByRole('table').getByRole('row');
  const passed = rounds.filter({ hasText: '(passed)' });
  for (const row of await passed.all()) await expect(row.getByRole('button', { name: /plan/i })).toHaveCount(0);
  const next = rounds.filter({ has: page.getByRole('button', { name: /^Add to my plan/ }) }).first();
  const date = (await next.getByRole('cell').first().textContent())?.trim();
  await expect(page.getByText(`Next deadline: ${date}`)).toBeInViewport();
});

test('the foot of the page opens part by part', async ({ page }) => {
  await open(page, EMPTY);
  const foot = page.getByRole('contentinfo');
  await expect(foot.getByRole('link', { name: 'Scholarships' })).toBeHidden();
  await foot.getByRole('button', { name: 'Resources' }).click();
  await expect(foot.getByRole('link', { name: 'Scholarships' })).toBeVisible();
  await expect(foot.getByPlaceholder('Enter your email')).toBeHidden();
  await foot.getByRole('button', { name: 'CampusAtlas' }).click();
  await expect(foot.getByPlaceholder('Enter your email')).toBeVisible();
});

test('a CEGEP leads whoever is not from Quebec to itself, and first of all to the service that takes applications', async ({
  page,
}) => {
  await open(page, '/university/cegep-garneau-900194');
  await expect(page.getByText('From outside Quebec?').getByRole('link')).toHaveAttribute('href', /cegepgarneau/);
  await expect(
    page.getByRole('region', { name: 'How do you get in?' }).getByRole('link', { name: 'Apply through SRACQ' }),
  ).toHaveAttribute('href', 'https://www.sracq.qc.ca');
});

test('dates of one service on the same day are one row', async ({ page }) => {
  await open(page, '/university/university-of-toronto-900138');
  await expect(page.getByText(/^Apply through OUAC by /)).toBeVisible();
  const rows = page.getByRole('region', { name: 'How do you get in?' }).getByRole('row');
  await expect(rows.filter({ has: page.getByRole('button') })).toHaveCount(1);
});

test.describe('on a desktop', () => {
  test('what a CEGEP has to offer under its few figures stands beside them', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/university/cegep-garneau-900194');
    const head = page.getByRole('region', { name: 'At a glance' });
    const price = await head.getByText('No tuition').boundingBox();
    const own = await head.getByRole('button', { name: 'What would you pay?' }).boundingBox();
    expect(own?.x).toBeGreaterThan(700);
    expect(Math.abs((own?.y ?? 0) - (price?.y ?? 0))).toBeLessThan(100);
  });

  test('the further figures of a head are in one row on the columns of the first', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/university/university-of-michigan-170976');
    const names = page.getByRole('region', { name: 'At a glance' }).locator('dt').filter({ visible: true });
    const lefts = await names.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(lefts).toHaveLength(8);
    expect(lefts.slice(4)).toEqual(lefts.slice(0, 4));
  });

  test('fields that nobody counts stand in two columns', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, '/university/university-of-toronto-900138');
    const fields = page
      .getByRole('region', { name: 'What can you study?' })
      .locator('summary')
      .filter({ hasText: / listed$/ });
    const lefts = await fields.evaluateAll((all) => all.slice(0, 10).map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(2);
  });

  for (const address of ['/university/the-ohio-state-university-204796', '/university/mcgill-university-900053'])
    test(`${address}: two columns keep a full record short`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, address);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        TALLEST_ON_A_DESKTOP,
      );
    });

  for (const [address, label] of [
    ['/fr/universite/university-of-toronto-900138', 'Droits de scolarité, résidents'],
    ['/university/university-of-toronto-900138', 'Domestic tuition'],
  ] as const)
    test(`${address}: nothing is empty under the head, and the price of the head is there once`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, address);
      const head = page.locator('main h1').locator('xpath=../..');
      const [words, picture] = await head.evaluate((one) => {
        const [texts, figure] = [...one.children];
        const last = texts?.lastElementChild?.getBoundingClientRect().bottom ?? Number.NaN;
        return [last, figure?.getBoundingClientRect().bottom ?? Number.NaN];
      });
      expect(Math.abs((picture ?? 0) - (words ?? 0))).toBeLessThanOrEqual(24);
      await expect(
        page.locator('main dl dt').filter({ hasText: label }).filter({ visible: true }).first(),
      ).toBeVisible();
      const headline = page.locator('main section').first();
      expect(await headline.locator('dt').filter({ hasText: label }).count()).toBe(1);
    });
});
