import { readFile } from 'node:fs/promises';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

test('an account is downloaded, and imported into another once one has seen what it changes', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const write = async (method: 'put' | 'post', address: string, data?: object) => {
    const answer = await page.request[method](address, { data, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  // A phone folds what is seldom wanted.
  const openData = async () => {
    await page.goto('/account?tab=privacy');
    await page.getByRole('button', { name: 'Your data' }).click();
  };
  await signedIn(page);
  await write('put', '/api/bookmarks/243744', { note: '<b>My note</b>' });
  await write('post', '/api/lists', { name: 'Considering' });
  await openData();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download everything' }).click();
  const buffer = await readFile((await (await started).path()) as string);
  // The page would ask for somebody who is gone.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await signedIn(page);
  await write('put', '/api/bookmarks/110662', {});
  await openData();
  await page.getByRole('button', { name: 'Import an account file' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import an account file' });
  const file = dialog.getByLabel('Account file');
  await expectAccessible(page);
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"version":1}') });
  await expect(dialog.getByRole('alert')).toHaveText(
    'This is not an account file from this site. Nothing was changed.',
  );
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect(dialog.getByRole('heading', { name: 'Check what will change' })).toBeFocused();
  await expect(dialog.getByText('Bookmarks with notes: 1 of 1 is new')).toBeVisible();
  await dialog.getByLabel('How to import').selectOption('replace');
  await expect(dialog.getByText('Bookmarks with notes: 1 from the file, in place of 1')).toBeVisible();
  await expectAccessible(page);
  const notes = async () => {
    const { bookmarks } = (await (await page.request.get('/api/bookmarks')).json()) as {
      bookmarks: { universityId: number; note: string | null }[];
    };
    return bookmarks.map(({ universityId, note }) => [universityId, note]);
  };
  expect(await notes()).toEqual([[110662, null]]);
  await dialog.getByRole('button', { name: 'Replace everything' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your account now holds what is in the file.' })).toBeFocused();
  expect(await notes()).toEqual([[243744, '<b>My note</b>']]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/my-universities?tab=bookmarks');
  await expect(page.getByRole('link', { name: 'Stanford University' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'University of California-Los Angeles' })).toHaveCount(0);
});
