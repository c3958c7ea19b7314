import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const cards = (page: Page) => page.getByRole('article');
const count = (page: Page) => page.getByText(/^Showing \d+ to \d+ of [\d,]+ results$/);

/** Below 768 px the panel is folded away. */
async function openFilters(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: /^Show filters/ }).click();
}

test.describe('finding a university by its name', () => {
  test('suggestions follow typing, and the marked one opens with the keyboard alone', async ({ page }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search universities' });
    await box.focus();
    await page.keyboard.type('ucla');
    const first = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
    await expect(first).toContainText('University of California');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/university\/university-of-california-los-angeles-110662$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Los Angeles');
  });

  test('Escape closes the suggestions and keeps the text', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search');
    const box = page.getByRole('combobox', { name: 'Search universities' });
    await box.pressSequentially('harv');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    await expect(list.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(box).toHaveValue('harv');
  });

  test('a slip and an abbreviation still find the school, and the page says what was searched', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search universities' }).fill('univ of michgan');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?q=univ\+of\+michgan$/);
    await expect(cards(page).first()).toContainText('University of Michigan');
    await expect(page.getByText(/Showing results for/)).toContainText('michigan');
  });

  test('a question for a place lists the schools of that place', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=colleges+in+vermont');
    await expect(cards(page).first()).toContainText('University of Vermont');
    for (const card of await cards(page).all()) await expect(card).toContainText('Vermont');
  });

  test('nothing found says so and offers what would help', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=stanford&country=CA');
    await expect(
      page.getByText('No universities found matching your criteria. Try adjusting your filters.'),
    ).toBeVisible();
    await page.getByRole('link', { name: /^Remove the country/ }).click();
    await expect(page).not.toHaveURL(/country=/);
    await expect(cards(page).first()).toContainText('Stanford University');
  });
});

