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

/** The requests ("address body") but those of built files, whose names are hashes that may hold any letters. */
const unbuilt = (sent: readonly string[]) =>
  sent.filter((request) => !new URL(request.split(' ')[0] ?? '').pathname.startsWith('/assets/'));

test('a list is shared by a link, opened by somebody without an account, and taken back', async ({
  page,
  browser,
  expectAccessible,
  extraHTTPHeaders,
}) => {
  const id = await withList(page);
  await page.goto(`/my-universities?tab=bookmarks&list=${id}`);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
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
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('button', { name: 'Copy link to this list' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe('?ids=110662,166027');
  await page.goto(link);
  await expect(schools(page)).toHaveText([/University of California, Los Angeles/, /Harvard University/]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Compare', exact: true })).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save or share' }).click();
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
  await expect(page.getByText('3 students, 4 schools, 1 on more than one list.')).toBeVisible();
  await expect(page.getByText(/This link is turned off/)).toBeVisible();
  const harvard = page.getByRole('table', { name: 'All schools on these lists' }).getByRole('row', { name: /Harvard/ });
  await expect(harvard.getByRole('cell').first()).toHaveText('2 of 2');
  await expectAccessible(page);

  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Table (CSV)' }).click();
  const file = await readFile(await (await started).path(), 'utf8');
  expect(file.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFUniversity,ID,On lists,Maya,Student 3,Gone',
    `Harvard University,${HARVARD},2,yes,yes,`,
  ]);

  await page.reload();
  await page.getByRole('button', { name: 'Gone' }).click();
  await page.getByRole('button', { name: 'Remove Gone’s list' }).click();
  await expect(page.getByText(/This link is turned off/)).toHaveCount(0);
  expect(unbuilt(sent).filter((request) => /Maya|Student(%20|\+| )3/.test(request))).toEqual([]);
});

test('thirty students are added at once, found from the foot of the page, in under ten actions', async ({
  page,
  expectAccessible,
}) => {
  test.slow();
  await page.goto('/');
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await act(page.getByRole('contentinfo').getByRole('link', { name: 'For counselors' }).click());
  // Before there is a class, what one will see.
  const sample = page.getByRole('table', { name: 'What you’ll see' });
  await expect(sample.getByRole('row')).toHaveCount(4);
  const names = Array.from({ length: 30 }, (_, at) => `Student ${at + 1}`);
  // Each list is another, and each has one school in common.
  const found = await page.request.get('/api/universities/search?state=OH&limit=30');
  const { universities } = (await found.json()) as { universities: { id: number }[] };
  const own = names.map((_, at) => universities[at]?.id);
  const lines = names.map((name, at) => `${name}\t/shared?ids=${HARVARD},${[UCLA, TORONTO][at % 2]},${own[at]}`);
  const field = page.getByLabel('Your students, one per line: name, then link');
  await act(field.fill([...lines, 'Nobody /compare'].join('\n')));
  await act(page.getByRole('button', { name: 'Add all' }).click());
  await expect(sample).toHaveCount(0);
  await expect(page.getByText('30 students added.')).toBeVisible();
  // What could not be read stays, with the reason.
  await expect(field).toHaveValue('Nobody /compare');
  await expect(field).toHaveAccessibleDescription(/We couldn’t add one line/);
  await expect(page.getByText('Nobody: That isn’t a link to a shared list.')).toBeVisible();
  const matrix = page.getByRole('table', { name: 'Students and their schools' });
  await expect(matrix.locator('[data-student]')).toHaveCount(30);
  // Of 33 schools the matrix shows the three that students have in common, and the rest on demand.
  const all = page.getByRole('button', { name: 'Show all 33 schools' });
  await expect(all).toBeVisible();
  await expect(matrix.getByRole('columnheader')).toHaveCount(3 + 3);
  await all.click();
  await expect(matrix.getByRole('columnheader')).toHaveCount(3 + 33);
  await all.click();
  await expect(matrix.getByRole('columnheader')).toHaveCount(3 + 3);
  const harvard = page.getByRole('table', { name: 'All schools on these lists' }).getByRole('row', { name: /Harvard/ });
  await expect(harvard.getByRole('cell').first()).toHaveText('30 of 30');
  await expect(
    matrix
      .getByRole('row', { name: /Student 1 / })
      .getByRole('cell')
      .first(),
  ).toContainText(/\d{4}/);
  // How each list is balanced, and one answer that prices those of everybody whose home nobody gave.
  await expect(matrix.locator('[data-student="Student 1"] [data-balance]')).toContainText(
    /^\d reach · \d targets? · \d likely/,
  );
  const harvardOf = matrix.locator(`[data-student="Student 1"] [data-school="${HARVARD}"]`);
  await expect(harvardOf).toHaveText(/on the list/);
  await act(page.getByText('30 students still need a home state or province').click());
  const homes = page.getByLabel('Where do they live?');
  await act(homes.selectOption({ label: 'Ohio' }));
  await expect(harvardOf).toHaveText(/^\$[\d,]+$/);
  await expect(homes).toHaveCount(0);
  expect(actions).toBeLessThan(10);
  await expectAccessible(page);
});

