/** Careers: from a question to a career, its pay, the programs that lead there and schools near a place, and back from a major. */
import { expect, test } from './site.ts';

test.describe('a career', () => {
  test('of the list shows its pay, what it needs and its growth, and its page begins with them', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/careers?q=registered+nurses');
    const nurses = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: /^Registered nurses/ });
    await expect(nurses).toContainText(/\$[\d,]+/);
    await expect(nurses).toContainText(/bachelor’s degree · growth \+[\d.]+% · [\d,]+\sopenings\sper\syear/i);
    expect((await nurses.boundingBox())?.y).toBeLessThan(560);
    await nurses.getByRole('link').click();
    await expect(page).toHaveURL(/\/careers\/registered-nurses$/);
    const pay = page.getByRole('main').getByRole('definition').first();
    await expect(pay).toHaveText(/per year$/);
    expect((await pay.boundingBox())?.y).toBeLessThan(260);
  });

  test('is found by a question, and leads to its majors and to schools near a place', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/careers');
    const form = page.getByRole('search', { name: 'Search careers' });
    // Nothing is asked for yet that could match.
    await expect(form.getByLabel('Sort by').locator('option:checked')).toHaveText('Degree jobs first');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
      /(?:bachelor|associate|master|doctoral)/i,
    );
    await form.getByLabel('Career', { exact: true }).fill('how do I become a dental hygienist');
    await form.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/careers\?q=how\+do\+I/);
    await expect(form.getByLabel('Sort by').locator('option:checked')).toHaveText('Best match');
    await page.getByRole('main').getByRole('link', { name: 'Dental hygienists', exact: true }).click();
    await expect(page).toHaveURL(/\/careers\/dental-hygienists$/);
    await expect(page).toHaveTitle(/^Dental hygienists: pay, openings/);
    const main = page.getByRole('main');
    await expect(main.getByText('Administer oral hygiene care to patients')).toBeVisible();
    // How many schools teach it, and what its graduates earn.
    const way = page.getByRole('region', { name: 'How to get there' });
    await expect(way).toContainText(/[\d,]+ US (?:and [\d,]+ Canadian )?schools? teach it/);
    await expect(way.getByRole('link', { name: 'See the schools' })).toHaveAttribute('href', /subject=dentistry/);
    await page.getByText('The same numbers as a table').click();
    await expect(page.getByRole('table', { name: 'Pay: Dental hygienists' })).toContainText('$98,100');
    await expect(page.getByRole('table', { name: /NOC 32111/ })).toContainText('British Columbia');
    await expectAccessible(page);

    await main.getByLabel(/near you$/).fill('Ohio');
    await main.getByRole('button', { name: 'Find schools' }).click();
    await expect(page).toHaveURL(/cip=51\.06.*location=Ohio/);
    await page.goBack();
    await main.getByRole('link', { name: 'Dentistry' }).click();
    await expect(page).toHaveURL(/\/programs\/dentistry$/);
    const leads = page.getByRole('region', { name: 'Where it leads' });
    await expect(leads.getByRole('link', { name: 'Dental hygienists' })).toBeVisible();
    await leads.getByText('The same numbers as a table').click();
    await expect(leads.getByRole('table')).toContainText('$98,100');
  });

  test('keeps to a narrow screen', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ['/careers', '/careers/general-and-operations-managers', '/programs/medicine']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form and the pages work', { tag: '@long' }, async ({ page }) => {
    await page.goto('/fr/carrieres');
    await page.getByLabel('Métier', { exact: true }).fill('devenir infirmière');
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: 'Infirmières et infirmiers autorisés' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Infirmières et infirmiers autorisés' })).toBeVisible();
  });
});
