import { readFile } from 'node:fs/promises';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

const NAVIANCE =
  'Type,College Name,NCES ID,Final Result,Notes\nED,Stanford University,243744,,Visit in May\nRD,"University of California, Los Angeles",,Accepted,\n,No Such Place Qqzzx,,,\n';

test('a CSV file is matched, checked line by line, and saved with its statuses only when one presses', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bookmarks');
  await page.getByRole('button', { name: 'Import a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  await dialog
    .getByLabel('Or choose a CSV file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(NAVIANCE) });
  await expect(dialog.getByRole('heading', { name: 'Check each school' })).toBeFocused();
  await expect(dialog.getByText('We couldn’t find a school with this name. It will be left out.')).toBeVisible();
  await expect(dialog.getByLabel('Match for Stanford University')).toHaveValue('243744');
  await expectAccessible(page);
  const stored = () =>
    page.evaluate(() => ['bookmarked-universities', 'plan'].map((key) => localStorage.getItem(`campusatlas:${key}`)));
  expect((await stored()).join('')).not.toContain('243744');
  await dialog.getByRole('button', { name: 'Save 2 schools' }).click();
  await expect(dialog).toBeHidden();
  const [saved, plan] = await stored();
  expect(JSON.parse(saved ?? '').map(({ id }: { id: number }) => id)).toEqual([243744, 110662]);
  expect(JSON.parse(plan ?? '')).toMatchObject({
    'university:243744': { note: 'Visit in May' },
    'university:110662': { status: 'admitted' },
  });
});

test('the saved schools are exported with the columns of Naviance, and are imported again from that file', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/bookmarks');
  await expect(page.getByRole('button', { name: 'Export your list' })).toBeHidden();
  await page.getByRole('button', { name: 'Import a list' }).click();
  const importing = page.getByRole('dialog', { name: 'Import a list' });
  const choose = (text: string) =>
    importing
      .getByLabel('Or choose a CSV file')
      .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose(NAVIANCE);
  await importing.getByRole('button', { name: 'Save 2 schools' }).click();
  await page.getByRole('button', { name: 'Export your list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export your list' });
  await expect(dialog.getByLabel('Columns')).toHaveValue('naviance');
  await expectAccessible(page);
  const started = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download CSV' }).click();
  const file = await started;
  expect(file.suggestedFilename()).toBe('campusatlas-naviance.csv');
  const text = await readFile((await file.path()) as string, 'utf8');
  expect(text).toContain(',,,,Stanford University,243744,');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByRole('button', { name: 'Import a list' }).click();
  await choose(text);
  await importing.getByRole('button', { name: 'Save 2 schools' }).click();
  await expect(importing).toBeHidden();
  const plan = await page.evaluate(() => localStorage.getItem('campusatlas:plan'));
  expect(JSON.parse(plan ?? '')).toMatchObject({
    'university:243744': { note: 'Visit in May' },
    'university:110662': { status: 'admitted' },
  });
});

test('a file that cannot be read says why and saves nothing', async ({ page }) => {
  await page.goto('/bookmarks');
  await page.getByRole('button', { name: 'Import a list' }).click();
  await page
    .getByLabel('Or choose a CSV file')
    .setInputFiles({ name: 'list.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert').filter({ hasText: 'spreadsheet workbook' })).toBeVisible();
});

test('a line without a match is found by hand with the keyboard, and what is signed in to has it', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signedIn(page);
  await page.goto('/my-universities?tab=bookmarks');
  await page.getByRole('button', { name: 'Import a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a list' });
  await dialog
    .getByLabel('Or choose a CSV file')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(NAVIANCE) });
  const opener = dialog.getByRole('button', { name: 'Find another school for No Such Place Qqzzx' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const field = dialog.getByRole('combobox', { name: 'School', exact: true });
  await expect(field).toBeFocused();
  await field.fill('McGill University');
  await expect(dialog.getByRole('option', { name: /McGill University/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('You chose this school')).toBeVisible();
  await expect(opener).toBeFocused();
  await dialog.getByRole('button', { name: 'Save 3 schools' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => ((await (await page.request.get('/api/bookmarks/ids')).json()) as { total: number }).total)
    .toBe(3);
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/plan')).json()))
    .toContain('Visit in May');
});
