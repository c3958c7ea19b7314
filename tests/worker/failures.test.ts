import { beforeAll, describe, expect, it } from 'vitest';
import { problem } from '#schema/api/meta.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { makeTestApp, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

async function answer(address: string, init?: RequestInit) {
  const world = await warmTestApp();
  const response = await world.ask(address, init);
  return { response, status: response.status, text: await response.text(), world };
}

describe('a parameter that cannot be used', () => {
  it.each([
    ['search?tuitionMin=cheap', 'tuitionMin must be one whole number from 0 to 1,000,000.'],
    ['search?tuitionMax=-1', 'tuitionMax must be one whole number from 0 to 1,000,000.'],
    ['search?tuitionMin=1.5', 'tuitionMin must be one whole number from 0 to 1,000,000.'],
    ['search?yearFoundedMin=12', 'yearFoundedMin must be one whole number from 1,000 to 2,100.'],
    ['search?yearFoundedMax=99999', 'yearFoundedMax must be one whole number from 1,000 to 2,100.'],
    ['search?studentPopulationMin=1e3', 'studentPopulationMin must be one whole number from 0 to 10,000,000.'],
    ['search?studentPopulationMax=x', 'studentPopulationMax must be one whole number from 0 to 10,000,000.'],
    ['search?country=MX', 'country must be one of US, CA.'],
    ['search?type=public,secret', 'type must be any of public, private, for-profit.'],
    [
      'search?religiousAffiliation=pastafarian',
      'religiousAffiliation must be one of any, none, catholic, protestant, jewish, islamic, other.',
    ],
    ['search?academicCalendar=lunar', 'academicCalendar must be any of semester, quarter, trimester, 4-1-4, other.'],
    ['search?sortOrder=up', 'sortOrder must be one of asc, desc.'],
    ['search?page=0', 'page must be one whole number from 1 to 100,000.'],
    ['search?limit=501', 'limit must be one whole number from 1 to 500.'],
    ['search?limit=1&limit=2', 'limit must be one whole number from 1 to 500.'],
    ['search?facets=maybe', 'facets must be 1 or 0.'],
    ['search?similarTo=stanford', 'similarTo must be one whole number from 1 to 999,999,999.'],
    [`search?search=${'x'.repeat(501)}`, 'search must be one text of at most 500 characters.'],
    [`search?city=${'x'.repeat(201)}`, 'city must be one text of at most 200 characters.'],
    ['suggest?limit=21', 'limit must be one whole number from 1 to 20.'],
    ['compare', 'ids must be 1 to 4 whole-number ids, separated by commas.'],
    ['compare?ids=', 'ids must be 1 to 4 whole-number ids, separated by commas.'],
    ['compare?ids=1,2,3,4,5', 'ids must be 1 to 4 whole-number ids, separated by commas.'],
    ['compare?ids=1,two', 'ids must be 1 to 4 whole-number ids, separated by commas.'],
    ['export.csv?country=MX', 'country must be one of US, CA.'],
  ])('is a 400 that names it and says what is allowed: %s', async (query, sentence) => {
    const { status, text, response } = await answer(`/api/universities/${query}`);
    expect([status, text]).toEqual([400, sentence]);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('lists every state, and every order', async () => {
    const { text } = await answer('/api/universities/search?state=ZZ&sortBy=beauty');
    expect(text).toMatch(/^state must be any of AL, .*, YT\. sortBy must be one of relevance, name, tuition/);
  });

  it('is answered together with all the other faults', async () => {
    const { text } = await answer('/api/universities/search?page=-1&country=UK&tuitionMin=a');
    expect(text.match(/must be/g)).toHaveLength(3);
  });

  it('does not touch the database', async () => {
    expect((await answer('/api/universities/search?page=0')).world.database.trips).toBe(0);
  });
});

describe('what is not a fault', () => {
  it.each([
    'search?country=&type=&tuitionMin=&page=&search=%20',
    'search?search=%E0%A4%A',
    'search?search=%00%01%E2%80%AE%F0%9F%8E%93',
    'search?search=%22NEAR(%22%20*%20-a%20OR%20%25%20%27;drop%20table%20universities',
    'search?tuitionMin=50000&tuitionMax=10',
    'suggest?q=%00',
  ])('%s', async (query) => {
    expect((await answer(`/api/universities/${query}`)).status).toBe(200);
  });
});

describe('a failure as problem details', () => {
  it('is sent when Accept names them, with code, request id and faults', async () => {
    const { status, text, response } = await answer('/api/universities/search?page=0', {
      headers: { accept: 'application/problem+json, text/plain' },
    });
    expect(status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(response.headers.get('vary')).toBe('accept');
    const details = problem.parse(JSON.parse(text));
    expect(details).toMatchObject({
      status: 400,
      code: 'bad-parameter',
      requestId: response.headers.get('x-request-id'),
      faults: [{ parameter: 'page', message: 'must be one whole number from 1 to 100,000' }],
    });
  });
});

describe('addresses and methods', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/universities', '/api/universities/search/more', '/api//meta/x'])(
    'answers 404 as text for %s',
    async (address) => {
      const { status, text, response } = await answer(address);
      expect([status, text]).toEqual([404, 'There is nothing here.']);
      expect(response.headers.get('content-type')).toContain('text/plain');
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PURGE', 'PROPFIND'])('answers 405 with Allow to %s', async (method) => {
    for (const address of ['/api/universities/search', '/img/1', '/search', '/']) {
      const { status, response } = await answer(address, { method });
      expect([status, response.headers.get('allow')], address).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('answers OPTIONS with Allow and no body', async () => {
    const { status, text, response } = await answer('/api/meta', { method: 'OPTIONS' });
    expect([status, text, response.headers.get('allow')]).toEqual([204, '', 'GET, HEAD, OPTIONS']);
  });

  it('answers HEAD as GET without the body', async () => {
    const head = await answer('/api/universities/search?country=CA', { method: 'HEAD' });
    const get = await answer('/api/universities/search?country=CA');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.response.headers.get('etag')).toBe(get.response.headers.get('etag'));
  });

  it('answers 414 to an address without end', async () => {
    const { status, text } = await answer(`/api/universities/search?x=${'y'.repeat(9_000)}`);
    expect([status, text]).toEqual([414, 'This address is too long.']);
  });
});

describe('something nobody expected', () => {
  it('is a sentence with a request id, and one line in the log without what was asked', async () => {
    const world = await warmTestApp();
    world.deps.cache = {
      get getWithMetadata(): never {
        throw new Error('boom');
      },
    } as unknown as KVNamespace;
    world.deps.isolate.dataset.held = {
      ...world.deps.isolate.dataset.held,
      get version(): string {
        throw new Error('secret detail');
      },
    } as never;
    const response = await world.ask('/api/universities/search?search=private%20words');
    expect([response.status, await response.text()]).toEqual([
      500,
      'Something went wrong on our side. Please try again.',
    ]);
    const line = world.log.find(({ level }) => level === 'error');
    expect(line?.fields).toEqual({
      requestId: response.headers.get('x-request-id'),
      error: ['Error: secret detail'],
    });
    expect(JSON.stringify(world.log)).not.toContain('private');
  });

  it('does not log the SQL and the values that drizzle puts in its messages', async () => {
    const world = await warmTestApp();
    world.database.failing = new Error('Failed query: select 1 params: private', {
      cause: new Error('D1_ERROR: full'),
    });
    await world.ask('/api/universities/by-slug/x-1');
    expect(world.log.find(({ event }) => event === 'unavailable')?.fields.error).toEqual(['Error: D1_ERROR: full']);
  });
});

describe('every answer', () => {
  it.each([
    '/api/meta',
    '/api/nothing',
    '/api/universities/search?page=0',
    '/img/nothing',
    '/nowhere.txt',
    '/api/health',
  ])('carries the security headers and a request id: %s', async (address) => {
    const { response } = await answer(address);
    const { headers } = response;
    expect(headers.get('content-security-policy')).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; ",
    );
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('content-security-policy')).toContain(
      "; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    );
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^made-up-\d+$/);
  });

  it('has an id of its own', async () => {
    const world = makeTestApp();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await world.ask('/api/nothing')).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(3);
  });
});
