import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ENTRY = '/assets/index-Bx8odDMS.js';
const page = (entry: string) => `<!doctype html><script type="module" crossorigin src="${entry}"></script>`;

// The store is the page's: each test has its own page, and reads what a component would.
async function freshPage() {
  vi.resetModules();
  vi.doMock('react', () => ({ useSyncExternalStore: (_listen: unknown, read: () => unknown) => read() }));
  return import('./newer-build.ts');
}

beforeEach(() => {
  const querySelector = () => ({ getAttribute: () => ENTRY });
  vi.stubGlobal('document', { querySelector });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('react');
});

describe('after a file could not be had', () => {
  test.each([
    ['the site is of another build', () => new Response(page('/assets/index-Later000.js')), 'needed'],
    ['the site is of this build', () => new Response(page(ENTRY)), null],
    ['the site answers with an error', () => new Response('', { status: 503 }), null],
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch')), null],
  ])('%s', async (_, answer, found) => {
    vi.stubGlobal('fetch', vi.fn(answer));
    const { lookForNewerBuild, useNewerBuild } = await freshPage();
    await lookForNewerBuild();
    expect(useNewerBuild()).toBe(found);
  });

  test('it is looked for no more once it is known', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(page('/assets/index-Later000.js'))),
    );
    const { lookForNewerBuild } = await freshPage();
    await lookForNewerBuild();
    await lookForNewerBuild();
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});

test('what can wait does not take the place of what cannot', async () => {
  const { noteNewerBuild, useNewerBuild } = await freshPage();
  expect(useNewerBuild()).toBeNull();
  noteNewerBuild('ready');
  expect(useNewerBuild()).toBe('ready');
  noteNewerBuild('needed');
  noteNewerBuild('ready');
  expect(useNewerBuild()).toBe('needed');
});
