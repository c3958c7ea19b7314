/** Files of a data release: whole, in ranges, and not at all. */
import { describe, expect, it } from 'vitest';
import { makeTestApp } from './helpers/test-app.ts';

const TEXT = 'university_id,figure\r\n166027,tuition\r\n';
const assets = {
  fetch: async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return pathname === '/data/v1/figures.csv' || pathname === '/data/index.html'
      ? new Response(TEXT, { headers: { 'content-type': 'text/csv', etag: '"one"' } })
      : new Response('no such file', { status: 404 });
  },
};

async function ask(headers: Record<string, string> = {}, address = '/data/v1/figures.csv', method = 'GET') {
  const response = await makeTestApp({ assets }).ask(address, { headers, method });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe('/data', () => {
  it('hands out a file whole, for good, to anybody', async () => {
    const { status, headers, text } = await ask();
    expect([status, text]).toEqual([200, TEXT]);
    expect(headers.get('accept-ranges')).toBe('bytes');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('x-frame-options')).toBe('DENY');
  });

  it.each([
    ['bytes=0-9', 'university', `bytes 0-9/${TEXT.length}`],
    ['bytes=22-', '166027,tuition\r\n', `bytes 22-${TEXT.length - 1}/${TEXT.length}`],
    ['bytes=-9', 'tuition\r\n', `bytes ${TEXT.length - 9}-${TEXT.length - 1}/${TEXT.length}`],
    ['bytes=0-999999', TEXT, `bytes 0-${TEXT.length - 1}/${TEXT.length}`],
    ['bytes=-999999', TEXT, `bytes 0-${TEXT.length - 1}/${TEXT.length}`],
  ])('hands out %s', async (range, part, said) => {
    const { status, headers, text } = await ask({ range });
    expect([status, text, headers.get('content-range')]).toEqual([206, part, said]);
  });

  it.each(['bytes=999-', 'bytes=-0'])('says that there is no %s', async (range) => {
    const { status, headers, text } = await ask({ range });
    expect([status, text, headers.get('content-range')]).toEqual([416, '', `bytes */${TEXT.length}`]);
  });

  it.each(['bytes=0-1,4-5', 'bytes=9-2', 'bytes=-', 'lines=0-1', 'bytes=a-b', 'bytes=0-9999999999999999999', ''])(
    'answers %s with the whole file',
    async (range) => {
      expect(await ask({ range })).toMatchObject({ status: 200, text: TEXT });
    },
  );

  it('hands out a part of the file that is meant only', async () => {
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"one"' })).status).toBe(206);
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200);
  });

  it.each([
    ['/data', '/data/index.html'],
    // That one is not published here.
    ['/fr/data', '/fr/data/ask'],
  ])('leads from %s to the list of files, or else to the questions about the data: %s', async (address, location) => {
    const { status, headers } = await ask({}, address);
    expect([status, headers.get('location')]).toEqual([302, location]);
  });

  it.each(['/data/v1/nothing.csv', '/data/', '/data/v1', '/data/%2e%2e%2findex', '/data/v1/figures.csv/x'])(
    'answers 404 for %s',
    async (address) => {
      expect((await ask({}, address)).status).toBe(404);
    },
  );

  it('takes no other method', async () => {
    expect((await ask({}, undefined, 'DELETE')).status).toBe(405);
  });
});
