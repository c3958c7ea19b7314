import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, openPage, test } from './site.ts';

const HARVARD = { id: 166027, name: 'Harvard University' };
const UCLA = { id: 110662, name: 'University of California, Los Angeles' };
const TORONTO = { id: 900138, name: 'University of Toronto' };
const UBC = { id: 900120, name: 'University of British Columbia' };

const address = (...schools: { id: number }[]) => `/compare?ids=${schools.map(({ id }) => id).join(',')}`;
const box = (page: Page) => page.getByRole('combobox', { name: 'Add a university' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const selected = (page: Page) =>
  page.getByRole('region', { name: 'Selected universities' }).getByRole('heading', { level: 3 });
const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByText(label, { exact: true }) });
const cell = (page: Page, label: string, place: number) => row(page, label).getByRole('cell').nth(place);
const openTools = (page: Page) => page.getByRole('button', { name: 'Save or share' }).click();
const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name} from comparison` });

test.describe('the address', () => {
  test('selects the universities it names, in its order, under both addresses', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(TORONTO, HARVARD));
    await expect(selected(page)).toHaveText([TORONTO.name, HARVARD.name]);
    await expect(page).toHaveTitle(/^Compare University of Toronto and Harvard University \|/);
    await page.goto(`/compare-universities?ids=${HARVARD.id}`);
    await expect(selected(page)).toHaveText([HARVARD.name]);
  });

  test('survives bad ids, says what was left out, and is tidied', { tag: '@long' }, async ({ page }) => {
    await page.goto(`/compare?ids=abc,${HARVARD.id},-1,,5,${HARVARD.id}`);
    await expect(selected(page)).toHaveText([HARVARD.name]);
    await expect(page.getByText('We couldn’t find one of the schools in this link.')).toBeVisible();
    await expect(page.getByText(/no university's number: “abc” and “-1”/)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${HARVARD.id}$`));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText('We couldn’t find')).toHaveCount(0);
  });

  test('holds four and names those beyond', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${address(HARVARD, UCLA, TORONTO, UBC)},243744`);
    await expect(selected(page)).toHaveCount(4);
    await expect(
      page.getByText('You can compare up to 4 universities. We left out the last school in this link.'),
    ).toBeVisible();
  });

  test('follows the selection, which is still there on the next visit', async ({ page }) => {
    await page.goto(address(HARVARD, UCLA));
    await remove(page, HARVARD.name).click();
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${UCLA.id}$`));
    await page.goto('/about');
    await page.goto('/compare');
    await expect(selected(page)).toHaveText([UCLA.name]);
    await expect(page).toHaveURL(new RegExp(`/compare\\?ids=${UCLA.id}$`));
  });

  test('decides again after Back', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(HARVARD, UCLA));
    await selected(page).first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HARVARD.name);
    await page.goBack();
    await expect(selected(page)).toHaveText([HARVARD.name, UCLA.name]);
  });

  test('names the part, and Back leads to the one before', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(HARVARD, UCLA));
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('General')).toHaveAttribute('aria-selected', 'true');
    await tab('Financials').click();
    await expect(page).toHaveURL(/&tab=financials$/);
    await tab('Student Life').click();
    await expect(page).toHaveURL(/&tab=student-life$/);
    await page.goBack();
    await expect(tab('Financials')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Financials' })).toBeVisible();
    await page.goBack();
    await expect(tab('General')).toHaveAttribute('aria-selected', 'true');
    await expect(selected(page)).toHaveCount(2);
  });

  test('is the same in another tab as soon as the selection changes', { tag: '@long' }, async ({ page, context }) => {
    await page.goto(address(HARVARD, UCLA));
    await expect(selected(page)).toHaveCount(2);
    const other = await openPage(context);
    await other.goto('/compare');
    await expect(selected(other)).toHaveText([HARVARD.name, UCLA.name]);
    await remove(other, UCLA.name).click();
    await expect(selected(page)).toHaveText([HARVARD.name]);
    await expect(page).toHaveURL(new RegExp(`ids=${HARVARD.id}$`));
  });
});

