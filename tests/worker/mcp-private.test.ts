/** What an assistant says of who asks (home, residence, income, offers) is in no log, no cache and no answer that is kept. */
import { beforeAll, describe, expect, it } from 'vitest';
import { pricesResponse } from '#schema/api/situation.ts';
import { loadSmallDataset, universityNamed } from './helpers/database.ts';
import { allThatIsKept } from './helpers/kept.ts';
import { type TestApp, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

type Json = Record<string, unknown>;
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

function send(world: TestApp, method: string, params: Json, revision: string): Promise<Response> {
  const stateless = revision === '2026-07-28';
  return world.ask('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'mcp-protocol-version': revision,
      ...(stateless ? { 'mcp-method': method, 'mcp-name': String(params.name) } : {}),
      'user-agent': 'assistant-of-anna',
      'cf-connecting-ip': '203.0.113.77',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 'question-of-anna',
      method,
      params: stateless ? { ...params, _meta: META } : params,
    }),
  });
}

const schools = () =>
  ['Massachusetts Institute of Technology', 'Ohio State University'].map((name) => String(universityNamed(name).id));
/** Calls that say something of who asks; what they say is found nowhere afterwards. */
const CALLS: [method: string, params: () => Json, said: string[]][] = [
  [
    'tools/call',
    () => ({ name: 'price', arguments: { schools: schools(), home: 'US-OH', residence: 'us', income: '48-75' } }),
    ['US-OH', '48-75', '"residence"', '"home"', '"income"'],
  ],
  [
    'tools/call',
    () => ({ name: 'search', arguments: { search: 'university', home: 'US-VT', income: '110+' } }),
    ['US-VT', '110+', '110%2B', '"home"', '"income"'],
  ],
  [
    'prompts/get',
    () => ({ name: 'balanced_list', arguments: { home: 'US-OH', income: '30-48', scores: 'SAT 1234 of mine' } }),
    ['US-OH', '30-48', '1234 of mine'],
  ],
  [
    'prompts/get',
    () => ({ name: 'compare_offers', arguments: { offers: 'A letter that offers 54321 dollars' } }),
    ['54321', 'A letter'],
  ],
];

describe.each(['2026-07-28', '2025-11-25', '2025-06-18'])('a call of revision %s that says who asks', (revision) => {
  it.each(CALLS)(
    '%s leaves nothing of it in a log, in memory, in KV or in the edge’s cache',
    async (method, params, said) => {
      const puts: unknown[] = [];
      const edgeCache = {
        match: async () => undefined,
        put: async (...kept: unknown[]) => void puts.push(kept),
      };
      const world = await warmTestApp({ edgeCache });
      const before = world.cache.writes.length;
      const response = await send(world, method, params(), revision);
      const { result } = (await response.json()) as { result: Json };
      expect([response.status, result.isError]).toEqual([200, undefined]);
      await world.settle();
      const logged = JSON.stringify([world.log, world.requests]);
      expect(logged).toContain(`mcp ${method}`);
      const kept = allThatIsKept(world);
      for (const word of [...said, 'question-of-anna', 'assistant-of-anna', '203.0.113.77']) {
        expect([word, logged.includes(word)]).toEqual([word, false]);
        if (!word.startsWith('"')) expect([word, kept.includes(word)]).toEqual([word, false]);
      }
      // Names of schools may be looked up for everybody; nothing besides is written for such a call.
      expect(puts).toEqual([]);
      expect(world.cache.writes.slice(before).filter((key) => /price|compare/i.test(key))).toEqual([]);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(result).not.toHaveProperty('cacheScope');
      expect(result).not.toHaveProperty('ttlMs');
    },
  );
});

describe('two families that ask one after the other', () => {
  it('each get their own price, which is the API’s', async () => {
    const world = await warmTestApp();
    const ids = schools();
    const amounts: unknown[] = [];
    for (const income of ['0-30', '110+']) {
      const address = `/api/universities/prices?ids=${ids}&home=US-OH&income=${encodeURIComponent(income)}`;
      const { prices } = pricesResponse.parse(await (await (await warmTestApp()).ask(address)).json());
      const response = await send(
        world,
        'tools/call',
        { name: 'price', arguments: { schools: ids, home: 'US-OH', income } },
        '2026-07-28',
      );
      const { result } = (await response.json()) as { result: { structuredContent: { prices: { price: unknown }[] } } };
      const said = result.structuredContent.prices.map(({ price }) => price);
      expect(said).toEqual(prices.map(({ yourPrice }) => yourPrice));
      amounts.push(said);
    }
    expect(amounts[0]).not.toEqual(amounts[1]);
  });
});
