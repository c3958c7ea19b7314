import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/helpers/fake-caches.ts';
import { dropOldShells, languagesOf, shellFile, shellPage, storeShell } from './shell.ts';

const ORIGIN = 'https://campusatlas.example';
const shell = (page: string, entry: string) => ({ page, entry, files: [entry, '/color-mode.js'] });
const facts = (version: string) => ({
  version,
  shells: { en: shell('/', `/assets/index-${version}.js`), fr: shell('/fr', `/assets/fr-${version}.js`) },
  endpoints: [],
});

let storage: CacheStorage;
let served: Record<string, string>;
beforeEach(() => {
  served = {
    '/': '<script src="/assets/index-1.js"></script>',
    '/fr': '<script src="/assets/fr-1.js"></script>',
    '/assets/index-1.js': 'one',
    '/assets/fr-1.js': 'un',
    '/color-mode.js': 'mode',
  };
  const network = async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, ORIGIN);
    const body = served[pathname];
    return body === undefined ? new Response('', { status: 404 }) : new Response(body);
  };
  vi.stubGlobal('fetch', vi.fn(network));
  storage = fakeCaches();
});
afterEach(() => vi.unstubAllGlobals());

const fileOf = async (path: string) => (await shellFile(storage, new Request(new URL(path, ORIGIN))))?.text();

describe('the shell', () => {
  it('is the page and every file of the build', async () => {
    await storeShell(storage, facts('1'), 'en');
    expect(await (await shellPage(storage, facts('1'), 'en'))?.text()).toBe(served['/']);
    expect(await fileOf('/assets/index-1.js')).toBe('one');
    expect(await fileOf('/color-mode.js')).toBe('mode');
  });

  it('is kept in the languages that are read, and costs nothing in the others', async () => {
    const read = (...paths: string[]) => languagesOf(paths.map((path) => ORIGIN + path));
    expect([read(), read('/search'), read('/fr'), read('/fr/recherche?q=art', '/freedom')]).toEqual([
      ['en'],
      ['en'],
      ['fr'],
      ['fr', 'en'],
    ]);
    await storeShell(storage, facts('1'), 'fr');
    expect(await (await shellPage(storage, facts('1'), 'fr'))?.text()).toBe(served['/fr']);
    expect(await shellPage(storage, facts('1'), 'en')).toBeUndefined();
    expect(await fileOf('/assets/fr-1.js')).toBe('un');
    expect(await fileOf('/assets/index-1.js')).toBeUndefined();
  });

  it('is not kept when the page is already of another build, or a file is missing', async () => {
    await expect(storeShell(storage, facts('2'), 'en')).rejects.toThrow('another build');
    delete served['/color-mode.js'];
    await expect(storeShell(storage, facts('1'), 'en')).rejects.toThrow();
  });

  it('of the build before stays for tabs that still run it; older ones go', async () => {
    for (const version of ['1', '2', '3']) await storage.open(`campusatlas-shell-${version}`);
    await storage.open('campusatlas-kept-1-search');
    await dropOldShells(storage, '3');
    expect(await storage.keys()).toEqual(['campusatlas-shell-2', 'campusatlas-shell-3', 'campusatlas-kept-1-search']);
  });
});
