/** Reach, target and likely for what one keeps, what can be paid of it, and the search for what is lacking. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const HARVARD = { id: 166027, name: 'Harvard University' };
const OHIO_STATE = { id: 204796, name: 'Ohio State University' };
const WGU = { id: 433387, name: 'Western Governors University' };
const TORONTO = { id: 900138, name: 'University of Toronto' };
const BERKELEY = { id: 110635, name: 'University of California, Berkeley' };

const section = (page: Page) => page.getByRole('region', { name: 'A balanced list' });
const row = (page: Page, { id }: { id: number }) => page.locator(`tr[data-university="${id}"]`);

/** A browser that keeps these schools and knows this of its owner. */
async function keeping(
  page: Page,
  schools: readonly { id: number }[],
  { situation, canPay }: { situation?: object; canPay?: number } = {},
): Promise<void> {
  const ids = schools.map(({ id }) => id);
  const answer = await page.request.get(`/api/universities/compare?ids=${ids.slice(0, 4)}`);
  const cards: unknown[] = await answer.json();
  if (ids.length > 4)
    cards.push(...(await (await page.request.get(`/api/universities/compare?ids=${ids.slice(4)}`)).json()));
  await page.addInitScript(
    ([bookmarks, said, pay]) => {
      if (localStorage.getItem('campusatlas:bookmarked-universities') !== null) return;
      localStorage.setItem('campusatlas:bookmarked-universities', JSON.stringify(bookmarks));
      if (said) localStorage.setItem('campusatlas:situation', JSON.stringify(said));
      if (pay !== undefined) localStorage.setItem('campusatlas:can-pay', JSON.stringify(pay));
    },
    [cards, situation ?? null, canPay] as const,
  );
  await page.goto('/bookmarks');
}

test('without a score only the share admitted counts, and the list says so', { tag: '@long' }, async ({
  page,
  expectAccessible,
}) => {
  await keeping(page, [HARVARD, OHIO_STATE, WGU, TORONTO]);
  await expect(section(page)).toContainText('You haven’t added a score');
  await expect(section(page)).toContainText('1 reach · 1 target · 1 likely · 1 not placed');
  await expect(row(page, HARVARD)).toContainText('Reach');
  await expect(row(page, OHIO_STATE)).toContainText('Target');
  await expect(row(page, WGU)).toContainText('Likely');
  await expect(row(page, TORONTO)).toContainText('Not enough data');
  await section(page).getByText('Why each school is a reach, target or likely').click();
  await expect(section(page)).toContainText('Under 20%, a school is a reach for everyone.');
  await expect(section(page)).toContainText(
    'This school looks at your high school average. Add yours and we can place it.',
  );
  await expect(section(page)).toContainText('None of this is a chance or a promise.');
  await expectAccessible(page);
});

test('scores of one’s own move a school; one that looks at none is judged by admission alone', async ({ page }) => {
  await keeping(page, [OHIO_STATE, TORONTO, BERKELEY], { situation: { sat: 1_600, average: 80 } });
  await expect(row(page, OHIO_STATE)).toContainText('Likely');
  await expect(row(page, TORONTO)).toContainText('Reach');
  await expect(row(page, BERKELEY)).toContainText('Reach');
  await section(page).getByRole('button', { name: 'Change your scores' }).click();
  const dialog = page.getByRole('dialog', { name: 'About you' });
  await dialog.getByRole('textbox', { name: 'SAT total' }).fill('1000');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(page, OHIO_STATE)).toContainText('Reach');
  await expect(section(page)).toContainText('No likely school on this list.');
});

test('what is lacking comes with a search that finds some, within what one can pay', { tag: '@long' }, async ({
  page,
}) => {
  await keeping(page, [HARVARD, OHIO_STATE], { situation: { home: 'US-OH', income: '30-48' } });
  const amount = section(page).getByRole('textbox', { name: 'What you can pay per year, in US dollars' });
  await amount.fill('a lot');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page)).toContainText('Enter a whole amount from 0 to 200,000.');
  await amount.fill('$15,000');
  await section(page).getByRole('button', { name: 'Save' }).click();
  await expect(section(page)).toContainText('No likely school within your price.');
  const way = section(page).getByRole('link', {
    name: /^See [\d,]+ schools that admit most applicants, within \$15,000/,
  });
  const found = Number(/See ([\d,]+)/.exec((await way.textContent()) ?? '')?.[1]?.replace(',', ''));
  expect(found).toBeGreaterThan(0);
  await way.click();
  await expect(page).toHaveURL(/\/search\?.*admits=most/);
  await expect(page.getByText(new RegExp(`of ${found.toLocaleString('en-US')} `)).first()).toBeVisible();
  await page.goBack();
  // What can be paid is still known, and goes with everything else that was said.
  await expect(amount).toHaveValue('15000');
});

