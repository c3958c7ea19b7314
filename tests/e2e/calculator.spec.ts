import type { Page } from '@playwright/test';
import { expect, openPage, test } from './site.ts';

const CALCULATOR = '/resources?tab=tools&tool=tuition-calculator';
const OHIO_STATE = 'ohio-state-university-204796';
const TORONTO = 'university-of-toronto-900138';
/** Neither its fees nor an average of its province is known. */
const AMBROSE = 'ambrose-university-900005';

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });
const part = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const box = (page: Page) => page.getByRole('combobox', { name: 'Which school?' });
const result = (page: Page) => page.getByRole('region', { name: 'Your year' });
/** The amount beside a term of the result. */
const amountOf = (page: Page, term: string) =>
  result(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${term}`) }) })
    .locator('dd');
const netCost = (page: Page) => result(page).locator('dl > dd').first();

/** Opens an address and waits for the tool, which is a chunk of its own. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(CALCULATOR + query);
  await expect(netCost(page)).toContainText('$');
}

/** From the answer to the sum on the screen, inside the page; printed, because machines differ. */
type Timed = Window & { shownAt?: number };
const noteWhenShown = () => {
  new MutationObserver(() => {
    if (document.querySelector('main a[href*="ohio-state"]')) (window as Timed).shownAt ??= performance.now();
  }).observe(document.body, { subtree: true, childList: true });
};
const msAfterAnswer = () => {
  const [answer] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('by-slug'));
  return Math.round(((window as Timed).shownAt ?? Number.NaN) - (answer as PerformanceResourceTiming).responseEnd);
};

/** The amounts that stand in the six fields. */
const ours = (page: Page) =>
  page
    .getByRole('group', { name: /^Costs for a year/ })
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** The table with its multipliers worked out by hand: kind, where one lives, six amounts, total. */
const USUAL: [kind: string, living: string, amounts: string[], total: string][] = [
  ['Public, in-state', 'On campus', ['10,000', '10,000', '4,500', '1,200', '2,000', '1,200'], '$28,900'],
  ['Public, in-state', 'Off campus', ['10,000', '12,000', '3,600', '1,200', '2,000', '1,200'], '$30,000'],
  ['Public, in-state', 'At home', ['10,000', '0', '1,800', '1,200', '2,000', '1,200'], '$16,200'],
  ['Public, out-of-state', 'On campus', ['26,000', '10,000', '4,500', '1,200', '2,000', '1,200'], '$44,900'],
  ['Public, out-of-state', 'Off campus', ['26,000', '12,000', '3,600', '1,200', '2,000', '1,200'], '$46,000'],
  ['Public, out-of-state', 'At home', ['26,000', '0', '1,800', '1,200', '2,000', '1,200'], '$32,200'],
  ['Private', 'On campus', ['38,000', '12,000', '5,000', '1,200', '2,000', '1,200'], '$59,400'],
  ['Private', 'Off campus', ['38,000', '14,400', '4,000', '1,200', '2,000', '1,200'], '$60,800'],
  ['Private', 'At home', ['38,000', '0', '2,000', '1,200', '2,000', '1,200'], '$44,400'],
  ['Canadian', 'On campus', ['7,500', '9,000', '4,000', '1,000', '1,800', '1,000'], 'CA$24,300'],
  ['Canadian', 'Off campus', ['7,500', '10,800', '3,200', '1,000', '1,800', '1,000'], 'CA$25,300'],
  ['Canadian', 'At home', ['7,500', '0', '1,600', '1,000', '1,800', '1,000'], 'CA$12,900'],
];

test.describe('the usual amounts', () => {
  test('are those of the table for every kind and every place to live, and the total follows at once', async ({
    page,
  }) => {
    await open(page);
    for (const [kind, living, amounts, total] of USUAL) {
      await choice(page, 'Kind of university').selectOption({ label: kind });
      await choice(page, 'Where you will live').selectOption({ label: living });
      await expect(netCost(page)).toContainText(total);
      expect(await ours(page)).toEqual(amounts);
    }
    await expect(netCost(page)).toContainText('CA$12,900');
    await expect(page.getByText('Costs for a year, in Canadian dollars')).toBeVisible();
    await expect(page.getByText('These start as typical amounts.')).toHaveCount(1);
  });

  test('stand in both currencies at the dated rate', { tag: '@long' }, async ({ page }) => {
    await open(page);
    await expect(netCost(page)).toHaveText('$28,900≈ CA$39,587');
    await expect(page.getByText(/converted at CA\$1 = US\$0\.7300, 2024 \(annual average\)\. Source/)).toBeVisible();
    await choice(page, 'Kind of university').selectOption({ label: 'Canadian' });
    await expect(choice(page, 'Kind of university')).toHaveAccessibleDescription(
      /^For a Canadian student in their home province/,
    );
    await expect(netCost(page)).toHaveText('CA$24,300≈ $17,740');
  });
});

test.describe('what is typed', () => {
  test('takes the place of an amount, with commas and dollar signs too; an empty field gives ours back', async ({
    page,
  }) => {
    await open(page);
    await choice(page, 'Where you will live').selectOption({ label: 'At home' });
    await field(page, 'Tuition and fees').fill('$12,500');
    await field(page, 'Housing').fill('1 000');
    await field(page, 'Books and supplies').fill('0');
    await expect(netCost(page)).toContainText('$18,500');
    await expect(page.getByText('In place of $10,000')).toBeVisible();
    await expect(page.getByText('3 amounts are your own.')).toBeVisible();
    await field(page, 'Tuition and fees').fill('');
    await expect(netCost(page)).toContainText('$16,000');
    // Empty for as long as one is in it.
    await expect(field(page, 'Tuition and fees')).toHaveValue('');
    await page.getByRole('button', { name: 'Use ours again' }).click();
    await expect(field(page, 'Tuition and fees')).toHaveValue('10,000');
    await expect(netCost(page)).toContainText('$16,200');
    await expect(field(page, 'Housing')).toHaveValue('0');
  });

  test('as aid lowers the net cost, never below nothing, and what is to be repaid stays in sight', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page);
    await part(page, 'Financial aid').click();
    await field(page, 'Scholarships').fill('4,000');
    await field(page, 'Grants').fill('3000');
    await field(page, 'Loans').fill('5500');
    await field(page, 'Family contribution').fill('6000');
    await field(page, 'Work-study').fill('2,400');
    await expect(netCost(page)).toContainText('$8,000');
    await expect(amountOf(page, 'Total cost')).toHaveText('$28,900');
    await expect(amountOf(page, 'Scholarships and grants')).toContainText('$7,000');
    await expect(amountOf(page, 'Net price')).toHaveText('$21,900');
    await expect(amountOf(page, 'Loans, work and your own money')).toContainText('$13,900');
    await expect(amountOf(page, 'Net cost')).toHaveText('$8,000');
    await expect(result(page)).toContainText('$5,500 of it is loans, which you pay back later.');
    await expect(page.getByText(/add up to a debt of \$22,000.*about \$183 per month before interest/)).toBeVisible();
    await field(page, 'Grants').fill('30000');
    await expect(netCost(page)).toHaveText(/^\$0≈ CA\$0$/);
    await expect(result(page)).toContainText('The aid is $19,000 more than the cost.');
    await expect(amountOf(page, 'Net price')).toHaveText(/^\$0/);
  });

  test('and cannot be read is told at its field, is not counted, and is never lost', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page);
    const told = (label: string, message: string) =>
      expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await field(page, 'Tuition and fees').fill('-500');
    await told('Tuition and fees', 'Enter an amount of 0 or more\\.');
    await field(page, 'Housing').fill('a lot');
    await told('Housing', 'Enter an amount in numbers, such as 12,500\\.');
    await field(page, 'Meals').fill('1000001');
    await told('Meals', 'Enter an amount of at most 1,000,000\\.');
    await expect(field(page, 'Meals')).toHaveAttribute('aria-invalid', 'true');
    await expect(netCost(page)).toContainText('$28,900');
    await part(page, 'Financial aid').click();
    await field(page, 'Loans').fill('12.500');
    await told('Loans', 'Enter an amount in numbers');
    await expect(result(page)).toContainText(
      'We couldn’t read and didn’t count: Tuition and fees, Housing, Meals, and Loans.',
    );
    await page.getByRole('button', { name: 'Go to the field' }).click();
    await expect(field(page, 'Tuition and fees')).toBeFocused();
    await expect(field(page, 'Tuition and fees')).toHaveValue('-500');
    await told('Tuition and fees', 'Enter an amount of 0 or more\\.');
    await expect(page).toHaveURL(/tuitionOverride=-500&.*loans=12\.500$/);
    await page.reload();
    await expect(field(page, 'Housing')).toHaveValue('a lot');
    await told('Housing', 'Enter an amount in numbers');
    await field(page, 'Housing').fill('9,000');
    await expect(field(page, 'Housing')).not.toHaveAttribute('aria-invalid');
  });

  test('is still there after another tool, and can be brought back after a reset', { tag: '@long' }, async ({
    page,
  }) => {
    await open(page);
    await field(page, 'Tuition and fees').fill('5000');
    await part(page, 'Financial aid').click();
    await field(page, 'Grants').fill('700');
    await part(page, 'Program finder').click();
    await expect(result(page)).toHaveCount(0);
    await part(page, 'Tuition calculator').click();
    await expect(field(page, 'Grants')).toHaveValue('700');
    await expect(netCost(page)).toContainText('$23,200');
    await page.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(netCost(page)).toContainText('$28,900');
    await expect(page).toHaveURL(new RegExp(`${CALCULATOR.replace('?', '\\?')}$`));
    const undo = page.getByRole('button', { name: 'Undo reset' });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(netCost(page)).toContainText('$23,200');
  });
});

test.describe('the link', () => {
  test('carries the whole state to whoever opens it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page);
    await choice(page, 'Kind of university').selectOption({ label: 'Private' });
    await choice(page, 'Where you will live').selectOption({ label: 'Off campus' });
    await field(page, 'Tuition and fees').fill('$41,000');
    await part(page, 'Financial aid').click();
    await field(page, 'Loans').fill('5,500');
    // At once, before the address in the browser has followed.
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Anyone who opens it sees this calculation.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(
      'universityType=private&housingOption=off-campus&tuitionOverride=41000&loans=5500&part=financial-aid',
    );
    await expect(page).toHaveURL(link);
    const other = await openPage(context);
    await other.goto(link);
    await expect(part(other, 'Financial aid')).toHaveAttribute('aria-selected', 'true');
    await expect(field(other, 'Loans')).toHaveValue('5500');
    await expect(netCost(other)).toContainText('$58,300');
    await part(other, 'Expenses').click();
    await expect(choice(other, 'Where you will live')).toHaveValue('off-campus');
  });

  test('with nonsense in it opens the calculator all the same', { tag: '@long' }, async ({ page }) => {
    await open(page, '&universityType=best&housingOption=%00&loans=%3Cb%3E&part=x&feeStatus=');
    await expect(netCost(page)).toContainText('$28,900');
    await expect(choice(page, 'Kind of university')).toHaveValue('public-in-state');
    await expect(result(page)).toContainText('We couldn’t read and didn’t count: Loans.');
  });
});

test.describe('starting from a university', () => {
  test('offers the one that was looked at, holds it in its field, and goes back to typical amounts', async ({
    page,
  }) => {
    await page.goto('/university/ohio-state-university-204796');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/resources?tab=tools&tool=tuition-calculator');
    await expect(box(page)).toHaveValue('');
    const seen = page.getByRole('group', { name: 'Schools you viewed or saved' });
    await seen.getByRole('button', { name: 'Ohio State University' }).click();
    await expect(box(page)).toHaveValue('Ohio State University');
    await expect(page.getByRole('link', { name: 'See its page' })).toHaveAttribute('href', `/university/${OHIO_STATE}`);
    await expect(seen).toHaveCount(0);
    await expect(result(page)).toContainText('A year costs');
    // What is typed over it and not chosen is given up.
    await box(page).fill('har');
    await part(page, 'Expenses').focus();
    await expect(box(page)).toHaveValue('Ohio State University');
    await page.getByRole('button', { name: 'Remove Ohio State University from the calculator' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(result(page)).toContainText(
      'No school chosen: these are typical amounts (public, in-state; on campus).',
    );
    await expect(seen).toBeVisible();
  });

  test('begins with what the visitor said of themselves', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'CA-ON', living: 'with-family' })),
    );
    await open(page);
    await expect(choice(page, 'Kind of university')).toHaveValue('canadian');
    await expect(choice(page, 'Where you will live')).toHaveValue('home');
    await expect(netCost(page)).toContainText('CA$12,900');
  });

  test('fills in its figures, each with its year or marked as an estimate', async ({ page }) => {
    await open(page);
    await box(page).fill('ohio state');
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Ohio State University');
    await page.evaluate(noteWhenShown);
    await page.keyboard.press('Enter');
    await expect(box(page)).toHaveValue('Ohio State University');
    await expect(page.getByRole('link', { name: 'See its page' })).toBeVisible();
    console.log(`calculator: the sum stands ${await page.evaluate(msAfterAnswer)} ms after the answer`);
    await expect(page).toHaveURL(new RegExp(`university=${OHIO_STATE}`));
    const tuition = field(page, 'Tuition and fees');
    await expect(tuition).toHaveAccessibleDescription(/^Published, 20\d\d–\d\d/);
    await expect(field(page, 'Books and supplies')).toHaveAccessibleDescription(/Published, 20\d\d–\d\d/);
    await expect(field(page, 'Housing')).toHaveAccessibleDescription(
      /Estimate.*publishes \$[\d,]+ for housing and meals/,
    );
    await expect(
      page.getByText(/^Housing and meals together: \$[\d,]+, as published for 20\d\d–\d\d\.$/),
    ).toBeVisible();
    await expect(page.getByText('These start as typical amounts.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Source of Tuition and fees' }).click();
    await expect(page.getByRole('group', { name: 'Source of Tuition and fees' })).toContainText('College Scorecard');
    await page.keyboard.press('Escape');

    await expect(tuition).toHaveValue(/^[\d,]+$/);
    const inState = await tuition.inputValue();
    await expect(choice(page, 'Kind of university').locator('option')).toHaveText([
      'Public, in-state',
      'Public, out-of-state',
    ]);
    await choice(page, 'Kind of university').selectOption({ label: 'Public, out-of-state' });
    await expect(tuition).not.toHaveValue(inState);
    await page.getByRole('button', { name: 'Remove Ohio State University from the calculator' }).click();
    await expect(page.getByText('These start as typical amounts.')).toHaveCount(1);
    await expect(box(page)).toBeFocused();
    await expect(netCost(page)).toContainText('$44,900');
  });

  test('in Canada takes the fee of one’s status, in Canadian dollars, and says what typed amounts now are', {
    tag: '@long',
  }, async ({ page }) => {
    await open(page, '&loans=5000');
    await box(page).fill('university of toronto');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('option').first().click();
    await expect(
      page.getByText('The amounts you typed are now in Canadian dollars. We didn’t convert them.'),
    ).toBeVisible();
    await expect(choice(page, 'Kind of university')).toHaveValue('canadian');
    await expect(field(page, 'Tuition and fees')).toHaveValue('6,100');
    await expect(field(page, 'Tuition and fees')).toHaveAccessibleDescription(/^Published/);
    await choice(page, 'Which tuition you pay').selectOption({ label: 'International student' });
    await expect(field(page, 'Tuition and fees')).toHaveValue('59,320');
    await expect(field(page, 'Books and supplies')).toHaveValue('1,000');
    await expect(field(page, 'Books and supplies')).toHaveAccessibleDescription(/^Estimate.*A typical amount/);
    await expect(netCost(page)).toContainText(/^CA\$[\d,]+≈ \$[\d,]+$/);
  });

  test('never guesses the fee of international students', { tag: '@long' }, async ({ page }) => {
    await open(page, `&university=${AMBROSE}&feeStatus=outOfState`);
    await expect(field(page, 'Tuition and fees')).toHaveAccessibleDescription(/Not reported, so not counted/);
    await expect(result(page)).toContainText('We don’t have the tuition, so it is not in the total.');
    await field(page, 'Tuition and fees').fill('30,000');
    await expect(result(page)).not.toContainText('We do not know the tuition');
  });

  test('works from the university’s own page, and keeps the aid entered before', { tag: '@long' }, async ({ page }) => {
    await open(page, '&grantsAmount=4000');
    await expect(netCost(page)).toContainText('$24,900');
    await box(page).fill('harvard university');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'See its page' }).click();
    await page.getByRole('link', { name: 'Work out your own cost' }).click();
    await expect(page).toHaveURL(/\/resources\?tab=tools&tool=tuition-calculator&university=harvard-university-166027/);
    await expect(choice(page, 'Kind of university')).toHaveValue('private');
    await expect(amountOf(page, 'Scholarships and grants')).toContainText('$4,000');
  });

  test.describe('that cannot be had', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('says so, counts usual amounts and offers to try again', { tag: '@long' }, async ({ page }) => {
      await open(page, '&university=no-such-school-1');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'We couldn’t find that university. The amounts below are typical ones.',
      );
      await page.route('**/api/universities/by-slug/**', (route) => route.abort());
      await page.goto(`${CALCULATOR}&university=${TORONTO}`);
      await expect(page.getByRole('main').getByRole('alert')).toContainText('couldn’t load');
      await expect(netCost(page)).toContainText('$28,900');
      await expect(page.getByText('These start as typical amounts.')).toHaveCount(1);
      await page.unroute('**/api/universities/by-slug/**');
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'University of Toronto' })).toBeVisible();
      await expect(netCost(page)).toContainText('CA$');
    });
  });
});

test('the chart and the four years have equal tables', { tag: '@long' }, async ({ page }) => {
  await open(page, '&loans=5000&grantsAmount=3000');
  const chart = page.getByRole('img', { name: /^What makes up the cost/ });
  await expect(chart).toHaveAccessibleName(
    /Tuition and fees \$10,000, Housing \$10,000.*Loans \$5,000.*net cost\) \$20,900/,
  );
  await page
    .getByRole('group', { name: 'Show as: What makes up the cost' })
    .getByRole('button', { name: 'Table' })
    .click();
  await expect(chart).toHaveCount(0);
  const costs = page.getByRole('region', { name: 'What it costs' });
  await expect(costs.getByRole('row', { name: /^Meals/ })).toContainText(/\$4,500.*15\.6%.*Typical amount/);
  await expect(costs.getByRole('row', { name: /^Total cost/ })).toContainText('$28,900');
  await expect(page.getByRole('region', { name: 'How it is paid' }).getByRole('row', { name: /^Loans/ })).toContainText(
    /\$5,000.*To be repaid/,
  );

  const years = page.getByRole('img', { name: /^Cost of each of four years/ });
  await expect(years).toHaveAccessibleName(/Year 2: cost \$30,345, net cost \$22,345/);
  await page.getByRole('group', { name: 'Show as: Four years' }).getByRole('button', { name: 'Table' }).click();
  const table = page.getByRole('region', { name: 'Four years as a table' }).getByRole('table');
  await expect(table.getByRole('row', { name: /^Year 2/ })).toHaveText(/\$30,345\$8,000\$22,345$/);
  await expect(table.getByRole('row', { name: /^Four years/ })).toHaveText(/\$124,563\$32,000\$92,563$/);
  await expect(page.getByText(/costs rise by 5% a year/).first()).toBeVisible();
});

test('what each kind of aid is stands beside it, and questions open', { tag: '@long' }, async ({ page }) => {
  await open(page);
  const kinds = page.getByRole('region', { name: 'What each kind of aid is' });
  await expect(kinds.getByRole('heading', { level: 3 })).toHaveText([
    'Scholarships: a gift',
    'Grants: a gift',
    'Loans: you pay them back',
    'Family contribution: your own money',
    'Work-study: you earn it',
  ]);
  await expect(kinds).toContainText('A loan is not free money.');
  await page.getByText('What is the difference between net cost and net price?').click();
  await expect(page.getByText('It is what is left to pay for the year.')).toBeVisible();
});

test('the keyboard alone is enough', async ({ page }) => {
  await open(page);
  await box(page).focus();
  await page.keyboard.type('mit');
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('Massachusetts Institute of Technology');
  await expect(page.getByRole('link', { name: 'See its page' })).toBeVisible();
  // Past the button that empties the field, the one that fills in what one said and the link, to the tabs.
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('Tab');
  await expect(part(page, 'Expenses')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(part(page, 'Financial aid')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page, 'Scholarships')).toBeFocused();
  await page.keyboard.type('$20,000');
  await expect(amountOf(page, 'Scholarships and grants')).toContainText('$20,000');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Scholarships')).toHaveValue('$20,000');
  await expect(page.getByRole('status').filter({ hasText: /^Total cost \$[\d,]+, net cost \$[\d,]+\.$/ })).toHaveCount(
    1,
  );
});

test('on a phone the net cost stays in sight, and nothing scrolls sideways at 320 px', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await field(page, 'Transportation').fill('2,200');
  const strip = page.getByText('of $29,900', { exact: true });
  await expect(strip).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, `&university=${OHIO_STATE}&loans=999999&part=financial-aid`);
  await page.getByRole('group', { name: 'Show as: Four years' }).getByRole('button', { name: 'Table' }).click();
  await page
    .getByRole('group', { name: /What makes up/ })
    .getByRole('button', { name: 'Table' })
    .click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in ${colorScheme} colours, with a school, a fault and tables`, { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page, `&university=${TORONTO}&tuitionOverride=x`);
    await page.getByRole('group', { name: 'Show as: Four years' }).getByRole('button', { name: 'Table' }).click();
    await page
      .getByRole('group', { name: /What makes up/ })
      .getByRole('button', { name: 'Table' })
      .click();
    await expectAccessible(page);
  });
}

test('axe finds nothing in the aid with its charts', { tag: '@long' }, async ({ page, expectAccessible }) => {
  await open(page, '&part=financial-aid&loans=5000&workStudy=-1');
  await expectAccessible(page);
});
