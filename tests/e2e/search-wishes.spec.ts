import type { Page } from '@playwright/test';
import { expect, test } from './site.ts';

const cards = (page: Page) => page.getByRole('article');
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const remove = (page: Page, label: string) => chips(page).getByRole('link', { name: new RegExp(`^Remove ${label}`) });
const count = (page: Page) => page.getByText(/^Showing \d+ to \d+ of [\d,]+ results$/);
const WISH = '/search?q=nursing+schools+in+texas';

test.describe('a wish in the search box', () => {
  test('does not say under each school the one reason that all of a page share', async ({ page }) => {
    await page.goto('/search?q=engineering+in+ontario');
    await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Engineering');
    await expect(cards(page).nth(1)).toBeVisible();
    await expect(page.locator('article [data-why]')).toHaveCount(0);
  });

  test('shows how it was read, and why each school answers', async ({ page, expectAccessible }) => {
    await page.goto(WISH);
    await expect(chips(page)).toContainText('Nursing');
    await expect(chips(page)).toContainText('Texas');
    await expect(cards(page).first()).toContainText(/[\d,]+ nursing graduates per year/);
    await page.getByText('Place: Texas').click({ timeout: 10_000 });
    await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('US');
    await expectAccessible(page);
  });

  test('a part goes by the keyboard, is written as parameters, and Back brings it back', async ({ page }) => {
    await page.goto(WISH);
    const first = remove(page, 'Texas');
    const total = /\(([\d,]+) schools?\)/.exec((await first.getAttribute('aria-label')) ?? '')?.[1] ?? 'none';
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?subject=nursing&degree=bachelors&sortBy=relevance/);
    await expect(count(page)).toContainText(`of ${total} results`);
    await expect(remove(page, 'Texas')).toHaveCount(0);
    await expect(remove(page, 'Nursing')).toBeVisible();
    await expect(chips(page).locator('a:focus')).toHaveCount(1);
    await expect(cards(page).first()).toContainText(/nursing graduates per year/);
    await page.goBack();
    await expect(page).toHaveURL(/q=nursing\+schools\+in\+texas$/);
    await expect(remove(page, 'Texas')).toBeVisible();
  });

  test('written as parameters it is the same list', { tag: '@long' }, async ({ page }) => {
    await page.goto(WISH);
    const names = () => cards(page).getByRole('heading').allTextContents();
    const asked = await names();
    const panel = page.getByRole('complementary', { name: 'Filters' });
    if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: /^Show filters/ }).click();
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/state=TX&subject=nursing&degree=bachelors&sortBy=relevance/);
    await expect(page).not.toHaveURL(/q=/);
    await expect(chips(page)).toContainText('Degree: Bachelor’s');
    expect(await names()).toEqual(asked);
  });

  test('a chip opens its filter', { tag: '@long' }, async ({ page }) => {
    await page.goto(WISH);
    await chips(page).getByRole('button', { name: 'Change Nursing' }).click();
    const subjects = page.getByRole('textbox', { name: 'Subjects' });
    await expect(subjects).toBeFocused();
    await expect(subjects).toHaveValue('nursing');
  });

  test('a vague word says its number, and words that were not used are named', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=cheap+colleges+in+florida+zzyzxq');
    await expect(chips(page)).toContainText(/Low cost: net price \$[\d,]+ or less/);
    await expect(page.getByText('We can’t filter by “zzyzxq” yet, so these results ignore it.')).toBeVisible();
  });

  test('two likely meanings are both offered', async ({ page }) => {
    await page.goto('/search?q=washington');
    const other = page.getByRole('link', { name: 'Washington, District of Columbia' });
    await expect(other).toBeVisible();
    await other.click();
    await expect(page).toHaveURL(/state=DC&city=Washington/);
    await expect(cards(page).first()).toContainText('District of Columbia');
  });

  test('beside a name stands what the line may be instead', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=columbia');
    await expect(cards(page).first()).toContainText('Columbia');
    await page.getByRole('link', { name: /^Looking for “Columbia, South Carolina” instead/ }).click();
    await expect(page).toHaveURL(/state=SC&city=Columbia/);
  });

  test('of which nothing can be read finds nothing, and says what one could ask', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?q=asdf+qwerty');
    await expect(
      page.getByText('No schools match “asdf qwerty”. Try a school, a major, a place or a price.'),
    ).toBeVisible();
    await expect(page.getByText(/Try adjusting your filters/)).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'nursing schools in texas' }).click();
    await expect(cards(page).first()).toContainText('Texas');
  });

  test('that leaves nobody says without which part there are how many', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=lutheran+nursing+college+in+wyoming');
    const mend = page.getByRole('link', { name: /^Remove “Lutheran” \(1 school\)$/ });
    await mend.click();
    await expect(cards(page)).toHaveCount(1);
  });

  test('that leaves nobody offers near subjects and a wider circle, with how many', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?q=architecture+within+10+miles+of+05401');
    const text = page.getByText('No universities found matching your criteria. Try adjusting your filters.');
    await expect(text).toBeVisible();
    const nearer = page.getByRole('link', { name: /^Search for [A-Z].+ \([\d,]+ schools?\)$/ });
    await expect(nearer.first()).toBeVisible();
    await expectAccessible(page);
    const wider = page.getByRole('link', { name: /^Search within \d+ miles \([\d,]+ schools?\)$/ });
    await expect(wider).toHaveCount(1);
    const total = /: ([\d,]+) /.exec((await wider.textContent()) ?? '')?.[1] ?? 'none';
    await wider.click();
    await expect(count(page)).toContainText(`of ${total} results`);
    await expect(chips(page)).toContainText('Within');
  });

  test('of which no single part is to blame offers each part alone', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?q=lutheran+nursing+women+college+in+guam');
    const alone = page.getByRole('link', { name: /^Keep only “Nursing” \([\d,]+ schools\)$/ });
    await alone.click();
    await expect(chips(page)).toContainText('Nursing');
    await expect(cards(page).first()).toBeVisible();
  });

  test('parts written as parameters are loosened by links too', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?state=WY&subject=nursing&degree=bachelors&denomination=lutheran');
    await page.getByRole('link', { name: /^Remove the denomination \(1 school\)$/ }).click();
    await expect(page).not.toHaveURL(/denomination/);
    await expect(cards(page)).toHaveCount(1);
  });
});

