import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/helpers/fake-caches.ts';
import { dropOldShells, keepShell, shellFile, shellPage } from './shell.ts';

const ORIGIN = 'https://campusatlas.example';
const facts = (version: string) => ({
  version,
  files: [`/assets/index-${version}.js`, '/color-mode.js'],
  entry: `/assets/index-${version}.js`,
  endpoints: [],
});

let storage: CacheStorage;
let served: Record<string, string>;
beforeEach(() => {
  served = { '/': '<script src="/assets/index-1.js"></script>', '/assets/index-1.js': 'one', '/color-mode.js': 'mode' };
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
    await keepShell(storage, facts('1'));
    expect(await (await shellPage(storage, '1'))?.text()).toBe(served['/']);
    expect(await fileOf('/assets/index-1.js')).toBe('one');
    expect(await fileOf('/color-mode.js')).toBe('mode');
  });

  it('is not kept when the page is already of another build, or a file is missing', async () => {
    await expect(keepShell(storage, facts('2'))).rejects.toThrow('another build');
    delete served['/color-mode.js'];
    await expect(keepShell(storage, facts('1'))).rejects.toThrow();
  });

  it('of the build before stays for tabs that still run it; older ones go', async () => {
    for (const version of ['1', '2', '3']) await storage.open(`campusatlas-shell-${version}`);
    await storage.open('campusatlas-kept-1-search');
    await dropOldShells(storage, '3');
    expect(await storage.keys()).toEqual(['campusatlas-shell-2', 'campusatlas-shell-3', 'campusatlas-kept-1-search']);
  });
});
