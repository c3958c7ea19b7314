import type { Locator, Page } from '@playwright/test';
import { expect, test } from './site.ts';

const map = (page: Page) => page.getByRole('group', { name: 'Schools on the map' });
const markers = (page: Page) => map(page).getByRole('button', { name: /^\d[\d,]* schools, / });
const list = (page: Page) => page.getByRole('region', { name: 'Results', exact: true });
const seen = (page: Page) => page.getByText(/^[\d,]+ schools? (on the map|in view)$/);

/** The number of schools a text begins with. */
async function numberIn(text: Locator): Promise<number> {
  return Number((await text.textContent())?.match(/^[\d,]+/)?.[0].replace(',', ''));
}

/** How many results the list says there are. */
async function listed(page: Page): Promise<number> {
  const line = page.getByText(/^Showing [\d,]+ to [\d,]+ of [\d,]+ results$/);
  return Number((await line.textContent())?.match(/of ([\d,]+)/)?.[1]?.replace(',', ''));
}

/** The view rests, so that what is on the map is where it stays. */
async function settled(page: Page): Promise<void> {
  let last = '';
  await expect
    .poll(async () => {
      const now = await markers(page).evaluateAll((all) => all.map((one) => one.getAttribute('style')).join());
      const same = now === last;
      last = now;
      return same;
    })
    .toBe(true);
}

