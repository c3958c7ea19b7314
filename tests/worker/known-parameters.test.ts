/** A parameter that the API does not know is refused by name; a page goes on as ever. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { problem } from '#schema/api/meta.ts';
import { loadSmallDataset } from './helpers/database.ts';
import { ORIGIN, type TestApp, warmTestApp } from './helpers/test-app.ts';

let world: TestApp;
beforeAll(async () => {
  await loadSmallDataset();
  world = await warmTestApp();
});

const said = async (address: string) => {
  const response = await world.ask(address);
  return [response.status, await response.text()];
};

describe('a parameter that is not known', () => {
  it.each([
    ['/api/universities/search?q=ucla', '`q` is not a parameter here. Use `search` instead.'],
    ['/api/universities/search?serch=ucla', '`serch` is not a parameter here. Use `search` instead.'],
    ['/api/universities/search?Search=ucla', '`Search` is not a parameter here. Use `search` instead.'],
    ['/api/universities/search?tuition_max=9000', '`tuition_max` is not a parameter here. Use `tuitionMax` instead.'],
    ['/api/universities/search?per_page=5', '`per_page` is not a parameter here. Use `limit` instead.'],
    ['/api/universities/search?order=desc', '`order` is not a parameter here. Use `sortOrder` instead.'],
    ['/api/universities/suggest?search=ucla', '`search` is not a parameter here. Use `q` instead.'],
    [
      '/api/universities/compare?id=1',
      '`id` is not a parameter here. Use `ids` instead. ids must be 1 to 4 whole-number ids, separated by commas.',
    ],
    ['/api/meta?version=1', '`version` is not a parameter here. This endpoint takes none.'],
    [
      '/api/universities/suggest?utm_source=mail',
      '`utm_source` is not a parameter here. The parameters are `q`, `limit`.',
    ],
    [
      '/api/universities/suggest?constructor=1',
      '`constructor` is not a parameter here. The parameters are `q`, `limit`.',
    ],
    ['/api/universities/suggest?__proto__=1', '`__proto__` is not a parameter here. The parameters are `q`, `limit`.'],
    ['/api/universities/suggest?=1', '`` is not a parameter here. The parameters are `q`, `limit`.'],
  ])('is said with what it is called: %s', async (address, sentence) => {
    expect(await said(address)).toEqual([400, sentence]);
  });

  it('is said together with whatever else is wrong, each once', async () => {
    const response = await world.ask('/api/universities/search?q=a&q=b&page=0&sort=nothing', {
      headers: { accept: 'application/problem+json' },
    });
    const { faults } = problem.parse(await response.json());
    expect(faults).toEqual([
      { parameter: 'q', message: 'is not a parameter here. Use `search` instead' },
      { parameter: 'sort', message: 'is not a parameter here. Use `sortBy` instead' },
      { parameter: 'page', message: 'must be one whole number from 1 to 100,000' },
    ]);
  });

  it('is not echoed at length, nor more than a few', async () => {
    const many = Array.from({ length: 200 }, (_, at) => `${'x'.repeat(20)}${at}=1`).join('&');
    const [status, text] = await said(`/api/universities/suggest?${'y'.repeat(3_000)}=1&${many}`);
    expect(status).toBe(400);
    expect(String(text).length).toBeLessThan(600);
  });

  it.each(Object.values<Endpoint>(endpoints))(
    'is refused before anything else by $method $path',
    async ({ method, path }) => {
      const response = await world.ask(`${path.replace(/:\w+/g, '1')}?zzzzzz=1`, {
        method,
        headers: { origin: ORIGIN },
      });
      expect([response.status, await response.text()]).toEqual([
        400,
        expect.stringContaining('`zzzzzz` is not a parameter here'),
      ]);
    },
  );

  it('is no fault where there is none, or where it is not of the API', async () => {
    for (const address of ['/api/meta?', '/api/meta?&&', '/api/universities/suggest?q=', '/robots.txt?utm_source=mail'])
      expect((await world.ask(address)).status, address).toBe(200);
  });
});
