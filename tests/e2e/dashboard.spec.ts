import type { Page } from '@playwright/test';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

const STANFORD = { id: 243744, slug: 'stanford-university-243744', name: 'Stanford University' };
const OTHERS = [231174, 204796, 166027];
const FIRST_ORDER = ['Bookmarks', 'My Lists', 'Recently Viewed', 'Recommended For You'];
const write = { headers: { 'sec-fetch-site': 'same-origin' } };

const titles = (page: Page) => page.getByRole('main').locator('ol').getByRole('heading', { level: 2 });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const order = async (page: Page) => (await (await page.request.get('/api/dashboard')).json()).order;

test('four parts with the first of each, put in order by buttons, by keys and by hand, and so the next time', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth?next=%2Fdashboard');
  await signedIn(page);
  await page.goto('/my-universities');
  await page.getByRole('main').getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  // Of nothing at all four parts would say the same: one start, and three schools that a press saves.
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Save your first school');
  await expect(page.getByRole('main').getByRole('link', { name: 'Browse Universities' })).toHaveAttribute(
    'href',
    '/search',
  );
  const suggested = page.getByRole('main').getByRole('listitem');
  await expect(suggested).toHaveCount(3);
  await expect(titles(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Arrange' })).toHaveCount(0);
  // The page shows a saved school before the server has it.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await suggested.first().getByRole('button').click();
  expect((await saved).ok()).toBe(true);
  await expect(titles(page)).toHaveText(FIRST_ORDER);
  await expect(part(page, 'Bookmarks').getByRole('row')).toHaveCount(1 + 1);
  await expect(part(page, 'My Lists')).toContainText('You have no lists yet.');
  await expect(part(page, 'Recently Viewed')).toContainText('No schools viewed yet.');
  // What there is none of takes no place.
  await expect(page.getByRole('region', { name: 'Saved searches' })).toHaveCount(0);
  const { bookmarks: one } = await (await page.request.get('/api/bookmarks')).json();
  for (const { university } of one) await page.request.delete(`/api/bookmarks/${university.id}`, write);

  for (const id of [...OTHERS, STANFORD.id]) await page.request.put(`/api/bookmarks/${id}`, write);
  const made = await page.request.post('/api/lists', { ...write, data: { name: 'First choice' } });
  const { id: list } = await made.json();
  await page.request.put(`/api/lists/${list}/members/${STANFORD.id}`, write);
  await page.goto(`/university/${STANFORD.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: STANFORD.name })).toBeVisible();
  await page.goto('/dashboard');

  // What comes next of all that is saved stands before it, and a press away are the plan and the scholarships.
  await expect(page.locator('[data-next-date]')).toContainText(/in \d+ days, Jan 1/);
  await expect(page.getByRole('list', { name: 'Dates ahead' }).getByRole('listitem').first()).toContainText('Harvard');
  await expect(page.getByRole('main').getByRole('link', { name: 'See your plan' })).toHaveAttribute(
    'href',
    '/my-universities?tab=plan',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'All scholarships' })).toHaveAttribute(
    'href',
    '/scholarships',
  );
  // How the list is balanced stands beside them.
  await expect(page.locator('[data-balance-strip] [data-standing="reach"]')).toContainText(/\d reach/);

  // Over the rest, which is one table: what is due first is first, with its round, its status and what is to do next.
  const dates = await page.locator('[data-next-date]').boundingBox();
  const bookmarks = await part(page, 'Bookmarks').boundingBox();
  if (!dates || !bookmarks) throw new Error('no dates, or no bookmarks');
  expect(dates.y + dates.height).toBeLessThan(bookmarks.y);
  const rows = part(page, 'Bookmarks').getByRole('row');
  await expect(rows).toHaveCount(1 + 4);
  await expect(rows.nth(1)).toContainText(
    /Harvard University.*\$[\d,]+.*Jan 1, 2027Regular decision.*Application form/,
  );
  await expect(rows.nth(1).getByRole('combobox').locator('option:checked')).toHaveText('Saved');
  await expect(part(page, 'Bookmarks').getByRole('link', { name: STANFORD.name })).toHaveAttribute(
    'href',
    `/university/${STANFORD.slug}`,
  );
  // All four show: there is nothing more to see.
  await expect(part(page, 'Bookmarks').getByRole('link', { name: /^See all/ })).toHaveCount(0);
  await expect(part(page, 'My Lists')).toContainText('1 school');
  await expect(part(page, 'Recently Viewed').getByRole('link', { name: STANFORD.name })).toBeVisible();
  await expect(part(page, 'Recommended For You').getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);

  // Handles and buttons come when they are asked for.
  await expect(page.getByRole('button', { name: 'Drag Bookmarks' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await expect(page.getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: /^Drag / })).toHaveCount(4);
  await expectAccessible(page);

  // Button: the focus goes along, and what happened is said.
  const up = page.getByRole('button', { name: 'Move Recommended For You up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(titles(page)).toHaveText(['Bookmarks', 'My Lists', 'Recommended For You', 'Recently Viewed']);
  await expect(page.getByText('Recommended For You is now at place 3 of 4.')).toBeAttached();
  await expect(up).toBeFocused();
  await expect(page.getByRole('button', { name: 'Move Bookmarks up' })).toHaveAttribute('aria-disabled', 'true');

  // Handle by keys.
  const handle = page.getByRole('button', { name: 'Drag Bookmarks' });
  await expect(handle).toHaveAccessibleDescription(/^Press space or enter to pick up this section\./);
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Bookmarks is picked up, place 1 of 4.')).toBeAttached();
  // The library hears the arrows a task later than it says that the part is picked up.
  await page.waitForTimeout(100);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Bookmarks is at place 2 of 4.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Bookmarks is dropped at place 2 of 4.')).toBeAttached();
  await expect(titles(page)).toHaveText(['My Lists', 'Bookmarks', 'Recommended For You', 'Recently Viewed']);
  await expect.poll(() => order(page)).toEqual(['lists', 'bookmarks', 'recommendations', 'recent']);
  await page.reload();
  await expect(titles(page)).toHaveText(['My Lists', 'Bookmarks', 'Recommended For You', 'Recently Viewed']);

  // By hand, from below to the top.
  await page.getByRole('button', { name: 'Arrange' }).click();
  await part(page, 'Recommended For You').getByRole('listitem').first().waitFor();
  const from = await page.getByRole('button', { name: 'Drag Bookmarks' }).boundingBox();
  const to = await page.getByRole('button', { name: 'Drag My Lists' }).boundingBox();
  if (!from || !to) throw new Error('no handles');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
  await page.mouse.move(to.x + 10, to.y - 20, { steps: 8 });
  await page.mouse.up();
  await expect(titles(page)).toHaveText(['Bookmarks', 'My Lists', 'Recommended For You', 'Recently Viewed']);
  await expect.poll(() => order(page)).toEqual(['bookmarks', 'lists', 'recommendations', 'recent']);

  await part(page, 'My Lists').getByRole('link', { name: 'First choice' }).click();
  await expect(page.getByRole('button', { name: 'First choice (1)' })).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/dashboard');
  await expect(titles(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('when the order is not taken', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('it goes back with a message', { tag: '@long' }, async ({ page }) => {
    await signedIn(page);
    await page.request.put(`/api/bookmarks/${STANFORD.id}`, write);
    await page.goto('/dashboard');
    await expect(titles(page)).toHaveText(FIRST_ORDER);
    await page.getByRole('button', { name: 'Arrange' }).click();
    await page.route('**/api/dashboard', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 503, body: 'Please try again in a moment.' })
        : route.continue(),
    );
    await page.getByRole('button', { name: 'Move Bookmarks down' }).click();
    await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Order not saved');
    await expect(titles(page)).toHaveText(FIRST_ORDER);
  });
});