test.describe('the map of results', () => {
  test('is chosen beside the list, shows every school, and is in the address', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/\/search\?view=map$/);
    // A phone has room for the way back only.
    const chosen = page.getByRole('link', { name: 'Map', exact: true, includeHidden: true });
    await expect(chosen).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'List', exact: true })).toBeVisible();
    await expect(markers(page).first()).toBeVisible();
    expect(await numberIn(seen(page))).toBe(await listed(page));
    const counts = await markers(page).evaluateAll((all) =>
      // A group's lowest price may stand after its number.
      all
        .map((one) => Number.parseInt(one.textContent?.replace(',', '') ?? '', 10))
        .reduce((sum, count) => sum + count, 0),
    );
    const singles = (await map(page).getByRole('button').count()) - (await markers(page).count());
    expect(counts + singles).toBe(await listed(page));
    await page.goBack();
    await expect(map(page)).toHaveCount(0);
  });

  test('opens on the state where one lives while nothing is asked for, and its list on the schools there', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('campusatlas:situation', JSON.stringify({ home: 'US-OH' })));
    await page.goto('/search?view=map');
    await expect(page).toHaveURL(/box=/);
    await expect(seen(page)).toHaveText(/in view$/);
    await expect(list(page).getByRole('article').first()).toContainText(
      /Ohio|Indiana|Michigan|Pennsylvania|Kentucky|West Virginia/,
    );
    // All of it is one press away, and stays.
    await page.getByRole('button', { name: 'Show all schools' }).click();
    await expect(page).not.toHaveURL(/box=/);
    await expect(seen(page)).toHaveText(/on the map$/);
  });

  test('holds the same schools as the list, whatever the filters', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?view=map&country=CA&type=public');
    await expect(seen(page)).toHaveText(/^[\d,]+ schools on the map$/);
    expect(await numberIn(seen(page))).toBe(await listed(page));
    await page.getByRole('link', { name: 'Remove Public' }).click();
    await expect(page).not.toHaveURL(/type=/);
    await expect.poll(async () => (await listed(page)) - (await numberIn(seen(page)))).toBe(0);
  });

  test('has the list follow where one moves it, unless one says no', async ({ page }) => {
    await page.goto('/search?view=map');
    await expect(markers(page).first()).toBeVisible();
    const whole = await listed(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await settled(page);
    await expect(seen(page)).toHaveText(/in view$/);
    await expect(page).toHaveURL(/box=/);
    await expect.poll(() => listed(page)).toBeLessThan(whole);
    await expect.poll(async () => (await listed(page)) - (await numberIn(seen(page)))).toBe(0);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await settled(page);
    await expect.poll(async () => (await listed(page)) - (await numberIn(seen(page)))).toBe(0);
    await page.getByRole('button', { name: 'Show all schools in this search' }).click();
    await expect(page).not.toHaveURL(/box=/);
    await expect.poll(() => listed(page)).toBe(whole);
    const follows = page.getByRole('checkbox', { name: 'The list follows the map' });
    await expect(follows).toBeChecked();
    await follows.click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await settled(page);
    await expect(seen(page)).toHaveText(/in view$/);
    expect(await numberIn(seen(page))).toBeLessThan(whole);
    // Longer than the map rests before a list follows.
    await page.waitForTimeout(600);
    await expect(page).not.toHaveURL(/box=/);
    expect(await listed(page)).toBe(whole);
    await follows.click();
    await expect(page).toHaveURL(/box=/);
    await page.getByRole('link', { name: /^Remove .*map/ }).click();
    await expect(seen(page)).toHaveText(/on the map$/);
    await expect.poll(() => listed(page)).toBe(whole);
  });

  test('keeps its part of the map beside other filters, and shows all where none of theirs is in it', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/search?view=map&box=200,-150,400,50');
    await expect.poll(async () => (await listed(page)) - (await numberIn(seen(page)))).toBe(0);
    await page.goto('/search?view=map&box=200,-150,400,50&type=public');
    await expect(seen(page)).toHaveText(/in view$/);
    await expect(page).toHaveURL(/box=/);
    await page.goto('/search?view=map&box=200,-150,400,50&country=US&state=HI');
    await expect(page).not.toHaveURL(/box=/);
    await expect(seen(page)).toHaveText(/on the map$/);
    await expect(list(page).getByRole('article').first()).toContainText('Hawaii');
  });

  test('says the price beside a school, on pins that never lie over each other', { tag: '@long' }, async ({ page }) => {
    let pins = 0;
    for (const part of ['state=MA', 'state=NE', 'country=CA', 'box=250,-60,300,-10']) {
      await page.goto(`/search?view=map&${part}`);
      await expect(markers(page).first()).toBeVisible();
      await settled(page);
      const texts = await map(page).locator('button[data-pin]').allTextContents();
      pins += texts.length;
      for (const text of texts) expect(text).toMatch(/\$\d+(\.\d)?k?$|^[^$]+$/);
      const edges = await map(page)
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
      const overlapping = edges.filter((a, at) =>
        edges.some((b, other) => {
          if (at === other || Math.min(a.width, b.width) === 0) return false;
          // Circles touch where their middles are nearer than their halves; what is wider is a pin.
          if (a.width < 50 && b.width < 50)
            return (
              Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) <
              (a.width + b.width) / 2 - 1
            );
          return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        }),
      );
      expect(overlapping, part).toEqual([]);
    }
    expect(pins).toBeGreaterThan(5);
    await page.goto('/search?view=map&state=NE');
    const pin = map(page).locator('button[data-pin]').first();
    await expect(pin).toHaveAccessibleName(/, tuition \$/);
    await pin.press('Enter');
    await expect(page.getByRole('region', { name: 'School', exact: true })).toContainText(/tuition \$[\d,]+/);
  });

  test('shows one’s own prices in the color of what is one’s own, in three steps that a legend names', async ({
    page,
  }) => {
    await page.goto('/search?q=nursing+in+ohio+family+income+48000&view=map');
    const legend = map(page).locator('..').getByRole('list', { name: 'Your price per year' });
    // No two of them hold the same price.
    await expect(legend.getByRole('listitem')).toHaveText([/^under \$\d+k$/, /^\$\d+k–\d+k$/, /^\$\d+k\+$/]);
    await settled(page);
    // A group says its lowest.
    await expect(
      map(page)
        .getByRole('button', { name: /^\d+ schools, including .+, your price from \$/ })
        .first(),
    ).toBeVisible();
    const pin = map(page).locator('button[data-pin]').first();
    await expect(pin).toHaveAccessibleName(/, your price \$/);
    await pin.press('Enter');
    await expect(page.getByRole('region', { name: 'School', exact: true })).toContainText(/\$[\d,]+ per year for you/);
  });

  test('leaves a phone’s first screen to the map and the first cards, which go sideways', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/search?q=nursing+in+ohio&view=map');
    await expect(markers(page).first()).toBeVisible();
    const { y = 0, width = 0, height = 0 } = (await map(page).boundingBox()) ?? {};
    expect(width).toBe(390);
    expect(height).toBeGreaterThan(330);
    const [first, second] = await Promise.all(
      [0, 1].map((at) => list(page).getByRole('article').nth(at).boundingBox()),
    );
    expect(first?.y).toBeGreaterThanOrEqual(y + height);
    expect((first?.y ?? 0) + (first?.height ?? 0)).toBeLessThanOrEqual(844);
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0) - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('that was moved before its schools came shows them all', { tag: '@long' }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/universities/points*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/search?view=map&state=PA');
    const nearer = page.getByRole('button', { name: 'Zoom in' });
    await nearer.click();
    await nearer.click();
    await settled(page);
    release();
    await expect(seen(page)).toHaveText(/on the map$/);
    await expect(page).not.toHaveURL(/box=/);
    await expect(markers(page).first()).toBeVisible();
  });

  test('draws states and territories, which come after the schools', { tag: '@long' }, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      // The module of the shapes, which has no name of its own.
      if (body.includes('US-PR')) await held;
      await route.fulfill({ response, body });
    });
    await page.goto('/search?view=map');
    await expect(markers(page).first()).toBeVisible();
    await expect(map(page).locator('[data-state]')).toHaveCount(0);
    release();
    await expect(map(page).locator('[data-state="US-PR"]')).toHaveCount(1);
    await expect(map(page).locator('[data-state]')).toHaveCount(69);
  });

  test('shows the same part again at the same address', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?view=map&box=200,-150,400,50');
    await expect(seen(page)).toHaveText(/in view$/);
    await expect.poll(async () => (await listed(page)) - (await numberIn(seen(page)))).toBe(0);
    expect(await listed(page)).toBeGreaterThan(100);
  });

  test('goes from groups to a school with the keyboard alone', async ({ page }) => {
    await page.goto('/search?view=map&state=VT');
    const first = map(page).getByRole('button').first();
    await expect(markers(page).first()).toBeVisible();
    await first.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(first).not.toBeFocused();
    // Every press opens a group further, until a school says its name.
    const panel = page.getByRole('region', { name: /^School$|at this spot$/ });
    for (let step = 0; step < 12 && !(await panel.isVisible()); step += 1) {
      await page.keyboard.press('Enter');
      await settled(page);
      await expect(page.locator(':focus')).toHaveCount(1);
    }
    await expect(panel.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(map(page).locator('button:focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    const link = panel.getByRole('link').first();
    const name = (await link.textContent()) ?? '';
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('does not take back whoever leaves it while it still follows the map', async ({ page }) => {
    await page.goto('/search?view=map&state=VT');
    await settled(page);
    // The page one goes to comes later than the list's new part of the map.
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((wake) => setTimeout(wake, 2000));
      await route.continue();
    });
    const school = list(page).getByRole('article').first().getByRole('link').first();
    const name = (await school.textContent()) ?? '';
    await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
    await school.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  });

  test('zooms and moves by keys, and only one marker is in the tab order', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?view=map&country=CA');
    await markers(page).first().focus();
    await expect(map(page).locator('button[tabindex="0"]')).toHaveCount(1);
    const before = await seen(page).textContent();
    await page.keyboard.press('+');
    await settled(page);
    await expect(seen(page)).not.toHaveText(before ?? '');
    await page.keyboard.press('-');
    await settled(page);
    const there = page.url();
    await page.keyboard.press('Shift+ArrowLeft');
    await settled(page);
    await expect(page).not.toHaveURL(there);
    await expect(page).toHaveURL(/box=/);
  });

  test('chooses a state by its shape, and gives it back by another press', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?view=map');
    await expect(markers(page).first()).toBeVisible();
    const wyoming = map(page).locator('[data-state="US-WY"]');
    const press = async () => {
      // Somewhere on the state where no marker lies over it.
      const at = await wyoming.evaluate((shape) => {
        const { left, top, width, height } = shape.getBoundingClientRect();
        for (let share = 0.05; share < 1; share += 0.05) {
          for (let down = 0.05; down < 1; down += 0.05) {
            const [x, y] = [left + width * share, top + height * down];
            if (document.elementFromPoint(x, y) === shape) return { x, y };
          }
        }
        throw new Error('Wyoming cannot be pressed');
      });
      await page.mouse.click(at.x, at.y);
    };
    await wyoming.scrollIntoViewIfNeeded();
    await press();
    await expect(page).toHaveURL(/country=US&state=WY/);
    await expect(page.getByRole('link', { name: 'Remove Wyoming' })).toBeVisible();
    await expect.poll(async () => (await listed(page)) - (await numberIn(seen(page)))).toBe(0);
    await settled(page);
    await press();
    await expect(page).not.toHaveURL(/state=/);
  });

  // One finger scrolls the page.
  test('moves by dragging, and a drag presses nothing', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/search?view=map');
    const marker = markers(page).first();
    await expect(marker).toBeVisible();
    const before = await marker.boundingBox();
    if (!before) throw new Error('the marker is nowhere');
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 30, { steps: 4 });
    await page.mouse.up();
    const after = await marker.boundingBox();
    expect(Math.round((after?.x ?? 0) - before.x)).toBe(40);
    expect(Math.round((after?.y ?? 0) - before.y)).toBe(30);
    // No group was opened: the list goes where the map went, at the scale that it had.
    await expect(page).toHaveURL(/view=map$|box=/);
    await expect(page.getByRole('region', { name: /^School$|at this spot$/ })).toHaveCount(0);
  });

  test('zooms under two fingers, and leaves one finger to the page until then', { tag: '@phone' }, async ({
    page,
    context,
  }) => {
    await page.goto('/search?view=map');
    await expect(markers(page).first()).toBeVisible();
    await map(page).scrollIntoViewIfNeeded();
    const box = await map(page).boundingBox();
    if (!box) throw new Error('the map is nowhere');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const device = await context.newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number; id: number }[]
    ) => device.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', { x, y, id: 0 });
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', { x, y: y - step * 10, id: 0 });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect(page).not.toHaveURL(/box=/);

    await page.evaluate(() => window.scrollTo(0, 0));
    await touch('touchStart', { x: x - 30, y, id: 0 }, { x: x + 30, y, id: 1 });
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', { x: x - 30 - step * 10, y, id: 0 }, { x: x + 30 + step * 10, y, id: 1 });
    }
    await touch('touchEnd');
    await expect(page).toHaveURL(/box=/);
  });

  test('zooms by the wheel only together with a key, and says so', { tag: ['@long', '@desktop'] }, async ({ page }) => {
    await page.goto('/search?view=map');
    await expect(markers(page).first()).toBeVisible();
    await map(page).hover();
    await page.mouse.wheel(0, 60);
    await expect(map(page).getByText(/Hold Ctrl/)).toBeVisible();
    await expect(seen(page)).toHaveText(/on the map$/);
    await map(page).hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect(page).toHaveURL(/box=/);
  });

  test('has nothing that assistive technology stumbles over', { tag: '@long' }, async ({ page, expectAccessible }) => {
    await page.goto('/search?view=map');
    await expect(markers(page).first()).toBeVisible();
    await expect(list(page).getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  test.describe('when it cannot be loaded', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });

    test('says so, offers to try again, and leaves the list alone', { tag: '@long' }, async ({ page }) => {
      await page.route('**/api/universities/points*', (route) => route.abort());
      await page.goto('/search?view=map');
      await expect(map(page).getByRole('alert')).toContainText('We couldn’t load the map.');
      await expect(list(page).getByRole('article').first()).toBeVisible();
      await page.unroute('**/api/universities/points*');
      await map(page).getByRole('button', { name: 'Try again' }).click();
      await expect(markers(page).first()).toBeVisible();
    });
  });
});

