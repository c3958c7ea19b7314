/** An answer is written as JSON, read and hashed once, whoever wants it in which form. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSmallDataset, universityNamed } from './helpers/database.ts';
import { type TestApp, warmTestApp } from './helpers/test-app.ts';

beforeEach(() => loadSmallDataset());
afterEach(() => vi.restoreAllMocks());

const { id } = universityNamed('McGill University');
const LIST = '/api/universities/search?country=CA&page=1&limit=20&facets=1';

/** What is done to a text that has `mark` in it while `work` runs. */
async function handlings(mark: string, work: () => Promise<unknown>) {
  const stringify = vi.spyOn(JSON, 'stringify');
  const parse = vi.spyOn(JSON, 'parse');
  const hash = vi.spyOn(crypto.subtle, 'digest');
  await work();
  const texts = (values: unknown[]) => values.filter((text) => typeof text === 'string' && text.includes(mark));
  const hashed = hash.mock.calls.map(([, bytes]) => new TextDecoder().decode(bytes as Uint8Array));
  const counts = {
    written: texts(stringify.mock.results.map(({ value }) => value)).length,
    read: texts(parse.mock.calls.map(([text]) => text)).length,
    // A page holds the answer's text and has a tag of its own.
    hashed: texts(hashed).filter((text) => !String(text).startsWith('<!')).length,
  };
  vi.restoreAllMocks();
  return counts;
}

const SHELL = `<!doctype html><html><head><title></title><meta name="description" content="" /></head><body><div id="root"></div></body></html>`;
const withShell = { assets: { fetch: async () => new Response(SHELL) } };
const asked = async (world: TestApp, address: string) => {
  const response = await world.ask(address);
  expect(response.status).toBe(200);
  return response.text();
};

describe('an answer', () => {
  it('that is computed is written once and hashed once', async () => {
    const world = await warmTestApp();
    const counts = await handlings('"totalPages"', () => asked(world, LIST));
    expect(counts).toEqual({ written: 1, read: 0, hashed: 1 });
  });

  it('has its question hashed once, though KV is read and written', async () => {
    const world = await warmTestApp();
    const counts = await handlings('[["country","CA"]]', async () => {
      await asked(world, '/api/universities/search?country=CA');
      await world.settle();
    });
    expect(world.cache.writes.filter((key) => key.startsWith('answer:'))).toHaveLength(1);
    expect(counts.hashed).toBe(1);
  });

  it('from memory is neither written, read nor hashed again', async () => {
    const world = await warmTestApp();
    await asked(world, LIST);
    expect(await handlings('"totalPages"', () => asked(world, LIST))).toEqual({ written: 0, read: 0, hashed: 0 });
  });
});

describe('a page', () => {
  // What D1 stores as text is read from there once: a university's document, the manifest.
  it.each([
    ['/search?country=CA', '"totalPages"', 0],
    [`/university/mcgill-university-${id}`, '"satRange"', 1],
    [`/compare?ids=${id}`, '"satRange"', 1],
    ['/', '"exchangeRate"', 1],
  ])('%s takes its data as it was made, and its text as it was written', async (address, mark, read) => {
    const world = await warmTestApp(withShell);
    let text = '';
    const counts = await handlings(mark, async () => {
      text = await asked(world, address);
    });
    expect(text).toContain(mark);
    // It is kept as a part of the page, whose text is what is hashed.
    expect(counts).toEqual({ written: 1, read, hashed: 0 });
  });

  it('that was kept is as it was: nothing of it is written, read or hashed again', async () => {
    const world = await warmTestApp(withShell);
    await asked(world, '/search?country=CA');
    const counts = await handlings('"totalPages"', () => asked(world, '/search?country=CA'));
    expect(counts).toEqual({ written: 0, read: 0, hashed: 0 });
  });
});
