/** The decision board: two people, what they see differently, their link on another device, on paper, in a file. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signedIn } from './people.ts';
import { expect, openPage, test } from './site.ts';
import { visibleWords } from './visible-words.ts';

const BOARD = '/board';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const order = (page: Page) => page.locator('[data-order]');

async function addSchool(page: Page, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: 'Add a school' });
  await box.fill(name);
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`) }).first()).toBeVisible();
  await box.press('Enter');
  await expect(part(page, 'Schools').getByRole('link', { name, exact: true })).toBeVisible();
}

async function addPerson(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name', { exact: true }).fill(name);
  await page.keyboard.press('Enter');
  await expect(part(page, `${name}’s answers`)).toBeVisible();
}

const weigh = (page: Page, criterion: string, weight: number) =>
  page.getByRole('slider', { name: criterion, exact: true }).fill(String(weight));

/** Maya wants pay and Dad a low price, at Harvard and Berea. */
async function twoPeople(page: Page): Promise<void> {
  await page.goto(BOARD);
  await addSchool(page, 'Harvard University');
  await addSchool(page, 'Berea College');
  await addPerson(page, 'Maya');
  // In one press what matters most, where nothing has been said yet.
  const most = page.getByRole('group', { name: 'What matters most?' });
  await most.getByRole('button', { name: 'Earnings' }).click();
  await expect(page.getByRole('slider', { name: 'Earnings', exact: true })).toHaveValue('5');
  await expect(most.getByRole('button', { name: 'Earnings' })).toHaveAttribute('aria-pressed', 'true');
  await addPerson(page, 'Dad');
  await weigh(page, 'Cost', 5);
}

test('orders the schools for each and together, says where they differ and what would turn it', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(BOARD);
  await expect(part(page, 'Schools')).toContainText('Up to ten.');
  expect(await visibleWords(page)).toBeLessThan(200);
  // One thing to do first, and what comes of it.
  await expect(page.getByLabel('Your name', { exact: true })).toHaveCount(0);
  await expect(part(page, 'What you will get')).toContainText('A made-up example');
  await expectAccessible(page);
  await twoPeople(page);
  await expect(order(page).getByRole('listitem').first()).toContainText(/Maya \d\w\w · Dad \d\w\w/);
  const differ = part(page, 'Where you differ');
  await expect(differ).toContainText('1st for Maya, 2nd for Dad, mostly because of earnings');
  await expect(differ).toContainText('1st for Dad, 2nd for Maya, mostly because of cost');
  await expect(part(page, 'What would change the top choice')).toContainText(
    /For Dad: if .+ mattered more \(“.+”\), Harvard University would come first/,
  );

  await part(page, 'Ranking').getByRole('button', { name: 'Dad' }).click();
  await expect(order(page).getByRole('listitem').first()).toContainText('Berea College');
  await part(page, 'Ranking').getByRole('button', { name: 'Maya' }).click();
  await expect(order(page).getByRole('listitem').first()).toContainText('Harvard University');
  await expectAccessible(page);

  // A must-have rules a school out for all.
  await part(page, 'Dad’s answers').getByText('Must-haves').click();
  await page.getByLabel('Type of school').selectOption('public');
  await part(page, 'Ranking').getByRole('button', { name: 'Together' }).click();
  await expect(order(page)).toContainText('For Dad: is a different type of school');
  await expect(part(page, 'Ranking')).toContainText('Every school is ruled out');
});

test('ranks two schools before anybody has said what matters', async ({ page }) => {
  await page.goto(BOARD);
  await page.getByRole('button', { name: 'UC Berkeley or UCLA' }).click();
  await expect(order(page).getByRole('listitem')).toHaveCount(2);
  await expect(part(page, 'Ranking')).toContainText('A first ranking: cost, graduation rate');
  await addPerson(page, 'Maya');
  await expect(part(page, 'Ranking')).toContainText('A first ranking');
  await weigh(page, 'Earnings', 5);
  await expect(part(page, 'Ranking')).not.toContainText('A first ranking');
});

