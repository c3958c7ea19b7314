import type { Page, Route } from '@playwright/test';
import { isDatabaseBookmark } from '#schema/domain/account/database-bookmark.ts';
import { freshName, PASSWORD, registered, signedIn } from './people.ts';
import { expect, openPage, test } from './site.ts';

const BOOKMARKS = 'campusatlas:bookmarked-universities';

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const confirmPassword = (page: Page) => page.getByLabel('Confirm password', { exact: true });
const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const avatar = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account: / });
const menu = (page: Page) => page.getByRole('menu');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The front page has come, and with it the focus to its beginning. */
const atHome = async (page: Page) => {
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('combobox', { name: 'Search universities' })).toBeVisible();
};
const place = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Answers only when told to. */
async function held(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route: Route) => {
    await told;
    await route.continue();
  });
  return release;
}

/** Which questions to the API, by path, named a state of the database. */
function bookmarksSent(page: Page): () => Record<string, boolean> {
  const sent: Record<string, boolean> = {};
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent[pathname] = isDatabaseBookmark(request.headers()['x-d1-bookmark'] ?? null);
  });
  return () => ({ ...sent });
}

/** Counts the questions who is signed in. */
function userQuestions(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/user') count += 1;
  });
  return () => count;
}

test.describe('registering', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('from a page that asks for it: messages at the fields, a taken name, the code, and back to the page', async ({
    page,
    context,
    expectAccessible,
  }) => {
    test.slow();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const other = await registered(page);
    await page.goto('/my-universities?tab=recent');
    await expect(page).toHaveURL('/auth?next=%2Fmy-universities%3Ftab%3Drecent');
    await expect(heading(page, 'Sign in to see My Universities')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Bookmarks', exact: true })).toHaveAttribute(
      'href',
      '/bookmarks',
    );
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/auth?tab=register&next=%2Fmy-universities%3Ftab%3Drecent');
    await expect(heading(page, 'Create your account')).toBeVisible();

    // Everything that is wrong, at once, at its field; the first one has the focus.
    await username(page).fill('al');
    await password(page).fill('12345');
    await confirmPassword(page).fill('54321');
    await submit(page, 'Create account').click();
    await expect(username(page)).toBeFocused();
    await expect(username(page)).toHaveAccessibleDescription(/Username must be at least 3 characters/);
    await expect(password(page)).toHaveAccessibleDescription(/Password must be at least 6 characters/);
    await expect(confirmPassword(page)).toHaveAccessibleDescription(/Passwords don't match/);
    for (const field of [username(page), password(page), confirmPassword(page)]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(username(page)).toHaveValue('al');
    await expect(confirmPassword(page)).toHaveValue('54321');
    await expectAccessible(page);

    // Six characters are enough unless they are a common password, which the page knows once its list has come.
    await password(page).fill('vd8kqz');
    await expect(password(page)).toHaveAccessibleDescription(/Allowed, but 8 or more characters/);
    await password(page).fill(PASSWORD);
    await expect(password(page)).toHaveAccessibleDescription('Strong.');
    await confirmPassword(page).fill(PASSWORD);
    await expect(page.getByText("Passwords don't match")).toHaveCount(0);

    // A name that somebody has.
    await username(page).fill(other.username.toUpperCase());
    await submit(page, 'Create account').click();
    await expect(toast(page)).toContainText('Registration failed');
    await expect(toast(page)).toContainText('Username already exists');
    await expect(toast(page).locator('[data-tone="destructive"]')).toBeVisible();
    await expect(username(page)).toBeFocused();
    await expect(password(page)).toHaveValue(PASSWORD);

    const name = freshName('new');
    await username(page).fill(name);
    const release = await held(page, '**/api/register');
    await submit(page, 'Create account').click();
    await expect(submit(page, 'Creating account...')).toBeVisible();
    release();
    await expect(toast(page)).toContainText('Registration successful');
    await expect(toast(page)).toContainText(`Welcome, ${name}!`);

    await expect(heading(page, 'Save your recovery code')).toBeFocused();
    // Nothing beside it draws the eye away.
    await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
    await expect(avatar(page)).toBeVisible();
    const code = await page.getByRole('definition').textContent();
    expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
    await page.getByRole('button', { name: 'Copy the code' }).click();
    await expect(page.getByText('The code was copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page).toHaveURL('/my-universities?tab=recent');
    await expect(heading(page, 'My Universities')).toBeVisible();
    await page.goBack();
    expect(place(page)).not.toContain('register');
    // The code is in no storage of the browser.
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).toContain(name);
    expect(stored).not.toContain(code);
  });

  test('tabs and links switch the form, the address follows, and the name goes along', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/signup?next=%2Fcompare');
    await expect(page).toHaveURL('/auth?tab=register&next=%2Fcompare');
    await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true');
    await username(page).fill('grace');
    await page.getByRole('tab', { name: 'Login' }).click();
    await expect(page).toHaveURL('/auth?next=%2Fcompare');
    await expect(username(page)).toHaveValue('grace');
    await expect(confirmPassword(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page).toHaveURL('/auth?tab=recover&next=%2Fcompare');
    await expect(username(page)).toHaveValue('grace');
    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.getByRole('tab', { name: 'Login' }).press('ArrowRight');
    await expect(page).toHaveURL('/auth?tab=register&next=%2Fcompare');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
    // The same way from inside the site.
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/auth?tab=register');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL('/auth');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL('/auth?tab=register');
  });

  test('fields tell a password manager what they are, and can be read before they are sent', { tag: '@long' }, async ({
    page,
  }) => {
    const hints = () =>
      page
        .getByRole('main')
        .locator('input')
        .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ autocomplete }) => autocomplete));
    await page.goto('/auth');
    await expect.poll(hints).toEqual(['username', 'current-password']);
    await page.goto('/auth?tab=register');
    await expect.poll(hints).toEqual(['username', 'new-password', 'new-password']);
    await page.goto('/auth?tab=recover');
    await expect.poll(hints).toEqual(['username', 'off', 'new-password']);
    const field = page.getByLabel('New password', { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  });
});

