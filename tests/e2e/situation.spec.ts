/** About you: said once, and every price is one's own; forgotten, and every published one is back. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openFolds } from './collapsibles.ts';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

const OHIO_STATE = 204796;
const WATERLOO = 900141;
const AUSTIN = 228778;

interface Said {
  home?: string;
  residence?: string;
  income?: string;
  starting?: string;
  attendance?: string;
  subject?: string;
}

const panel = (page: Page) => page.getByRole('dialog', { name: 'About you' });
/** The header's button: the way to a price, and once one is known whose price it is. */
const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Get my price$|^Prices for / });
const openPanel = (page: Page) => opener(page).click();
/** What most families do without: a choice among states, and a citizenship that is not that of home. */
const openHomes = (page: Page) => panel(page).getByText('Choose a state, or say you live abroad').click();
const own = (page: Page, id: number) => page.locator(`[data-own-price="${id}"]`).first();
/** The first amount of a price: on a card what a year costs before aid comes after it. */
const firstAmount = (text: string) => /(?:CA)?\$[\d,]+/.exec(text)?.[0] ?? text.trim();
const amountOf = async (page: Page, id: number) => firstAmount((await own(page, id).locator('dd').textContent()) ?? '');

async function say(page: Page, { home, residence, income, starting, attendance, subject }: Said): Promise<void> {
  await openPanel(page);
  const dialog = panel(page);
  if (home || residence) await openHomes(page);
  if (home) await dialog.getByLabel('Home state or province').selectOption({ label: home });
  if (residence) await dialog.getByLabel('Citizenship or residence').selectOption({ label: residence });
  if (income) await dialog.getByRole('radio', { name: income }).check();
  if (starting || attendance || subject) {
    await dialog.getByText('More about you (optional)').click();
    if (starting) await dialog.getByLabel('Starting as').selectOption({ label: starting });
    if (attendance) await dialog.getByLabel('Studying').selectOption({ label: attendance });
    if (subject) await dialog.getByLabel('Add a subject').selectOption({ label: subject });
  }
  await dialog.getByRole('button', { name: 'Get my price' }).click();
  await expect(dialog).toBeHidden();
}

/** What the API says, which everything shown is held to. */
async function asked(page: Page, id: number, situation: string): Promise<string> {
  const response = await page.request.get(`/api/universities/prices?ids=${id}&${situation}`);
  const { prices } = (await response.json()) as { prices: { yourPrice: { amount: number; currency: string } }[] };
  const price = prices[0]?.yourPrice;
  return `${price?.currency === 'CAD' ? 'CA$' : '$'}${price?.amount.toLocaleString('en-US')}`;
}

test('a student in Ohio under $30,000: the same price on card, page, comparison and file; forgotten, all is as before', async ({
  page,
}) => {
  await page.goto('/search?q=Ohio+State+University');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name: 'Ohio State University', exact: true }) });
  await expect(card.getByText('In-state tuition')).toBeVisible();
  const published = await card.locator('dl').allInnerTexts();
  await say(page, { home: 'Ohio', income: '$0–$30,000', subject: 'Nursing' });
  const price = await asked(page, OHIO_STATE, 'home=US-OH&income=0-30');
  await expect(own(page, OHIO_STATE).locator('dd')).toContainText(price);
  await expect(card.getByText('In-state tuition')).toBeHidden();
  expect(new URL(page.url()).search).toBe('?q=Ohio+State+University');

  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download as CSV' }).click();
  // A browser keeps the address of a download: home and income are not in it.
  expect((await file).url()).toMatch(/^blob:/);
  const csv = await readFile(await (await file).path(), 'utf8');
  expect(csv.split('\r\n').find((line) => line.includes('Ohio State University'))).toContain(price.replace(/\D/g, ''));

  await page.goto(`/university/x-${OHIO_STATE}`);
  expect(await amountOf(page, OHIO_STATE)).toBe(price);
  await own(page, OHIO_STATE).getByRole('button').click();
  await expect(page.getByText('Average net price for families with your income')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`/compare?ids=${OHIO_STATE},${AUSTIN}&tab=financials`);
  const row = page.getByRole('row').filter({ hasText: 'Your price per year' });
  await expect(row).toContainText(price);

  await page.getByRole('button', { name: 'Published' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Your price' }).click();
  await expect(row).toHaveCount(1);

  await page.goto('/search?q=Ohio+State+University');
  await expect(own(page, OHIO_STATE)).toBeVisible();
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Delete my answers' }).click();
  await expect(page.locator('[data-own-price]')).toHaveCount(0);
  await expect.poll(() => card.locator('dl').allInnerTexts()).toEqual(published);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /situation|own-prices/.test(key))),
  ).toEqual([]);
});