test('ranks right after the schools on a phone, with the scores folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await twoPeople(page);
  const top = async (name: string) => (await part(page, name).boundingBox())?.y ?? Number.NaN;
  expect(await top('Ranking')).toBeLessThan(await top('People'));
  const scores = page.getByRole('table', { name: /^Scores of each school for Maya/ });
  await expect(scores).toBeHidden();
  await page.getByRole('button', { name: 'How schools scored' }).first().click();
  await expect(scores).toBeVisible();
});

test('begins with the saved schools at one press', async ({ page }) => {
  await page.goto(BOARD);
  // Without any, two schools that many choose between.
  await expect(page.getByRole('main').getByRole('button', { name: 'UC Berkeley or UCLA' })).toBeVisible();
  await page.goto('/university/berea-college-156295');
  await page.getByRole('button', { name: 'Save to Bookmarks' }).first().click();
  await page.goto(BOARD);
  await page.getByRole('button', { name: 'Add my saved school' }).click();
  await expect(part(page, 'Schools').getByRole('link', { name: 'Berea College', exact: true })).toBeVisible();
  await expect(page.getByLabel('Your name', { exact: true })).toBeVisible();
  await expect(part(page, 'What you will get')).toHaveCount(0);
});

test('shows a blank as a blank, with the span of what it could do', { tag: '@long' }, async ({ page }) => {
  await page.goto(BOARD);
  await addSchool(page, 'Harvard University');
  await addSchool(page, 'Berea College');
  await addPerson(page, 'Maya');
  await weigh(page, 'Earnings', 2);
  await weigh(page, 'Distance from home', 2);
  await expect(order(page).getByRole('listitem').first()).toContainText(/could be \d+ to \d+/);
  await expect(order(page).getByRole('listitem').first()).toContainText('No data: distance');
  await expect(part(page, 'Ranking')).toContainText('But some numbers are missing.');

  await page.getByLabel('Town or ZIP code').fill('Nowhere-at-all-ville');
  await page.getByRole('button', { name: 'Use this place' }).click();
  await expect(page.getByLabel('Town or ZIP code')).toHaveAccessibleDescription(/We couldn’t find/);
  await page.getByLabel('Town or ZIP code').fill('Lexington, KY');
  await page.getByRole('button', { name: 'Use this place' }).click();
  await expect(part(page, 'Prices and home')).toContainText('Distances are from Lexington');
  await expect(order(page)).not.toContainText('could be');
});

