/** Ask the data: an example, an own question, what cannot be answered, a link, a file; in both languages. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

/** The SQL is folded until somebody wants it. */
const openSql = (page: Page) => page.getByText('Write or change the SQL').click();

test('an example is answered, an own question too, and both as a file', async ({ page, expectAccessible }) => {
  await page.goto('/data/ask');
  await page.getByRole('link', { name: 'Lowest net price among public schools in Ohio' }).click();
  await expect(page).toHaveURL(/\/data\/ask\?q=SELECT/);
  await expect(page.getByText(/^The first 20 of \d\d/)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Net price, US$' })).toBeVisible();
  await expect(
    page.getByRole('row', { name: /^Ohio University-Eastern Campus \$\d,\d{3} Saint Clairsville/ }),
  ).toBeVisible();
  // All of one source, said once: no row says it again.
  await expect(page.getByText('Source: College Scorecard, 2023–24')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Sources: / })).toHaveCount(0);
  // A wide screen has a bar in each row; below that there is a switch.
  const form = page.getByRole('group', { name: 'Show as: Answer' });
  await expect(page.locator('td svg rect')).toHaveCount(20);
  await expect(form).toBeHidden();
  await page.setViewportSize({ width: 1000, height: 900 });
  await form.getByRole('button', { name: 'Chart' }).click();
  await expect(page.getByText('Net price in the first 20 rows of 20')).toBeVisible();
  await expectAccessible(page);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Lowest net price among public schools in Ohio' }),
  ).toBeVisible();
  await expect(page.getByLabel('Your question in SQL')).toBeHidden();
  await openSql(page);
  const question = page.getByLabel('Your question in SQL');
  await question.fill("SELECT name, id FROM universities WHERE name LIKE 'Stanford Univ%'");
  await question.press('Control+Enter');
  await expect(page.getByText(/^1 result/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Stanford University' }).getByRole('link')).toHaveAttribute(
    'href',
    '/university/243744',
  );
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  expect(file).toBe('\uFEFFname,id\r\nStanford University,243744\r\n');
  await expectAccessible(page);
});

for (const width of [390, 1440])
  test(`nothing moves when the answer comes, and a row is never cut, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const asked = 'SELECT name, netPrice, tuitionInState, graduationRate, state, id FROM universities LIMIT 30';
    await page.goto(`/data/ask?q=${encodeURIComponent(asked)}`);
    await expect(page.getByText(/^The first 30 of [\d,]+/)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
    const table = await page.getByRole('table').first().boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(width);
  });

test('each row says where its numbers come from', async ({ page, expectAccessible }) => {
  const asked = 'SELECT name, netPrice, tuitionInState, id FROM universities WHERE id = 204796';
  await page.goto(`/data/ask?q=${encodeURIComponent(asked)}`);
  const button = page.getByRole('button', { name: /^Sources: / });
  await button.press('Enter');
  const receipt = page.getByRole('dialog', { name: 'Where this comes from' });
  const row = receipt.getByRole('row', { name: /^Net price/ });
  await expect(row).toContainText('College Scorecard');
  await expect(row).toContainText(/20\d\d/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the resources lead to it, and it says how it differs from SQLite', async ({ page }) => {
  await page.goto('/resources');
  await page.getByRole('link', { name: 'Ask the data in SQL' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ask the data');
  const difference = page.getByText('5 / 2 is 2.5.');
  await expect(difference).toBeHidden();
  await page.getByText('How this differs from SQLite').click();
  await expect(difference).toBeVisible();
});

test('a question that cannot be answered says why and where', async ({ page }) => {
  await page.goto('/data/ask');
  await openSql(page);
  const question = page.getByLabel('Your question in SQL');
  await question.fill('SELECT netPrize FROM universities');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'There is no column “netPrize”. Did you mean “netPrice”?',
  );
  await question.fill('SELECT name\nFRM universities');
  await page.getByRole('button', { name: 'Run' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'We can’t read line 2, character 5, at “universities”.',
  );
  await page.getByRole('button', { name: 'Show where' }).click();
  await expect(question).toBeFocused();
  expect(await question.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])).toEqual([
    16, 28,
  ]);
});

test('a French link holds its question', async ({ page }) => {
  await page.goto(`/fr/data/ask?q=${encodeURIComponent('SELECT name FROM universities WHERE id = 900104')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interroger les données');
  await expect(page.getByText(/^1 résultat/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: 'Université de Montréal' })).toBeVisible();
});

test.describe('without the files', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('files that are missing are said to be', async ({ page }) => {
    await page.route('**/data/tables.json', (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/data/ask?q=SELECT+1+AS+one+FROM+columns');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('The data files are missing from this site.');
  });
});

test.describe('without a network', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test('a question says that the data cannot be loaded, and is answered once it can', async ({ page }) => {
    await page.goto('/data/ask');
    await openSql(page);
    const question = page.getByLabel('Your question in SQL');
    await question.fill('SELECT COUNT(*) AS schools FROM universities');
    await page.route('**/assets/*.js', (route) => route.abort());
    await question.press('Control+Enter');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('We couldn’t load the data. Check your connection and try again.');
    await page.unroute('**/assets/*.js');
    await page.reload();
    await expect(page.getByText(/^1 result/)).toBeVisible();
  });
});
