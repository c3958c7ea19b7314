/** What hydration may cost, and what it may not take away. That no page has a hydration error is tested in routes.spec.ts. */
import { isLive } from '../helpers/live.ts';
import { expect, test } from './site.ts';

test('a list comes to life without asking for the cookies again and again', async ({ page }) => {
  // Each reading waits for another process: twenty cards that ask keep a slow phone busy for half a second.
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') as PropertyDescriptor;
    let asked = 0;
    Object.defineProperty(document, 'cookie', {
      get: () => {
        asked += 1;
        document.documentElement.dataset.asked = String(asked);
        return own.get?.call(document);
      },
      set: (value) => own.set?.call(document, value),
    });
  });
  await page.goto('/search?q=nursing');
  await expect(
    page.getByRole('main').getByRole('article').or(page.getByRole('main').getByRole('listitem')).first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_500);
  const asked = Number(await page.locator('html').getAttribute('data-asked'));
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(60);
});

for (const address of ['/search?q=boston', '/university/stanford-university-243744', '/popular', '/articles/2'])
  test(`the elements that came from the server stay: ${address}`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { rendered: [...document.querySelectorAll('#root *')] });
      });
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const [count, gone] = await page.evaluate(() => {
      const { rendered } = window as unknown as { rendered: Element[] };
      return [rendered.length, rendered.filter((one) => !one.isConnected).length] as const;
    });
    expect(count).toBeGreaterThan(400);
    // Credits of pictures and the like show a moment later; a boundary whose markup was dropped would be hundreds.
    expect(gone).toBeLessThan(count / 50);
  });

test('a press on a card draws that card anew and no other', async ({ page }) => {
  // Seen by how often a figure of the list's is read: each drawing of a card reads it once.
  await page.addInitScript(() => {
    const parse = JSON.parse;
    let read = 0;
    const watch = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const one of Object.values(value)) watch(one);
      if (!('studentPopulation' in value)) return;
      const { studentPopulation } = value;
      Object.defineProperty(value, 'studentPopulation', {
        enumerable: true,
        get: () => {
          read += 1;
          document.documentElement.dataset.read = String(read);
          return studentPopulation;
        },
      });
    };
    JSON.parse = (...asked) => {
      const value = parse(...asked);
      watch(value);
      return value;
    };
  });
  await page.goto('/search');
  const first = page.getByRole('article').first();
  await page.waitForFunction(isLive, undefined);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(isLive, 'every' as const);
  const read = async () => Number(await page.locator('html').getAttribute('data-read'));
  for (const [press, answer] of [
    [/^Compare /, /from comparison$/],
    ['Add to bookmarks', 'Remove from bookmarks'],
  ] as const) {
    const before = await read();
    expect(before).toBeGreaterThanOrEqual(20);
    await first.getByRole('button', { name: press }).click();
    await expect(first.getByRole('button', { name: answer })).toBeVisible();
    expect((await read()) - before, String(press)).toBeLessThan(5);
  }
});

test('a page whose host is another than the Worker’s is taken over as it was drawn', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.route('**/sitemap', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(
      /http:\/\/localhost:\d+(?=\/sitemap\.xml)/g,
      'https://elsewhere.example',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/sitemap');
  await page.waitForFunction(isLive, undefined);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByText('/sitemap.xml')).toHaveText('https://elsewhere.example/sitemap.xml');
  expect(complaints.filter((text) => /hydrat|#4\d\d/i.test(text))).toEqual([]);
});

/** The names of the scripts that a page does not come to life without. */
const namedIn = (html: string) =>
  new Set(
    [...html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)].map(
      ([, file]) => file,
    ),
  );
const GREY_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** Runs in the page: how much has gone of what showed when it was first called, and how far a heading in it has moved. */
function changeSince(): { gone: string[]; moved: number } {
  const before = window as unknown as { drawn?: Element[]; at?: number };
  const showing = [...document.querySelectorAll('#root *')].filter((one) => one.checkVisibility());
  const drawn = before.drawn ?? showing;
  before.drawn = drawn;
  const at = drawn.findLast(({ tagName }) => tagName === 'H2')?.getBoundingClientRect().top ?? 0;
  before.at ??= at;
  // A button that was pressed may become another.
  const gone = drawn.filter((one) => !one.isConnected && !one.closest('button'));
  return { gone: gone.map((one) => one.outerHTML.slice(0, 100)), moved: at - before.at };
}

test.describe('while the parts of a page are on their way', () => {
  test.use({ waitsForScripts: false });

  test('what was drawn stays and can be pressed', async ({ page }) => {
    const address = '/search?q=university+of+vermont';
    const named = namedIn(await (await page.request.get(address)).text());
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/png', body: GREY_PIXEL }));
    await page.route(
      (url) => /\/assets\/.*\.js$/.test(url.pathname) && !named.has(url.pathname),
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.goto(address, { waitUntil: 'load' });
    const button = page.getByRole('main').getByRole('button', { name: 'Add to bookmarks' }).first();
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(changeSince);
    await button.evaluate(async (one) => {
      while (!Object.keys(one).some((key) => key.startsWith('__reactProps')))
        await new Promise((look) => setTimeout(look, 20));
    });
    await button.click();
    // What the press has changed is drawn, but for the parts.
    await page.waitForTimeout(300);
    expect(await page.evaluate(changeSince)).toEqual({ gone: [], moved: 0 });
    release();
    await page.waitForLoadState('networkidle');
  });
});
