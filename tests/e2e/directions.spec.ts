/** "Schools like this, but…": five ways to look on from a university, a press each, with schools that are better in one thing. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const STANFORD = '/university/stanford-university-243744';
const CALL = '**/api/universities/by-slug/*/directions**';
const CHOICES = [
  'Lower price',
  'Closer to home',
  'Higher graduation rate',
  'Easier to get into',
  'In the other country',
];
/** A way from which nobody can be better is said in words. */
const NOTHING = /no school is easier|Add your home state|clearly is|enough data on this school/;

async function openWays(page: Page) {
  await page.goto(STANFORD);
  const group = page.getByRole('group', { name: 'Schools like Stanford University, but…' });
  await group.scrollIntoViewIfNeeded();
  // What a button shows stands in the part it names.
  const results = page.locator(`[id="${await group.getByRole('button').first().getAttribute('aria-controls')}"]`);
  return { group, results, cards: results.getByRole('listitem').filter({ has: page.getByRole('heading') }) };
}

test('each way shows its own schools with its own reasons, or says why there are none', async ({
  page,
  expectAccessible,
}) => {
  const { group, results, cards } = await openWays(page);
  await expect(group.getByRole('button')).toHaveText(CHOICES);
  await expect(results).toBeEmpty();
  const seen = new Map<string, string>();
  for (const choice of CHOICES) {
    await group.getByRole('button', { name: choice }).click();
    await expect(group.getByRole('button', { pressed: true })).toHaveText([choice]);
    await expect(results.getByRole('status')).toContainText(`${choice}: `);
    const count = await cards.count();
    if (count === 0) await expect(results).toContainText(NOTHING);
    // What they have in common, and of each a reason beside its name.
    else expect((await cards.first().getByRole('listitem').allInnerTexts()).join('')).not.toBe('');
    seen.set(choice, ((await results.textContent()) ?? '').replace(choice, ''));
  }
  // Nobody said where home is, so of all ways only that of distance has nothing to go by.
  await expect(group.getByRole('button', { pressed: true })).toHaveCount(1);
  expect(new Set(seen.values()).size).toBe(CHOICES.length);
  expect(seen.get('Closer to home')).toMatch(NOTHING);
  expect(seen.get('In the other country')).toMatch(/, Canada/);
  await expectAccessible(page);
});

test('all ways are one question, and a second press takes the schools away', { tag: '@long' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/directions')) asked.push(request.url());
  });
  const { group, results, cards } = await openWays(page);
  expect(asked).toEqual([]);
  for (const choice of ['Lower price', 'In the other country', 'Lower price']) {
    await group.getByRole('button', { name: choice }).click();
    await expect(cards.first()).toBeVisible();
  }
  // A page that came to life anew may ask once more, but not for each press.
  expect(asked).toHaveLength(1);
  await group.getByRole('button', { name: 'Lower price' }).click();
  await expect(group.getByRole('button', { pressed: true })).toHaveCount(0);
  await expect(results).toBeEmpty();
});

test('the keyboard chooses, goes on to a school, and leads to its page', { tag: '@long' }, async ({ page }) => {
  const { group, cards } = await openWays(page);
  const border = group.getByRole('button', { name: 'In the other country' });
  await group.getByRole('button', { name: 'Easier to get into' }).focus();
  await page.keyboard.press('Tab');
  await expect(border).toBeFocused();
  await page.keyboard.press('Space');
  await expect(border).toHaveAttribute('aria-pressed', 'true');
  await expect(border).toBeFocused();
  const first = cards.first().getByRole('link').first();
  await expect(first).toBeVisible();
  const name = (await first.textContent()) ?? '';
  for (let step = 0; step < 3 && !(await first.evaluate((link) => link === document.activeElement)); step++)
    await page.keyboard.press('Tab');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test.describe('when they cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });
  test('the page says so, and tries again when asked', { tag: '@long' }, async ({ page }) => {
    let broken = true;
    await page.route(CALL, (route) => (broken ? route.abort() : route.continue()));
    const { group, results, cards } = await openWays(page);
    await group.getByRole('button', { name: 'Lower price' }).click();
    // It tries by itself before it gives up.
    await expect(results.getByRole('status')).toHaveText('We couldn’t load these schools. Try again.', {
      timeout: 30_000,
    });
    await expect(cards).toHaveCount(0);
    broken = false;
    await results.getByRole('button', { name: 'Try again' }).click();
    await expect(cards).toHaveCount(3);
  });
});

test('a school without tuition or known rates has only the ways that lead on from it', async ({ page }) => {
  await page.goto('/university/cegep-de-sainte-foy-900179');
  const group = page.getByRole('group', { name: 'Schools like Cégep de Sainte-Foy, but…' });
  await expect(group.getByRole('button')).toHaveText(['Closer to home', 'In the other country']);
});