test('a school of Ontario has the date that its page has, of the application service', async ({ page }) => {
  await page.goto(`/shared?ids=${TORONTO}`);
  const date = page.getByRole('table').getByRole('cell').filter({ hasText: 'OUAC' });
  await expect(date).toContainText(/\d{4}/);
  // The list has the month short, the page in full.
  const [, month, day, year] = /([A-Z][a-z]{2})[a-z]* (\d+), (\d{4})/.exec((await date.textContent()) ?? '') ?? [];
  await page.goto('/university/university-of-toronto-900138');
  await expect(page.getByRole('main')).toContainText(new RegExp(`${month}[a-z]* ${day}, ${year}`));
  await page.goto('/students');
  await page.getByLabel('Your students, one per line: name, then link').fill(`Maya\t/shared?ids=${TORONTO}`);
  await page.getByRole('button', { name: 'Add all' }).click();
  const matrix = page.getByRole('table', { name: 'Students and their schools' });
  await expect(matrix.getByRole('columnheader', { name: /Toronto/ })).toContainText(/\d{4}/);
  await expect(matrix).not.toContainText('No date yet');
});

test('on a phone a class that was taken whole folds the field, and its rows are one target high', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/students');
  const field = page.getByLabel('Your students, one per line: name, then link');
  await field.fill([`Maya\t/shared?ids=${HARVARD},${UCLA}\tOhio\t25000`, `Ben\t/shared?ids=${HARVARD}`].join('\n'));
  await page.getByRole('button', { name: 'Add all' }).click();
  await expect(page.getByText('2 students added.')).toBeVisible();
  await expect(field).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Students and their schools' })).toBeFocused();
  const rows = page.getByRole('table', { name: 'Students and their schools' }).locator('[data-student]');
  await expect(rows).toHaveCount(2);
  // Ben’s home is not given: his row asks for it, and opens with the field.
  const [maya, ben] = [rows.filter({ hasText: 'Maya' }), rows.filter({ hasText: 'Ben' })];
  expect((await maya.boundingBox())?.height).toBeLessThanOrEqual(64);
  expect((await ben.boundingBox())?.height).toBeLessThanOrEqual(112);
  expect((await rows.first().boundingBox())?.y).toBeLessThan(500);
  await expect(ben.getByRole('button', { name: 'Where does Ben live?' })).toBeVisible();
  // Printing waits for the prices.
  await expect(page.getByRole('button', { name: 'Print 2 sheets' })).toBeEnabled();
  // From the heading by the keyboard: what one does with a class, then the orders, then the first student.
  const names: string[] = [];
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    );
  }
  expect(names).toEqual([
    'Print 2 sheets',
    'Table (CSV)',
    'Students and their schools',
    'Sort by Student',
    'Sort by Next deadline',
    expect.stringMatching(/^Sort by Harvard/),
    expect.stringMatching(/^Sort by .*California/),
    expect.stringMatching(/^(Maya|Ben)/),
  ]);
  await expectAccessible(page);
  await ben.getByRole('button', { name: 'Where does Ben live?' }).click();
  await page.getByLabel('Home state or province').selectOption({ label: 'Ohio' });
  await expect(page.getByText('Where does Ben live?')).toHaveCount(0);
  // One line that cannot be read keeps the field open.
  await page.getByText('Add students').click();
  await field.fill('Nobody /compare');
  await page.getByRole('button', { name: 'Add all' }).click();
  await expect(field).toHaveValue('Nobody /compare');
});

const OHIO_STATE = 204796;
/** The same school for three families, of whom one said nothing; and a school that one of them alone has. */
const CLASS = [
  `Zoe\t/shared?ids=${OHIO_STATE},${HARVARD}\tOhio\t25000`,
  `Ben\t/shared?ids=${OHIO_STATE}\tTX\t$150,000`,
  `Amy\t/shared?ids=${OHIO_STATE},${UCLA}`,
].join('\n');

