/**
 * Tests synchronization with the account: from browsing signed out to another device, over a lost network and a lost
 * session.
 */
import type { BrowserContext, Page, Request } from '@playwright/test';
import { freshName, PASSWORD, type Person, signedIn } from './people.ts';
import { expect, openPage, test } from './site.ts';

const STANFORD = { id: 243744, slug: 'stanford-university-243744', name: 'Stanford University' };
const OHIO_STATE = { id: 204796, slug: 'the-ohio-state-university-204796', name: 'Ohio State' };
const VERMONT = { id: 231174, slug: 'university-of-vermont-231174', name: 'University of Vermont' };

const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const keep = (page: Page) => page.getByRole('button', { name: 'Save to Bookmarks' });
const bookmarked = (page: Page) => page.getByRole('button', { name: 'Saved to Bookmarks' });
const avatar = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account: / });

/** What the account holds, asked as the page would. */
const ask = <T>(page: Page, path: string): Promise<T> =>
  page.evaluate(async (address) => (await fetch(address)).json(), path) as Promise<T>;
const accountBookmarks = async (page: Page) =>
  (await ask<{ ids: number[] }>(page, '/api/bookmarks/ids')).ids.toSorted((a, b) => a - b);
const accountViews = async (page: Page) =>
  (await ask<{ views: { university: { id: number } }[] }>(page, '/api/history')).views.map(
    ({ university }) => university.id,
  );
const storedIds = (page: Page, key: string) =>
  page.evaluate(
    (name) => JSON.parse(localStorage.getItem(`campusatlas:${name}`) ?? '[]').map(({ id }: { id: number }) => id),
    key,
  );

/** Requests that change what the account holds of bookmarks, as "PUT 7". */
function bookmarkWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/bookmarks') && request.method() !== 'GET') {
      writes.push(`${request.method()} ${pathname.slice('/api/bookmarks'.length + 1)}`);
    }
  });
  return writes;
}