test.describe('what is near', () => {
  async function openForm(page: Page): Promise<Locator> {
    const near = page.getByRole('button', { name: 'Near me or a town' });
    if (!(await near.isVisible())) await page.getByRole('button', { name: 'More', exact: true }).click();
    await near.click();
    return page.getByRole('form', { name: 'Distance' });
  }

  test('a town lists its schools nearest first, each with its distance', async ({ page, expectAccessible }) => {
    await page.goto('/search');
    const form = await openForm(page);
    await form.getByRole('textbox', { name: 'Town or postal code' }).fill('Cambridge, MA');
    await form.getByRole('combobox', { name: 'Within' }).selectOption({ label: '10 miles (16 km)' });
    await form.getByRole('button', { name: 'Show nearest' }).click();
    await expect(page).toHaveURL(/nearPlace=Cambridge%2C\+MA&radiusMiles=10/);
    await expect(page.getByText('Within 10 miles of Cambridge, Massachusetts.')).toBeVisible();
    const cards = list(page).getByRole('article');
    await expect(cards.first()).toContainText(/Massachusetts · \d+(\.\d)? miles?/);
    const miles = await cards.evaluateAll((all) =>
      all.map((card) => Number(/· ([\d.]+) mile/.exec(card.textContent ?? '')?.[1])),
    );
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
    expect(miles.at(-1)).toBeLessThanOrEqual(10);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('distance');
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Remove Within 10 miles/ }).click();
    await expect(page).toHaveURL(/\/search$/);
  });

  test('a ZIP code is a place, and the map marks it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?view=map&nearPlace=02139&radiusMiles=25');
    await expect(page.getByText('Within 25 miles of 02139 (Cambridge, MA).')).toBeVisible();
    await expect(map(page).getByRole('img', { name: '02139 (Cambridge, MA)' })).toBeVisible();
    await expect.poll(async () => (await listed(page)) - (await numberIn(seen(page)))).toBe(0);
  });

  test('a postal code in the search box finds the place, with the schools around it nearest first', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/search?q=60601-1234');
    await expect(page.getByText('Sorted by distance from 60601 (Chicago, IL).')).toBeVisible();
    await expect(list(page).getByRole('article').first()).toContainText('Chicago, Illinois');
    await page.goto('/search?q=M5S+1A1');
    await expect(page.getByText('Sorted by distance from M5S (near Toronto, Ontario).')).toBeVisible();
    await expect(list(page).getByRole('article').first()).toContainText('Toronto, Ontario');
  });

  test('a name that several towns have says which was taken and offers the others', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto('/search?nearPlace=Springfield');
    await expect(page.getByText('Sorted by distance from Springfield, Missouri.')).toBeVisible();
    await page.getByRole('button', { name: 'Springfield, Massachusetts' }).click();
    await expect(page.getByText('Sorted by distance from Springfield, Massachusetts.')).toBeVisible();
  });

  test('a place nobody knows is said to be so, with what may have been meant', { tag: '@long' }, async ({ page }) => {
    await page.goto('/search?nearPlace=Bosotn');
    await expect(page.getByText('We couldn’t find a place called “Bosotn”.')).toBeVisible();
    await page.getByRole('button', { name: 'Boston, Massachusetts' }).click();
    await expect(list(page).getByRole('article').first()).toContainText('Boston, Massachusetts');
  });

  test("the device's own place is asked for only at a press, and only its neighbourhood is sent", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 43.653226, longitude: -79.383184 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/search');
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Use my location' }).click();
    await expect(page).toHaveURL(/near=43\.65%2C-79\.38/);
    await expect(page.getByText('Sorted by distance from your location, near Toronto, Ontario.')).toBeVisible();
    await expect(list(page).getByRole('article').first()).toContainText(/miles? \([\d.]+ km\)/);
    expect(asked.filter((address) => address.includes('43.6532'))).toEqual([]);
  });

  test('a refusal is taken with a way on', { tag: '@long' }, async ({ page, context }) => {
    await context.clearPermissions();
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, failed) =>
        failed?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    });
    await page.goto('/search');
    const form = await openForm(page);
    await form.getByRole('button', { name: 'Use my location' }).click();
    await expect(form.getByText(/didn’t allow it/)).toBeVisible();
    await expect(page).toHaveURL(/\/search$/);
  });
});