test('each student has their own price and next date at each school, and nothing says whose it is', async ({
  page,
  expectAccessible,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/students');
  await page.getByLabel('Your students, one per line: name, then link').fill(CLASS);
  await page.getByRole('button', { name: 'Add all' }).click();
  const matrix = page.getByRole('table', { name: 'Students and their schools' });
  const names = matrix.locator('[data-student]');
  const priceOf = async (name: string, id: number) => {
    const text = await matrix.locator(`[data-student="${name}"] [data-school="${id}"]`).textContent();
    return Number((text ?? '').replace(/\D/g, ''));
  };
  // Amy said nothing: her school is marked, without a price.
  await expect(matrix.locator(`[data-student="Zoe"] [data-school="${OHIO_STATE}"]`)).toHaveText(/^\$[\d,]+$/);
  await expect(matrix.locator(`[data-student="Ben"] [data-school="${OHIO_STATE}"]`)).toHaveText(/^\$[\d,]+$/);
  await expect(matrix.locator(`[data-student="Amy"] [data-school="${OHIO_STATE}"]`)).toHaveText(/●.*on the list/);
  await expect(matrix.locator(`[data-student="Ben"] [data-school="${HARVARD}"]`)).toHaveText('not on the list');
  expect(await priceOf('Ben', OHIO_STATE)).toBeGreaterThan(2 * (await priceOf('Zoe', OHIO_STATE)));
  await expect(matrix.getByRole('columnheader', { name: /Harvard/ })).toContainText(
    /[A-Z][a-z]+ \d+, \d{4}|No date yet/,
  );
  // By the next date at first, then by the price of a school, then by name.
  await matrix.getByRole('button', { name: 'Sort by Ohio State University' }).click();
  await expect(names).toContainText(['Zoe', 'Ben', 'Amy']);
  await matrix.getByRole('button', { name: 'Sort by Student' }).click();
  await expect(names).toContainText(['Amy', 'Ben', 'Zoe']);
  await expect(matrix.getByRole('columnheader', { name: 'Student' })).toHaveAttribute('aria-sort', 'ascending');

  // What Amy says changes her row alone, and is there again after a reload.
  await matrix.getByRole('button', { name: /^Amy/ }).click();
  const about = page.getByRole('group', { name: 'Amy’s home and income' });
  await about.getByLabel('Home state or province').selectOption('Ohio');
  await about.getByLabel('Family income per year, US dollars').selectOption('$48,001–$75,000');
  await expect(matrix.locator(`[data-student="Amy"] [data-school="${OHIO_STATE}"]`)).toHaveText(/^\$[\d,]+$/);
  await expect(page.getByRole('table', { name: 'Amy’s schools' }).getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await page.reload();
  await expect(matrix.locator(`[data-student="Amy"] [data-school="${OHIO_STATE}"]`)).toHaveText(/^\$[\d,]+$/);

  // A question about prices has three coarse codes and ids; no question and no address has a name.
  const asked = sent.filter((request) => request.includes('/api/universities/prices'));
  expect(asked.length).toBeGreaterThanOrEqual(3);
  for (const request of asked) {
    const keys = [...new URL(request.trim().split(' ')[0] ?? '').searchParams.keys()];
    expect(keys.filter((key) => !['ids', 'home', 'residence', 'income', 'lang'].includes(key))).toEqual([]);
  }
  expect(unbuilt(sent).length).toBeGreaterThanOrEqual(asked.length);
  expect(unbuilt(sent).filter((request) => /Zoe|\bBen\b|\bAmy\b|150,?000|25000/.test(request))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.evaluate(() => localStorage.getItem('campusatlas:own-prices'))).toBeNull();
});

test('one button prints one sheet for each student and nothing else of the site', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/students');
  await page.getByLabel('Your students, one per line: name, then link').fill(CLASS);
  await page.getByRole('button', { name: 'Add all' }).click();
  for (const format of ['A4', 'Letter'] as const) {
    await page.getByRole('button', { name: 'Print 3 sheets' }).click();
    const sheets = page.locator('[data-sheet="page"]');
    await expect(sheets).toHaveCount(3);
    await page.emulateMedia({ media: 'print' });
    await expect(sheets.getByRole('heading', { level: 1 })).toHaveText(['Amy', 'Ben', 'Zoe']);
    for (const role of ['banner', 'contentinfo', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    const breaks = await sheets.evaluateAll((all) => all.map((one) => getComputedStyle(one).breakBefore));
    expect(breaks).toEqual(['auto', 'page', 'page']);
    await expect(sheets.nth(2)).toContainText(/\$[\d,]+ \(estimate\)|\$[\d,]+/);
    await expect(sheets.nth(0)).toContainText('Ask your counselor for prices');
    // No income on paper: a sheet may lie on a desk.
    expect((await sheets.allTextContents()).join(' ')).not.toMatch(/30,000|110,000/);
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect([...pdf.matchAll(/\/Type\s*\/Page\b(?!s)/g)]).toHaveLength(3);
    await page.emulateMedia({ media: 'screen' });
    await expect(sheets).toHaveCount(0);
  }
});