test('travels in its link: a relative answers on another device, and the answers are brought together', async ({
  page,
  browser,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto(BOARD);
  await addSchool(page, 'Harvard University');
  await addSchool(page, 'Berea College');
  await addPerson(page, 'Maya');
  await weigh(page, 'Earnings', 5);
  await page.getByLabel('Note', { exact: true }).fill('Far from Grandma');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page).toHaveURL(/#board=1\./);
  await page.waitForTimeout(500);
  const link = page.url();
  expect(asked.filter((one) => /Maya|Grandma|board=/.test(decodeURIComponent(one)))).toEqual([]);

  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await openPage(device);
  await theirs.goto(link);
  await expect(part(theirs, 'People')).toContainText('Someone shared this board with you');
  await expect(order(theirs)).toContainText('Far from Grandma');
  await addPerson(theirs, 'Dad');
  await weigh(theirs, 'Cost', 5);
  await expect(part(theirs, 'Where you differ')).toContainText('1st for Dad, 2nd for Maya');
  await theirs.waitForTimeout(500);
  const answer = theirs.url();
  expect(answer).not.toBe(link);
  await device.close();

  await page.getByLabel('Link they sent back').fill(answer);
  await page.getByRole('button', { name: 'Combine', exact: true }).click();
  await expect(part(page, 'Share')).toContainText('Dad joined the board.');
  await expect(part(page, 'Where you differ')).toContainText('1st for Dad, 2nd for Maya');

  // It is still there after a visit elsewhere, and goes at a press.
  await page.waitForTimeout(500);
  await page.goto(BOARD);
  await expect(part(page, 'Where you differ')).toContainText('1st for Dad, 2nd for Maya');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(part(page, 'Ranking')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(part(page, 'Where you differ')).toContainText('1st for Dad, 2nd for Maya');
});

test('asks what to do where a link comes to a browser with another board', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const device = await browser.newContext({ baseURL: baseURL ?? '' });
  const theirs = await openPage(device);
  await twoPeople(theirs);
  await theirs.waitForTimeout(500);
  const link = theirs.url();
  await device.close();

  await page.goto(BOARD);
  await addSchool(page, 'Ohio State University');
  await page.waitForTimeout(500);
  await page.goto('/glossary');
  await page.goto(link);
  await page.getByRole('button', { name: 'Combine them' }).click();
  for (const name of ['Ohio State University', 'Harvard University', 'Berea College']) {
    await expect(part(page, 'Schools').getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Combine them' })).toHaveCount(0);
});

test('is printed without its forms, and is a file', async ({ page }) => {
  await twoPeople(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).click(),
  ]);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file.split('\r\n')[0]).toBe('\uFEFFPart,Item,Person,Harvard University,Berea College');
  expect(file).toMatch(/Ranking,Rank,Dad,2,1\r\n/);
  expect(file).toMatch(/Weight \(0–5\),Earnings,Maya,5,5\r\n/);
  await page.emulateMedia({ media: 'print' });
  await expect(part(page, 'Schools')).toBeHidden();
  await expect(part(page, 'Share')).toBeHidden();
  await expect(order(page)).toBeVisible();
  await expect(part(page, 'Where you differ')).toBeVisible();
});

for (const [name, forged, message] of [
  ['made up', '1.AAAA', 'can’t read this link'],
  ['cut short', '1.jY9', 'can’t read this link'],
  ['of a later version', '2.AAAA', 'another version'],
  ['too long', `1.${'A'.repeat(3_000)}`, 'longer than 2,000 characters'],
  ['no board at all', '%F0%9F', 'can’t read this link'],
] as const) {
  test(`a link that is ${name} is told, and the page works on`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`${BOARD}#board=${forged}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
    await addSchool(page, 'Berea College');
    await addPerson(page, '__proto__');
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    await weigh(page, 'Cost', 1);
  });
}

test('takes schools along from a comparison, and names one that it does not know', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/compare?ids=166027,156295');
  await page.getByRole('button', { name: 'Save or share' }).click();
  await page.getByRole('link', { name: 'Decide with your family' }).click();
  await expect(part(page, 'Schools').getByRole('link', { name: 'Harvard University' })).toBeVisible();
  await expect(page).toHaveURL(/#board=/);
  await page.goto(`${BOARD}#schools=166027,999999998`);
  await expect(part(page, 'Schools')).toContainText('School number 999999998: not in our list');
  await page.getByRole('button', { name: 'Remove School number 999999998: not in our list' }).click();
  await expect(part(page, 'Schools')).not.toContainText('not in our list');
});

