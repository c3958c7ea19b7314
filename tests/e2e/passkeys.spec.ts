import type { CDPSession, Page } from '@playwright/test';
import { freshName, PASSWORD, signedIn } from './people.ts';
import { expect, test } from './site.ts';

/** An authenticator in the browser, as a phone or a computer has one: unlocked at once, and it keeps its passkeys. */
async function authenticator(page: Page): Promise<{ session: CDPSession; remove: () => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    session,
    remove: async () => void (await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId })),
  };
}

// A passkey that was removed, and the last one of an account.
test.use({ expectedErrors: [/status of (401|409)/] });

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const avatar = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Account: / });
const passkeys = (page: Page) => page.locator('#passkeys').getByRole('listitem');

async function signOut(page: Page): Promise<void> {
  await avatar(page).click();
  await page
    .getByRole('menuitem', { name: 'Log out' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .click();
  await expect(avatar(page)).toHaveCount(0);
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/account?tab=privacy');
  await press(page, 'Add a passkey');
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog).toContainText('so that nobody else can add a passkey');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(toast(page)).toContainText('Passkey added');
}

test('a passkey is added, signs in without a password, is followed by another, renamed and removed', async ({
  page,
}) => {
  const { remove } = await authenticator(page);
  const { username } = await signedIn(page);
  await addPasskey(page);
  await expect(passkeys(page)).toHaveCount(1);
  await expect(passkeys(page)).toContainText('not used yet');

  await signOut(page);
  await page.goto('/auth');
  await press(page, 'Sign in with a passkey');
  await expect(toast(page)).toContainText(`Welcome back, ${username}!`);
  await expect(avatar(page)).toBeVisible();

  // A second device.
  await remove();
  await authenticator(page);
  await addPasskey(page);
  await expect(passkeys(page)).toHaveCount(2);
  await expect(passkeys(page).first()).toContainText('last used');
  await passkeys(page)
    .nth(1)
    .getByRole('button', { name: /^Rename/ })
    .click();
  const rename = page.getByRole('dialog', { name: 'Rename the passkey' });
  await rename.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await rename.getByRole('button', { name: 'Save' }).click();
  await expect(passkeys(page).nth(1)).toContainText('My laptop');

  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  await page.getByRole('dialog', { name: 'Remove this passkey?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(passkeys(page)).toHaveCount(1);
  await signOut(page);
  await page.goto('/auth');
  await press(page, 'Sign in with a passkey');
  await expect(toast(page)).toContainText('This passkey doesn’t open an account here');
});

test('an account is made by a passkey alone, and its owner sets a password and deletes it', async ({ page }) => {
  await authenticator(page);
  await page.goto('/auth?tab=register');
  await press(page, 'Create the account with a passkey');
  await expect(main(page)).toContainText('Username must be at least 3 characters');
  await page.getByRole('textbox', { name: 'Username' }).fill(freshName());
  await press(page, 'Create the account with a passkey');
  await expect(page.getByRole('heading', { level: 1, name: 'Save your recovery code' })).toBeVisible();
  await page.getByRole('button', { name: /saved/i }).click();
  await expect(avatar(page)).toBeVisible();

  await page.goto('/account?tab=privacy');
  await page
    .locator('#passkeys')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(toast(page)).toContainText('This passkey is the only way to sign in');
  await page.getByLabel('New password').fill(PASSWORD);
  await press(page, 'Set password');
  await expect(toast(page)).toContainText('Password changed');
});

test('a dialog that is closed is told plainly, and a browser without passkeys shows nothing of them', async ({
  page,
}) => {
  const { session } = await authenticator(page);
  await session.send('WebAuthn.disable');
  await page.addInitScript(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/auth');
  await press(page, 'Sign in with a passkey');
  await expect(toast(page)).toContainText('It was canceled or took too long');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await page.goto('/auth');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: /passkey/ })).toHaveCount(0);
});
