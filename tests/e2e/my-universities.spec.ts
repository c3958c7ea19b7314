import type { Page } from '@playwright/test';
import { signedIn } from './people.ts';
import { expect, test } from './site.ts';

const STANFORD = { id: 243744, slug: 'stanford-university-243744', name: 'Stanford University' };
const VERMONT = { id: 231174, slug: 'university-of-vermont-231174', name: 'University of Vermont' };

const tab = (page: Page, name: string | RegExp) => page.getByRole('tab', { name });
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });

/** Keeps universities in the account, as another browser would. */
async function keep(page: Page, ...ids: number[]): Promise<void> {
  for (const id of ids) {
    const answer = await page.request.put(`/api/bookmarks/${id}`, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

test('the tabs follow the address; each begins with a way to Browse Universities', async ({
  page,
  expectAccessible,
}) => {
  await signedIn(page);
  await page.goto('/about');
  await page.goto('/my-universities');
  await expect(page).toHaveURL('/my-universities?tab=bookmarks');
  await page.goBack();
  // The address without a tab has left no entry of its own.
  await expect(page).toHaveURL('/about');
  await page.goto('/my-universities?tab=nonsense');
  await expect(page).toHaveURL('/my-universities?tab=bookmarks');

  const browse = page.getByRole('main').getByRole('link', { name: 'Browse Universities' });
  for (const [name, key] of [
    ['Bookmarks', 'bookmarks'],
    ['Recent', 'recent'],
    ['Recommended', 'recommendations'],
  ] as const) {
    await tab(page, new RegExp(`^${name}`)).click();
    await expect(page).toHaveURL(`/my-universities?tab=${key}`);
    await expect(browse).toHaveAttribute('href', '/search');
  }
  await expectAccessible(page);
  for (const [from, to] of [
    ['/bookmarks', 'bookmarks'],
    ['/bookmarks?tab=recent', 'recent'],
  ]) {
    await page.goto(from as string);
    await expect(page).toHaveURL(`/my-universities?tab=${to}`);
  }
});

test('bookmarks of the account: count, remove one, clear all behind a question that a click outside does not answer', async ({
  page,
  expectAccessible,
}) => {
  await signedIn(page);
  await keep(page, STANFORD.id, VERMONT.id);
  await page.goto('/my-universities?tab=bookmarks');
  await expect(tab(page, /^Bookmarks/)).toContainText('2');
  await expect(page.getByRole('link', { name: STANFORD.name, exact: true })).toHaveAttribute(
    'href',
    `/university/${STANFORD.slug}`,
  );
  await page.getByRole('button', { name: `Remove ${VERMONT.name} from bookmarks` }).click();
  await expect(tab(page, /^Bookmarks/)).toContainText('1');
  await expect.poll(async () => (await (await page.request.get('/api/bookmarks/ids')).json()).total).toBe(1);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Clear all bookmarks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear all bookmarks?' });
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep them' }).click();
  await expect(row(page, STANFORD.name)).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name: 'Clear all bookmarks' }).click();
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('No saved schools yet.')).toBeVisible();
  // What the list becomes, marked as an example: it is in no count and no control.
  await expect(page.getByText('Example', { exact: true })).toBeVisible();
  await expect(page.getByText('Your first school')).toBeVisible();
  await expect(page.locator('[aria-hidden="true"]').filter({ hasText: 'These schools are made up.' })).toHaveCount(1);
  await expect.poll(async () => (await (await page.request.get('/api/bookmarks/ids')).json()).total).toBe(0);
});

test('what was looked at comes along, and can be cleared after a question', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/university/${STANFORD.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: STANFORD.name })).toBeVisible();
  await signedIn(page);
  await page.goto('/my-universities?tab=recent');
  await expect(tab(page, /^Recent/)).toContainText('1');
  await expect.poll(async () => (await (await page.request.get('/api/history')).json()).views.length).toBe(1);
  await page.getByRole('button', { name: 'Clear history' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear your history?' });
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Clear history' }).click();
  await expect(page.getByText('No schools viewed yet.')).toBeVisible();
  await expect.poll(async () => (await (await page.request.get('/api/history')).json()).views.length).toBe(0);
});