test.describe('filtering', () => {
  test('the state waits for a country, and another country clears it', async ({ page }) => {
    await page.goto('/search');
    await openFilters(page);
    const state = page.getByRole('combobox', { name: 'State or province' });
    await expect(state).toBeDisabled();
    await page.getByRole('combobox', { name: 'Country' }).selectOption('US');
    await state.selectOption('VT');
    await page.getByRole('combobox', { name: 'Country' }).selectOption('CA');
    await expect(state).toHaveValue('');
  });

  test('Apply writes the filters into the address from page 1 and lists what they leave', async ({ page }) => {
    await page.goto('/search?page=3');
    await openFilters(page);
    await page.getByRole('combobox', { name: 'Country' }).selectOption('US');
    await page.getByRole('combobox', { name: 'State or province' }).selectOption('VT');
    await page.getByRole('checkbox', { name: /^Public/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/country=US/);
    await expect(page).toHaveURL(/state=VT/);
    await expect(page).toHaveURL(/type=public/);
    await expect(page).not.toHaveURL(/page=3/);
    await expect(cards(page).first()).toContainText('Vermont');
    for (const card of await cards(page).all()) await expect(card).toContainText('Public');
  });

  test('the button says how many schools a choice would leave, and leads to as many', async ({ page }) => {
    await page.goto('/search?country=US&state=OH');
    await openFilters(page);
    const apply = page.getByRole('button', { name: /^Apply/ });
    await expect(page.getByText('Place: Ohio')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Public/ }).check();
    await expect(apply).toHaveText(/Show \d+ schools$/);
    const before = await apply.textContent();
    await page.getByRole('checkbox', { name: /^Private/ }).check();
    await expect(apply).not.toHaveText(before ?? '');
    const left = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
    await apply.click();
    await expect(page).toHaveURL(/type=public&type=private/);
    await expect(page.getByText(`of ${left} results`)).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
  });

  test('the panel asks first what families ask: the price, who graduates, who gets in, size, setting', async ({
    page,
  }) => {
    const shown = () =>
      page
        .getByRole('form', { name: 'Filters' })
        .locator('[data-filter]:not(details [data-filter])')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-filter')));
    await page.goto('/search?country=US&state=OH');
    await openFilters(page);
    await expect(page.getByRole('slider', { name: 'Highest tuition' })).toBeVisible();
    expect((await shown()).slice(0, 5)).toEqual([
      'tuition',
      'graduationRate',
      'acceptanceRate',
      'studentPopulation',
      'setting',
    ]);
    await page.evaluate(() =>
      localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
    );
    await page.reload();
    await openFilters(page);
    const highest = page.getByRole('slider', { name: 'Your highest price' });
    await expect(highest).toBeVisible();
    expect((await shown())[0]).toBe('yourPrice');
    expect((await shown()).at(-1)).toBe('tuition');
    await highest.fill('12000');
    await page.getByRole('button', { name: /^Apply/ }).click();
    await expect(page).toHaveURL(/yourPriceMax=12000/);
  });

  test('ranges are chosen before a number is typed, and a typed one shows its fields', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?country=US&state=OH');
    await openFilters(page);
    const group = (name: RegExp) => page.getByRole('group', { name });
    const fields = group(/^Graduation rate/).getByRole('textbox', { name: 'Minimum graduation rate' });
    await expect(fields).toBeHidden();
    // A price is set on its slider, and shows its fields only where that cannot say it.
    await expect(group(/^Tuition per year/).getByRole('radio')).toHaveCount(0);
    await expect(
      group(/^Tuition per year/)
        .getByRole('textbox')
        .first(),
    ).toBeHidden();
    await page.getByRole('slider', { name: 'Highest tuition' }).fill('20000');
    await group(/^Graduation rate/)
      .getByRole('radio', { name: '50%+' })
      .check();
    await group(/^Acceptance rate/)
      .getByRole('radio', { name: '80%+ or open' })
      .check();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Apply/ }).click();
    await expect(page).toHaveURL(/tuitionMax=20000/);
    await expect(page).toHaveURL(/graduationRateMin=50/);
    await expect(page).toHaveURL(/admits=most/);
    await expect(page).not.toHaveURL(/acceptanceRate/);
    await page.goto('/search?country=US&graduationRateMin=63');
    await openFilters(page);
    await expect(fields).toHaveValue('63');
    // A number on the way to a choice keeps its field.
    await fields.fill('70');
    await expect(fields).toBeVisible();
    await expect(group(/^Graduation rate/).getByRole('radio', { name: '70%+' })).toBeChecked();
    await group(/^Graduation rate/)
      .getByRole('radio', { name: 'Any' })
      .check();
    await expect(fields).toHaveValue('');
  });

  test('each active filter is a chip that one click removes', async ({ page }) => {
    await page.goto('/search?country=CA&state=QC&academicCalendar=trimester');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expect(chips.getByRole('link', { name: /^Remove/ })).toHaveCount(3);
    await chips.getByRole('link', { name: /Trimester/ }).click();
    await expect(page).not.toHaveURL(/academicCalendar/);
    await expect(page).toHaveURL(/state=QC/);
  });

  test('more filters stand in groups behind one line, and count what there is', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?country=US');
    await openFilters(page);
    const tick = page.getByLabel(/^Liberal arts college/);
    await expect(tick).toBeHidden();
    await page.getByText('More filters', { exact: true }).click();
    for (const group of ['Money', 'Getting in', 'Type and mission']) {
      await page.getByText(group, { exact: true }).click();
    }
    await expect(page.getByText(/^United Church of Canada/)).toHaveCount(0);
    await expectAccessible(page);
    await tick.check();
    await page.getByRole('textbox', { name: 'Your SAT score' }).fill('1450');
    await page.getByRole('combobox', { name: 'Family income' }).selectOption('0-30');
    const price = page.getByRole('group', { name: /^Net price/ });
    await price.getByText('Enter exact numbers').click();
    await price.getByRole('textbox', { name: 'Maximum net price' }).fill('15,000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/netPriceMax=15000&income=0-30&satScore=1450&carnegie=liberal-arts/);
    const chips = page.getByRole('list', { name: 'Active filters' });
    for (const label of ['Liberal arts college', 'SAT 1450', 'Net price up to $15,000', 'Family income: $0–$30,000']) {
      await expect(chips).toContainText(label);
    }
    await expect(cards(page).first()).toBeVisible();
    await expect(tick).toBeVisible();
    await expect(page.getByText('Money (2)', { exact: true })).toBeVisible();
  });

  test('several states of an address are kept, and one choice of the panel stands in their place', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/search?state=VT&state=ME');
    await openFilters(page);
    await page.getByText('Place: 2 states or provinces').click();
    const state = page.getByRole('combobox', { name: 'State or province' });
    await expect(state).toHaveValue('several');
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Maine');
    await state.selectOption('VT');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/country=US&state=VT$/);
  });

  test('Reset clears every filter and goes back to names from page 1', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?country=US&state=CA&type=public&tuitionMin=1000&sortBy=tuition&sortOrder=desc&page=2');
    await expect(cards(page).first()).toBeVisible();
    await openFilters(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.has('country')).toBe(false);
    for (const gone of ['state', 'type', 'tuitionMin', 'page']) {
      expect(new URL(page.url()).searchParams.has(gone)).toBe(false);
    }
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name-asc');
  });

  test('the tuition slider at its top shows $50,000+ and sets no upper bound', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?tuitionMin=10000&tuitionMax=40000');
    await openFilters(page);
    const high = page.getByRole('slider', { name: 'Highest tuition' });
    await high.focus();
    await page.keyboard.press('End');
    await expect(page.getByText('$50,000+')).toBeVisible();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).not.toHaveURL(/tuitionMax/);
    await expect(page).toHaveURL(/tuitionMin=10000/);
  });

  test('bad values in the address are survived', async ({ page }) => {
    await page.goto('/search?country=XX&tuitionMin=abc&page=-4&sortBy=nonsense&type=weird&studentPopulationMin=1e9');
    await expect(cards(page).first()).toBeVisible();
    await expect(count(page)).toBeVisible();
  });
});