test.describe('the panel', () => {
  async function openPanel(page: Page) {
    if ((page.viewportSize()?.width ?? 0) < 768) await page.getByRole('button', { name: /^Show filters/ }).click();
    return page.getByRole('complementary', { name: 'Filters' });
  }

  test('finds a filter by its words, opens where it lies, and says when there is none', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search');
    const panel = await openPanel(page);
    const find = panel.getByRole('searchbox', { name: 'Find a filter' });
    const price = panel.getByRole('textbox', { name: 'Maximum net price' });
    await expect(price).toBeHidden();
    await find.fill('net price');
    await expect(price).toBeVisible();
    await expect(panel.getByRole('status')).toHaveText('1 filter');
    await expect(panel.getByRole('combobox', { name: 'Country' })).toBeHidden();
    await expectAccessible(page);
    await find.press('Enter');
    await expect(panel.getByRole('group', { name: /^Net price/ }).getByRole('radio', { name: 'Any' })).toBeFocused();
    await expect(page).toHaveURL(/\/search$/);
    await find.fill('zebra');
    await expect(panel.getByRole('status')).toContainText('No filter matches “zebra”');
    await find.fill('');
    await expect(panel.getByRole('combobox', { name: 'Country' })).toBeVisible();
    await expect(panel.getByRole('status')).toHaveText('');
    await expect(price).toBeHidden();
  });

  test('has areas, what is left out and a likeness, to which their chips lead', { tag: '@long' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/search?metro=twin-cities&not=type:public&like=110662');
    await chips(page).getByRole('button', { name: 'Change Twin Cities' }).click();
    const panel = page.getByRole('complementary', { name: 'Filters' });
    await expect(panel.getByRole('checkbox', { name: 'Twin Cities' })).toBeFocused();
    await chips(page).getByRole('button', { name: 'Change Not Public' }).click();
    await expect(panel.getByRole('checkbox', { name: 'Not Public' })).toBeFocused();
    await chips(page).getByRole('button', { name: 'Change Similar to a school' }).click();
    await expect(panel.getByRole('checkbox', { name: /^Like University of California/ })).toBeFocused();
    await expectAccessible(page);
    await panel.getByRole('combobox', { name: 'Add an area' }).selectOption('boston');
    await panel.getByRole('checkbox', { name: 'Twin Cities' }).click();
    await panel.getByRole('checkbox', { name: /^Like University/ }).click();
    await panel.getByRole('combobox', { name: 'Exclude by' }).selectOption('setting');
    await panel.getByRole('combobox', { name: 'Leave out', exact: true }).selectOption('setting:city');
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/metro=boston&not=type%3Apublic&not=setting%3Acity/);
    await expect(page).not.toHaveURL(/like=|twin/);
    await expect(chips(page)).toContainText('Not City');
  });

  test('finds the school that others are to be like by its name', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search');
    const panel = await openPanel(page);
    await panel.getByRole('searchbox', { name: 'Find a filter' }).fill('similar');
    await panel.getByRole('combobox', { name: 'Similar to a school' }).fill('reed college');
    await panel.getByRole('option', { name: /^Reed College/ }).click();
    await expect(panel.getByRole('checkbox', { name: 'Like Reed College' })).toBeChecked();
    await panel.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/like=\d+/);
    await expect(count(page)).toContainText('of 60 results');
  });

  test('says no zero', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?country=US&state=VT');
    const panel = await openPanel(page);
    await expect(panel.getByRole('checkbox', { name: 'For-Profit' })).toBeVisible();
    await panel.getByText('More filters', { exact: true }).click();
    const texts = await panel.locator('label, option, summary').allTextContents();
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => /(\(|[^\d,.$%])0\)?$/.test(text.trim()))).toEqual([]);
  });
});

