/** Majors: all of them, the page of one, the ways that lead there and away, and what is said where there is none. */
import { ACADEMIC_PROGRAMS } from '../../schema/domain/programs/academic-programs.ts';
import { expect, test } from './site.ts';

test.describe('a major', () => {
  test('begins with what it pays, and leads whoever said where home is to the schools there', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() =>
      localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
    );
    await page.goto('/programs/nursing');
    const pay = page.getByRole('main').getByRole('definition').first();
    await expect(pay).toHaveText(/^\$\d\d,\d{3}$/);
    expect((await pay.boundingBox())?.y).toBeLessThanOrEqual(250);
    await page.getByRole('link', { name: /^\d+ schools in Ohio, from \$[\d,]+ per year for you$/ }).click();
    await expect(page).toHaveURL(/\/search\?subject=nursing.*state=OH/);
  });

  test('asks whoever has not said where home is', async ({ page }) => {
    await page.goto('/programs/nursing');
    await page.getByRole('button', { name: 'Find schools near you' }).click();
    await expect(page.getByRole('dialog', { name: 'About you' })).toBeVisible();
  });

  test('says what it is, who teaches it and what it pays, and leads on', async ({ page, expectAccessible }) => {
    await page.goto('/programs/nursing');
    await expect(page).toHaveTitle(/^Nursing: universities that teach it/);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Nursing' })).toBeVisible();
    await expect(main.getByText('Nurses are with patients')).toBeVisible();
    await expect(main.getByRole('term').filter({ hasText: 'Graduates per year, US' })).toBeVisible();
    await expectAccessible(page);

    const leaders = page.getByRole('table', { name: 'Schools with the most graduates' });
    // The program finder counts all degrees of the same school.
    await expect(leaders.getByRole('columnheader', { name: 'Bachelor’s graduates per year' })).toBeVisible();
    const counts = await leaders.getByRole('cell').allTextContents();
    const numbers = counts.map((text) => Number(text.replace(/,/g, '')));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
    // Those that teach online are named apart.
    await expect(page.getByRole('table', { name: 'Online, or after another degree' })).toContainText(
      'Western Governors University',
    );
    await expect(leaders).not.toContainText('Western Governors University');

    await leaders.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/university\//);
    await page.goBack();
    await main.getByRole('link', { name: 'Public health and health administration' }).click();
    await expect(page).toHaveURL(/\/programs\/public-health$/);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Public health and health administration' }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Public health/);
  });

  test('leads to the search for who teaches it, everywhere and in a place', { tag: '@long' }, async ({ page }) => {
    await page.goto('/programs/nursing');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'See the schools' })).toHaveAttribute(
      'href',
      '/search?subject=nursing&degree=bachelors',
    );
    await page.getByRole('table', { name: 'United States' }).getByRole('link', { name: 'Texas' }).click();
    await expect(page).toHaveURL(/subject=nursing.*state=TX/);
    await expect(page.getByRole('article').first()).toContainText('Texas');
  });

  test('keeps to a narrow screen', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of ['/programs/engineering-technology', '/programs']) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a major is found by typing, and all of them stand by pay in one list', async ({ page }) => {
    await page.goto('/programs');
    await page.getByLabel('Find a major').fill('nurs');
    await expect(page.getByText('1 major', { exact: true })).toBeVisible();
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list).toHaveCount(1);
    await expect(list.first()).toContainText(/Nursing.*\$\d\d,\d{3}.*US schools/s);
    await page.getByLabel('Find a major').fill('');
    await page.getByLabel('Sort by').selectOption('pay');
    await expect(list).toHaveCount(ACADEMIC_PROGRAMS.length);
    const pays = (await list.allTextContents()).flatMap(
      (text) => /\$(\d+),(\d{3})/.exec(text)?.slice(1).join('') ?? [],
    );
    expect(pays.length).toBeGreaterThan(60);
    expect(pays.map(Number)).toEqual(pays.map(Number).toSorted((a, b) => b - a));
  });

  test('the fields show, and the majors of one that is pressed or that the address names', async ({ page }) => {
    await page.goto('/programs');
    const nursing = page.getByRole('link', { name: 'Nursing', exact: true });
    await expect(nursing).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1_800);
    await page.getByRole('button', { name: 'Health and medicine' }).click();
    await expect(nursing).toBeVisible();
    await page.goto('/glossary');
    await page.goto('/programs#engineering');
    await expect(page.getByRole('link', { name: 'Aerospace engineering', exact: true })).toBeVisible();
    await expect(nursing).toBeHidden();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a major and the list of all are whole', { tag: '@long' }, async ({ page }) => {
    await page.goto('/programs');
    const list = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(list).toHaveCount(ACADEMIC_PROGRAMS.length);
    await list.filter({ hasText: /^Computer science$/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Computer science' })).toBeVisible();
    await expect(
      page.getByRole('table', { name: 'Schools with the most graduates' }).getByRole('link').first(),
    ).toBeVisible();
    await expect(page.getByText('Median school', { exact: true })).toBeVisible();
  });
});

test.describe('no such major', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('is said, with a way on', { tag: '@long' }, async ({ page, expectAccessible }) => {
    const answer = await page.goto('/programs/underwater-basket-weaving');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'We can’t find that major' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'All majors' }).click();
    await expect(page).toHaveURL(/\/programs$/);
    await expect(page.getByRole('link', { name: 'Nursing', exact: true })).toBeVisible();
  });
});

test.describe('the ways to it', () => {
  test('a school’s programs lead to their majors', { tag: '@long' }, async ({ page }) => {
    await page.goto('/university/stanford-university-243744');
    await page
      .locator('summary')
      .filter({ hasText: /^Computer and information sciences/i })
      .click();
    await page.getByRole('link', { name: 'Computer Science', exact: true }).first().click();
    await expect(page).toHaveURL(/\/programs\/computer-science$/);
  });

  test('the program finder leads to the major that was asked for, and to all', async ({ page }) => {
    await page.goto('/resources?tab=tools&tool=program-finder');
    await expect(page.getByRole('link', { name: 'See all majors by field' })).toHaveAttribute('href', '/programs');
    await page.goto('/resources?tab=tools&tool=program-finder&q=nursing+in+Texas');
    await page.getByRole('link', { name: 'About this major: Nursing' }).click();
    await expect(page).toHaveURL(/\/programs\/nursing$/);
  });

  test('the list of all is accessible and is reached from the site map', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/sitemap');
    await page.getByRole('main').getByRole('link', { name: 'Majors and programs' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Majors and programs' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Fields' }).getByRole('link', { name: 'Engineering' }).click();
    await expect(page).toHaveURL(/#engineering$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Engineering' })).toBeInViewport();
  });
});