test.describe('adding and taking away', () => {
  test('works with the keyboard alone: type, Enter, and the school is there', async ({ page }) => {
    await page.goto('/compare');
    await expect(page.getByRole('heading', { name: 'Popular comparisons' })).toBeVisible();
    await box(page).focus();
    await page.keyboard.type('ucla');
    await page.keyboard.press('Enter');
    await expect(selected(page)).toHaveText([UCLA.name]);
    await expect(page.getByText('Added to comparison')).toBeVisible();
    await expect(page.getByText(`${UCLA.name} has been added to your comparison list.`)).toBeVisible();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('');
  });

  test('arrow keys choose another suggestion, Escape closes the list', { tag: '@long' }, async ({ page }) => {
    await page.goto('/compare');
    await box(page).fill('university of toronto');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    const second = await options(page).nth(1).getAttribute('id');
    await expect(box(page)).toHaveAttribute('aria-activedescendant', second ?? '');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(box(page)).toHaveValue('university of toronto');
  });

  test('the list without a text is the popular one', { tag: '@long' }, async ({ page }) => {
    await page.goto('/compare');
    await box(page).click();
    await expect(page.getByRole('listbox', { name: 'Popular universities' }).getByRole('option')).toHaveCount(8);
    await options(page).filter({ hasText: HARVARD.name }).click();
    await expect(selected(page)).toHaveText([HARVARD.name]);
  });

  test('a school that is already there is refused', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(UCLA));
    await box(page).fill('ucla');
    await expect(options(page).first()).toContainText('in comparison');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Already in comparison')).toBeVisible();
    await expect(page.getByText('This university is already in your comparison list.')).toBeVisible();
    await expect(selected(page)).toHaveCount(1);
  });

  test('the fourth switches the search off and says why; removing one switches it on', async ({ page }) => {
    await page.goto(address(HARVARD, UCLA, TORONTO));
    await box(page).fill('ubc');
    await page.keyboard.press('Enter');
    await expect(selected(page)).toHaveCount(4);
    await expect(box(page)).toBeDisabled();
    const why = page.getByText('Maximum 4 universities can be compared at once');
    await expect(why).toBeVisible();
    await expect(why).toBeFocused();
    await remove(page, UCLA.name).click();
    await expect(selected(page)).toHaveText([HARVARD.name, TORONTO.name, UBC.name]);
    await expect(page.getByText(`${UCLA.name} removed from comparison. 3 of 4 selected.`)).toHaveCount(1);
    // The page stays where it is: one goes on at the way to add another, which leads to the search.
    const add = page.getByRole('button', { name: 'Add a university' });
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toBeInViewport();
  });

  test('Clear All empties it and can be taken back', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(HARVARD, UCLA));
    await page.getByRole('button', { name: 'Clear All' }).click();
    await expect(page).toHaveURL(/\/compare$/);
    await expect(page.getByRole('heading', { name: 'Popular comparisons' })).toBeVisible();
    await page.getByRole('button', { name: 'Bring back both universities' }).click();
    await expect(selected(page)).toHaveText([HARVARD.name, UCLA.name]);
  });

  test('an empty comparison offers two schools that many choose between', async ({ page }) => {
    await page.goto('/compare');
    await page.getByRole('link', { name: /^UC Berkeley or UCLA/ }).click();
    await expect(selected(page)).toHaveText(['University of California, Berkeley', UCLA.name]);
  });

  test('each pair says what both cost, without moving when the prices come', async ({ page }) => {
    await page.goto('/compare');
    const pair = page.getByRole('link', { name: /^UC Berkeley or UCLA/ });
    await expect(pair).toContainText(/Net price: \$[\d,]+ · \$[\d,]+/);
    await expect(page.getByRole('link', { name: /^Toronto or McGill/ })).toContainText(
      /International tuition: CA\$[\d,]+ · CA\$[\d,]+/,
    );
  });

  test('Compare Popular Universities is not offered beside four', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(HARVARD, UCLA, TORONTO, UBC));
    await expect(selected(page)).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Compare Popular Universities' })).toHaveCount(0);
    await remove(page, UBC.name).click();
    await expect(page.getByRole('button', { name: 'Compare Popular Universities' })).toBeVisible();
  });

  test('Compare Popular Universities selects two', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(UCLA));
    await page.getByRole('button', { name: 'Compare Popular Universities' }).click();
    await expect(selected(page)).toHaveText([HARVARD.name, 'Stanford University']);
    await expect(page).toHaveURL(/ids=166027,243744$/);
  });

  test('an unknown name is said to be unknown', { tag: '@long' }, async ({ page }) => {
    await page.goto('/compare');
    await box(page).fill('zzqqxxyyww');
    await expect(page.getByText('No university found for “zzqqxxyyww”.')).toBeVisible();
  });
});