test.describe('kinds and schools that lists leave out', () => {
  const others = (page: Page) => page.getByText(/^[\d,]+ two-year colleges? match(es)? too\./);

  test('a line counts the two-year colleges that match, and its link lists them', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?country=US&state=VT');
    await expect(others(page)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Add two-year colleges$|^Add it$/ }).click();
    await expect(page).toHaveURL(/kind=two-year/);
    await expect(others(page)).toHaveCount(0);
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByRole('link', { name: 'Remove Two-year colleges included' }).click();
    await expect(page).not.toHaveURL(/kind=/);
    await expect(others(page)).toBeVisible();
  });

  test('one tick of the panel brings them in, and takes them out', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?country=US&state=VT');
    await openFilters(page);
    await page.getByRole('checkbox', { name: /^Include two-year colleges/ }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/kind=two-year/);
    await expect(others(page)).toHaveCount(0);
    await openFilters(page);
    await page.getByRole('checkbox', { name: /^Two-year colleges too/ }).uncheck();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).not.toHaveURL(/kind=/);
    await expect(others(page)).toBeVisible();
  });

  test('a two-year college is found by its name without being asked for', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=ivy+tech');
    await expect(cards(page).first()).toContainText('Ivy Tech Community College');
  });

  test('the exact name of a closed school leads to its page, beside an empty list', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/search?q=Eastern+Nazarene+College');
    await expect(page.getByText('Eastern Nazarene College (Quincy, Massachusetts) closed in May 2025.')).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'What that means for students' }).click();
    await expect(page).toHaveURL(/\/university\/eastern-nazarene-college-165644$/);
  });

  test('a known name that is out of scope says why instead of offering another', async ({ page }) => {
    await page.goto('/search?q=UCSF');
    await expect(page.getByText(/^University of California, San Francisco is not in CampusAtlas\./)).toContainText(
      'graduate students only',
    );
    await expect(cards(page)).toHaveCount(0);
  });

  test('a school that is closing stays, and its card says so', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=hampshire+college');
    const card = cards(page).first();
    await expect(card).toContainText(/Hampshire College is closing in December 2026\.|announced that it would close/);
  });
});

