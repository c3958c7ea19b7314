/** Tests the parts about life after university: pay by program, the month after, what finishing costs. */
import type { Page } from '@playwright/test';
import { openFolds } from './collapsibles.ts';
import { expect, test } from './site.ts';

const OHIO = '/university/ohio-state-university-204796';
const TORONTO = '/university/university-of-toronto-900138';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** By id, whatever the slug is called. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await openFolds(page);
  await part(page, 'How do students do?').scrollIntoViewIfNeeded();
}

test('programs are ordered by pay and by debt, beside the middle elsewhere', async ({ page, expectAccessible }) => {
  await open(page, OHIO);
  const programs = part(page, 'What can you study?');
  const order = programs.getByLabel('Sort programs by');
  await order.focus();
  await order.selectOption('earnings');
  const table = programs.getByRole('table', { name: /Pay and debt by program/ });
  await expect(table.getByRole('row').nth(1)).toContainText(/\$\d/);
  await expect(table).toContainText('elsewhere $');
  const pay = async () => {
    const texts = await table.locator('tbody tr td:nth-of-type(1)').allInnerTexts();
    return texts.flatMap((text) =>
      text.startsWith('$') ? [Number(/[\d,]+/.exec(text)?.[0].replaceAll(',', ''))] : [],
    );
  };
  const paid = await pay();
  expect(paid.length).toBeGreaterThan(5);
  expect(paid).toEqual([...paid].sort((a, b) => b - a));
  await order.selectOption('debt');
  await expect(table).toBeVisible();
  await expectAccessible(page);
});

test('the month after is worked out and every number can be changed', async ({ page, expectAccessible }) => {
  await open(page, OHIO);
  const outcomes = part(page, 'How do students do?');
  const month = outcomes.getByRole('table', { name: 'One month under each repayment plan' });
  await outcomes.getByLabel('Pay per year, before tax').fill('60000');
  await outcomes.getByLabel('Debt at graduation').fill('20000');
  await outcomes.getByLabel('Rent per month').fill('900');
  await expect(month.getByRole('row', { name: /Left for everything else \$3,072 \$3,049/ })).toBeVisible();
  await outcomes.getByLabel('Rent per month').fill('4500');
  await expect(outcomes).toContainText('This pay doesn’t cover this loan and this rent.');
  await outcomes.getByLabel('Rent per month').fill('cheap');
  await expect(outcomes.getByLabel('Rent per month')).toHaveAccessibleDescription(/Enter an amount/);
  await outcomes.getByLabel('Cost of the degree').fill('80000');
  await expect(outcomes).toContainText('The extra pay covers the cost of the degree in about 3.5 years');
  await expectAccessible(page);
});

test('the rent can be that of another place', { tag: '@long' }, async ({ page }) => {
  await open(page, OHIO);
  const outcomes = part(page, 'How do students do?');
  const rent = outcomes.getByLabel('Rent per month');
  const before = await rent.getAttribute('placeholder');
  await outcomes.getByRole('combobox', { name: 'Rent in another place' }).fill('Stanford');
  await page
    .getByRole('option', { name: /^Stanford University/ })
    .first()
    .click();
  await expect(rent).not.toHaveAttribute('placeholder', before ?? '');
  await outcomes.getByRole('button', { name: 'Use the rent here again' }).click();
  await expect(rent).toHaveAttribute('placeholder', before ?? '');
});

test('finishing costs what the years cost, with those who leave without a degree', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, OHIO);
  const costs = page.getByRole('table', { name: 'Total cost to graduate' });
  await expect(costs.getByRole('row')).toHaveCount(4);
  await expect(part(page, 'How do students do?')).toContainText(
    /of students who started here had no degree from this school after 8 years/,
  );
});

test('in Canada no pay by program is guessed, and the page says so', { tag: '@long' }, async ({ page }) => {
  await open(page, TORONTO);
  await expect(part(page, 'How do students do?')).toContainText('We do not guess it');
  await expect(part(page, 'What can you study?')).toContainText('pay by program is not published');
  await expect(part(page, 'What can you study?').getByLabel('Sort programs by')).toHaveCount(0);
});
