/** Messages to assistants' tools and ranges of the data files, made up: never a failure of ours, always by the protocol. */
import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { TOOL_NAMES, toolInput } from '#schema/api/assistant-tools.ts';
import { loadSmallDataset, SMALL } from '../worker/helpers/database.ts';
import { ORIGIN, type TestApp, unhurriedTestApp } from '../worker/helpers/test-app.ts';
import { anyText } from './requests.ts';

const RUNS = Number(env.FUZZ_RUNS || (env.TEST_FORM === 'long' ? 2_000 : 300));
const SEED = Number(env.FUZZ_SEED || Date.now() % 2 ** 31);
const TIMEOUT = 600_000;
const FILE = 'university_id,figure\r\n166027,tuition\r\n';

let world: TestApp;
beforeAll(async () => {
  console.info(`fuzz: ${RUNS} messages and ranges, FUZZ_SEED=${SEED}`);
  await loadSmallDataset();
  world = await unhurriedTestApp({
    assets: {
      fetch: async (asked) => {
        const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked));
        return pathname === '/data/v1/figures.csv'
          ? new Response(FILE, { headers: { 'content-type': 'text/csv' } })
          : new Response('no such file', { status: 404 });
      },
    },
  });
});

const schools = fc.oneof(
  fc.constantFrom(...SMALL.universities.flatMap(({ id, name }) => [String(id), name])),
  fc.integer().map(String),
  anyText,
);
const anything = fc.oneof(
  schools,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, 'US-OH', '30-48', 'fr', 'en', 'graduationRate', 'nursing', '11.07'),
  fc.array(schools, { maxLength: 6 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A call of a tool with some of its parameters, of right and of wrong kinds, and now and then one that it does not have. */
const toolCall = fc.constantFrom(...TOOL_NAMES).chain((name) => {
  const { properties } = toolInput(name) as { properties: Record<string, unknown> };
  return fc
    .record(Object.fromEntries(Object.keys(properties).map((key) => [key, anything])), { requiredKeys: [] })
    .chain((given) => fc.constantFrom(given, given, { ...given, unknown: 1 }))
    .map((given) => ({ method: 'tools/call', params: { name, arguments: given } as unknown }));
});

const METHODS = ['initialize', 'ping', 'server/discover', 'tools/list', 'resources/list', 'resources/read'];
const anyMethod = fc.record({
  method: fc.oneof(
    fc.constantFrom(...METHODS, 'prompts/list', 'prompts/get', 'tools/call', 'constructor', '__proto__'),
    anyText,
  ),
  params: fc.oneof(
    fc.record({
      uri: fc.oneof(
        schools.map((one) => `campusatlas://universities/${one}`),
        anyText,
      ),
    }),
    fc.record({
      name: fc.oneof(fc.constantFrom(...TOOL_NAMES, 'balanced_list', 'compare_offers'), anyText),
      arguments: anything,
    }),
    fc.dictionary(anyText, anything, { maxKeys: 4 }),
    anything,
  ),
});

const message = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(toolCall, fc.integer()).map(([asked, id]) => ({ jsonrpc: '2.0', id, ...asked }) as unknown),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(anyMethod, anything).map(([asked, id]) => ({ jsonrpc: '2.0', id, ...asked }) as unknown),
  },
  fc.jsonValue({ maxDepth: 4 }),
);
const headers = fc.record(
  {
    'mcp-protocol-version': fc.constantFrom('2025-06-18', '2025-11-25', '2026-07-28', '2024-11-05', 'x'),
    'mcp-method': fc.constantFrom('tools/call', 'ping', '=?base64?!!?='),
    'mcp-name': fc.constantFrom(...TOOL_NAMES, '=?base64?c2VhcmNo?='),
    accept: fc.constantFrom('application/json', 'text/event-stream', '*/*'),
  },
  { requiredKeys: [] },
);

it('answers every message by the protocol, and never fails', { timeout: TIMEOUT }, async () => {
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(message, headers, async (body, given) => {
      const response = await world.ask('/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: ORIGIN, ...given },
        body: JSON.stringify(body),
      });
      const what = JSON.stringify(body).slice(0, 300);
      expect([200, 202, 400, 404], what).toContain(response.status);
      expect(response.headers.get('cache-control'), what).toBe('no-store');
      const text = await response.text();
      if (response.status === 202) return expect(text, what).toBe('');
      const said = JSON.parse(text) as { jsonrpc: string; result?: object; error?: { code: number; message: string } };
      expect(said.jsonrpc, what).toBe('2.0');
      expect((said.result === undefined) !== (said.error === undefined), what).toBe(true);
      expect(said.error?.code, what).not.toBe(-32_603);
      if (said.result !== undefined) answered++;
    }),
    { seed: SEED, numRuns: RUNS },
  );
  // Most of them would otherwise say nothing of the tools.
  expect(answered).toBeGreaterThan(RUNS / 10);
});

const ranges = fc.oneof(
  fc
    .tuple(fc.oneof(fc.nat(60), fc.constant('')), fc.oneof(fc.nat(60), fc.constant('')))
    .map(([a, b]) => `bytes=${a}-${b}`),
  fc.tuple(fc.bigInt(), fc.bigInt()).map(([a, b]) => `bytes=${a}-${b}`),
  fc.string().map((one) => one.replace(/[^\x20-\x7e]/g, '')),
);

it('cuts every range of a data file out of it, or hands out the whole', { timeout: TIMEOUT }, async () => {
  await fc.assert(
    fc.asyncProperty(
      ranges,
      fc.oneof(
        fc.constant('/data/v1/figures.csv'),
        fc.webPath().map((one) => `/data${one}`),
      ),
      async (range, path) => {
        const response = await world.ask(path, { headers: { range } });
        const text = await response.text();
        const what = `${path} ${range}`;
        expect([200, 206, 301, 302, 404, 416], what).toContain(response.status);
        if (response.status === 200 && path.startsWith('/data/v1')) expect(text, what).toBe(FILE);
        if (response.status !== 206) return;
        const [, from, to, all] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
        expect([text, Number(all)], what).toEqual([FILE.slice(Number(from), Number(to) + 1), FILE.length]);
        expect(text.length, what).toBeGreaterThan(0);
      },
    ),
    { seed: SEED, numRuns: RUNS },
  );
});
