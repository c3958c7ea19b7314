/** Every page comes to life as the Worker drew it: whatever React would draw otherwise it says on the console. */
import { ROUTE_PATHS } from '#schema/domain/route-paths.ts';
import { isLive } from '../helpers/live.ts';
import { expect, test } from './site.ts';

const STANFORD = 'stanford-university-243744';
const FILLED: Record<string, string> = {
  ':slug': STANFORD,
  ':major': 'nursing',
  ':id': '2',
  ':category': 'searching',
  ':subcategory': 'filters',
};

const ADDRESSES = [
  ...Object.values(ROUTE_PATHS).map(({ path }) => path.replace(/:\w+/g, (name) => FILLED[name] ?? name)),
  '/search?q=laval&country=CA&view=list&page=1',
  '/search?country=US&state=VT&sortBy=tuition&page=2',
  '/search?q=zzzzqq',
  '/search?view=map&country=US',
  '/search?view=table&q=vermont',
  '/search?nearPlace=Boston',
  '/university/nobody-1',
  '/university/universite-laval-900137#cost',
  '/compare?ids=166027,110662,900138',
  '/compare?ids=166027,110662&tab=chart',
  '/compare?ids=abc,166027,-1,,5,166027',
  '/popular?tab=most-affordable',
  '/resources?tab=articles',
  '/resources?tab=tools&tool=tuition-calculator',
  '/resources?tab=tools&tool=program-finder',
  '/resources?tab=tools&tool=location-explorer',
  '/auth?tab=register',
  '/bookmarks?tab=plan',
  '/bookmarks?tab=recent',
  '/faq?q=aid',
  '/help?q=bookmark',
  '/contact?subject=Hello',
  '/glossary#net-price',
  '/nowhere',
];

test.use({ expectedErrors: [/status of 40[14]/] });

for (const address of ADDRESSES) {
  test(`comes to life as it was drawn: ${address}`, async ({ page }) => {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main')).not.toBeEmpty();
  });
}

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
    [
      ...html.matchAll(/<(?:script type="module"|link rel="(?:x-script|modulepreload)")[^>]* (?:src|href)="([^"]+)"/g),
    ].map(([, file]) => file),
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

for (const [address, press] of [
  ['/search?q=university+of+vermont', 'Add to bookmarks'],
  ['/search?country=US&state=VT', /^Compare .+/],
  [`/university/${STANFORD}`, 'Compare Stanford University'],
  ['/popular', 'Add to bookmarks'],
] as const) {
  test.describe('while the parts of a page are on their way', () => {
    test.use({ waitsForScripts: false });

    test(`what was drawn stays and can be pressed: ${address}`, async ({ page }) => {
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
      const button = page.getByRole('main').getByRole('button', { name: press }).first();
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
}
