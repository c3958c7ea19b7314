/** Cards for other sites: chosen with and without scripts, previewed in a frame, copied. */
import { expect, test } from './site.ts';

test('a card is chosen by name, previewed and copied', async ({ page, context, expectAccessible }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/embed');
  await expect(page.getByRole('heading', { name: 'An example' })).toBeVisible();
  await expect(
    page.frameLocator('iframe[title="University card"]').getByRole('heading', { name: /Ohio State/ }),
  ).toBeVisible();
  // The example has its code, and on a wide screen a comparison beside it.
  await expect(page.getByLabel('Card code')).toHaveValue(/\/embed\/university\/204796"/);
  const comparison = page.locator('iframe[title="Comparison of universities"]');
  await expect(comparison).toBeVisible();
  await expect(comparison.contentFrame().getByRole('heading', { name: /Michigan/ })).toBeVisible();
  // Nothing of a card is cut.
  await expect
    .poll(() =>
      comparison.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.querySelector('article')?.offsetHeight),
    )
    .toBe((await comparison.boundingBox())?.height);
  await page.getByRole('combobox', { name: 'Find a school' }).fill('harvard university');
  await page
    .getByRole('option', { name: /Harvard University/ })
    .first()
    .click();
  await expect(page).toHaveURL(/schools=harvard-university-166027/);
  const card = page.frameLocator('iframe[title="University card"]');
  await expect(card.getByRole('heading', { name: 'Harvard University' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByText('Code copied')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toBe(await page.getByLabel('Card code').inputValue());
  expect(code).toMatch(/^<iframe src="http:\/\/[^"]+\/embed\/university\/166027"/);
  await expectAccessible(page);
});

for (const [path, link, heading] of [
  ['/university/harvard-university-166027', 'Put this on your site', 'Cards for your site'],
  ['/fr/universite/harvard-university-166027', 'Afficher sur votre site', 'Des fiches pour votre site'],
] as const) {
  test(`${path} leads to its own card`, async ({ page }) => {
    await page.goto(path);
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.frameLocator('iframe').getByRole('heading', { name: /Harvard/ })).toBeVisible();
    await expect(page.locator('textarea[readonly]')).toHaveValue(/\/embed\/university\/166027"/);
  });
}

test('a comparison leads to its card, and Resources to the choice of one', async ({ page }) => {
  await page.goto('/compare?ids=166027,900113');
  await page.getByRole('button', { name: 'Save or share' }).click();
  await page.getByRole('link', { name: 'Put this on your site' }).click();
  await expect(page.getByLabel('Card code')).toHaveValue(/\/embed\/compare\/166027,900113"/);
  await page.goto('/resources');
  await page.getByRole('link', { name: 'Put a card on your own site' }).click();
  await expect(page).toHaveURL(/\/embed$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form makes the code of a comparison in French', async ({ page }) => {
    await page.goto('/embed');
    await page.getByText('Paste links to schools').click();
    await page
      .getByLabel('Schools', { exact: true })
      .fill('http://localhost/university/harvard-university-166027\n900113');
    await page.getByText('Program, badge, language, colors').click();
    await page.getByLabel('Language').selectOption('fr');
    await page.getByLabel('Badge (optional)').selectOption('graduationRate');
    await page.getByRole('button', { name: 'Show the card' }).click();
    await expect(page.getByLabel('Card code')).toHaveValue(/\/fr\/embed\/compare\/166027,900113"/);
    await expect(page.getByLabel('Badge code')).toHaveValue(/\/fr\/badge\/166027\/graduationRate\.svg"/);
    await expect(page.frameLocator('iframe').getByRole('link', { name: 'Université Laval' }).first()).toBeVisible();
  });
});