test('the panel stands beside the form on wide screens only', { tag: '@long' }, async ({ page }) => {
  await page.goto('/auth');
  const panel = page.getByRole('complementary');
  await page.setViewportSize({ width: 1280, height: 800 });
  // Who logs in has an account: only what it keeps. What the site does is for who registers.
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('heading', { level: 3 })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Advanced Search',
    'Compare Universities',
    'Scholarship Finder',
  ]);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(panel).toBeHidden();
});

test.describe('logging in and out', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('messages, a wrong password, the pending text, the way home, the menu, and nothing left behind', async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    const asked = userQuestions(page);
    const ada = await registered(page);
    await page.goto('/auth');
    await expect(heading(page, 'Welcome back')).toBeVisible();
    await username(page).fill('al');
    await submit(page, 'Login').click();
    await expect(username(page)).toHaveAccessibleDescription('Username must be at least 3 characters');
    await expect(password(page)).toHaveAccessibleDescription('Password is required');

    await username(page).fill(ada.username);
    await password(page).fill('not the password');
    await submit(page, 'Login').click();
    await expect(toast(page)).toContainText('Login failed');
    await expect(toast(page)).toContainText('Invalid username or password');
    await expect(username(page)).toHaveValue(ada.username);
    await expect(password(page)).toHaveValue('not the password');
    await expect(password(page)).toBeFocused();
    // Without a sign of a session nothing was asked.
    expect(asked()).toBe(0);

    await password(page).fill(ada.password);
    const release = await held(page, '**/api/login');
    await password(page).press('Enter');
    await expect(submit(page, 'Logging in...')).toBeVisible();
    release();
    await expect(toast(page)).toContainText('Login successful');
    await expect(toast(page)).toContainText(`Welcome back, ${ada.username}!`);
    await atHome(page);

    await expect(avatar(page)).toHaveText('A');
    await avatar(page).click();
    await expect(page.getByText(`Welcome, ${ada.username}`).filter({ visible: true })).toBeVisible();
    await expect(menu(page).getByRole('menuitem')).toHaveText([
      'My Universities',
      'Your plan and dates',
      'Scholarships',
      'Dashboard',
      'Account settings',
      'Logout',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(avatar(page)).toBeFocused();

    // Who is signed in has nothing to do at /auth.
    await page.goto('/auth?tab=register');
    await expect(page).toHaveURL('/');
    await page.evaluate((key) => localStorage.setItem(key, '[]'), BOOKMARKS);
    // What was last seen of the account goes with each question for more of it, and with no other.
    const named = bookmarksSent(page);
    await page.getByRole('combobox', { name: 'Search universities' }).fill('stanf');
    await expect.poll(named).toMatchObject({ '/api/universities/suggest': false });
    await page.goto('/my-universities');
    await expect(page).toHaveURL('/my-universities?tab=bookmarks');
    await expect.poll(named).toMatchObject({ '/api/user': true });
    const PUBLIC = /^\/api\/(universities|meta|programs|locations)/;
    expect(Object.entries(named()).filter(([path, sent]) => sent === PUBLIC.test(path))).toEqual([]);

    const leave = await held(page, '**/api/logout');
    await avatar(page).click();
    await menu(page).getByRole('menuitem', { name: 'Logout' }).click();
    await expect(menu(page).getByRole('menuitem', { name: 'Logging out...' })).toBeVisible();
    leave();
    await expect(toast(page)).toContainText('Logged out');
    await expect(toast(page)).toContainText('You have been successfully logged out');
    await expect(page).toHaveURL('/auth');
    await expect(avatar(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['__Host-device']);
    await page.goto('/account');
    await expect(page).toHaveURL('/auth?next=%2Faccount');
  });

  test('with the keyboard alone', { tag: '@long' }, async ({ page }) => {
    test.slow();
    const ada = await registered(page);
    await page.goto('/auth');
    await username(page).focus();
    await page.keyboard.type(ada.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(ada.password);
    await page.keyboard.press('Enter');
    await atHome(page);
    await avatar(page).focus();
    await page.keyboard.press('Enter');
    const items = menu(page).getByRole('menuitem');
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(items.nth(5)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(avatar(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(menu(page)).toBeHidden();
    await avatar(page).press('Enter');
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Account settings')).toBeVisible();
    await expect(page).toHaveURL('/account');
    await avatar(page).press('Enter');
    await expect(items.nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('Logged out');
  });

  test('a session that ended elsewhere is noticed, and leads back after signing in', async ({ page, request }) => {
    const ada = await signedIn(page);
    await page.goto('/account?tab=privacy');
    await expect(page.getByRole('heading', { name: 'Delete the account' })).toBeVisible();
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await request.post('/api/logout', { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    // Whatever asks the server next finds out.
    await Promise.race([page.getByRole('checkbox', { name: /^Use my bookmarks/ }).click(), page.waitForURL(/\/auth/)]);
    await expect(page).toHaveURL('/auth?next=%2Faccount%3Ftab%3Dprivacy');
    await username(page).fill(ada.username);
    await password(page).fill(ada.password);
    await submit(page, 'Login').click();
    await expect(page).toHaveURL('/account?tab=privacy');
  });

  test('what happens in one tab happens in the other', async ({ page, context }) => {
    const ada = await registered(page);
    const other = await openPage(context);
    await other.goto('/about');
    await page.goto('/auth');
    await username(page).fill(ada.username);
    await password(page).fill(ada.password);
    await submit(page, 'Login').click();
    await expect(avatar(other)).toBeVisible();
    await avatar(other).click();
    await other.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(avatar(other)).toHaveCount(0);
    await expect(avatar(page)).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });
});

test.describe('when the server does not answer as it should', () => {
  test.use({ expectedErrors: [/status of (40[13]|50\d)|ERR_FAILED|Failed to fetch user data/] });
  test('the title stands in for a text that is missing, and the form is as it was', { tag: '@long' }, async ({
    page,
  }) => {
    for (const [form, button, title] of [
      ['/auth', 'Login', 'Login failed'],
      ['/auth?tab=register', 'Create account', 'Registration failed'],
    ] as const) {
      await page.goto(form);
      await page.route(/\/api\/(login|register)$/, (route) => route.abort());
      await username(page).fill('somebody');
      await password(page).fill(PASSWORD);
      if (button === 'Create account') await confirmPassword(page).fill(PASSWORD);
      await submit(page, button).click();
      await expect(toast(page).getByText(title, { exact: true })).toHaveCount(2);
      await expect(username(page)).toHaveValue('somebody');
      await expect(password(page)).toHaveValue(PASSWORD);
      await page.unroute(/\/api\/(login|register)$/);
    }
  });

  test('whom the server refuses to sign out stays signed in, and is told why', { tag: '@long' }, async ({ page }) => {
    await signedIn(page);
    await page.route('**/api/logout', (route) => route.fulfill({ status: 403, body: 'Not from here.' }));
    await page.goto('/about');
    await avatar(page).click();
    await menu(page).getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page)).toContainText('Logout failed');
    await expect(toast(page)).toContainText('Not from here.');
    await expect(menu(page).getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  });

  test('who leaves while the server is in trouble has left here, and there as soon as it is well', {
    tag: '@long',
  }, async ({ page }) => {
    await signedIn(page);
    await page.route('**/api/logout', (route) => route.fulfill({ status: 503, body: 'Please try again.' }));
    await page.goto('/about');
    await avatar(page).click();
    await menu(page).getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page)).toContainText('Nothing of yours is left in this browser.');
    await expect(avatar(page)).toHaveCount(0);
    expect((await page.request.get('/api/user')).status()).toBe(200);
    await page.unroute('**/api/logout');
    await page.reload();
    await expect.poll(async () => (await page.request.get('/api/user')).status()).toBe(401);
  });

  test('a failure to find out who is signed in is logged and counts as nobody, until the network is back', {
    tag: '@long',
  }, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await signedIn(page);
    await page.route('**/api/user', (route) => route.fulfill({ status: 500, body: 'No.' }));
    await page.goto('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    expect(errors.some((text) => text.startsWith('Failed to fetch user data'))).toBe(true);
    await page.unroute('**/api/user');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(avatar(page)).toBeVisible();
  });
});

test.describe('a page for who is signed in', () => {
  test('waits while that is being found out; the second time it need not', { tag: '@long' }, async ({ page }) => {
    await signedIn(page, 'zoë');
    const release = await held(page, '**/api/user');
    await page.goto('/my-universities');
    await expect(page.getByRole('main').getByRole('status').getByText('Loading…')).toBeAttached();
    release();
    await expect(heading(page, 'My Universities')).toBeVisible();
    await page.unroute('**/api/user');
    // Remembered from the last visit: shown before the answer is there.
    const again = await held(page, '**/api/user');
    await page.goto('/my-universities?tab=recent');
    await expect(heading(page, 'My Universities')).toBeVisible();
    await expect(avatar(page)).toHaveText('Z');
    again();
  });

  for (const next of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/auth?tab=register',
    'evil',
  ]) {
    test(`the way on is never ${next}`, { tag: '@long' }, async ({ page }) => {
      await signedIn(page);
      await page.goto(`/auth?next=${encodeURIComponent(next)}`);
      await expect(page).toHaveURL('/');
    });
  }

  test('the way on is a page of the site, with its query', { tag: '@long' }, async ({ page }) => {
    await signedIn(page);
    await page.goto(`/auth?next=${encodeURIComponent('/search?q=ohio&page=2')}`);
    await expect(page).toHaveURL('/search?q=ohio&page=2');
  });
});

test.describe('without the password', () => {
  test.use({ expectedErrors: [/status of 401/] });
  test('the code sets a new one, once, and gives way to the next code', async ({ page, expectAccessible }) => {
    const ada = await registered(page);
    const code = page.getByRole('textbox', { name: 'Recovery code' });
    await page.goto('/auth');
    await username(page).fill(ada.username);
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(heading(page, 'Set a new password')).toBeVisible();
    await expect(username(page)).toHaveValue(ada.username);
    await submit(page, 'Set new password').click();
    await expect(code).toHaveAccessibleDescription(/Recovery code is required/);
    await code.fill('AAAAA-BBBBB-CCCCC-DDDDD');
    await page.getByLabel('New password', { exact: true }).fill('another horse altogether');
    await submit(page, 'Set new password').click();
    await expect(toast(page)).toContainText('Password not changed');
    await expect(toast(page)).toContainText('Invalid username or recovery code');
    await expectAccessible(page);
    await code.fill(ada.recoveryCode.toLowerCase().replaceAll('-', ' '));
    const release = await held(page, '**/api/recover');
    await submit(page, 'Set new password').click();
    await expect(submit(page, 'Setting new password...')).toBeVisible();
    release();
    await expect(toast(page)).toContainText('New password set');
    await expect(heading(page, 'Save your recovery code')).toBeVisible();
    expect(await page.getByRole('definition').textContent()).not.toBe(ada.recoveryCode);
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    const headers = { 'sec-fetch-site': 'same-origin' };
    const { username: name } = ada;
    const old = await page.request.post('/api/login', { data: { username: name, password: PASSWORD }, headers });
    expect(old.status()).toBe(401);
    const again = await page.request.post('/api/recover', {
      data: { username: name, recoveryCode: ada.recoveryCode, password: PASSWORD },
      headers,
    });
    expect(again.status()).toBe(401);
  });
});
