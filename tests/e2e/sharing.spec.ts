import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signedIn } from './people.ts';
import { expect, openPage, test } from './site.ts';

const [HARVARD, UCLA, TORONTO] = [166027, 110662, 900138];
const OWN = { headers: { 'sec-fetch-site': 'same-origin' } };

/** A person with a list of two schools, one more bookmark, and a note that is nobody else's business. */
async function withList(page: Page, name = 'Reach schools'): Promise<string> {
  await signedIn(page);
  const id = crypto.randomUUID();
  await page.request.post('/api/lists', { data: { id, name }, ...OWN });
  for (const school of [HARVARD, UCLA])
    await page.request.put(`/api/lists/${id}/members/${school}`, { data: {}, ...OWN });
  await page.request.put(`/api/bookmarks/${TORONTO}`, { data: { note: 'my secret note' }, ...OWN });
  return id;
}

const schools = (page: Page) => page.getByRole('table').getByRole('rowheader');

test.use({ expectedErrors: [/status of 404/] });

test('a list is shared by a link, opened by somebody without an account, and taken back', async ({
  page,
  browser,
  expectAccessible,
  extraHTTPHeaders,
}) => {
  const id = await withList(page);
  await page.goto(`/my-universities?tab=bookmarks&list=${id}`);
  await page.getByRole('button', { name: 'Share the list Reach schools' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const field = dialog.getByLabel('Link to this list');
  await expect(field).toHaveValue(/\/shared\/[\w-]{24}$/);
  const link = await field.inputValue();
  await expectAccessible(page);

  const elsewhere = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} });
  const other = await openPage(elsewhere);
  const answer = await other.goto(link);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Reach schools');
  await expect(schools(other)).toHaveText([/University of California, Los Angeles/, /Harvard University/]);
  await expect(other.getByText('my secret note')).toHaveCount(0);
  await expect(other.getByRole('button', { name: /remove/i })).toHaveCount(0);
  await expectAccessible(other);

  // What its owner changes shows at the next look.
  await page.request.delete(`/api/lists/${id}/members/${HARVARD}`, { data: {}, ...OWN });
  await other.reload();
  await expect(schools(other)).toHaveText([/University of California, Los Angeles/]);

  await dialog.getByRole('button', { name: 'Turn off link' }).click();
  await page.getByRole('dialog', { name: 'Turn off this link?' }).getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByRole('button', { name: 'Make a link' })).toBeVisible();
  const gone = await other.reload();
  expect(gone?.status()).toBe(404);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('This link is turned off');
  await elsewhere.close();
});

test('the links of an account are seen and turned off in its settings', { tag: '@long' }, async ({ page }) => {
  await withList(page);
  await page.request.post('/api/links', { data: { kind: 'list', subject: '' }, ...OWN });
  await page.goto('/account?tab=privacy');
  const links = page.getByRole('region', { name: 'Shared links' });
  await expect(links.getByRole('listitem')).toHaveText([/All bookmarks/]);
  await links.getByRole('button', { name: 'Turn off link to All bookmarks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  await expect(links.getByRole('listitem')).toHaveCount(1);
  await links.getByRole('button', { name: 'Turn off link to All bookmarks' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(links.getByText('You haven’t shared a list.')).toBeVisible();
});

test('a browser without an account shares an address that holds its schools', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const slug of ['harvard-university-166027', 'university-of-california-los-angeles-110662']) {
    await page.goto(`/university/${slug}`);
    await page
      .getByRole('button', { name: /Save .*to Bookmarks|Bookmark/i })
      .first()
      .click();
  }
  await page.goto('/bookmarks');
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?ids=110662,166027');
  await page.goto(link);
  await expect(schools(page)).toHaveText([/University of California, Los Angeles/, /Harvard University/]);
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download CSV with sources' }).click();
  const file = await readFile(await (await started).path(), 'utf8');
  expect(file.split('\r\n')[0]).toContain('Graduation rate (%),');
  expect(file.split('\r\n')[0]).toContain('Graduation rate: source,Graduation rate: variable,Graduation rate: year');
  expect(file).toContain('Harvard University');
});

test('counselors set lists side by side under names that never leave the browser', { tag: '@long' }, async ({
  page,
  expectAccessible,
}) => {
  await withList(page);
  const made = await page.request.post('/api/links', { data: { kind: 'list', subject: '' }, ...OWN });
  const { token } = (await made.json()) as { token: string };
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/students');
  await page.getByText('Add one student').click();
  const add = async (alias: string, link: string) => {
    await page.getByLabel('Name for this student').fill(alias);
    await page.getByLabel('Link to the list').fill(link);
    await page.getByLabel('Link to the list').press('Enter');
  };
  await add('Maya', 'not a link');
  await expect(page.getByText('That isn’t a link to a shared list.')).toBeVisible();
  await add('Maya', new URL(`/shared/${token}`, page.url()).href);
  await add('Student 3', `/shared?ids=${HARVARD},243744`);
  await add('Gone', `/shared/${'x'.repeat(24)}`);
  await expect(page.getByText('4 schools in all, 1 on more than one list.')).toBeVisible();
  await expect(page.getByText('This link is turned off')).toBeVisible();
  const harvard = page.getByRole('row', { name: /Harvard University/ });
  await expect(harvard.getByRole('cell').first()).toHaveText('2 of 2');
  await expect(schools(page).first()).toContainText('Harvard University');
  await expectAccessible(page);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download students by school (CSV)' }).click();
  const file = await readFile(await (await started).path(), 'utf8');
  expect(file.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFUniversity,Id,On lists,Maya,Student 3,Gone',
    `Harvard University,${HARVARD},2,yes,yes,`,
  ]);

  await page.reload();
  await page.getByRole('button', { name: 'Remove the list of Gone' }).click();
  await expect(page.getByText('This link is turned off')).toHaveCount(0);
  expect(sent.filter((request) => /Maya|Student(%20|\+| )3/.test(request))).toEqual([]);
});

test('thirty students are added at once, found from the foot of the page, in under ten actions', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await act(page.getByRole('contentinfo').getByRole('link', { name: 'For counselors' }).click());
  const names = Array.from({ length: 30 }, (_, at) => `Student ${at + 1}`);
  // Each list is another, and each has one school in common.
  const lines = names.map((name, at) => `${name}\t/shared?ids=${HARVARD},${[UCLA, TORONTO][at % 2]},${100_654 + at}`);
  const field = page.getByLabel('Your students, one on each line: name, then link');
  await act(field.fill([...lines, 'Nobody nothing'].join('\n')));
  await act(page.getByRole('button', { name: 'Add all' }).click());
  await expect(page.getByText('30 students added.')).toBeVisible();
  // What could not be read stays, with the reason.
  await expect(field).toHaveValue('Nobody nothing');
  await expect(field).toHaveAccessibleDescription(/That isn’t a link to a shared list/);
  await expect(page.getByRole('button', { name: /^Remove the list of/ })).toHaveCount(30);
  const harvard = page.getByRole('row', { name: /Harvard University/ });
  await expect(harvard.getByRole('cell').first()).toHaveText('30 of 30');
  await expect(page.getByText(/Next deadline: .*\d{4}, /).first()).toBeVisible();
  expect(actions).toBeLessThan(10);
  await expectAccessible(page);
});