test('is kept in an account, with more notes, and comes back from there', async ({ page }) => {
  await signedIn(page);
  await page.goto(BOARD);
  await addSchool(page, 'Harvard University');
  await page.getByLabel('Name of the board').fill('Ours');
  await page.getByRole('button', { name: 'Save this board' }).click();
  await expect(page.getByRole('button', { name: 'Save changes to “Ours”' })).toBeVisible();
  for (let at = 1; at <= 11; at++) {
    await page.getByLabel('Note', { exact: true }).fill(`Note ${at}`);
    await page.getByRole('button', { name: 'Add note' }).click();
  }
  // Saving ends after the list has come again: whoever starts over before that has begun another board.
  await page.route('**/api/boards', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Save changes to “Ours”' }).click();
  await saved;
  await page.getByRole('button', { name: 'Start over' }).click();
  // What begins now is another board: it does not go over the one that is kept.
  await expect(page.getByRole('button', { name: 'Save changes to “Ours”' })).toHaveCount(0);
  await expect(part(page, 'Schools')).not.toContainText('Harvard');
  await page.waitForTimeout(800);
  await expect(page.getByRole('button', { name: 'Save changes to “Ours”' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Open the board “Ours”' }).click();
  await expect(part(page, 'Pros and cons')).toContainText('Note 11');
  await page.getByRole('button', { name: 'Delete the board “Ours”' }).click();
  await expect(page.getByRole('button', { name: 'Open the board “Ours”' })).toHaveCount(0);
});

test.describe('a board that another device changed', () => {
  test.use({ expectedErrors: [/409/] });

  test('is not saved over a version that another device saved since', async ({ page }) => {
    await signedIn(page);
    await page.goto(BOARD);
    await addSchool(page, 'Harvard University');
    await page.getByLabel('Name of the board').fill('Ours');
    await page.getByRole('button', { name: 'Save this board' }).click();
    const update = page.getByRole('button', { name: 'Save changes to “Ours”' });
    await expect(update).toBeVisible();
    const read = async () => (await (await page.request.get('/api/boards')).json()).boards;
    const [{ id, state }] = await read();
    // After a reload the browser still knows which version it has.
    await page.reload();
    await page.getByLabel('Note', { exact: true }).fill('Before the other device');
    await page.getByRole('button', { name: 'Add note' }).click();
    const answered = () =>
      page.waitForResponse((answer) => answer.request().method() === 'PUT').then((answer) => answer.status());
    const [first] = await Promise.all([answered(), update.click()]);
    expect(first).toBe(200);
    const elsewhere = await page.request.put(`/api/boards/${id}`, {
      data: { name: 'Ours', state },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(elsewhere.status()).toBe(200);
    const [second] = await Promise.all([answered(), update.click()]);
    expect(second).toBe(409);
    await expect(page.getByRole('alert').filter({ hasText: 'another device' })).toBeVisible();
    expect(await read()).toEqual([await elsewhere.json()]);
    await page.getByRole('button', { name: 'Save mine as a copy' }).click();
    await expect(page.getByRole('button', { name: 'Save changes to “Copy of Ours”' })).toBeVisible();
    expect(await read()).toHaveLength(2);
  });
});

test('leaves the page and the address with whoever signs out', async ({ page }) => {
  await signedIn(page);
  await page.goto(BOARD);
  await addSchool(page, 'Harvard University');
  await page.getByLabel('Note', { exact: true }).fill('Secret of the family');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page).toHaveURL(/#board=/);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('Logged out');
  await expect(page.getByRole('main')).not.toContainText('Secret of the family');
  await expect(page).not.toHaveURL(/#board=/);
  const stored = () => page.evaluate(() => localStorage.getItem('campusatlas:board'));
  expect(await stored()).toBeNull();
  // What is pressed next makes a new board of its own.
  await addSchool(page, 'Berea College');
  await expect.poll(stored).not.toBeNull();
  await expect(part(page, 'Schools')).not.toContainText('Harvard');
});

test('is used by keyboard alone', { tag: '@long' }, async ({ page }) => {
  await page.goto(BOARD);
  await addSchool(page, 'Harvard University');
  await addSchool(page, 'Berea College');
  await addPerson(page, 'Maya');
  await page.getByRole('slider', { name: 'Earnings', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Earnings', exact: true })).toHaveAttribute(
    'aria-valuetext',
    'a little',
  );
  await expect(order(page).getByRole('listitem')).toHaveCount(2);
});

test('explains itself without scripts', { tag: '@long' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}${BOARD}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Family decision board');
  await expect(page.getByRole('main')).toContainText('Each of you says what matters');
  await context.close();
});