test.describe('the list', () => {
  test('has a summary line, twenty cards, and pages that the address names', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByText(/^Showing 1 to 20 of [\d,]+ results$/)).toBeVisible();
    await expect(cards(page)).toHaveCount(20);
    const pages = page.getByRole('navigation', { name: /pages|pagination/i });
    await pages.getByRole('link', { name: /2$/ }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^Showing 21 to 40 of [\d,]+ results$/)).toBeVisible();
  });

  test('ordered by price it says how many have none, and they come last', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?sortBy=tuition&sortOrder=asc');
    await expect(page.getByText(/with no tuition data are listed last\.$/)).toBeVisible();
    await expect(cards(page).first()).toContainText('$');
  });

  test('Canadian schools say so, and only US schools show in-state prices', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=university+of+toronto&country=CA');
    await expect(cards(page).first()).toContainText(', Canada');
    await expect(cards(page).first()).not.toContainText('In-state tuition');
    await page.goto('/search?q=ohio+state+university');
    await expect(cards(page).first()).toContainText('In-state tuition');
    await expect(cards(page).first()).toContainText('Out-of-state tuition');
  });

  test('acceptance badges follow the rate', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=harvard');
    await expect(cards(page).first()).toContainText('Top Rated');
  });

  test('a school put into the comparison loses its compare button, and the fifth is refused', async ({ page }) => {
    await page.goto('/search');
    const add = page.getByRole('button', { name: /^Compare .+|^Add .+ to comparison/ });
    for (let chosen = 1; chosen <= 4; chosen++) {
      await add.first().click();
      await expect(page.getByText('Added to comparison')).toBeVisible();
      // The message may be the one before. And the bar along the bottom, which comes with the first, must not come
      // between the pointer and the next button.
      await expect(page.getByRole('link', { name: `Compare (${chosen})` })).toBeVisible();
    }
    await expect(
      cards(page)
        .first()
        .getByRole('button', { name: /^Compare .+|^Add .+ to comparison/ }),
    ).toHaveCount(0);
    await add.first().click();
    await expect(page.getByText('Maximum reached')).toBeVisible();
    await expect(
      page.getByText('You can compare up to 4 universities at once. Remove one to add another.'),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /Compare.*4|4.*compar/i })).toHaveAttribute('href', /\/compare\?ids=/);
  });

  test('Back from a school returns to the list where it was', async ({ page }) => {
    await page.goto('/search?country=US&page=2');
    const eleventh = cards(page).nth(10).getByRole('link').first();
    const name = await eleventh.textContent();
    // In the middle of the window, from where a click need not move it any further.
    await eleventh.evaluate((link) => link.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(200);
    await eleventh.click();
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
  });
});

test.describe('when the data cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the list says so, keeps the panel and tries again on request', async ({ page }) => {
    let broken = true;
    await page.route('**/api/universities/search**', (route) =>
      broken ? route.fulfill({ status: 503, contentType: 'text/plain', body: 'Not now.' }) : route.continue(),
    );
    await page.goto('/about-nothing');
    await page.goto('/search?q=boston&page=1&city=');
    await page.getByRole('combobox', { name: 'Search universities' }).fill('yale');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Error loading universities. Please try again.')).toBeVisible();
    await expect(page.getByText('Error loading universities', { exact: true })).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page).first()).toContainText('Yale University');
  });

  test('while the first list is on its way the page says so', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/universities/search**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Search universities' }).fill('yale');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Loading universities...').first()).toBeAttached();
    await expect(cards(page).first()).toContainText('Yale University');
  });
});

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`in ${scheme} colours`, () => {
    test.use({ colorScheme: scheme });
    test('axe finds nothing on the front page and the search page', { tag: '@long' }, async ({
      page,
      expectAccessible,
    }) => {
      for (const address of ['/', '/search?q=boston&country=US&sortBy=tuition']) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page);
      }
    });
  });
}

test('nothing scrolls sideways at 320 px', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/', '/search?country=CA&type=public']) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
});
