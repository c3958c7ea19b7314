/** Tests the way from a sentence to one's own price: two actions, and what is said is stored nowhere. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const LINE = 'nursing in ohio family income 48000';
const LIST = '/search?q=nursing+in+ohio+family+income+48000';

const cards = (page: Page) => page.getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const amounts = async (page: Page) =>
  (await page.locator('[data-own-price] dd > span:first-child').allInnerTexts())
    .map((text) => Number(text.replace(/\D/g, '')))
    .filter((amount) => amount > 0);
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /situation|own-prices/.test(key)));

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`two actions from the first page to one's own price in order, at ${width} px`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    let actions = 0;
    const act = async (action: Promise<void>) => {
      actions += 1;
      await action;
    };
    await act(page.getByRole('combobox', { name: 'Search universities' }).fill(LINE));
    await act(page.keyboard.press('Enter'));
    await expect(page).toHaveURL(LIST);
    await expect(page.locator('[data-own-price]')).toHaveCount(20);
    expect(actions).toBe(2);
    // Each card has its price, 20 px and bold, and they rise.
    const prices = await amounts(page);
    expect(prices.length).toBeGreaterThan(15);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const first = page.locator('[data-own-price] dd > span:first-child').first();
    await expect(first).toHaveCSS('font-size', '20px');
    await expect(first).toHaveCSS('font-weight', '700');
    await expect(first).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('yourPrice-asc');
    await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeInViewport();
    expect(await stored(page)).toEqual([]);
    await expectAccessible(page);
  });

test('what is taken from the line is in the chips and in the panel, and can be taken back', async ({ page }) => {
  await page.goto(LIST);
  await expect(chips(page)).toContainText('Family income $48,000');
  await expect(chips(page)).toContainText('Prices for Ohio residents');
  // The header says whose prices show, also where nothing is stored.
  await expect(page.getByRole('banner').getByRole('button', { name: /^Prices for OH/ })).toBeVisible();
  const { prices } = (await (
    await page.request.get(
      `/api/universities/prices?home=US-OH&income=30-48&ids=${await page.locator('[data-own-price]').first().getAttribute('data-own-price')}`,
    )
  ).json()) as { prices: { yourPrice: { amount: number } }[] };
  expect((await amounts(page))[0]).toBe(prices[0]?.yourPrice.amount);

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const panel = page.getByRole('dialog', { name: 'About you' });
  await expect(panel.getByLabel('Home state or province')).toHaveValue('US-OH');
  await expect(panel.getByRole('radio', { name: '$30,001–$48,000' })).toBeChecked();
  await panel.getByRole('button', { name: 'Cancel' }).click();
  expect(await stored(page)).toEqual([]);

  await chips(page)
    .getByRole('link', { name: /^Remove Prices for Ohio residents/ })
    .click();
  await expect(page.locator('[data-own-price]')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/home=|yourPrice/);
});

test('another order that is chosen holds, and published prices are one press away', async ({ page }) => {
  await page.goto(LIST);
  await page.getByRole('button', { name: 'Published', exact: true }).click();
  await expect(page.locator('[data-own-price]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Your price', exact: true }).click();
  await expect(page.locator('[data-own-price]').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('graduationRate-desc');
  await expect(page).toHaveURL(/sortBy=graduationRate/);
  await expect(page.locator('[data-own-price]').first()).toBeVisible();
  await expect
    .poll(async () => {
      const prices = await amounts(page);
      return prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));
    })
    .toBe(false);
});

test('a home that was said before counts in place of the state that is searched', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-MI', income: '0-30' })),
  );
  await page.goto(LIST);
  await expect(chips(page)).not.toContainText('Prices for Ohio residents');
  const first = page.locator('[data-own-price]').first();
  const id = await first.getAttribute('data-own-price');
  const answer = await page.request.get(`/api/universities/prices?home=US-MI&income=30-48&ids=${id}`);
  const { prices } = (await answer.json()) as { prices: { yourPrice: { amount: number } }[] };
  expect((await amounts(page))[0]).toBe(prices[0]?.yourPrice.amount);
});

test('a card says its price once, and what a year costs before aid opens how it was worked out', async ({ page }) => {
  await page.goto(LIST);
  const card = cards(page).first();
  const before = card.getByRole('button', { name: /^of \$[\d,]+ before aid: / });
  await expect(before).toBeVisible();
  await expect(card.getByRole('button', { name: /^Your price/ })).toHaveCount(0);
  // As high as the published prices whose place it takes.
  const place = await card
    .locator('[data-own-price]')
    .evaluate((own) => [
      own.getBoundingClientRect().height,
      own.closest('[data-personal]')?.parentElement?.parentElement?.getBoundingClientRect().height ?? 0,
    ]);
  expect(place[0]).toBeLessThanOrEqual(44);
  expect(place[1]).toBeLessThanOrEqual(44);
  await before.click();
  await expect(page.getByRole('group', { name: /^How we worked out your price/ })).toBeVisible();
});

for (const width of [390, 1280])
  test(`how a price is made leaves the price in sight and has a way out, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(LIST);
    const card = cards(page).nth(3);
    await card.getByRole('button', { name: /^of \$[\d,]+ before aid: / }).click();
    const receipt = page.getByRole('group', { name: /^How we worked out your price/ });
    await expect(receipt.getByRole('heading', { name: 'How this price is made' })).toBeVisible();
    const [price, sheet] = [await card.locator('[data-own-price]').boundingBox(), await receipt.boundingBox()];
    if (!price || !sheet) throw new Error('neither is drawn');
    expect(sheet.y >= price.y + price.height || sheet.y + sheet.height <= price.y).toBe(true);
    if (width < 600) expect(sheet).toMatchObject({ x: 0, width });
    await receipt.getByRole('button', { name: 'Close' }).click();
    await expect(receipt).toBeHidden();
  });

for (const view of ['', '&view=table'])
  test(`no word at one’s own price is under 13 px${view === '' ? '' : ' in the table'}`, async ({ page }) => {
    await page.goto(`${LIST}${view}`);
    const labels = page.locator('[data-own-price] button');
    await expect(labels.first()).toBeVisible();
    const sizes = await labels.evaluateAll((all) =>
      all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(13);
  });

test('a list without a line goes by one’s own price once an income is known, until another order is chosen', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
  );
  await page.goto('/search?state=OH');
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await expect(order).toHaveValue('yourPrice-asc');
  await expect(page.locator('[data-own-price]')).toHaveCount(20);
  const prices = await amounts(page);
  expect(prices.length).toBeGreaterThan(15);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await expect(page).toHaveURL('/search?state=OH');
  await order.selectOption('name-asc');
  await expect(page).toHaveURL(/state=OH&sortBy=name&sortOrder=asc$/);
  await expect(cards(page).first()).toContainText('Allegheny Wesleyan');
  await page.reload();
  await expect(order).toHaveValue('name-asc');
});

test('so does one behind a line that is filters alone, while names, places and orders keep their rank', async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
  );
  const order = page.getByRole('combobox', { name: 'Sort by' });
  for (const line of ['public in ohio', 'nursing in ohio']) {
    await page.goto(`/search?q=${encodeURIComponent(line)}`);
    await expect(order).toHaveValue('yourPrice-asc');
    await expect(page.locator('[data-own-price]')).toHaveCount(20);
    await expect
      .poll(async () => {
        const prices = await amounts(page);
        return prices.length > 15 && prices.every((price, at) => at === 0 || price >= (prices[at - 1] ?? 0));
      })
      .toBe(true);
    expect(new URL(page.url()).searchParams.toString()).toBe(new URLSearchParams({ q: line }).toString());
  }
  for (const line of ['colleges near boston', 'best graduation rate in ohio', 'ohio state university']) {
    await page.goto(`/search?q=${encodeURIComponent(line)}`);
    await expect(page.locator('[data-own-price]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(order, line).not.toHaveValue('yourPrice-asc');
  }
  // The rank can be chosen, and the address says so.
  await page.goto('/search?q=nursing+in+ohio');
  await expect(order).toHaveValue('yourPrice-asc');
  await order.selectOption('relevance');
  await expect(page).toHaveURL(/q=nursing\+in\+ohio&sortBy=relevance/);
  await page.reload();
  await expect(order).toHaveValue('relevance');
});

test('the price of a line goes along to the page of a school, and is stored nowhere', async ({ page }) => {
  await page.goto(LIST);
  const card = cards(page).first();
  const price = card.locator('[data-own-price] dd > span:first-child');
  await expect(price).toBeVisible();
  const amount = (await price.textContent()) ?? 'a price';
  await card.getByRole('heading', { level: 3 }).getByRole('link').click();
  const head = page.locator('[data-own-price]').first();
  await expect(head).toContainText(amount);
  await expect(head).toContainText(' per year before aid');
  await expect(page.getByRole('button', { name: 'What would you pay?' })).toHaveCount(0);
  expect(await stored(page)).toEqual([]);
  // A new visit knows nothing of it.
  await page.reload();
  await expect(page.getByRole('button', { name: 'What would you pay?' }).first()).toBeVisible();
  expect(await stored(page)).toEqual([]);
});
