/** From looking around signed out to the end of an account: what somebody keeps goes with them, and at last is gone. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { freshName, PASSWORD } from './people.ts';
import { expect, openPage, test } from './site.ts';

/** Each is found by a search of its own. */
const FIVE = [
  'Stanford University',
  'University of Vermont',
  'Boston College',
  'University of Toronto',
  'Oberlin College',
] as const;
const [STANFORD, VERMONT, , TORONTO] = FIVE;

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();

/** Ticks a list in the open choice of a school's lists; the tick shows a moment after the press. */
async function putInto(page: Page, list: string, name: string): Promise<void> {
  const lists = page.getByRole('group', { name: `Lists of ${name}`, exact: true });
  const box = lists.getByRole('checkbox', { name: list, exact: true });
  await box.click();
  await expect(box).toBeChecked();
}

test.use({ expectedErrors: [/status of 401/] });

test('look around signed out, keep five, register, sort them, sign in elsewhere, get recommendations, export, delete', async ({
  page,
  browser,
  isMobile,
}) => {
  test.setTimeout(150_000);

  // Signed out: five are kept from the results, and one is looked at.
  for (const name of FIVE) {
    await page.goto(`/search?q=${encodeURIComponent(name)}`);
    await card(page, name).getByRole('button', { name: 'Add to bookmarks' }).click();
    await expect(card(page, name).getByRole('button', { name: 'Remove from bookmarks' })).toBeVisible();
  }
  await main(page).getByRole('heading', { name: 'Oberlin College', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Oberlin College' })).toBeVisible();

  // What is kept asks for an account; the form leads back.
  await page.goto('/my-universities');
  await page.getByRole('link', { name: 'Create an account' }).click();
  // The form one leaves stays until the other has come.
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  const username = freshName('journey');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Save your recovery code' })).toBeVisible();
  await page.getByRole('button', { name: 'I have saved it' }).click();

  // All five are there, in the browser and in the account, and what was looked at too.
  await expect(page).toHaveURL('/my-universities?tab=bookmarks');
  await expect(tab(page, /^Bookmarks/)).toContainText('5');
  await expect(tab(page, /^Recent/)).toContainText('1');
  for (const name of FIVE) await expect(row(page, name)).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/api/bookmarks/ids')).json()).total).toBe(5);

  // Into lists, one school in two of them, and a note.
  await page.getByRole('button', { name: 'New list' }).click();
  for (const list of ['Considering', 'Applying']) {
    await page.getByRole('button', { name: `Create the list ${list}` }).click();
    await expect(page.getByRole('button', { name: `${list} (0)` })).toBeVisible();
  }
  await page.getByRole('button', { name: `More for ${STANFORD}` }).click();
  for (const list of ['Considering', 'Applying']) await putInto(page, list, STANFORD);
  await page.getByRole('button', { name: `More for ${TORONTO}` }).click();
  await putInto(page, 'Considering', TORONTO);
  await expect(page.getByRole('button', { name: 'Considering (2)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Applying (1)' })).toBeVisible();
  await page.getByRole('button', { name: `More for ${VERMONT}` }).click();
  const note = page.getByRole('textbox', { name: `Your note on ${VERMONT}` });
  await note.fill('Visit in October, ask about the lake');
  await note.blur();
  await expect(page.getByText('Saved', { exact: true }).filter({ visible: true })).toBeVisible();

  // Elsewhere: another browser that knows nothing, through the form.
  const elsewhere = await browser.newContext();
  const other = await openPage(elsewhere);
  await other.goto('/my-universities?tab=bookmarks');
  await other.getByRole('textbox', { name: 'Username' }).fill(username);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main(other).getByRole('button', { name: 'Login' }).click();
  await expect(toast(other)).toContainText(`Welcome back, ${username}!`);
  await expect(tab(other, /^Bookmarks/)).toContainText('5');
  await expect(tab(other, /^Recent/)).toContainText('1');
  await expect(row(other, VERMONT)).toContainText('Visit in October, ask about the lake');
  await other.getByRole('button', { name: 'Considering (2)' }).click();
  await expect(row(other, STANFORD)).toContainText('Considering, Applying');
  await expect(row(other, TORONTO)).toBeVisible();
  await expect(row(other, VERMONT)).toHaveCount(0);

  // Preferences are changed here and hold there; the recommendations are six, with reasons, none of them kept.
  await other.goto('/account');
  await other.getByRole('checkbox', { name: 'Engineering' }).check();
  await other.getByRole('checkbox', { name: 'Canada' }).check();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(other)).toContainText('Preferences saved');
  await page.goto('/account');
  await expect(page.getByRole('checkbox', { name: 'Engineering' })).toBeChecked();
  await page.goto('/my-universities?tab=recommendations');
  const reasons = page.getByRole('list', { name: 'Why' });
  await expect(reasons).toHaveCount(6);
  for (const list of await reasons.all()) await expect(list.getByRole('listitem')).toHaveText([/\w/, /\w/]);
  for (const name of FIVE) await expect(page.getByRole('heading', { level: 3, name, exact: true })).toHaveCount(0);

  // Taken along: the bookmarks as CSV, everything as JSON.
  await page.goto('/my-universities?tab=bookmarks');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  const lines = readFileSync(await table.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(1 + FIVE.length);
  expect(lines.find((line) => line.includes(VERMONT))).toContain('"Visit in October, ask about the lake"');
  expect(lines.find((line) => line.includes(STANFORD))).toContain('Applying');
  await page.goto('/account?tab=privacy');
  // A phone folds what is seldom wanted.
  if (isMobile)
    for (const name of ['Your data', 'Delete the account']) await page.getByRole('button', { name }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  const everything = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(everything.account.username).toBe(username);
  expect(everything.bookmarks.map(({ name }: { name: string }) => name).sort()).toEqual([...FIVE].sort());
  expect(everything.lists.map(({ name }: { name: string }) => name)).toEqual(['Considering', 'Applying']);
  expect(everything.settings.preferences).toMatchObject({ countries: ['CA'] });

  // The end: behind the dialog and the password. Nothing is left here, and the other browser is signed out.
  const sessions = await Promise.all([page.context(), elsewhere].map((context) => context.cookies()));
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page)).toContainText('Account deleted');
  await expect(page).toHaveURL('/');
  // Only that this browser was told once what an account is for.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['campusatlas:account-hint']);
  for (const cookies of sessions) {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    expect(cookie).toContain('__Host-session=');
    expect((await page.request.get('/api/user', { headers: { cookie } })).status()).toBe(401);
  }
  await other.goto('/my-universities');
  await expect(other).toHaveURL(/\/auth\?next=%2Fmy-universities/);
  await elsewhere.close();
});

/** Goes on from key to key until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let presses = 0; presses < 90; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${control}.`);
}

test('by the keyboard alone: keep one, register, sort it, write a note, delete the account', {
  tag: '@desktop',
}, async ({ page }) => {
  test.setTimeout(120_000);
  const press = async (control: Locator, key: string) => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  await page.goto('/university/stanford-university-243744');
  await press(page.getByRole('button', { name: 'Save to Bookmarks' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Saved to Bookmarks' })).toBeFocused();

  await page.goto('/my-universities');
  await press(page.getByRole('link', { name: 'Create an account' }), 'Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type(freshName('keys'));
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, page.getByLabel('Confirm password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await press(page.getByRole('button', { name: 'I have saved it' }), 'Enter');

  await press(page.getByRole('button', { name: 'New list' }), 'Enter');
  await press(page.getByRole('button', { name: 'Create the list Considering' }), 'Enter');
  await expect(page.getByRole('button', { name: 'Considering (0)' })).toBeVisible();
  await press(page.getByRole('button', { name: `More for ${STANFORD}` }), 'Enter');
  await press(page.getByRole('checkbox', { name: 'Considering' }), 'Space');
  await expect(page.getByRole('button', { name: 'Considering (1)' })).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: `Your note on ${STANFORD}` }));
  await page.keyboard.type('Ask about housing');
  await expect(page.getByText('Saved', { exact: true }).filter({ visible: true })).toBeVisible();

  await page.goto('/account');
  await tabTo(page, tab(page, /^Preferences/));
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/account?tab=privacy');
  const remove = page.getByRole('button', { name: 'Delete account' });
  await press(remove, 'Enter');
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByLabel('Password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(toast(page)).toContainText('Account deleted');
  await expect(page).toHaveURL('/');
});