test.describe('the figures', () => {
  test('that schools of one country have alone stand apart, without the others', async ({ page }) => {
    await page.goto(`${address(HARVARD, TORONTO)}&tab=financials`);
    const key = page.getByRole('region', { name: 'Key numbers' });
    await expect(key.getByRole('heading', { name: 'US schools only' })).toBeVisible();
    await expect(key.getByRole('heading', { name: 'Canadian schools only' })).toBeVisible();
    await expect(key).toContainText('Ontario, arts');
    // The price after aid of those that have one, beside what all have.
    await expect(key.getByText('Net price', { exact: true })).toBeVisible();
    await expect(row(page, 'Net price')).toBeHidden();
    await page.getByText(/^\d+ rows for US schools only$/).click();
    const apart = page.getByRole('table', { name: /^Financials, US schools only/ });
    await expect(apart.getByRole('columnheader', { name: HARVARD.name })).toBeVisible();
    await expect(apart.getByRole('columnheader', { name: TORONTO.name })).toHaveCount(0);
    await expect(row(page, 'Net price')).toBeVisible();
  });

  test('of several states hold what somebody from elsewhere pays', async ({ page }) => {
    const key = page.getByRole('region', { name: 'Key numbers' });
    const [OHIO_STATE, KENT, MICHIGAN] = [{ id: 204796 }, { id: 203517 }, { id: 170976 }];
    await page.goto(address(OHIO_STATE, MICHIGAN));
    await expect(key.getByText('Out-of-state tuition', { exact: true })).toBeVisible();
    await page.goto(address(OHIO_STATE, KENT));
    await expect(key.getByText('Net price', { exact: true })).toBeVisible();
    await expect(key.getByText('Out-of-state tuition', { exact: true })).toHaveCount(0);
    await page.goto(address(MICHIGAN, TORONTO));
    await expect(key.getByText('Out-of-state or international tuition', { exact: true })).toBeVisible();
  });

  test('lead to their sources and years', async ({ page }) => {
    await page.goto(address(HARVARD, UCLA));
    const key = page.getByRole('region', { name: 'Key numbers' });
    await key.getByRole('button', { name: 'Sources of Net price', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Sources of Net price' })).toContainText(/College Scorecard.*20\d\d/);
  });

  test('a school whose dates are not known leads to its own page', async ({ page }) => {
    await page.goto(address(TORONTO, { id: 900132 }));
    const key = page.getByRole('region', { name: 'Key numbers' });
    await expect(key.getByRole('link', { name: /^Deadlines and how to apply/ })).toHaveAttribute('href', /upei\.ca/);
  });

  test('of one country have its own names', async ({ page }) => {
    await page.goto(address(TORONTO, UBC));
    const key = page.getByRole('region', { name: 'Key numbers' });
    await expect(key.getByText(/^Domestic tuition/)).toBeVisible();
    await expect(key.getByText(/^International tuition/)).toBeVisible();
    await expect(key.getByText(/In-state|out-of-state/i)).toHaveCount(0);
  });

  test('the next date is in a word, and in full one press away', async ({ page }) => {
    await page.goto(address(TORONTO, UBC));
    const key = page.getByRole('region', { name: 'Key numbers' });
    await expect(key).toContainText(/\d{4}OUAC/);
    await page.getByRole('button', { name: 'Next deadline in full' }).click();
    await expect(page.getByRole('group', { name: 'Next deadline in full' })).toContainText(
      'this university’s own date',
    );
  });

  test('the best of a row is marked by a word', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${address(HARVARD, UCLA)}&tab=academics`);
    await expect(cell(page, 'Student-to-faculty ratio', 0)).toContainText('Lowest');
    await expect(cell(page, 'Student-to-faculty ratio', 1)).not.toContainText('Lowest');
    await expect(row(page, 'Acceptance rate')).not.toContainText(/Highest|Lowest/);
  });

  test('across the border money stands in both currencies at the dated rate', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${address(HARVARD, TORONTO)}&tab=financials`);
    const tuition = 'Out-of-state or international tuition';
    await expect(cell(page, tuition, 0)).toContainText(/\$[\d,]+.*≈ CA\$[\d,]+/);
    await expect(cell(page, tuition, 1)).toContainText(/CA\$[\d,]+.*≈ US\$[\d,]+/);
    await expect(page.getByText(/converted at CA\$1 = US\$0\.\d{4}, \d{4}/)).toBeVisible();
  });

  test('across the border figures made in different ways are said not to be comparable', async ({ page }) => {
    await page.goto(`${address(HARVARD, TORONTO)}&tab=academics`);
    for (const label of ['Graduation rate', 'Student-to-faculty ratio']) {
      await expect(row(page, label)).toContainText('Not comparable across the border');
      await expect(row(page, label)).not.toContainText(/Highest|Lowest/);
    }
  });

  test('every row leads to the source and year of each of its figures', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${address(HARVARD, UCLA)}&tab=academics`);
    await page.getByRole('table').getByRole('button', { name: 'Sources of Graduation rate', exact: true }).click();
    const sources = page.getByRole('group', { name: 'Sources of Graduation rate', exact: true });
    await expect(sources).toContainText(HARVARD.name);
    await expect(sources).toContainText(UCLA.name);
    await expect(sources).toContainText('College Scorecard');
    await page.keyboard.press('Escape');
    await expect(sources).toBeHidden();
  });

  test('rows that do not differ can be hidden, and the address says so', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${address(HARVARD, UCLA)}&tab=academics`);
    await expect(row(page, 'Highest degree')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Show differences only' }).check();
    await expect(page).toHaveURL(/&differences=1$/);
    await expect(row(page, 'Highest degree')).toHaveCount(0);
    await expect(row(page, 'Acceptance rate')).toBeVisible();
    await expect(page.getByText(/rows? that (is|are) the same for all (is|are) hidden\./)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Differences only' })).toBeChecked();
  });

  test('three schools begin with the rows that differ, and showing all of them is remembered', async ({ page }) => {
    await page.goto(`${address(HARVARD, UCLA)}&tab=academics`);
    const only = page.getByRole('checkbox', { name: 'Show differences only' });
    await expect(only).not.toBeChecked();
    await expect(row(page, 'Highest degree')).toBeVisible();
    await page.goto(`${address(HARVARD, UCLA, TORONTO)}&tab=academics`);
    await expect(only).toBeChecked();
    await expect(row(page, 'Highest degree')).toHaveCount(0);
    await expect(row(page, 'Retention rate')).toBeVisible();
    await page.goto(`${address(HARVARD, UCLA, UBC)}&tab=academics`);
    await expect(only).toBeChecked();
    await page.getByRole('button', { name: 'Show all rows' }).click();
    await expect(page).toHaveURL(/&differences=0$/);
    await expect(only).not.toBeChecked();
    await expect(row(page, 'Highest degree')).toBeVisible();
    await page.goto(`${address(HARVARD, UCLA, TORONTO)}&tab=academics`);
    await expect(only).not.toBeChecked();
    await expect(row(page, 'Highest degree')).toBeVisible();
    // A link that says it counts for whoever opens it.
    await page.goto(`${address(HARVARD, UCLA, TORONTO)}&tab=academics&differences=1`);
    await expect(only).toBeChecked();
  });

  test('the chart has an equal table', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${address(HARVARD, UCLA)}&tab=academics`);
    const chart = page.getByRole('img', { name: /^Rates in percent/ });
    const said = (await chart.getAttribute('aria-label')) ?? '';
    const harvard = /Graduation rate: Harvard University (\d+\.\d%)/.exec(said)?.[1] ?? 'missing';
    await page.getByRole('group', { name: 'Show as: Rates in percent' }).getByRole('button', { name: 'Table' }).click();
    await expect(chart).toHaveCount(0);
    const table = page.getByRole('region', { name: 'Rates in percent' });
    await expect(table.getByRole('row', { name: /^Harvard/ })).toContainText(harvard);
  });
});

test.describe('taking it along', () => {
  test('the link is copied', { tag: '@long' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${address(HARVARD, UCLA)}&tab=financials`);
    await openTools(page);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('the file holds every part', async ({ page }) => {
    await page.goto(address(HARVARD, TORONTO));
    const started = page.waitForEvent('download');
    await openTools(page);
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const download = await started;
    expect(download.suggestedFilename()).toBe('campusatlas-comparison.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.startsWith('\uFEFFPart,Measure,Unit,Harvard University,University of Toronto,')).toBe(true);
    expect(file).toContain('\r\nFinancials,Net price,');
    expect(file).toContain('\r\nStudent Life,');
  });

  test('the printed sheet holds what one decides by and nothing to press', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(HARVARD, UCLA));
    await expect(selected(page)).toHaveCount(2);
    await expect(page.locator('[data-sheet="page"]')).toHaveCount(1);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const name of ['Net price', 'Graduation rate', 'Acceptance rate'])
      await expect(page.getByRole('rowheader', { name }).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});

test.describe('the key numbers', () => {
  test('hold one’s own price in the place of the published one, on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const schools = address({ id: 204796 }, { id: 203517 });
    await page.goto(schools);
    const key = page.getByRole('region', { name: 'Key numbers' });
    await expect(key.getByText('Net price', { exact: true })).toBeVisible();
    await expect(key.getByText(/tuition/i)).toHaveCount(0);
    const first = async () => (await key.getByRole('definition').first().boundingBox())?.y ?? Number.NaN;
    expect(await first()).toBeLessThanOrEqual(150);
    const before = await key.boundingBox();

    await page.addInitScript(() =>
      localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH', income: '30-48' })),
    );
    await page.goto(schools);
    await expect(key.getByText('Your price per year')).toBeVisible();
    await expect(key.getByText('Net price', { exact: true })).toHaveCount(0);
    expect((await key.boundingBox())?.height).toBe(before?.height);
  });
});

