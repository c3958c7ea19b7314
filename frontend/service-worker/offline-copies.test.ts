import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCaches } from '#tests/helpers/fake-caches.ts';
import { cacheNameOf, isOldFormat, mayStore, offlineCopy, storeCopy } from './offline-copies.ts';
import { COPIED_AT } from './protocol.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
let storage: CacheStorage;
beforeEach(() => {
  storage = fakeCaches();
});

const keep = (address: string, body = 'x', most = 3) =>
  storeCopy(storage, 'search', most, address, new Response(body), NOON);
const addresses = async () =>
  (await (await storage.open(cacheNameOf('search'))).keys()).map(({ url }) => new URL(url).pathname);

describe('a kept copy', () => {
  it('is the answer with the time it came', async () => {
    await storeCopy(storage, 'record', 3, '/a', new Response('{"a":1}', { headers: { etag: '"1"' } }), NOON);
    const copy = await offlineCopy(storage, 'record', '/a');
    expect(await copy?.text()).toBe('{"a":1}');
    expect(copy?.headers.get('etag')).toBe('"1"');
    expect(copy?.headers.get(COPIED_AT)).toBe('2026-01-01T12:00:00.000Z');
    expect(await offlineCopy(storage, 'search', '/a')).toBeUndefined();
  });

  it('gives way to newer ones beyond the most that are kept, the one fetched longest ago first', async () => {
    for (const address of ['/1', '/2', '/3', '/1', '/4']) await keep(address);
    expect(await addresses()).toEqual(['/3', '/1', '/4']);
  });

  it('is replaced by the newer answer at its address', async () => {
    await keep('/1', 'old');
    await keep('/1', 'new');
    expect(await (await offlineCopy(storage, 'search', '/1'))?.text()).toBe('new');
    expect(await addresses()).toEqual(['/1']);
  });

  it('is done without when the storage is full', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(storage, 'open').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await expect(keep('/1')).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('what may be kept', () => {
  it.each([
    [200, 'public, max-age=60', true],
    [200, null, true],
    [200, 'private, max-age=60', false],
    [200, 'no-store', false],
    [404, 'public', false],
    [503, 'public', false],
  ])('an answer with status %i and cache-control %s: %s', (status, control, expected) => {
    expect(mayStore(new Response('', { status, headers: control ? { 'cache-control': control } : {} }))).toBe(expected);
  });
});

it('copies in an older form are known by the name of their cache', () => {
  expect(isOldFormat(cacheNameOf('search'))).toBe(false);
  expect(isOldFormat('campusatlas-kept-0-search')).toBe(true);
  expect(isOldFormat('campusatlas-shell-abc')).toBe(false);
});