async function logIn(page: Page, { username }: Pick<Person, 'username'>): Promise<void> {
  const answer = await page.request.post('/api/login', {
    data: { username, password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The page as it is for who comes back to it after a while. */
async function comeBack(page: Page): Promise<void> {
  await page.reload();
}

async function logOut(page: Page): Promise<void> {
  await avatar(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(toast(page)).toContainText('Logged out');
}

/** What the storage holds that is somebody's. */
const personal = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => !['campusatlas:color-mode', 'campusatlas:account-hint'].includes(key))
      .map(([key, value]) => `${key}=${value}`),
  );

test('what was kept and looked at signed out comes with registering, reaches the second device, and leaves with signing out', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  for (const { slug } of [STANFORD, OHIO_STATE]) {
    await page.goto(`/university/${slug}`);
    await keep(page).click();
    await expect(bookmarked(page)).toBeVisible();
  }
  await page.goto(`/university/${VERMONT.slug}`);
  await expect.poll(() => storedIds(page, 'recently-viewed')).toEqual([VERMONT.id, OHIO_STATE.id, STANFORD.id]);

  const username = freshName('sync');
  await page.goto('/auth?tab=register');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Create account', exact: true }).click();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect.poll(() => accountBookmarks(page)).toEqual([OHIO_STATE.id, STANFORD.id]);
  await expect.poll(() => accountViews(page)).toEqual([VERMONT.id, OHIO_STATE.id, STANFORD.id]);

  // Elsewhere the same is there; what is done there is here for who comes back, and the other way round.
  const device: BrowserContext = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
  try {
    const other = await openPage(device);
    await logIn(other, { username });
    await other.goto('/my-universities?tab=bookmarks');
    await expect(other.getByRole('link', { name: STANFORD.name, exact: true })).toBeVisible();
    await expect(other.getByRole('tab', { name: /^Recent/ })).toContainText('3');
    await other.goto(`/university/${STANFORD.slug}`);
    await bookmarked(other).click();
    await other.goto(`/university/${VERMONT.slug}`);
    await keep(other).click();
    await expect.poll(() => accountBookmarks(other)).toEqual([OHIO_STATE.id, VERMONT.id]);
    await comeBack(page);
    await expect
      .poll(async () => (await storedIds(page, 'bookmarked-universities')).toSorted())
      .toEqual([OHIO_STATE.id, VERMONT.id]);
    await page.goto(`/university/${STANFORD.slug}`);
    await expect(keep(page)).toBeVisible();
    await keep(page).click();
    await expect.poll(() => accountBookmarks(page)).toEqual([OHIO_STATE.id, VERMONT.id, STANFORD.id].toSorted());
    await comeBack(other);
    await expect.poll(async () => (await storedIds(other, 'bookmarked-universities')).length).toBe(3);
  } finally {
    await device.close();
  }

  // What was pressed just before signing out is in the account, and nothing of it here.
  await page.goto(`/university/${OHIO_STATE.slug}`);
  await expect(bookmarked(page)).toBeVisible();
  const writes = bookmarkWrites(page);
  await bookmarked(page).click();
  await logOut(page);
  expect(writes).toEqual([`DELETE ${OHIO_STATE.id}`]);
  expect(await personal(page)).toEqual([]);
  await logIn(page, { username });
  await page.goto('/my-universities?tab=bookmarks');
  await expect(page.getByRole('tab', { name: /^Bookmarks/ })).toContainText('2');
});

test.describe('a network that goes', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('a bookmark made without one shows at once and is sent when it is back, once', async ({ page, context }) => {
    await signedIn(page, 'offline');
    await page.goto(`/university/${STANFORD.slug}`);
    await expect.poll(() => accountViews(page)).toEqual([STANFORD.id]);
    const writes = bookmarkWrites(page);
    await context.setOffline(true);
    await keep(page).click();
    await expect(bookmarked(page)).toBeVisible();
    // Long enough for it to have been tried, in vain.
    await expect.poll(() => writes.length).toBe(1);
    await context.setOffline(false);
    await expect.poll(() => accountBookmarks(page)).toEqual([STANFORD.id]);
    // The one in vain, and the one that arrived; looking again later sends nothing more.
    const put = `PUT ${STANFORD.id}`;
    expect(writes).toEqual([put, put]);
    await page.reload();
    await expect(bookmarked(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(writes).toEqual([put, put]);
  });
});

test.describe('a change that is refused', () => {
  test.use({ expectedErrors: [/status of 4\d\d/] });

  test('is taken back, and said: a bookmark, its removal, a hidden school', { tag: '@long' }, async ({ page }) => {
    await signedIn(page, 'refused');
    await page.goto(`/university/${STANFORD.slug}`);
    await expect.poll(() => accountViews(page)).toEqual([STANFORD.id]);
    const refuse = (status: number, body: string) =>
      page.route(`**/api/*/${STANFORD.id}`, (route) =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status, body }),
      );
    await refuse(404, 'No university has this id.');
    await keep(page).click();
    await expect(toast(page)).toContainText('Not saved');
    await expect(toast(page)).toContainText('We couldn’t add Stanford University to your bookmarks. Please try again.');
    await expect(keep(page)).toBeVisible();
    await page.unroute(`**/api/*/${STANFORD.id}`);

    await keep(page).click();
    await expect.poll(() => accountBookmarks(page)).toEqual([STANFORD.id]);
    await refuse(409, 'No.');
    await bookmarked(page).click();
    await expect(toast(page)).toContainText('We couldn’t remove that bookmark, so it is back in your list.');
    await expect(bookmarked(page)).toBeVisible();

    await page.goto('/search?q=stanford+university');
    await page.getByRole('button', { name: 'Hide Stanford University from results' }).click();
    await expect(toast(page)).toContainText('Not hidden');
    await expect(toast(page)).toContainText('No.');
    await expect(page.getByRole('link', { name: STANFORD.name, exact: true })).toBeVisible();
    await expect(page.getByText('Stanford University is hidden.')).toHaveCount(0);
  });
});

test.describe('a session that runs out', () => {
  test.use({ expectedErrors: [/status of (401|503)/] });

  test('before a bookmark is sent: said, kept for the same person alone, and sent when they are back', async ({
    page,
    context,
  }) => {
    test.slow();
    const ada = await signedIn(page, 'ada');
    await page.goto(`/university/${STANFORD.slug}`);
    await expect.poll(() => accountViews(page)).toEqual([STANFORD.id]);
    // The session is ended elsewhere, as by a new password.
    await page.route('**/api/bookmarks/**', (route) => route.fulfill({ status: 503, body: 'Later.' }));
    await keep(page).click();
    await expect(bookmarked(page)).toBeVisible();
    const session = (await context.cookies()).find(({ name }) => /session/.test(name) && !/signed-in/.test(name));
    expect(session).toBeDefined();
    await context.clearCookies({ name: session?.name ?? '' });
    await page.unroute('**/api/bookmarks/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(toast(page)).toContainText('You are signed out');
    await expect(toast(page)).toContainText('Sign in again in this browser');
    await expect(avatar(page)).toHaveCount(0);
    await expect(keep(page)).toBeVisible();
    const left = await personal(page);
    expect(left).toHaveLength(1);
    expect(left[0]).toMatch(new RegExp(`^campusatlas:unsent:.*"added":\\[${STANFORD.id}\\]`));
    expect(left[0]).not.toContain(STANFORD.name);

    // Somebody else at the same computer gets nothing of it.
    const bob = await signedIn(page, 'bob');
    await page.goto('/my-universities?tab=bookmarks');
    await expect(page.getByText('No saved schools yet.')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await accountBookmarks(page)).toEqual([]);
    expect(bob.username).not.toBe(ada.username);
    await logOut(page);

    await logIn(page, ada);
    await page.goto('/my-universities?tab=bookmarks');
    await expect(page.getByRole('link', { name: STANFORD.name, exact: true })).toBeVisible();
    expect(await accountBookmarks(page)).toEqual([STANFORD.id]);
    await expect.poll(async () => (await personal(page)).filter((line) => line.includes('unsent'))).toEqual([]);
  });
});

test('a school hidden from results leaves a line in its place, on every list and device, with ways back', {
  tag: '@long',
}, async ({ page, expectAccessible }) => {
  test.slow();
  // Signed out there is nothing to hide with.
  await page.goto('/search?q=university+of+vermont');
  await expect(page.getByRole('link', { name: VERMONT.name, exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Hide / })).toHaveCount(0);

  await signedIn(page, 'hides');
  await page.reload();
  const summary = page.getByRole('status').filter({ hasText: /^Showing / });
  const before = await summary.textContent();
  const hide = page.getByRole('button', { name: 'Hide University of Vermont from results' });
  const show = page.getByRole('button', { name: 'Show University of Vermont in results again' });
  const line = page.getByText('University of Vermont is hidden.');
  await hide.focus();
  await page.keyboard.press('Enter');
  await expect(line).toBeVisible();
  await expect(show).toBeFocused();
  await expect(page.getByRole('link', { name: VERMONT.name, exact: true })).toHaveCount(0);
  await expect(summary).toHaveText(before ?? '');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.reload();
  await expect(line).toBeVisible();
  await show.focus();
  await page.keyboard.press('Enter');
  await expect(hide).toBeFocused();
  await expect(line).toHaveCount(0);

  // The settings list what is hidden: one again, or all.
  await page.goto('/popular');
  const first = page.getByRole('button', { name: /^Hide / }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace(/^Hide (.*) from results$/, '$1');
  await first.click();
  await expect(page.getByText(`${name} is hidden.`)).toBeVisible();
  await page.goto('/search?q=university+of+vermont');
  await hide.click();
  await expect(line).toBeVisible();
  await page.goto('/account?tab=privacy');
  const section = page.getByRole('region', { name: 'Hidden universities' });
  await expect(section.getByRole('status')).toHaveText('2 hidden');
  await expect(section.getByRole('link')).toHaveText([VERMONT.name, name]);
  await expectAccessible(page);
  await section.getByRole('button', { name: `Show ${name} in results again` }).click();
  await expect(section.getByRole('status')).toHaveText('1 hidden');
  await expect(section.getByRole('status')).toBeFocused();
  await page.goto('/search?q=stanford+university');
  await page.getByRole('button', { name: 'Hide Stanford University from results' }).click();
  await expect(page.getByText('Stanford University is hidden.')).toBeVisible();
  await page.goto('/account?tab=privacy');
  await section.getByRole('button', { name: 'Show all again' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show all again' }).click();
  await expect(section.getByRole('status')).toHaveText(/^You have not hidden any university\./);
  await expect(section.getByRole('status')).toBeFocused();
  await page.goto('/popular');
  await expect(page.getByRole('button', { name: `Hide ${name} from results` })).toBeVisible();
});

test.describe('a saved search', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('is named, kept, opened with the same results, renamed, deleted; the limit and a second time are said', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    const address = '/search?q=university&country=US&state=OH&type=public';
    await page.goto(address);
    const save = {
      link: page.getByRole('link', { name: 'Save this search' }),
      button: page.getByRole('button', { name: 'Save this search' }),
    };
    const more = page.getByRole('button', { name: 'More', exact: true });
    await more.click();
    await expect(save.link).toHaveAttribute('href', `/auth?next=${encodeURIComponent(address)}`);

    await signedIn(page, 'saves');
    await page.goto(address);
    await more.click();
    const total = (
      (await page
        .getByRole('status')
        .filter({ hasText: /^Showing / })
        .textContent()) ?? ''
    ).match(/of ([\d,]+) results/)?.[1];
    await save.button.click();
    const name = page.getByRole('textbox', { name: 'Name of the search' });
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('university, United States, Ohio, Public');
    await expectAccessible(page);
    await name.fill('  ');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(/A search needs a name\./);
    await name.fill('Public in Ohio');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page)).toContainText('Search saved');
    await expect(toast(page)).toContainText('You will find “Public in Ohio” in My Universities.');
    await expect(save.button).toBeFocused();

    // The same once more gets the new name.
    await save.button.click();
    await expect(name).toHaveValue('Public in Ohio');
    await expect(name).toHaveAccessibleDescription(/You have already saved this search as “Public in Ohio”/);
    await name.fill('Ohio publics');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Already saved');

    // As many as there may be.
    await page.route('**/api/searches', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 409, body: 'You can have up to 50 saved searches. Delete one to save another.' })
        : route.continue(),
    );
    await page.goto('/search?q=law');
    await more.click();
    await save.button.click();
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(/You can have up to 50 saved searches/);
    await page.keyboard.press('Escape');
    await expect(save.button).toBeFocused();
    await page.unroute('**/api/searches');

    await page.goto('/my-universities');
    const section = page.getByRole('region', { name: 'Saved searches' });
    const link = section.getByRole('link', { name: 'Ohio publics' });
    const today = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }).format(new Date());
    await expect(section).toContainText(`${total} ${total === '1' ? 'school' : 'schools'}, nothing new since ${today}`);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page);

    await section.getByRole('button', { name: 'Rename the search Ohio publics' }).click();
    await expect(name).toBeFocused();
    await name.fill('Publics');
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: 'Rename the search Publics' })).toBeFocused();
    await expect(link).toHaveCount(0);

    // Opened, it is seen.
    const seen = page.waitForRequest(
      (request) => request.method() === 'PATCH' && /\/api\/searches\//.test(request.url()),
    );
    await section.getByRole('link', { name: 'Publics' }).click();
    expect((await seen).postDataJSON()).toEqual({ seen: true });
    await expect(page.getByRole('status').filter({ hasText: `of ${total} results` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Remove Ohio' })).toBeVisible();

    await page.goBack();
    await section.getByRole('button', { name: 'Delete the search Publics' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete search' }).click();
    await expect(section).toContainText('No saved searches yet.');
    // The list shows it at once, and the server hears of it a moment later.
    await expect.poll(() => ask<{ searches: unknown[] }>(page, '/api/searches')).toEqual({ searches: [], next: null });
  });

  test('says how many schools are new or changed since it was seen', { tag: '@long' }, async ({ page }) => {
    await signedIn(page, 'news');
    await page.route('**/api/searches', (route) =>
      route.fulfill({
        json: {
          next: null,
          searches: [
            {
              id: 'a',
              name: 'Small and public',
              query: 'type=public',
              createdAt: '2024-01-01T12:00:00.000Z',
              seenAt: '2024-10-03T12:00:00.000Z',
              total: 12,
              newCount: 2,
              changedCount: 3,
            },
          ],
        },
      }),
    );
    await page.goto('/my-universities');
    const section = page.getByRole('region', { name: 'Saved searches' });
    await expect(section).toContainText('12 schools, 2 new, 3 changed since October 3, 2024');
    await expect(section.getByText('News', { exact: true })).toBeVisible();
  });
});
