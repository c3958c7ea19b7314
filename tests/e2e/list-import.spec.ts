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

test('a file that cannot be read says why and saves nothing', async ({ page }) => {
  await page.goto('/bookmarks');
  await page.getByRole('button', { name: 'Import a list' }).click();
  await page
    .getByLabel('Or choose a CSV file')
    .setInputFiles({ name: 'list.xlsx', mimeType: 'text/csv', buffer: Buffer.from('PK\u0003\u0004') });
  await expect(page.getByRole('alert').filter({ hasText: 'spreadsheet workbook' })).toBeVisible();
});