test('a mother in Toronto sets Canada against the US: each price in its own currency, with its parts', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(`/university/x-${WATERLOO}`);
  await expect(page.getByText('graduate within 7 years').first()).toBeVisible();
  await expect(page.getByText(/arts programs \(2022–23\)/).first()).toBeVisible();
  await say(page, { home: 'Ontario', income: '$75,001–$110,000', subject: 'Computer science' });
  await expect(own(page, WATERLOO).locator('dd')).toHaveText(await asked(page, WATERLOO, 'home=CA-ON&income=75-110'));
  await own(page, WATERLOO).getByRole('button').click();
  await expect(page.getByText('Domestic tuition and fees')).toBeVisible();
  await expect(page.getByText(/^The tuition is for arts or general programs/)).toBeVisible();
  await page.keyboard.press('Escape');
  const year = page.getByRole('table').filter({ hasText: 'Total per year' }).first();
  await expect(year.getByRole('columnheader', { name: 'Ontario residents' })).toBeVisible();
  await expect(year.getByRole('columnheader', { name: 'International' })).toHaveCount(0);
  await expect(page.getByText('One year for others: International')).toBeVisible();
  await expect(page.getByText(/^Your price at the top, CA\$[\d,]+, counts only published costs/)).toBeVisible();
  await page.goto(`/compare?ids=${WATERLOO},${AUSTIN}&tab=financials`);
  const row = page.getByRole('row').filter({ hasText: 'Your price per year' });
  await expect(row).toContainText('CA$');
  await expect(row).toContainText(await asked(page, AUSTIN, 'home=CA-ON&income=75-110'));
});

test('a transfer student in Texas orders and narrows by their price; the address says neither home nor income', async ({
  page,
}) => {
  await page.goto('/search?state=TX&country=US');
  await say(page, { home: 'Texas', income: '$48,001–$75,000', starting: 'Transfer student', attendance: 'Part time' });
  await page.getByLabel('Sort by').selectOption({ label: 'My price' });
  await expect(page).toHaveURL(/sortBy=yourPrice/);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  // One's own price comes before what schools ask.
  await filters
    .getByRole('group', { name: /^Your price per year/ })
    .getByText('Enter exact numbers')
    .click();
  await filters.getByLabel('Highest price for you').fill('20000');
  await page.getByRole('button', { name: 'Apply', exact: false }).first().click();
  await expect(page).toHaveURL(/yourPriceMax=20000/);
  expect(page.url()).not.toMatch(/home|income|residence/);
  await expect(page.locator('[data-own-price]').first()).toBeVisible();
  await expect
    .poll(async () => {
      const texts = await page.locator('[data-own-price] dd').allInnerTexts();
      const amounts = texts.map((text) => Number(firstAmount(text).replace(/\D/g, '')));
      return amounts.length > 3 && amounts.every((amount, at) => amount <= 20_000 && amount >= (amounts[at - 1] ?? 0));
    })
    .toBe(true);
  await page.goto('/popular?tab=good-value');
  await expect(page.locator('[data-own-price]').first()).toBeVisible();
});