test.describe('when the data cannot be reached', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the page says so, keeps the selection and tries again', async ({ page }) => {
    await page.route('**/api/universities/compare?*', (route) => route.abort());
    await page.goto('/compare');
    await box(page).fill('ucla');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('Failed to fetch comparison data')).toBeVisible();
    await expect(selected(page)).toHaveText([UCLA.name]);
    await page.unroute('**/api/universities/compare?*');
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, 'Location').getByRole('cell')).toContainText('Los Angeles');
    await expect(page.getByText('Failed to fetch comparison data')).toHaveCount(0);
  });

  test('what is there stays when another school cannot be had', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(HARVARD));
    await expect(selected(page)).toHaveCount(1);
    await page.route('**/api/universities/compare?*', (route) => route.abort());
    await box(page).fill('ucla');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Failed to fetch comparison data')).toBeVisible();
    await expect(cell(page, 'Location', 0)).toContainText('Cambridge');
    await remove(page, UCLA.name).click();
    await expect(page.getByText('Failed to fetch comparison data')).toHaveCount(0);
    await expect(selected(page)).toHaveText([HARVARD.name]);
  });

  test('the popular list says so too', { tag: '@long' }, async ({ page }) => {
    await page.route('**/api/universities/search?*', (route) => route.abort());
    await page.goto('/compare');
    await page.getByRole('button', { name: 'Compare Popular Universities' }).click();
    await expect(page.getByText('Failed to fetch comparison data')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('four schools stand side by side, each value too long for that in a line with its name', async ({ page }) => {
    await page.goto(`${address(HARVARD, UCLA, TORONTO, UBC)}&tab=general&differences=0`);
    const places = (label: string) =>
      row(page, label)
        .getByRole('cell')
        .evaluateAll((cells) =>
          cells.map((one) => {
            const { left, right, top } = one.getBoundingClientRect();
            return { isWithin: left >= 0 && right <= innerWidth, x: Math.round(left), y: Math.round(top) };
          }),
        );
    await expect(row(page, 'Founded').getByRole('cell')).toHaveCount(4);
    const founded = await places('Founded');
    expect(founded.every(({ isWithin }) => isWithin)).toBe(true);
    expect(new Set(founded.map(({ y }) => y)).size).toBe(1);
    const location = await places('Location');
    expect(new Set(location.map(({ x }) => x)).size).toBe(1);
    await expect(cell(page, 'Location', 1)).toContainText('UCLA');
    // The columns are those of the key numbers.
    const key = page.getByRole('region', { name: 'Key numbers' });
    const above = await key.getByRole('definition').nth(3).boundingBox();
    expect(Math.abs((above?.x ?? 0) + 6 - (founded[3]?.x ?? 0))).toBeLessThanOrEqual(1);
  });
});

test.describe('rows without a figure', () => {
  test('are folded away, say why when they open, and are in the file', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${address(TORONTO, UBC)}&tab=financials`);
    await expect(row(page, 'Debt at graduation')).toHaveCount(0);
    const folded = page.getByText(/^\d+ rows without data$/);
    await folded.click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Debt at graduation' })).toContainText('Not published');
    const started = page.waitForEvent('download');
    await openTools(page);
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect(await readFile(await (await started).path(), 'utf8')).toContain('Financials,Debt at graduation,');
  });
});

test.describe('for everyone', () => {
  test('the parts can be reached with the keyboard alone', { tag: '@long' }, async ({ page }) => {
    await page.goto(address(HARVARD, UCLA));
    await page.getByRole('tab', { name: 'General' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Academics' })).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: 'Academics' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Student Life' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'General' })).toBeFocused();
  });

  test('axe finds nothing before a school is selected nor in any part, light or dark', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    test.slow();
    const lightAndDark = async () => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expectAccessible(page, 'colors');
    };
    await page.goto('/compare');
    await box(page).fill('toronto');
    await expect(options(page).first()).toBeVisible();
    await lightAndDark();
    await page.goto(address(HARVARD, UCLA, TORONTO, UBC));
    for (const name of ['General', 'Academics', 'Financials', 'Student Life']) {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page.getByRole('table').first()).toBeVisible();
      await lightAndDark();
    }
  });

  test('nothing scrolls sideways at 320 px, with four schools and the longest names', { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const tab of ['general', 'academics', 'financials', 'student-life']) {
      await page.goto(`/compare?ids=187745,445267,900118,159391&tab=${tab}`);
      await expect(page.getByRole('table').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
  });
});
