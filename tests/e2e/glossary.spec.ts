/** The glossary: the page, its filter and addresses, and the terms explained where they stand. */
import { readText } from '../../scripts/long-texts/compile.ts';
import { builtFile, expect, test } from './site.ts';

const { GLOSSARY } = readText<typeof import('#words/glossary-terms.md')>('en', 'glossary-terms.md');

test.describe('the glossary', () => {
  test('has every term with its source and limits, and is reached from the footer', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL(/\/glossary$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('term')).toHaveText(GLOSSARY.flatMap(({ terms }) => terms.map(({ name }) => name)));
    const netPrice = main.locator('[id="net-price"]');
    await expect(netPrice).toContainText('US: College Scorecard');
    await expect(netPrice).toContainText('Keep in mind');
    const source = netPrice.getByText('US: College Scorecard');
    await expect(source).toBeHidden();
    await netPrice.locator('summary').click();
    await expect(source).toBeVisible();
  });

  test('an address leads to its term; the groups do too', { tag: '@long' }, async ({ page }) => {
    await page.goto('/glossary#retention-rate');
    await expect(page.getByText('Retention rate', { exact: true })).toBeInViewport();
    await page.getByRole('navigation', { name: 'Groups of terms' }).getByRole('link', { name: 'Admission' }).click();
    await expect(page).toHaveURL(/#admission$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Admission' })).toBeInViewport();
  });

  test('the ways to its groups stay in sight, and fade where they go on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/glossary#retention-rate');
    const groups = page.getByRole('navigation', { name: 'Groups of terms' });
    await expect(groups).toBeInViewport();
    // What the address names stands under them.
    await expect
      .poll(async () => {
        const [row, term] = [
          await groups.boundingBox(),
          await page.getByText('Retention rate', { exact: true }).boundingBox(),
        ];
        return row !== null && term !== null && term.y >= row.y + row.height;
      })
      .toBe(true);
    await expect(groups.locator('[aria-current="location"]')).toHaveText('Students and outcomes');
    await expect(groups.getByRole('list')).not.toHaveCSS('mask-image', 'none');
  });

  test('the filter finds a term by any of its names, before those that only mention it', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/glossary');
    const box = page.getByRole('searchbox', { name: 'Filter the terms' });
    const terms = page.getByRole('main').getByRole('term');
    const status = page.getByRole('search').getByRole('status');
    await box.fill('bursary');
    await expect(terms).toHaveText(['Grant or scholarship']);
    await expect(status).toHaveText('1 term');
    await box.fill('150');
    await expect(terms.first()).toHaveText('Graduation rate (150%)');
    await expectAccessible(page);
    await box.fill('xylophone');
    await expect(status).toHaveText('No term has these words.');
  });
});

test.describe('a term in place', () => {
  test('opens by keyboard on the first card of a list, closes with Escape, and leads on', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?q=stanford+university');
    const card = page.getByRole('article').first();
    const term = card.getByRole('button', { name: 'Acceptance', exact: true });
    await term.focus();
    await page.keyboard.press('Enter');
    const meaning = page.getByRole('group', { name: 'What does “Acceptance” mean?' });
    await expect(meaning).toContainText('The percentage of first-year applicants the school admits');
    await expect(meaning).toContainText('how many applicants compete for each spot');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(meaning).toBeHidden();
    await expect(term).toBeFocused();
    await expect(page).toHaveURL(/\/search/);
    await expect(page.getByRole('article').nth(1).getByRole('button', { name: 'Acceptance', exact: true })).toHaveCount(
      0,
    );
    await term.click();
    await meaning.getByRole('link', { name: 'More in the glossary on Acceptance' }).click();
    await expect(page).toHaveURL(/\/glossary#acceptance-rate$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
    await expect(page.getByText('Acceptance rate', { exact: true })).toBeInViewport();
  });

  test('stands on a school’s page and in the comparison, beside every source', { tag: '@long' }, async ({ page }) => {
    await page.goto('/university/stanford-university-243744');
    await page.getByRole('button', { name: 'Total per year' }).click();
    await expect(page.getByRole('group', { name: 'What does “Total per year” mean?' })).toContainText(
      'Everything a year costs',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Source of Retention rate' }).click();
    await page.getByRole('link', { name: 'More in the glossary on Retention rate' }).click();
    await expect(page).toHaveURL(/\/glossary#retention-rate$/);
    await page.goto('/compare?ids=243744,166027');
    await page.getByRole('button', { name: 'Sources of Student population' }).click();
    await expect(page.getByRole('link', { name: 'More in the glossary on Student population' })).toHaveAttribute(
      'href',
      '/glossary#student-population',
    );
  });

  test.describe('by touch, without a network for its words', () => {
    test.use({ hasTouch: true, expectedErrors: [/ERR_FAILED|Failed to fetch/] });

    test('says that they could not be loaded', { tag: '@long' }, async ({ page }) => {
      await page.goto('/search?q=stanford+university');
      await page.route(`**${builtFile('components/links/term-meaning.tsx')}`, (route) => route.abort());
      await page.getByRole('article').first().getByRole('button', { name: 'Graduation', exact: true }).tap();
      await expect(page.getByText('We couldn’t load the glossary. Try again.')).toBeVisible();
    });
  });
});