test.describe('recommendations', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('are up to six with two reasons each; a failure says so and can be tried again', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await signedIn(page);
    await keep(page, STANFORD.id);
    await page.route('**/api/recommendations*', (route) => route.fulfill({ status: 503, body: 'Not now.' }));
    await page.goto('/my-universities?tab=recommendations');
    await expect(page.getByText('Unable to load recommendations at this time.')).toBeVisible();
    await page.unroute('**/api/recommendations*');
    await page.getByRole('button', { name: 'Try again' }).click();
    const reasons = page.getByRole('list', { name: 'Why' });
    await expect(reasons).toHaveCount(6);
    for (const list of await reasons.all()) await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(reasons.first()).toContainText('Like Stanford University, which you saved: ');
    await expect(page.getByRole('main')).toContainText('Based on Stanford University');
    await expectAccessible(page);
  });
});

test.describe('lists and notes', () => {
  test.use({ expectedErrors: [/status of (409|503)/] });

  test('a list is made, renamed, filled and deleted; its schools stay', async ({ page, expectAccessible }) => {
    test.slow();
    await signedIn(page);
    await keep(page, STANFORD.id, VERMONT.id);
    await page.goto('/my-universities?tab=bookmarks');
    // A form comes when it is asked for: the schools are what the page is for.
    await expect(page.getByRole('textbox', { name: 'Name of the list' })).toHaveCount(0);
    await page.getByRole('button', { name: 'New list' }).click();
    await page.getByRole('button', { name: 'Create list', exact: true }).click();
    await expect(page.getByText('A list needs a name.')).toBeVisible();
    await page.getByRole('button', { name: 'Create the list Considering' }).click();
    await expect(page.getByRole('button', { name: 'Considering (0)' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('CONSIDERING');
    await page.getByRole('button', { name: 'Create list', exact: true }).click();
    await expect(toast(page)).toContainText('Not saved');
    await expect(page.getByRole('textbox', { name: 'Name of the list' })).toHaveValue('CONSIDERING');

    await page.getByRole('button', { name: `More for ${STANFORD.name}` }).click();
    // The tick shows a moment after the press.
    await page.getByRole('checkbox', { name: 'Considering' }).click();
    await expect(page.getByRole('checkbox', { name: 'Considering' })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Considering (1)' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Considering (1)' }).click();
    await expect(row(page, STANFORD.name)).toBeVisible();
    await expect(row(page, VERMONT.name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Rename the list Considering' }).click();
    await page.getByRole('textbox', { name: 'Name of the list' }).fill('First choice');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('button', { name: 'First choice (1)' })).toBeVisible();

    await page.getByRole('button', { name: `Remove ${STANFORD.name} from bookmarks` }).click();
    const leaving = page.getByRole('dialog', { name: `Remove ${STANFORD.name}?` });
    await expect(leaving).toContainText('This can’t be undone.');
    await leaving.getByRole('button', { name: 'Keep it' }).click();

    await page.getByRole('button', { name: 'Delete the list First choice' }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete the list First choice?' });
    await expect(deleting).toContainText('The schools in it stay in your bookmarks');
    await deleting.getByRole('button', { name: 'Delete list' }).click();
    await expect(page.getByRole('button', { name: /First choice/ })).toHaveCount(0);
    await expect(row(page, STANFORD.name)).toBeVisible();
  });

  test('a note is saved as one types, and nothing of it is lost when it cannot be', async ({ page }) => {
    await signedIn(page);
    await keep(page, STANFORD.id);
    await page.goto('/my-universities?tab=bookmarks');
    const opener = page.getByRole('button', { name: `More for ${STANFORD.name}` });
    await opener.click();
    const note = page.getByRole('textbox', { name: `Your note on ${STANFORD.name}` });
    const address = `**/api/bookmarks/${STANFORD.id}`;
    await page.route(address, (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 503, body: 'Not now.' }) : route.continue(),
    );
    await note.fill('Ask about <b>housing</b>');
    await expect(page.getByText('Not saved yet.')).toBeVisible();
    await expect(note).toHaveValue('Ask about <b>housing</b>');
    await page.unroute(address);
    await page.getByRole('button', { name: 'Save now' }).click();
    await expect(page.getByText('Saved', { exact: true }).filter({ visible: true })).toBeVisible();
    await page.reload();
    await expect(row(page, STANFORD.name)).toContainText('Ask about <b>housing</b>');
    await opener.click();
    await expect(note).toHaveValue('Ask about <b>housing</b>');
    const file = await (await page.request.get('/api/bookmarks/export.csv')).text();
    expect(file).toContain('Ask about <b>housing</b>');
  });

  test.describe('a note that another device changed', () => {
    test.use({ expectedErrors: [/409/] });

    test('is shown beside the text typed here, which takes its place only when told to', async ({ page }) => {
      await signedIn(page);
      await keep(page, STANFORD.id);
      await page.goto('/my-universities?tab=bookmarks');
      await page.getByRole('button', { name: `More for ${STANFORD.name}` }).click();
      const note = page.getByRole('textbox', { name: `Your note on ${STANFORD.name}` });
      await note.fill('First');
      await expect(page.getByText('Saved', { exact: true }).filter({ visible: true })).toBeVisible();
      const elsewhere = await page.request.patch(`/api/bookmarks/${STANFORD.id}`, {
        data: { note: 'From the phone' },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(elsewhere.status()).toBe(204);
      await note.fill('From the laptop');
      await expect(
        page.getByText('This note was changed on another device. It now says: “From the phone”'),
      ).toBeVisible();
      await expect(note).toHaveValue('From the laptop');
      const read = async () => (await (await page.request.get('/api/bookmarks')).json()).bookmarks[0].note;
      expect(await read()).toBe('From the phone');
      await page.getByRole('button', { name: 'Save mine' }).click();
      await expect(page.getByText('Saved', { exact: true }).filter({ visible: true })).toBeVisible();
      expect(await read()).toBe('From the laptop');
    });
  });

  test('some can be ticked and compared', { tag: '@long' }, async ({ page }) => {
    await signedIn(page);
    await keep(page, STANFORD.id, VERMONT.id);
    await page.goto('/my-universities?tab=bookmarks');
    await page.getByRole('checkbox', { name: `Select ${STANFORD.name} to compare` }).check();
    await page.getByRole('checkbox', { name: `Select ${VERMONT.name} to compare` }).check();
    await page.getByRole('link', { name: 'Compare 2' }).click();
    await expect(page).toHaveURL(`/compare?ids=${STANFORD.id},${VERMONT.id}`);
  });
});

test('on a phone a saved school is one row of at most 116 px with where it stands; tasks and notes are one tap away', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of ['harvard-university-166027', 'university-of-massachusetts-boston-166638']) {
    await page.goto(`/university/${slug}`);
    await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  }
  await page.evaluate(() =>
    localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48', sat: 1200 })),
  );
  for (const address of ['/bookmarks', '/fr/favoris']) {
    await page.goto(address);
    const rows = page.locator('tr[data-university]');
    await expect(rows).toHaveCount(2);
    const harvard = page.locator('tr[data-university="166027"]');
    await expect(harvard.locator('[data-own-price]')).toBeVisible();
    await expect(harvard.locator('[data-tone]').filter({ visible: true })).toHaveText(/^(Reach|Visée haute)$/);
    for (const height of await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)))
      expect(height).toBeLessThanOrEqual(116);
    const small = await rows.evaluateAll((all) =>
      all
        .flatMap((row) => [...row.querySelectorAll<HTMLElement>('button, select, input')])
        .filter((one) => one.checkVisibility())
        .map((one) => ({ name: one.ariaLabel, box: one.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 44 || box.height < 44)
        .map(({ name, box }) => `${name}: ${box.width} x ${box.height}`),
    );
    expect(small).toEqual([]);
  }
  await page.goto('/bookmarks');
  await page.getByRole('button', { name: 'More for Harvard University' }).click();
  await page
    .getByRole('combobox', { name: /Harvard/ })
    .filter({ visible: true })
    .selectOption('Considering');
  await expect(page.getByText(/^To do: 0 of \d+ done$/).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove Harvard University from bookmarks' })).toBeVisible();
  await expectAccessible(page);
});
