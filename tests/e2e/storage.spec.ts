import { expect, openPage, test } from './site.ts';

const STANFORD = '/university/stanford-university-243744';
const OHIO_STATE = '/university/the-ohio-state-university-204796';
const BOOKMARKS = 'campusatlas:bookmarked-universities';
const RECENT = 'campusatlas:recently-viewed';

test('a bookmark and its removal arrive in the other tab', async ({ page, context }) => {
  const other = await openPage(context);
  await page.goto(STANFORD);
  await other.goto(STANFORD);
  await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  await expect(other.getByRole('button', { name: 'Saved to Bookmarks' })).toBeVisible();
  await other.getByRole('button', { name: 'Saved to Bookmarks' }).click();
  await expect(page.getByRole('button', { name: 'Save to Bookmarks' })).toBeVisible();
});

test('two tabs keep one list of what was viewed, and each keeps the bookmarks of the other', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const other = await openPage(context);
  await page.goto(STANFORD);
  await expect(page.getByRole('heading', { level: 1, name: 'Stanford University' })).toBeVisible();
  await other.goto(OHIO_STATE);
  await expect(other.getByRole('heading', { level: 1, name: /Ohio State/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  await other.getByRole('button', { name: 'Save to Bookmarks' }).click();
  await expect(other.getByRole('button', { name: 'Saved to Bookmarks' })).toBeVisible();
  const ids = (key: string) =>
    page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]').map(({ id }: { id: number }) => id), key);
  expect(await ids(RECENT)).toEqual([204796, 243744]);
  expect(await ids(BOOKMARKS)).toEqual([243744, 204796]);
});

test('the first bookmark ever says that an account keeps them everywhere, and no later one', { tag: '@long' }, async ({
  page,
}) => {
  const hint = page.getByText('Saved on this device', { exact: true });
  await page.goto(STANFORD);
  await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  await expect(hint).toBeVisible();
  await page.goto(OHIO_STATE);
  await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  await expect(page.getByRole('button', { name: 'Saved to Bookmarks' })).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('what another program wrote into the storage is survived with a line in the log', { tag: '@long' }, async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, '{"not":"a list"');
    },
    [BOOKMARKS, RECENT],
  );
  await page.goto(STANFORD);
  await expect(page.getByRole('button', { name: 'Save to Bookmarks' })).toBeVisible();
  expect(warnings.some((text) => text.includes('bookmarked-universities'))).toBe(true);
});

test('a full storage is survived with a line in the log, and the bookmark holds while the page is open', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto(STANFORD);
  await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  await expect(page.getByRole('button', { name: 'Saved to Bookmarks' })).toBeVisible();
  expect(warnings.some((text) => text.includes('bookmarked-universities'))).toBe(true);
});
