import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signedIn } from './people.ts';
import { expect, openPage, test } from './site.ts';

const HARVARD = { id: 166027, slug: 'harvard-university-166027', name: 'Harvard University' };
const WATERLOO = 'university-of-waterloo';

// A date of the calendar is the same day everywhere: this is as far from UTC as one can be.
test.use({ timezoneId: 'Pacific/Kiritimati' });
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'));
});

const entry = (page: Page, name = HARVARD.name) => page.getByRole('region', { name, exact: true });
/** What a school's line opens: its deadline type, date, tasks and notes. */
const open = (page: Page, name = HARVARD.name) =>
  entry(page, name)
    .getByRole('button', { name: `More for ${name}` })
    .click();

async function addHarvard(page: Page): Promise<void> {
  await page.goto(`/university/${HARVARD.slug}`);
  await page.getByRole('button', { name: `Add to my plan: ${HARVARD.name}, Regular decision` }).click();
  await expect(page.getByRole('button', { name: `In your plan: ${HARVARD.name}, Regular decision` })).toBeVisible();
}

async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('campusatlas-plan.ics');
  return (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '');
}

test('a plan without an account: round, tasks, a date of one’s own, notes and the file, all in this browser', async ({
  page,
  expectAccessible,
}) => {
  await addHarvard(page);
  await page.goto('/bookmarks?tab=plan');
  const harvard = entry(page);
  // One line says by when, which deadline, what is next and where it stands; nothing is to be filled in before it is asked for.
  await expect(harvard).toContainText(/Due January 1, 2027, in \d+ days/);
  await expect(harvard).toContainText('Regular decision');
  await expect(harvard).toContainText('Next: Application form');
  await expect(harvard.getByRole('combobox')).toHaveCount(1);
  await expect(harvard.getByRole('textbox')).toHaveCount(0);
  expect((await harvard.boundingBox())?.height).toBeLessThan(100);
  await open(page);
  await expect(harvard.getByLabel('Deadline type')).toHaveValue('regular');
  await expect(harvard.getByRole('link', { name: 'The school’s admissions page' })).toBeVisible();

  await harvard.getByRole('checkbox', { name: `Application form for ${HARVARD.name}: done` }).check();
  await expect(harvard).not.toContainText('Next: Application form');
  await harvard.getByRole('checkbox', { name: `Transcript for ${HARVARD.name}: done` }).check();
  await harvard.getByRole('button', { name: `Interview for ${HARVARD.name}: not needed` }).click();
  await expect(harvard.getByText(/^To do: 3 of \d+ done$/)).toBeVisible();
  await harvard.getByText('Notes', { exact: true }).click();
  await harvard.getByLabel(`Notes on ${HARVARD.name}`).fill('Ask Ms. Lee for a letter');
  await harvard.getByLabel('Your own date').fill('2026-12-20');
  await harvard.getByLabel('Your own date').blur();
  await expect(harvard).toContainText(/Due December 20, 2026, in \d+ days/);
  await expectAccessible(page);

  const file = await downloaded(page, 'Download all dates (.ics)');
  expect(file).toContain('DTSTART;VALUE=DATE:20261220\r\n');
  expect(file).toContain('SUMMARY:Harvard University: application due\r\n');
  expect(file).toContain(`UID:university-${HARVARD.id}@campusatlas\r\n`);
  expect(file).not.toContain('Lee');

  await page.reload();
  await expect(harvard).toContainText('Due December 20, 2026');
  await expect(harvard.getByRole('img', { name: /^3 of \d+ done$/ })).toBeVisible();
  await open(page);
  await expect(harvard.getByLabel(`Notes on ${HARVARD.name}`)).toHaveValue('Ask Ms. Lee for a letter');

  await harvard.getByLabel('Status').selectOption('applied');
  await expect(harvard).not.toContainText('Due');
  await harvard.getByRole('button', { name: 'Remove from plan' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(harvard).toBeHidden();
});

test('goes into the account at sign-in, to another browser, and to a calendar by a link that can be taken back', async ({
  page,
  browser,
}) => {
  await addHarvard(page);
  const person = await signedIn(page);
  const sent = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/plan') && answer.request().method() === 'PATCH',
  );
  await page.goto('/my-universities?tab=plan');
  // It may be anybody's who used this computer: nothing of it is in the account before its owner says so.
  const use = page.getByRole('button', { name: 'It’s mine, add it' });
  await expect(use).toBeVisible();
  expect((await (await page.request.get('/api/plan')).json()).items).toEqual([]);
  await use.click();
  await sent;
  await expect(use).toHaveCount(0);
  await expect(entry(page)).toContainText('Due January 1, 2027');

  const elsewhere = await browser.newContext({ extraHTTPHeaders: { 'cf-connecting-ip': '10.9.8.7' } });
  const other = await openPage(elsewhere);
  const body = { username: person.username, password: person.password };
  await other.request.post('/api/login', { data: body, headers: { 'sec-fetch-site': 'same-origin' } });
  await other.goto('/my-universities?tab=plan');
  await expect(entry(other)).toContainText('January 1, 2027');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Make a secret link' }).click();
  const address = await page.getByLabel('Secret calendar link').inputValue();
  expect(address).toMatch(/\/calendar\/[\w-]{24}\.ics$/);
  const shown = await page.request.get(address);
  expect(shown.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await shown.text()).toContain('DTSTART;VALUE=DATE:20270101');
  await page.getByRole('button', { name: 'Turn off link' }).click();
  await expect(page.getByRole('button', { name: 'Make a secret link' })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('a saved school comes with its dates, and one whose date has passed is offered the next', async ({
  page,
  expectAccessible,
}) => {
  for (const slug of [HARVARD.slug, 'university-of-michigan-170976']) {
    await page.goto(`/university/${slug}`);
    await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  }
  await page.goto('/bookmarks?tab=plan');
  // A line like those of the plan: when, which deadline, what is next, and that it is saved.
  await expect(entry(page)).toContainText(/Due January 1, 2027, in \d+ days/);
  await expect(entry(page)).toContainText('Regular decision');
  await expect(entry(page)).toContainText('Next: Application form');
  await expect(entry(page).getByRole('combobox').locator('option:checked')).toHaveText('Saved');
  await open(page);
  await expect(entry(page).getByLabel('Deadline type')).toHaveValue('regular');
  await expect(entry(page).getByRole('button', { name: 'Clear my entries' })).toHaveCount(0);
  await open(page);
  await expect(
    page.getByText('Add these 2 schools to your plan to track their deadlines and put their dates in your calendar.'),
  ).toBeVisible();
  // The first of all dates stands out, before anything is planned.
  await expect(page.locator('[data-next-date]')).toContainText(/Harvard University.*Due January 1, 2027, in \d+ days/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to plan' }).click();
  await expect(entry(page)).toContainText('Due January 1, 2027');
  await open(page);
  await expect(entry(page).getByLabel('Deadline type')).toHaveValue('regular');
  await expect(entry(page).getByRole('button', { name: 'Clear my entries' })).toBeVisible();
  await expect(page.getByText(/not in your plan/)).toHaveCount(0);
  await expect(entry(page, 'University of Michigan')).toContainText('Due February 1, 2027');

  await entry(page).getByLabel('Deadline type').selectOption('restrictiveEarlyAction');
  await expect(entry(page)).toContainText('November 1, 2026, has passed');
  // The list of bookmarks says so too, and offers the same.
  await page.goto('/bookmarks');
  const passed = page.getByRole('list', { name: 'Dates that have passed' });
  await expect(passed.getByRole('listitem')).toHaveText(/Harvard University Passed: Nov 1, 2026/);
  // A date that has passed is not the next one.
  await expect(page.locator('[data-university]').first()).toHaveAttribute('data-university', '170976');
  await passed.getByRole('button', { name: 'Choose Regular decision, January 1, 2027' }).click();
  await expect(passed).toHaveCount(0);
  await page.goto('/bookmarks?tab=plan');
  await expect(entry(page)).toContainText('Due January 1, 2027');
});

test('the dates ahead of saved schools are one lane over the list, and the balance one strip', async ({
  page,
  expectAccessible,
}) => {
  for (const slug of [HARVARD.slug, 'princeton-university-186131', 'university-of-michigan-170976']) {
    await page.goto(`/university/${slug}`);
    await page.getByRole('button', { name: 'Save to Bookmarks' }).click();
  }
  await page.goto('/bookmarks');
  const lane = page.getByRole('list', { name: 'Dates ahead' });
  await expect(lane.getByRole('listitem')).toHaveText([
    /^January 1, 2027, in \d+ days: .*Harvard University \(regular decision\)/,
    /^February 1, 2027, in \d+ days: University of Michigan \(regular decision\)$/,
  ]);
  // Two schools of one day share a dot.
  await expect(page.locator('[data-date-lane] [data-day="2027-01-01"]')).toContainText('2');
  await expect(page.locator('[data-date-lane] [data-day]')).toHaveCount(2);
  const strip = page.locator('[data-balance-strip]');
  await expect(strip.locator('[data-standing="reach"]')).toHaveText('3 reach');
  await expect(strip.getByRole('link', { name: 'Add a target' })).toHaveAttribute(
    'href',
    /^\/search\?acceptanceRateMin=20/,
  );
  await expectAccessible(page);
  await page.goto('/bookmarks?tab=plan');
  await expect(lane.getByRole('listitem')).toHaveCount(2);
});

test('what new data say is told, and moves nothing until one says so', { tag: '@long' }, async ({ page }) => {
  await page.goto('/about');
  await page.evaluate((id) => {
    const item = {
      status: 'applying',
      round: 'regular',
      date: '2026-01-01',
      cycle: '2025-26',
      ownDate: null,
      tasks: { essay: 'done' },
      note: 'from last year',
    };
    localStorage.setItem('campusatlas:plan', JSON.stringify({ [`university:${id}`]: item }));
  }, HARVARD.id);
  await page.goto('/bookmarks?tab=plan');
  const harvard = entry(page);
  await expect(harvard).toContainText('January 1, 2026, has passed');
  await expect(harvard).toContainText('You chose this deadline for 2025-26. Our dates are for 2026-27 now');
  await page.reload();
  await expect(harvard).toContainText('January 1, 2026, has passed');
  await harvard.getByRole('button', { name: 'Use January 1, 2027' }).click();
  await expect(harvard).toContainText('Due January 1, 2027');
  await expect(harvard).not.toContainText('You chose this round');
  await open(page);
  await expect(harvard.getByLabel(`Notes on ${HARVARD.name}`)).toHaveValue('from last year');
  await expect(harvard.getByText(/^To do: 1 of/)).toBeVisible();
});

test('a Canadian university says through which service one applies, and what that rests on', { tag: '@long' }, async ({
  page,
}) => {
  const found = await (await page.request.get('/api/universities/suggest?q=university+of+waterloo')).json();
  const slug = found.suggestions
    .map((one: { slug: string }) => one.slug)
    .find((one: string) => one.startsWith(WATERLOO));
  await page.goto(`/university/${slug}`);
  await page.getByRole('button', { name: /^Add to my plan: University of Waterloo, OUAC: Engineering$/ }).click();
  await page.goto('/bookmarks?tab=plan');
  const waterloo = entry(page, 'University of Waterloo');
  await expect(waterloo).toContainText('Due January 15, 2027');
  await open(page, 'University of Waterloo');
  await waterloo.getByText('How to apply').click();
  await expect(waterloo).toContainText('From another site, as of November 22, 2026.');
  await expect(waterloo.getByRole('checkbox', { name: /^FAFSA/ })).toBeHidden();
  await expect(waterloo.getByRole('checkbox', { name: /^Programs chosen/ })).toBeVisible();
});

test('works by the keyboard alone', { tag: '@long' }, async ({ page }) => {
  await addHarvard(page);
  await page.goto('/bookmarks?tab=plan');
  const harvard = entry(page);
  await harvard.getByRole('button', { name: `More for ${HARVARD.name}` }).focus();
  await page.keyboard.press('Enter');
  await harvard.getByRole('checkbox', { name: /^Application form/ }).focus();
  await page.keyboard.press('Space');
  await expect(harvard.getByText(/^To do: 1 of/)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(harvard.getByRole('button', { name: /^Application form .* not needed$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(harvard.getByText(/^To do: 1 of/)).toBeVisible();
});

test('on paper a plan is one sheet: dates, rounds, what is to do as squares, and notes, with nothing of the site around it', async ({
  page,
}) => {
  await addHarvard(page);
  await page.goto('/bookmarks?tab=plan');
  const harvard = entry(page);
  await open(page);
  await harvard.getByRole('checkbox', { name: `Transcript for ${HARVARD.name}: done` }).check();
  await harvard.getByRole('button', { name: `Interview for ${HARVARD.name}: not needed` }).click();
  await harvard.getByText('Notes', { exact: true }).click();
  await harvard.getByLabel(`Notes on ${HARVARD.name}`).fill('Ask Ms. Lee for a letter');
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print the plan' }).click();
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet="page"]');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('My application plan');
  const school = sheet.locator('section', { hasText: HARVARD.name });
  await expect(school).toContainText('Due January 1, 2027');
  await expect(school).toContainText('Regular decision');
  await expect(school).toContainText('☑ Transcript');
  await expect(school).toContainText('☐ Application');
  await expect(school).not.toContainText('Interview');
  await expect(school).toContainText('Ask Ms. Lee for a letter');
  await expect(page.locator('header')).toBeHidden();
  await expect(page.getByLabel('Deadline type')).toBeHidden();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});
