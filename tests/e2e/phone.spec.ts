/** Tests phone layouts: a university's page is collapsed, rows of tabs and wide tables scroll. */
import type { Locator, Page } from '@playwright/test';
import { openFolds } from './collapsibles.ts';
import { expect, test } from './site.ts';
import { visibleWords } from './visible-words.ts';

/** One of the fullest records, and the one with next to nothing. */
const MICHIGAN = '/university/university-of-michigan-ann-arbor-170976';
const MICHIGAN_IN_FRENCH = '/fr/universite/university-of-michigan-ann-arbor-170976';
const CENTENNIAL = '/university/centennial-college-montreal-900201';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const foldOf = (page: Page, id: string) => page.locator(`details:has(> [id="${id}"])`);

async function expectWithin(parts: Locator, width: number): Promise<void> {
  for (const part of await parts.all()) {
    const name = (await part.textContent()) ?? '';
    const { x, width: wide } = (await part.boundingBox()) ?? { x: -1, width: 0 };
    expect([x >= 0, x + wide <= width], name).toEqual([true, true]);
  }
}

test('the first screen of a university has the figures that matter', async ({ page }) => {
  await page.goto(MICHIGAN);
  const glance = page.getByRole('region', { name: 'At a glance' });
  for (const figure of ['Average net price', 'Graduation rate', 'Acceptance rate', 'Median earnings'])
    await expect(glance.getByText(figure)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Save to Bookmarks' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'What would you pay?' })).toBeInViewport();
});

test('a university is short until one opens what one wants, and nothing is lost', async ({
  page,
  expectAccessible,
}) => {
  for (const [address, most] of [
    [CENTENNIAL, 2_600],
    [MICHIGAN, 4_200],
  ] as const) {
    await page.goto(address);
    expect(await heightOf(page)).toBeLessThan(most);
  }
  // To the end, so that every part is drawn; what is folded is not counted.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const similar = page.getByRole('region', { name: 'Similar Universities' });
  await expect(similar.getByRole('link')).toHaveCount(0);
  await similar.getByRole('button', { name: 'Similar Universities' }).click();
  await expect(similar.getByRole('link').first()).toBeVisible();
  expect(await visibleWords(page)).toBeLessThan(2_000);
  const outcomes = page.getByRole('region', { name: 'How do students do?' });
  const fold = foldOf(page, 'finishing');
  // What it comes to stands beside its name.
  await expect(fold.locator('summary')).toContainText(/Estimate.*4 years: \$\d/);
  await expect(outcomes.getByRole('table', { name: 'Total cost to graduate' })).toBeHidden();
  await fold.locator('summary').click();
  await expect(outcomes.getByRole('table', { name: 'Total cost to graduate' })).toBeVisible();
  await openFolds(page);
  for (const table of ['After 8 years', 'Graduated within', 'One month under each repayment plan'])
    await expect(outcomes.getByRole('table', { name: table })).toBeVisible();
  await expect(page.getByText('Carnegie classification').filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the fullest record is as short in French', async ({ page }) => {
  await page.goto(MICHIGAN_IN_FRENCH);
  await expect(page.getByRole('heading', { level: 2, name: 'Comment être admis?' })).toBeVisible();
  expect(await heightOf(page)).toBeLessThan(4_200);
});

test('saving, comparing and applying stay at hand, and a link to a folded section opens it', async ({ page }) => {
  await page.goto(MICHIGAN);
  await page.getByRole('region', { name: 'How do students do?' }).scrollIntoViewIfNeeded();
  const save = page.getByRole('button', { name: 'Save to Bookmarks' });
  await expect(save).toBeInViewport({ ratio: 1 });
  await save.click();
  await expect(page.getByRole('button', { name: 'Saved to Bookmarks' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Compare University of Michigan' })).toBeInViewport({ ratio: 1 });
  const programs = page.getByRole('region', { name: 'What can you study?' });
  await expect(programs.getByRole('button', { name: 'What can you study?', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await page.goto(`${MICHIGAN}#programs`);
  await expect(programs.getByRole('button', { name: 'What can you study?', exact: true })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(programs.locator('summary').filter({ hasText: 'Engineering' }).first()).toBeVisible();
});

test('the keyboard opens and closes a fold, and a link to what is inside opens it', async ({ page }) => {
  await page.goto(MICHIGAN);
  const fold = foldOf(page, 'financial-aid');
  await fold.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(fold.getByText('Undergraduates with a Pell Grant')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(fold.getByText('Undergraduates with a Pell Grant')).toBeHidden();
  await page.goto(`${MICHIGAN}#month-after`);
  await expect(page.getByLabel('Pay per year, before tax')).toBeVisible();
  await expect(foldOf(page, 'month-after').locator('summary')).toBeInViewport();
  // The same from the page itself.
  await page.evaluate(() => {
    location.hash = 'living-there';
  });
  await expect(page.getByText('Rent for a one-bedroom apartment').filter({ visible: true })).toHaveCount(1);
  await expect(foldOf(page, 'living-there').locator('summary')).toBeInViewport();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('folds open by a press and by a link to what is inside, and are open on paper', async ({ page }) => {
    await page.goto(`${MICHIGAN}#debt`);
    await expect(foldOf(page, 'debt').getByText('Debt at graduation', { exact: true })).toBeVisible();
    const race = page.getByText('Native Hawaiian or Pacific Islander');
    await expect(race).toBeHidden();
    await page.getByText('Race and ethnicity').click();
    await expect(race).toBeVisible();
    const veterans = page.getByText('Yellow Ribbon program');
    await expect(veterans).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(veterans).toBeVisible();
  });
});

test('the row of sections stays at hand and shows where one is', async ({ page }) => {
  await page.goto(MICHIGAN);
  const row = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['How do you get in?', 'What can you study?', 'Similar Universities', 'About']) {
    const link = row.getByRole('link', { name, exact: true });
    await link.evaluate((one: HTMLElement) => one.click());
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(row).toBeInViewport();
    await expect(link).toBeInViewport({ ratio: 1 });
    await expectWithin(link, 390);
  }
});

test('a wide table is a list, and a table to whoever hears it', async ({ page, expectAccessible }) => {
  await page.goto(MICHIGAN);
  await openFolds(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const table = page.getByRole('table', { name: 'After 8 years' });
    await expect(table.getByRole('columnheader')).toHaveCount(6);
    const row = table.getByRole('row', { name: /Pell Grant recipients/ });
    await expect(row.getByRole('cell')).toHaveCount(5);
    expect(await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth)).toBe(0);
    await expectWithin(row.getByRole('cell'), width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await expectAccessible(page);
});

test('the tabs of a page are one line, in which the one that is chosen is in sight', async ({ page }) => {
  for (const address of ['/bookmarks', '/fr/favoris', '/popular', '/compare?ids=243744,166027']) {
    await page.goto(address);
    const tabs = page.getByRole('tab');
    expect(await tabs.count()).toBeGreaterThan(3);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const tops = await tabs.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size, address).toBe(1);
      for (const [key, at] of [
        ['End', -1],
        ['Home', 0],
      ] as const) {
        await page.locator('[role="tab"][aria-selected="true"]').focus();
        await page.keyboard.press(key);
        await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
        await expectWithin(tabs.nth(at), width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  }
});

test('the order of a list says its whole name in French', async ({ page }) => {
  await page.goto('/fr/recherche?q=college');
  const room = await page.locator('[data-sort] select').evaluate((select: HTMLSelectElement) => {
    const { fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(select);
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return -1;
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const free = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return free - Math.max(...['Pertinence', 'Nom (A à Z)'].map((name) => pen.measureText(name).width));
  });
  expect(room).toBeGreaterThanOrEqual(0);
});
