/** The calculators of aid, of letters of aid and of loans: by keyboard, by link, with what cannot be read. */
import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const ESTIMATE = '/calculator/aid-estimate';
const OFFERS = '/calculator/offers';
const LOANS = '/calculator/loans';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const result = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test.describe('the aid estimate', () => {
  const shown = (page: Page) => result(page, /Your estimate/);

  test('is worked out by keyboard alone, and says every step', async ({ page, expectAccessible }) => {
    await page.goto(ESTIMATE);
    await expect(shown(page)).toContainText('Enter an income');
    // Meanwhile an example shows what comes; it goes once there is a result.
    await expect(shown(page)).toContainText(/Example: income of \$48,000, family of 4.*\$[\d,]+/s);
    await field(page, 'Family income (adjusted gross income)').focus();
    await page.keyboard.type('80,000');
    // The grant first, then the index, which is a number and no bill; on a phone both stay in sight over the fields.
    await expect(shown(page).locator('dt')).toHaveText(['Pell Grant for a year', 'Student Aid Index']);
    await expect(shown(page).locator('dl')).toContainText(['$3,355', 'Student Aid Index4,041']);
    await expect(shown(page).getByRole('button', { name: 'See what schools would cost you' })).toBeVisible();
    // What decides most comes first; the rest waits behind a line.
    await expect(field(page, 'Savings and investments')).toBeHidden();
    await expect(field(page, 'Family income (adjusted gross income)')).toHaveValue('80,000');
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
    await expect(page.getByText('Narrow it down')).toBeFocused();
    await page.keyboard.press('Enter');
    await field(page, 'Federal income tax paid').focus();
    await page.keyboard.type('0');
    await expect(shown(page)).toContainText('Student Aid Index5,346');
    await page.getByText('Step by step').click();
    await expect(page.getByRole('row', { name: /Minus what a family this size needs \$44,880/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('asks independent students for their own family', { tag: '@long' }, async ({ page }) => {
    await page.goto(ESTIMATE);
    await page.getByLabel('Your status on the FAFSA').selectOption('no');
    await expect(page.getByLabel('Your parents', { exact: true })).toHaveCount(0);
    await field(page, 'Family income (adjusted gross income)').fill('30000');
    await expect(shown(page)).toContainText('$3,890');
    await page.getByText('Narrow it down').click();
    await page.getByLabel('Course load, as a percentage of full time').fill('50');
    await expect(shown(page)).toContainText('At full time it would be $3,505.');
  });

  test('tells what cannot be read, at its field and beside the result', { tag: '@long' }, async ({ page }) => {
    await page.goto(ESTIMATE);
    await field(page, 'Family income (adjusted gross income)').fill('80000');
    await page.getByText('Narrow it down').click();
    await field(page, 'Savings and investments').fill('a lot');
    await expect(field(page, 'Savings and investments')).toHaveAccessibleDescription(/Enter an amount in numbers/);
    await expect(field(page, 'Savings and investments')).toHaveAttribute('aria-invalid', 'true');
    await expect(shown(page)).toContainText('We couldn’t read some fields');
    await field(page, 'People in the family').fill('1');
    await expect(field(page, 'People in the family')).toHaveAccessibleDescription(/from 2 to 20/);
    await expect(shown(page)).toContainText('Enter an income');
  });
});

test.describe('letters of aid', () => {
  const letter = (page: Page, number: number) => page.getByRole('region', { name: `Letter ${number}`, exact: true });
  const table = (page: Page, name: string) => page.getByRole('table', { name });
  const enter = async (page: Page, number: number, amounts: Record<string, string>) => {
    for (const [label, text] of Object.entries(amounts)) {
      const field = letter(page, number).getByLabel(label, { exact: true });
      if (!(await field.isVisible())) {
        for (const fold of ['Each cost', 'Loans and work-study']) {
          const line = letter(page, number).getByRole('button', { name: fold, expanded: false });
          if (await line.isVisible()) await line.click();
        }
      }
      await field.fill(text);
    }
  };

  test('stand side by side, now and later, and come back by their link', async ({ page, expectAccessible }) => {
    await page.goto(OFFERS);
    await enter(page, 1, {
      School: 'Ohio State',
      'Tuition and fees': '20,000',
      'Housing and food': '12000',
      Grants: '7000',
      'Student loans': '5500',
      'Parent loans': '4000',
      'Work-study': '2500',
    });
    await enter(page, 2, { School: 'Laval', 'Tuition and fees': '9000', Scholarships: '3000' });
    await page.getByLabel('Cost increase each year').fill('0');
    const first = table(page, 'The first year of each letter');
    await expect(first.getByRole('row', { name: /Net price: cost minus gifts \$25,000 \$6,000/ })).toBeVisible();
    await expect(first.getByRole('row', { name: /Left to pay before the year starts \$15,500 \$6,000/ })).toBeVisible();
    // What is free, what is paid and what is owed, in a glance at each letter.
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /free: grants and scholarships$/ })
        .first(),
    ).toBeVisible();
    await expect(first.getByRole('row', { name: /Left to pay after work-study \$13,000/ })).toBeVisible();
    // Nothing goes beyond the cost here, so nothing is said of it.
    await expect(first.getByRole('row', { name: /Aid beyond/ })).toHaveCount(0);
    const answer = result(page, /Which school costs less/);
    await expect(answer).toContainText('Laval costs $76,000 less than Ohio State over 4 years.');
    await expect(answer).toContainText('Laval leaves you with $38,000 less debt.');
    await expect(table(page, 'All years of each letter').getByRole('row', { name: /^Cost \$128,000/ })).toBeVisible();
    await expect(
      table(page, 'All years of each letter').getByRole('row', { name: /Student loans, owed at graduation \$22,000/ }),
    ).toBeVisible();
    await expectAccessible(page);

    await expect(page).toHaveURL(/#offers=1;0;Ohio%20State,USD/);
    const address = page.url();
    await page.goto('/glossary');
    await page.goto(address);
    await expect(letter(page, 1).getByRole('combobox', { name: 'School' })).toHaveValue('Ohio State');
    await expect(first.getByRole('row', { name: /Net price: cost minus gifts \$25,000 \$6,000/ })).toBeVisible();
  });

  test('take the published costs of a school that is picked', async ({ page }) => {
    await page.goto(OFFERS);
    await letter(page, 1).getByRole('combobox', { name: 'School' }).fill('Berea Coll');
    await page.getByRole('option', { name: /Berea College/ }).click();
    await expect(letter(page, 1).getByRole('combobox', { name: 'School' })).toHaveValue('Berea College');
    await expect(letter(page, 1).getByLabel('Tuition and fees', { exact: true })).toHaveValue(/^\d{2},\d{3}$/);
    await expect(letter(page, 1)).toContainText('These are the published costs.');
    // What is there already stays.
    await letter(page, 2).getByRole('button', { name: 'Each cost' }).click();
    await letter(page, 2).getByLabel('Tuition and fees', { exact: true }).fill('1,000');
    await letter(page, 2).getByRole('combobox', { name: 'School' }).fill('Berea Coll');
    await page.getByRole('option', { name: /Berea College/ }).click();
    await expect(letter(page, 2).getByRole('combobox', { name: 'School' })).toHaveValue('Berea College');
    await expect(letter(page, 2).getByLabel('Tuition and fees', { exact: true })).toHaveValue('1,000');
  });

  test('ask which tuition it is, and name no cheaper school before that is known', async ({ page }) => {
    await page.goto(OFFERS);
    await enter(page, 2, { School: 'Cornell', 'Tuition and fees': '60,000', Grants: '40,000' });
    await letter(page, 1).getByRole('combobox', { name: 'School' }).fill('Ohio State Univ');
    await page
      .getByRole('option', { name: /Ohio State University/ })
      .first()
      .click();
    const answer = result(page, /Which school costs less/);
    await expect(answer).toContainText('Enter the tuition for');
    await expect(answer).not.toContainText('costs $');
    // The choice stays, and can be changed.
    const choice = (name: RegExp) =>
      page.getByRole('group', { name: 'Which tuition would you pay?' }).getByRole('radio', { name });
    const total = letter(page, 1).getByLabel('Total cost', { exact: true });
    await expect(total).toHaveValue('');
    await choice(/^Nonresident: \$\d\d,\d{3}$/).check({ force: true });
    await expect(letter(page, 1).getByLabel('Tuition and fees', { exact: true })).toHaveValue(/^\d\d,\d{3}$/);
    await expect(answer).toContainText('Cornell costs $');
    const before = await total.inputValue();
    await choice(/^Resident: /).check({ force: true });
    await expect(choice(/^Resident: /)).toBeChecked();
    await expect(total).not.toHaveValue(before);
    // The next school brings its own costs.
    await letter(page, 1).getByRole('combobox', { name: 'School' }).fill('Berea Coll');
    await page.getByRole('option', { name: /Berea College/ }).click();
    await expect(choice(/^Resident: /)).toHaveCount(0);
    await expect(letter(page, 1).getByLabel('Tuition and fees', { exact: true })).toHaveValue('51,658');
  });

  test('stand one at a time on a phone, with the net prices in sight', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(OFFERS);
    // The year in one sum; the single costs and the loans wait behind a line.
    await expect(letter(page, 1).getByLabel('Tuition and fees', { exact: true })).toBeHidden();
    await expect(letter(page, 1).getByLabel('Student loans', { exact: true })).toBeHidden();
    await enter(page, 1, { 'Total cost': '20,000' });
    await expect(letter(page, 2)).toBeHidden();
    await page.getByRole('button', { name: 'Go to Letter 2' }).click();
    await expect(letter(page, 1)).toBeHidden();
    await letter(page, 2).getByRole('button', { name: 'Each cost' }).click();
    await enter(page, 2, { 'Tuition and fees': '9,000' });
    await expect(page.locator('[data-answer]')).toBeInViewport();
    await expect(page.locator('[data-answer]')).toHaveText('Letter 2 costs $47,411 less over 4 years.');
    // Without a loan what is left to pay is the net price: once is enough.
    await expect(page.getByRole('row', { name: /^Net price/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /^Left to pay/ })).toHaveCount(0);
    await expect(page.getByText('6.52% interest')).toHaveCount(0);
  });

  test('can be two to four', { tag: '@long' }, async ({ page }) => {
    await page.goto(OFFERS);
    const add = page.getByRole('button', { name: 'Add a letter' });
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await add.click();
    await add.click();
    await expect(letter(page, 4)).toBeVisible();
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Remove Letter 2' }).click();
    await expect(letter(page, 4)).toHaveCount(0);
  });

  for (const [name, forged, message] of [
    ['made up', '1;5;<script>,USD,4', 'can’t read this link'],
    ['of another version', '7;whatever', 'another version'],
    ['cut short', '1;5;A,USD,4,4,1', 'can’t read this link'],
  ] as const) {
    test(`a link that is ${name} is told, and the page works on`, { tag: '@long' }, async ({ page }) => {
      await page.goto(`${OFFERS}#offers=${forged}`);
      await expect(page.getByRole('main').getByRole('alert')).toContainText(message);
      await enter(page, 1, { 'Tuition and fees': '1000' });
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(table(page, 'The first year of each letter')).toContainText('$1,000');
    });
  }

  test('are printed without their form', { tag: '@long' }, async ({ page }) => {
    await page.goto(OFFERS);
    await enter(page, 1, { 'Tuition and fees': '1000' });
    await page.emulateMedia({ media: 'print' });
    await expect(letter(page, 1)).toBeHidden();
    await expect(table(page, 'The first year of each letter')).toBeVisible();
  });
});

test.describe('paying back loans', () => {
  test('in the United States has two plans with every number to change', async ({ page, expectAccessible }) => {
    await page.goto(LOANS);
    const plans = result(page, /Two plans/);
    await expect(plans).toContainText('$236 per month for 15 years');
    await field(page, 'Amount you owe when payments begin').fill('20000');
    await expect(plans).toContainText('$227 per month for 10 years');
    await field(page, 'Income per year when payments begin').fill('60000');
    await expect(page.getByRole('row', { name: /First monthly payment \$227 \$250/ })).toBeVisible();
    await page.getByLabel('Who is borrowing').selectOption('parent');
    await expect(plans).toContainText('Parent loans can’t be paid under RAP.');
    await field(page, 'Interest rate per year, in percent').fill('nine');
    await expect(field(page, 'Interest rate per year, in percent')).toHaveAccessibleDescription(/Enter a percentage/);
    await expectAccessible(page);
  });

  test('in Canada has an address of its own, reached by keyboard', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(LOANS);
    await page.getByRole('tab', { name: 'United States' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(`${LOANS}?country=ca`);
    const month = result(page, /Each month/);
    await expect(month).toContainText('Interest in that total');
    await page.getByLabel('Province of the loan').selectOption('BC');
    await expect(month).toContainText('Interest in that totalCA$0');
    await field(page, 'Family income per year').fill('30000');
    await expect(month).toContainText('you pay nothing for now');
    await expectAccessible(page);
  });

  test('can be read without scripts', { tag: '@long' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${LOANS}?country=ca`);
    await expect(page.getByLabel('Province of the loan')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Repayment Assistance Plan');
    await context.close();
  });
});

test('the old short address leads to the tuition calculator, and that to the others', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/calculator');
  await expect(page).toHaveURL('/resources?tab=tools&tool=tuition-calculator');
  await page.getByRole('navigation', { name: 'More tools' }).getByRole('link', { name: 'Aid estimate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aid estimate for the United States' })).toBeVisible();
});