test('by keyboard: opened, filled in, sent, and the focus is back where it was', async ({ page }) => {
  await page.goto(`/university/x-${OHIO_STATE}`);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  // The close button is first, then the two questions.
  await page.keyboard.press('Tab');
  await page.keyboard.type('45701');
  await expect(panel(page).getByRole('status').filter({ hasText: 'Home: Ohio' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('radio', { name: '$30,001–$48,000' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(own(page, OHIO_STATE)).toBeVisible();
});

test('a ZIP code and one tile are a price; the header says whose it is, and leads back to change it', async ({
  page,
}) => {
  await page.goto(`/university/x-${OHIO_STATE}`);
  await openPanel(page);
  // Without a home there is none, and nothing is kept.
  await panel(page).getByRole('radio', { name: '$48,001–$75,000' }).check();
  await panel(page).getByRole('button', { name: 'Get my price' }).click();
  const code = panel(page).getByLabel('ZIP or postal code');
  await expect(code).toBeFocused();
  await expect(panel(page).getByText('To show a price, we need your ZIP')).toBeVisible();
  await code.fill('45701');
  await panel(page).getByRole('button', { name: 'Get my price' }).click();
  await expect(own(page, OHIO_STATE).locator('dd').first()).toHaveText(
    await asked(page, OHIO_STATE, 'home=US-OH&income=48-75'),
  );
  await expect(opener(page)).toHaveText('Prices for OH · $48-75k, change');
  // What it is of, and how much of such an income.
  const { yourPrice } = (
    (await (await page.request.get(`/api/universities/prices?ids=${OHIO_STATE}&home=US-OH&income=48-75`)).json()) as {
      prices: { yourPrice: { amount: number; sticker: number } }[];
    }
  ).prices[0] as { yourPrice: { amount: number; sticker: number } };
  await expect(own(page, OHIO_STATE)).toContainText(
    `of $${yourPrice.sticker.toLocaleString('en-US')} per year before aid`,
  );
  const share = (income: number) => Math.round((yourPrice.amount / income) * 100);
  await expect(own(page, OHIO_STATE)).toContainText(
    `Between ${share(75_000)}% and ${share(48_000)}% of your family’s income`,
  );
  await page.getByText('Price by family income').first().click();
  await expect(page.locator('[data-own-step]')).toHaveText('$48,001–$75,000 (you)');
  await openPanel(page);
  await expect(panel(page).getByLabel('ZIP or postal code')).toHaveValue('45701');
  await panel(page).getByLabel('ZIP or postal code').fill('h2x 1y4');
  await panel(page).getByRole('radio', { name: 'Prefer not to say' }).check();
  await panel(page).getByRole('button', { name: 'Get my price' }).click();
  await expect(opener(page)).toHaveText('Prices for QC, change');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Delete my answers' }).click();
  await expect(opener(page)).toHaveAccessibleName('Get my price');
});

test('a score that is none is told at its field, and nothing is kept', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/university/x-${OHIO_STATE}`);
  await openPanel(page);
  await panel(page).getByText('More about you (optional)').click();
  await panel(page).getByLabel('SAT total').fill('1700');
  await panel(page).getByRole('button', { name: 'Save' }).click();
  await expect(panel(page).getByText('Enter a whole number from 400 to 1600.')).toBeVisible();
  await expect(panel(page).getByLabel('SAT total')).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('campusatlas:situation'))).toBeNull();
});

test('without a network the last prices stay, and junk in the storage is nothing said', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`/university/x-${OHIO_STATE}`);
  await say(page, { home: 'Ohio' });
  const price = await amountOf(page, OHIO_STATE);
  await page.route('**/api/universities/prices*', (route) => route.abort());
  await page.reload();
  await expect(own(page, OHIO_STATE).locator('dd')).toHaveText(price);
  await page.evaluate(() => localStorage.setItem('campusatlas:situation', '{"home":"US-XX","sat":"x"}'));
  await page.reload();
  await expect(page.getByText('Average net price').first()).toBeVisible();
  await expect(page.locator('[data-own-price]')).toHaveCount(0);
});

test('what was said stands beside what a university publishes, and a price known from before shows on a list', {
  tag: '@long',
}, async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.addInitScript(() => {
    const said = { home: 'US-OH', income: '0-30', sat: 1_200, starting: 'transfer' };
    localStorage.setItem('campusatlas:situation', JSON.stringify(said));
  });
  await page.goto(`/university/x-${OHIO_STATE}`);
  const price = await asked(page, OHIO_STATE, 'home=US-OH&income=0-30');
  await expect(own(page, OHIO_STATE).locator('dd')).toHaveText(price);
  await page.getByRole('heading', { name: 'How do you get in?', level: 2 }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/1,200.*below/)).toBeVisible();
  await openFolds(page);
  await page.getByRole('heading', { name: 'How do students do?', level: 2 }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Transfer students', pressed: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`would cost you about \\${price}`)).first()).toBeVisible();

  // Kept by the browser since: the list has it at once.
  await page.goto('/search?q=Ohio+State+University');
  await expect(own(page, OHIO_STATE).locator('dd')).toContainText(price);
  await expect(page.getByRole('status').filter({ hasText: 'Showing' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('prices that were set aside at sign-in are asked about over the saved schools, and come back at one press', async ({
  page,
}) => {
  await signedIn(page);
  await page.request.put(`/api/bookmarks/${OHIO_STATE}`, { data: {}, headers: { 'sec-fetch-site': 'same-origin' } });
  await page.goto('/about');
  await page.evaluate(() =>
    localStorage.setItem('campusatlas:situation-aside', JSON.stringify({ home: 'US-OH', income: '30-48' })),
  );
  await page.goto('/my-universities?tab=bookmarks');
  const note = page.getByText('Before you signed in, someone entered this in this browser');
  await expect(note).toBeVisible();
  await expect(own(page, OHIO_STATE)).toHaveCount(0);
  await page.getByRole('button', { name: 'It’s mine, use it' }).click();
  await expect(note).toHaveCount(0);
  await expect(own(page, OHIO_STATE).first()).toContainText(await asked(page, OHIO_STATE, 'home=US-OH&income=30-48'));
});
