/** Accounts that nobody gets into or loses by accident: weak passwords, the recovery code, and leaving a shared computer. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { freshName, PASSWORD, registered, signedIn } from './people.ts';
import { expect, test } from './site.ts';

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const confirmPassword = (page: Page) => page.getByLabel('Confirm password', { exact: true });
const avatar = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account:/ });
const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without the code?' });
const COMMON = 'This is one of the most common passwords, and among the first that someone would try';

async function register(page: Page, address = '/auth?tab=register'): Promise<void> {
  await page.goto(address);
  await username(page).fill(freshName());
  await password(page).fill(PASSWORD);
  await confirmPassword(page).fill(PASSWORD);
  await main(page).getByRole('button', { name: 'Create account' }).click();
  await expect(heading(page, 'Save your recovery code')).toBeVisible();
}

test.describe('a weak password', () => {
  test('is refused at its field, beside the other faults, and nothing is sent', async ({ page, expectAccessible }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/register')) sent.push(request.url());
    });
    const name = freshName('ada');
    await page.goto('/auth?tab=register');
    await expect(password(page)).toHaveAccessibleDescription(/Four unrelated words/);
    await username(page).fill(name);
    await password(page).fill('123');
    await confirmPassword(page).fill('1234');
    await main(page).getByRole('button', { name: 'Create account' }).click();
    await expect(password(page)).toHaveAccessibleDescription(/Password must be at least 6 characters$/);
    for (const [text, fault] of [
      ['password1', COMMON],
      ['        ', 'A password that is only spaces is too easy to guess'],
      [`${name.replaceAll('.', '-')}1`, 'This password is too much like your username'],
    ] as const) {
      await password(page).fill(text);
      await main(page).getByRole('button', { name: 'Create account' }).click();
      await expect(password(page)).toHaveAccessibleDescription(new RegExp(`${fault}$`));
      await expect(password(page)).toHaveAccessibleDescription(/^Too easy to guess\./);
      await expect(confirmPassword(page)).toHaveAccessibleDescription("Passwords don't match");
    }
    await expectAccessible(page);
    expect(sent).toEqual([]);
    await password(page).fill('k7vq2m');
    await confirmPassword(page).fill('k7vq2m');
    await main(page).getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Save your recovery code')).toBeVisible();
  });

  test('can be pasted, as any', { tag: '@long' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/auth?tab=register');
    await page.evaluate(() => navigator.clipboard.writeText('four small brown words'));
    await password(page).focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(password(page)).toHaveValue('four small brown words');
  });

  test('from before still signs in, and its owner is asked to change it', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    const ada = await registered(page);
    // As an account would be that was made when such a password was still taken.
    await page.route('**/api/login', (route) =>
      route.continue({ postData: JSON.stringify({ username: ada.username, password: ada.password }) }),
    );
    const signIn = async () => {
      await page.goto('/auth?next=%2Fabout');
      await username(page).fill(ada.username);
      await password(page).fill('password1');
      await main(page).getByRole('button', { name: 'Login' }).click();
      await expect(heading(page, 'Choose a stronger password')).toBeFocused();
    };
    await signIn();
    await expect(main(page)).toContainText('it is one of the most common passwords');
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Not now' }).click();
    await expect(page).toHaveURL('/about');
    await page.context().clearCookies();
    await signIn();
    await main(page).getByRole('button', { name: 'Change it now' }).click();
    await expect(page).toHaveURL('/account?tab=privacy#password');
    await expect(page.getByLabel('Current password')).toBeInViewport();
  });
});