test('where nothing is within one’s price it says so and offers the search without it', { tag: '@long' }, async ({
  page,
}) => {
  await keeping(page, [HARVARD], { situation: { home: 'US-OH', income: '110+', sat: 1_200 }, canPay: 0 });
  await expect(section(page)).toContainText('No likely school within your price.');
  await expect(section(page)).toContainText('We found none within $0 per year.');
  await expect(section(page).getByRole('link', { name: /schools with open admission/ })).toBeVisible();
});

test('money without a home asks for it', { tag: '@long' }, async ({ page }) => {
  await keeping(page, [HARVARD, WGU], { canPay: 20_000 });
  await expect(section(page)).toContainText('To compare it with prices, we need your home or citizenship.');
  await section(page).getByRole('button', { name: 'Get my price' }).click();
  await expect(page.getByRole('dialog', { name: 'About you' })).toBeVisible();
});

test.describe('when the figures cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('it says so and tries again', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/universities/admissions*', (route) => route.abort());
    await keeping(page, [HARVARD, WGU]);
    await expect(section(page)).toContainText('We couldn’t sort your list.');
    await page.unroute('**/api/universities/admissions*');
    await section(page).getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, WGU)).toContainText('Likely');
  });
});

test.describe('the table', () => {
  const names = (page: Page) => page.locator('tr[data-university] [role=rowheader] a').allTextContents();

  test('is ordered by its columns with the keyboard, and back', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await keeping(page, [HARVARD, OHIO_STATE, WGU, TORONTO]);
    await expect(row(page, WGU)).toContainText('Likely');
    const head = page.getByRole('columnheader', { name: 'Reach, target, likely' });
    await head.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    expect((await names(page)).map((name) => name.slice(0, 7))).toEqual(['Western', 'Ohio St', 'Harvard', 'Univers']);
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    // What has no standing is last both ways.
    expect((await names(page)).map((name) => name.slice(0, 7))).toEqual(['Harvard', 'Ohio St', 'Western', 'Univers']);
    await page.keyboard.press('Enter');
    await expect(head).toHaveAttribute('aria-sort', 'none');
    expect((await names(page))[0]).toBe(TORONTO.name);
  });

  test('holds forty in rows that are no cards, at 390 px too, and four of them are compared', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { universities } = await (await page.request.get('/api/universities/search?limit=40')).json();
    await page.addInitScript((bookmarks) => {
      localStorage.setItem('campusatlas:bookmarked-universities', JSON.stringify(bookmarks));
    }, universities);
    await page.goto('/bookmarks');
    await expect(page.locator('tr[data-university]')).toHaveCount(40);
    await expect(section(page)).toContainText(/\d+ reach · \d+ target · \d+ likely/);
    const heights = await page
      .locator('tr[data-university]')
      .evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThan(190);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('name');
    const sorted = await names(page);
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare));
    const boxes = page.getByRole('checkbox', { name: /^Select .* to compare$/ });
    for (let at = 0; at < 4; at += 1) await boxes.nth(at).check();
    await expect(boxes.nth(4)).toBeDisabled();
    await page.getByRole('link', { name: 'Compare 4' }).click();
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+,\d+,\d+$/);
  });
});

test.describe('what opens beneath a row', () => {
  test('prints the sheet of that school alone, and copies the way to it', { tag: '@long' }, async ({
    page,
    context,
    expectAccessible,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        (window as { printed?: string | null }).printed =
          document.querySelector('[data-sheet="page"] h1')?.textContent ?? null;
        window.dispatchEvent(new Event('afterprint'));
      };
    });
    await keeping(page, [HARVARD, WGU]);
    const more = page.getByRole('button', { name: `More for ${WGU.name}` });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('button', { name: `Copy link to ${WGU.name}` }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/university\/western-governors-/);
    await page.getByRole('button', { name: `Print a one-page sheet on ${WGU.name}` }).click();
    const printed = () => page.evaluate(() => (window as { printed?: string | null }).printed ?? null);
    await expect.poll(printed).toBe(WGU.name);
    // The list itself is printed afterwards, without the sheet.
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Print list' }).click();
    await expect.poll(printed).toBeNull();
    await page.emulateMedia({ media: 'print' });
    await expect(row(page, HARVARD)).toBeVisible();
    await page.emulateMedia({ media: null });
    await expectAccessible(page);
  });
});
