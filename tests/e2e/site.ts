/** The browser tests' own `test`: unexpected console errors and policy refusals fail it, and axe is at hand. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

interface Site {
  /** Console errors that this test provokes on purpose; any other fails it. */
  expectedErrors: RegExp[];
  /** Whether going somewhere waits until the page that the Worker drew has come to life. */
  waitsForScripts: boolean;
  /** Fails unless axe finds nothing on the page as it is now; of its colours alone when nothing else has changed. */
  expectAccessible: (page: Page, only?: 'colors') => Promise<void>;
}

/** Runs in the page: waits until what was just changed is drawn, nothing is pale for being renewed, and no colour on its way. */
async function atRest(): Promise<void> {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await drawn();
  const givenUp = performance.now() + 5_000;
  while (document.querySelector('[aria-busy="true"]') && performance.now() < givenUp) await drawn();
  await drawn();
  const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
  await Promise.race([
    Promise.allSettled(moving.map(({ finished }) => finished)),
    new Promise((done) => setTimeout(done, 2_000)),
  ]);
  await drawn();
}

/** The element, and for a colour what was seen: a pale one is often one that was still on its way. */
function whereAndWhy({ target, any }: { target: unknown; any: { data: unknown }[] }): string {
  const { fgColor, bgColor, contrastRatio } = (any[0]?.data ?? {}) as Record<string, unknown>;
  return contrastRatio === undefined ? `${target}` : `${target} (${fgColor} on ${bgColor}: ${contrastRatio})`;
}

export const test = base.extend<Site>({
  expectedErrors: [[], { option: true }],
  waitsForScripts: [true, { option: true }],
  // Each test comes from a network of its own, so that no limit of tries is shared with another test.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => {
    const numbers = Array.from({ length: 3 }, () => Math.floor(Math.random() * 250));
    await use({ 'cf-connecting-ip': `10.${numbers.join('.')}` });
  },
  page: async ({ page, expectedErrors, waitsForScripts, javaScriptEnabled }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    if (waitsForScripts && javaScriptEnabled !== false) waitForScripts(page);
    await use(page);
    // What a route of the test is still answering when the test is over is nobody's failure.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)));
    expect(unexpected, 'unexpected console errors').toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  expectAccessible: async ({}, use) => {
    await use(async (page, only) => {
      await page.evaluate(atRest);
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
      const { violations } = await (only === 'colors' ? axe.withRules(['color-contrast']) : axe).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(whereAndWhy).join(' | ')}`)).toEqual([]);
    });
  },
});

/** A page that has no scripts, or whose scripts do not come, is not waited for longer than this. */
const SCRIPTS_MS = 10_000;

/** Runs in the page: whether all that shows has come to life. */
function isAlive(): boolean {
  const root = document.getElementById('root');
  const shown = [...(root?.querySelectorAll('main, main > *, button, input') ?? [])];
  return shown.length > 1 && shown.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));
}

/** Another page of a context, which waits for its scripts as a test's own page does. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  waitForScripts(page);
  return page;
}

function waitForScripts(page: Page): void {
  const settled = () => page.waitForFunction(isAlive, undefined, { timeout: SCRIPTS_MS }).catch(() => undefined);
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...to) => {
    const response = await goto(...to);
    await settled();
    return response;
  };
  page.reload = async (...how) => {
    const response = await reload(...how);
    await settled();
    return response;
  };
}

const MANIFEST = path.resolve(import.meta.dirname, '../../dist/client/.vite/manifest.json');

/** The address of the file that a module of the pages was built into, such as `pages/about.tsx`. */
export function builtFile(module: string): string {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const { file } = manifest[module] ?? {};
  if (file === undefined) throw new Error(`${module} has no file of its own`);
  return `/${file}`;
}

export { expect };