test.describe('the recovery code', () => {
  test('can be copied, saved and printed', { tag: '@long' }, async ({ page, context, expectAccessible }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await register(page);
    await expectAccessible(page);
    const code = (await page.getByRole('definition').textContent()) ?? '';
    await page.getByRole('button', { name: 'Copy the code' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save as a file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('campusatlas-recovery-code.txt');
    expect(readFileSync(await file.path(), 'utf8')).toContain(code);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '1');
    });
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '1');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('definition')).toBeVisible();
    await expect(page.getByRole('button', { name: 'I have saved it' })).toBeHidden();
  });

  test('is not lost by a click, by Back, by a reload or by leaving the account', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
    await expect(heading(page, 'Create your account')).toBeVisible();
    const arrived = page.url();
    await username(page).fill(freshName());
    await password(page).fill(PASSWORD);
    await confirmPassword(page).fill(PASSWORD);
    await main(page).getByRole('button', { name: 'Create account' }).click();
    const code = page.getByRole('definition');
    await expect(code).toBeVisible();
    const stay = async () => {
      await expect(leaving(page)).toBeVisible();
      await leaving(page).getByRole('button', { name: 'Stay and save it' }).click();
      await expect(leaving(page)).toBeHidden();
      await expect(code).toBeVisible();
      await expect(page).toHaveURL(arrived);
    };
    await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
    await stay();
    await page.goBack();
    await stay();
    await avatar(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await stay();
    expect((await page.request.get('/api/user')).status()).toBe(200);
    const asked: string[] = [];
    page.once('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.evaluate(() => location.reload());
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(code).toBeVisible();
    // Whoever says so goes where they wanted to go.
    await page.getByRole('banner').getByRole('link', { name: 'Compare' }).click();
    await leaving(page).getByRole('button', { name: 'Leave without it' }).click();
    await expect(page).toHaveURL('/compare');
    // The page one leaves stays until the other has come.
    await expect(code).toHaveCount(0);
    await page.goBack();
    await expect(code).toBeVisible();
    await page.goBack();
    await leaving(page).getByRole('button', { name: 'Leave without it' }).click();
    await expect(page).toHaveURL('/about');
  });

  test('kept, leads where one was going, and asks nothing', { tag: '@long' }, async ({ page }) => {
    await register(page, '/auth?tab=register&next=%2Fcompare');
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page).toHaveURL('/compare');
    await expect(leaving(page)).toHaveCount(0);
  });

  test('is another one after the password was changed', { tag: '@long' }, async ({ page, expectAccessible }) => {
    const ada = await signedIn(page);
    await page.goto('/account?tab=privacy');
    await page.getByLabel('Current password').fill(ada.password);
    await page.getByLabel('New password').fill('letmein');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('New password')).toHaveAccessibleDescription(new RegExp(`${COMMON}$`));
    await page.getByLabel('New password').fill('four small brown words');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(toast(page)).toContainText('your old recovery code no longer works');
    const code = (await page.getByRole('definition').textContent()) ?? '';
    expect(code).not.toBe(ada.recoveryCode);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await leaving(page).getByRole('button', { name: 'Stay and save it' }).click();
    await page.getByRole('button', { name: 'I have saved it' }).click();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
    const headers = { 'sec-fetch-site': 'same-origin' };
    const recover = async (recoveryCode: string) =>
      (
        await page.request.post('/api/recover', {
          data: { username: ada.username, recoveryCode, password: 'five small brown words' },
          headers,
        })
      ).status();
    expect([await recover(ada.recoveryCode), await recover(code)]).toEqual([401, 200]);
  });
});

test.describe('leaving a shared computer', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to load resource|status of 401/],
  });

  /** Everything of ours that the browser holds for pages and that a script can see. */
  const left = (page: Page) =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).sort(),
      session: Object.entries(sessionStorage),
      copies: (await caches.keys()).filter((name) => name.includes('kept')),
      cookies: document.cookie,
    }));

  async function lookAround(page: Page): Promise<void> {
    await page.goto('/search?q=ohio&page=2');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.goto('/my-universities?tab=recent');
    await expect(heading(page, 'My Universities')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 40));
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(heading(page, 'About CampusAtlas')).toBeVisible();
    expect((await left(page)).session.join()).toContain('/my-universities');
  }

  const logOut = async (page: Page) => {
    await avatar(page).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(toast(page)).toContainText('Logged out');
  };

  test('leaves nothing of what was looked at, and where', { tag: '@long' }, async ({ page }) => {
    await signedIn(page);
    await lookAround(page);
    await page.goto('/account?tab=privacy');
    await logOut(page);
    await expect(page).toHaveURL('/auth');
    const rest = await left(page);
    expect(rest.local.filter((key) => key !== 'campusatlas:account-hint')).toEqual([]);
    expect(JSON.stringify(rest.session)).not.toMatch(/my-universities|account|ohio/);
    expect([rest.copies, rest.cookies]).toEqual([[], '']);
  });

  test('works without a network, and the server is told once there is one', async ({ page, context }) => {
    await signedIn(page);
    await page.goto('/university/stanford-university-243744');
    // The menu's own chunk and what leaving needs have come by now.
    await page.evaluate(() => navigator.serviceWorker.ready);
    await lookAround(page);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    await page.goto('/university/stanford-university-243744');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
    await logOut(page);
    await expect(toast(page)).toContainText('Nothing of yours is left in this browser.');
    const rest = await left(page);
    expect(rest.local.filter((key) => key !== 'campusatlas:account-hint')).toEqual(['campusatlas:owed-logout']);
    expect([rest.copies, rest.cookies, JSON.stringify(rest.session)]).toEqual([
      [],
      '',
      expect.not.stringMatching(/my-/),
    ]);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    await context.setOffline(false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => (await left(page)).local).not.toContain('campusatlas:owed-logout');
    // The copy of the cookie is dead, though nobody here could touch it; and nobody is signed in.
    expect((await page.request.get('/api/user', { headers: { cookie } })).status()).toBe(401);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['__Host-device']);
  });

  test('what was kept without a network is in the account when its owner is back', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    const ada = await signedIn(page);
    await page.goto('/university/stanford-university-243744');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
    await logOut(page);
    await context.setOffline(false);
    await page.goto('/auth');
    await expect.poll(async () => (await left(page)).local).not.toContain('campusatlas:owed-logout');
    await username(page).fill(ada.username);
    await password(page).fill(ada.password);
    await main(page).getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/');
    expect((await (await page.request.get('/api/bookmarks/ids')).json()).total).toBe(1);
  });
});