test.describe('suggestions', () => {
  test('offer wishes, with their kind, and lead to the list', async ({ page, expectAccessible }) => {
    await page.goto('/');
    const box = page.getByRole('combobox', { name: 'Search universities' });
    await box.pressSequentially('nursing in tex');
    const list = page.getByRole('listbox', { name: 'Suggestions' });
    const wish = list.getByRole('group', { name: 'Searches' }).getByRole('option').first();
    await expect(wish).toContainText('Nursing · Texas');
    await expect(wish).toContainText(/\d+ schools/);
    await expect(list.getByRole('group', { name: 'Schools' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(wish).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', (await wish.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=nursing\+in\+Texas$/);
    await expect(chips(page)).toContainText('Texas');
  });

  test('examples on the home page are wishes', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'universities in ontario for engineering' }).click();
    await expect(chips(page)).toContainText('Engineering');
    await expect(cards(page).first()).toContainText('Ontario');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('chips stand in the page and are links', async ({ page }) => {
    await page.goto(WISH);
    await expect(cards(page).first()).toContainText(/nursing graduates per year/);
    await remove(page, 'Texas').click();
    await expect(page).toHaveURL(/\/search\?subject=nursing/);
    await expect(remove(page, 'Texas')).toHaveCount(0);
    await expect(remove(page, 'Nursing')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const line of [
    'nursing schools in texas',
    'small cheap liberal arts colleges in new england under 20k zzyzxq',
  ]) {
    test(`chips and the first result are in view: ${line}`, { tag: '@long' }, async ({ page }) => {
      await page.goto(`/search?${new URLSearchParams({ q: line })}`);
      await expect(chips(page)).toBeInViewport();
      await expect(page.getByRole('article').getByRole('heading').first()).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  }
});
