import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { TOOL_ANSWERS, TOOL_NAMES, type ToolName, toolInput } from '#schema/api/assistant-tools.ts';
import { pricesResponse } from '#schema/api/situation.ts';
import { universityRecord } from '#schema/api/university.ts';
import type { TOOL_FIGURES } from '#schema/domain/figures/tool-figures.ts';
import { routeOf } from '#schema/domain/site/route-paths.ts';
import { loadSmallDataset, universityNamed } from './helpers/database.ts';
import { ORIGIN, type TestApp, warmTestApp } from './helpers/test-app.ts';

beforeAll(() => loadSmallDataset());

type Json = Record<string, unknown>;
const META = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};

/** A message of the stateless revision, with the headers that go with it; `headers` replace. */
function post(
  world: TestApp,
  method: string,
  params: Json = {},
  headers: Record<string, string> = {},
  address = '/mcp',
): Promise<Response> {
  const name = params.name ?? params.uri;
  return world.ask(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof name === 'string' ? { 'mcp-name': name } : {}),
      ...headers,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: { ...params, _meta: META } }),
  });
}

async function result(world: TestApp, method: string, params: Json = {}): Promise<Json> {
  const response = await post(world, method, params);
  expect(response.status).toBe(200);
  const { id, result: said } = (await response.json()) as { id: number; result: Json };
  expect(id).toBe(7);
  expect(said.resultType).toBe('complete');
  return said;
}

interface Called {
  text: string;
  isError: boolean;
  content: Json;
}

async function call(world: TestApp, name: ToolName, given: Json): Promise<Called> {
  const said = await result(world, 'tools/call', { name, arguments: given });
  const [{ text }] = said.content as [{ text: string }];
  if (said.isError) return { text, isError: true, content: {} };
  expect(z.safeParse(TOOL_ANSWERS[name], said.structuredContent).error).toBeUndefined();
  return { text, isError: false, content: said.structuredContent as Json };
}

const MIT = () => universityNamed('Massachusetts Institute of Technology');
async function recordOf(world: TestApp, id: number) {
  return universityRecord.parse(await (await world.ask(`/api/universities/by-slug/${id}`)).json());
}

describe('the protocol', () => {
  it('discovers revisions, lists seven tools with schemas, and says how long that holds', async () => {
    const world = await warmTestApp();
    const found = await result(world, 'server/discover');
    expect(found).toMatchObject({
      supportedVersions: ['2026-07-28', '2025-11-25', '2025-06-18'],
      cacheScope: 'public',
    });
    const { tools, ttlMs } = (await result(world, 'tools/list')) as { tools: Json[]; ttlMs: number };
    expect(ttlMs).toBeGreaterThan(0);
    expect(tools.map(({ name }) => name)).toEqual([...TOOL_NAMES]);
    for (const tool of tools) {
      expect(tool).toMatchObject({ inputSchema: { type: 'object' }, outputSchema: { type: 'object' } });
      expect(tool.annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true });
    }
  });

  it.each(['2025-06-18', '2025-11-25'])('serves clients that open with a handshake of %s', async (revision) => {
    const world = await warmTestApp();
    const send = (message: Json, headers: Record<string, string> = {}) =>
      world.ask('/mcp', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ jsonrpc: '2.0', ...message }),
      });
    const params = { protocolVersion: revision, capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const opened = (await (await send({ id: 'a', method: 'initialize', params })).json()) as { result: Json };
    expect(opened.result).toMatchObject({ protocolVersion: revision, serverInfo: { name: 'campusatlas' } });
    const later = { 'mcp-protocol-version': revision };
    expect((await send({ method: 'notifications/initialized' }, later)).status).toBe(202);
    expect(await (await send({ id: 1, method: 'ping' }, later)).json()).toEqual({ jsonrpc: '2.0', id: 1, result: {} });
    const listed = (await (await send({ id: 2, method: 'tools/list' }, later)).json()) as { result: Json };
    expect(listed.result.tools).toHaveLength(7);
    expect(listed.result.resultType).toBeUndefined();
  });

  it('answers a newer or unknown revision with those it speaks', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'mcp-protocol-version': '1900-01-01', 'mcp-method': 'tools/list' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/list',
        params: { _meta: { ...META, 'io.modelcontextprotocol/protocolVersion': '1900-01-01' } },
      }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: -32_022, data: { supported: expect.arrayContaining(['2026-07-28']), requested: '1900-01-01' } },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['another method', { 'mcp-method': 'tools/call' }],
    ['another revision', { 'mcp-protocol-version': '2025-11-25' }],
  ])('refuses a header that names %s than the body', async (_, headers) => {
    const response = await post(await warmTestApp(), 'tools/list', {}, headers);
    expect([response.status, ((await response.json()) as { error: Json }).error.code]).toEqual([400, -32_020]);
  });

  it('reads a name out of Base64, and refuses one that differs', async () => {
    const world = await warmTestApp();
    const params = { name: 'majors', arguments: {} };
    const said = await post(world, 'tools/call', params, { 'mcp-name': `=?base64?${btoa('majors')}?=` });
    expect(said.status).toBe(200);
    expect((await post(world, 'tools/call', params, { 'mcp-name': 'search' })).status).toBe(400);
  });

  it.each<[string, unknown, number, number]>([
    ['no JSON', '{', 400, -32_700],
    ['a batch', '[]', 400, -32_700],
    ['no method', '{"jsonrpc":"2.0","id":1}', 400, -32_600],
    ['an id that is null', '{"jsonrpc":"2.0","id":null,"method":"ping"}', 400, -32_600],
    ['more than the limit', `{"jsonrpc":"2.0","id":1,"method":"${'x'.repeat(20_000)}"}`, 413, -32_600],
  ])('refuses %s', async (_, body, status, code) => {
    const world = await warmTestApp();
    const headers = { 'content-type': 'application/json' };
    const response = await world.ask('/mcp', { method: 'POST', headers, body: body as string });
    expect([response.status, ((await response.json()) as { error: Json }).error.code]).toEqual([status, code]);
  });

  it('takes POST alone, from no page of another site, and not without end', async () => {
    const world = await warmTestApp();
    expect((await world.ask('/mcp')).status).toBe(405);
    expect((await post(world, 'tools/list', {}, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await post(world, 'tools/list', {}, { origin: ORIGIN })).status).toBe(200);
    // A name of another site that leads to this computer has the same Host and Origin, but no certificate.
    for (const [site, status] of [
      ['http://evil.example.com', 403],
      ['http://localhost:8787', 200],
      ['http://127.0.0.1:8787', 200],
    ] as const) {
      expect([site, (await post(world, 'tools/list', {}, { origin: site }, `${site}/mcp`)).status]).toEqual([
        site,
        status,
      ]);
    }
    const busy = await warmTestApp({ networkRate: { limit: async () => ({ success: false }) } });
    expect((await post(busy, 'tools/list')).status).toBe(429);
  });

  it('answers an unknown method with 404, an unknown tool, prompt or record as wrong parameters', async () => {
    const world = await warmTestApp();
    const unknown = await post(world, 'tools/explode');
    expect([unknown.status, ((await unknown.json()) as { error: Json }).error.code]).toEqual([404, -32_601]);
    for (const [method, params] of [
      ['tools/call', { name: '__proto__', arguments: {} }],
      ['prompts/get', { name: 'constructor' }],
      ['resources/read', { uri: 'campusatlas://universities/999999999' }],
      ['resources/read', { uri: 'file:///etc/passwd' }],
    ] as const) {
      const { error } = (await (await post(world, method, params)).json()) as { error: Json };
      expect(error.code, JSON.stringify(params)).toBe(-32_602);
    }
  });
});

describe('every number that a tool says', () => {
  it('is that of the record, with its year and source, and a blank has its reason', async () => {
    const world = await warmTestApp();
    for (const name of ['Massachusetts Institute of Technology', 'Université Laval', 'Diné College']) {
      const { id } = universityNamed(name);
      const record = await recordOf(world, id);
      const { content, text } = await call(world, 'university', { school: String(id) });
      const { figures, url } = (content as unknown as { school: { figures: Json[]; url: string } }).school;
      expect(url).toBe(`${ORIGIN}/university/${record.slug}`);
      expect(figures.length).toBeGreaterThan(8);
      for (const { figure, value, year, source, whyBlank } of figures) {
        const field = figure as (typeof TOOL_FIGURES)[number];
        expect(value, `${name} ${field}`).toBe(record[field]);
        if (value === null) expect((whyBlank as Json).reason).toBe(record.missing[field] ?? 'no-source');
        else expect([year, source]).toEqual([record.facts[field]?.year ?? null, record.facts[field]?.source ?? null]);
      }
      expect(text).toContain(record.name);
      expect(text).toContain(url);
    }
  });

  it('is the same in a search, a comparison and an explanation', async () => {
    const world = await warmTestApp();
    const record = await recordOf(world, MIT().id);
    const found = await call(world, 'search', { search: 'massachusetts institute of technology' });
    const compared = await call(world, 'compare', { schools: [record.slug, 'Williams College'] });
    const explained = await call(world, 'explain_figure', { school: 'MIT', figure: 'graduationRate' });
    const schoolsOf = ({ content }: Called) =>
      content.schools as { id: number; figures: { figure: string; value: unknown }[] }[];
    for (const said of [found, compared]) {
      const mine = schoolsOf(said).find(({ id }) => id === record.id);
      expect(mine?.figures.find(({ figure }) => figure === 'graduationRate')?.value).toBe(record.graduationRate);
    }
    expect(explained.content).toMatchObject({
      school: record.name,
      explained: { value: record.graduationRate },
      variable: record.facts.graduationRate?.variable,
    });
  });

  it('of a price is that of the API', async () => {
    const world = await warmTestApp();
    const ids = [MIT().id, universityNamed('Ohio State University').id];
    const address = `/api/universities/prices?ids=${ids}&home=US-OH&income=48-75`;
    const { prices } = pricesResponse.parse(await (await world.ask(address)).json());
    const fresh = await warmTestApp();
    const { content, text } = await call(fresh, 'price', { schools: ids.map(String), home: 'US-OH', income: '48-75' });
    const said = content.prices as { id: number; price: unknown }[];
    expect(said.map(({ id, price }) => [id, price])).toEqual(prices.map(({ id, yourPrice }) => [id, yourPrice]));
    expect(text).toMatch(/\$\d/);
  });

  it('of programs and majors is that of the API', async () => {
    const world = await warmTestApp();
    const query = '/api/programs?q=computer%20science&limit=3';
    const asked = (await (await world.ask(query)).json()) as { total: number; programs: { universityName: string }[] };
    const { content } = await call(world, 'programs', { q: 'computer science', limit: 3 });
    expect(content.total).toBe(asked.total);
    expect((content.programs as { school: string }[]).map(({ school }) => school)).toEqual(
      asked.programs.map(({ universityName }) => universityName),
    );
    const major = (await (await world.ask('/api/majors/nursing')).json()) as Json;
    expect((await call(world, 'majors', { major: 'nursing' })).content.major).toEqual(major);
    expect((await call(world, 'majors', {})).text).toContain('nursing');
  });
});

describe('no number besides', () => {
  /** Whole numbers and decimals, without the marks of thousands; dots that end a sentence are none of theirs. */
  const numbersIn = (text: string) =>
    [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([one]) => one);
  const ids = ['Massachusetts Institute of Technology', 'Ohio State University', 'McGill University'].map((name) =>
    String(universityNamed(name).id),
  );

  it.each<[ToolName, Json, string]>([
    [
      'price',
      { schools: ids, home: 'US-OH', income: '48-75' },
      `/api/universities/prices?ids=${ids}&home=US-OH&income=48-75`,
    ],
    ['price', { schools: ids, home: 'CA-ON' }, `/api/universities/prices?ids=${ids}&home=CA-ON`],
    ['price', { schools: ids, residence: 'other' }, `/api/universities/prices?ids=${ids}&residence=other`],
    ['programs', { q: 'computer science', limit: 5 }, '/api/programs?q=computer%20science&limit=5'],
    ['programs', { q: 'nursing', limit: 5 }, '/api/programs?q=nursing&limit=5'],
    ['majors', { major: 'nursing' }, '/api/majors/nursing'],
    ['majors', { major: 'computer-science' }, '/api/majors/computer-science'],
  ])('than the API’s is in the text of %s %j', async (name, given, address) => {
    const world = await warmTestApp();
    const answered = await world.ask(address);
    expect(answered.status).toBe(200);
    const api = numbersIn(await answered.text());
    const { text, content } = await call(world, name, given);
    // Numbers of addresses and names of schools say nothing of them; years are written "2023–24" for "2023-2024".
    const known = new Set([...api, ...api.map((one) => one.slice(-2)), ...numbersIn(JSON.stringify(ids))]);
    const lines = text.split('\n').filter((line) => !line.startsWith(ORIGIN));
    const said = lines.flatMap(numbersIn);
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((one) => !known.has(one) && !known.has(String(Math.round(Number(one)))))).toEqual([]);
    expect(JSON.stringify(content)).toContain('dataset');
  });
});

describe('tools', () => {
  it('say in French what is said in French', async () => {
    const { text } = await call(await warmTestApp(), 'university', { school: String(MIT().id), lang: 'fr' });
    expect(text).toContain(`${ORIGIN}/fr/universite/`);
    expect(text).toMatch(/Taux de diplomation|Taux d’admission/);
  });

  it.each<[ToolName, Json, RegExp]>([
    ['search', { serach: 'x' }, /is not a parameter here\. Use search instead/],
    ['search', { limit: 1_000 }, /from 1 to 10/],
    ['search', { country: 'FR' }, /must be/],
    ['university', {}, /school must be given/],
    ['university', { school: { $ne: 1 } }, /must be one text/],
    ['university', { school: 'zzzzqqqq no such place' }, /No school is called/],
    ['compare', { schools: ['1'] }, /2 to 4 schools/],
    ['compare', { schools: ['166683', '999999999'] }, /No school has the id/],
    ['price', { schools: ['166683'] }, /home must be given/],
    ['majors', { major: 'wizardry' }, /./],
    ['explain_figure', { school: '166683', figure: '__proto__' }, /must be one of/],
    ['university', { school: '166683', lang: 'de' }, /en or fr/],
  ])('%s says what is wrong with %j', async (name, given, message) => {
    const { isError, text } = await call(await warmTestApp(), name, given);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
  });

  it('take what the endpoint table takes', () => {
    for (const name of TOOL_NAMES)
      expect(toolInput(name)).toMatchObject({ type: 'object', additionalProperties: false });
    expect(JSON.stringify(toolInput('search'))).toContain('accessEarnings');
  });
});

describe('prompts and records', () => {
  it('hold what is asked for', async () => {
    const world = await warmTestApp();
    const { prompts } = (await result(world, 'prompts/list')) as { prompts: Json[] };
    expect(prompts.map(({ name }) => name)).toEqual(['balanced_list', 'compare_offers']);
    const prompt = await result(world, 'prompts/get', { name: 'balanced_list', arguments: { home: 'US-OH' } });
    expect(JSON.stringify(prompt.messages)).toContain('US-OH');
    const { resourceTemplates } = (await result(world, 'resources/templates/list')) as { resourceTemplates: Json[] };
    expect(resourceTemplates[0]?.uriTemplate).toBe('campusatlas://universities/{id}');
    const uri = `campusatlas://universities/${MIT().id}`;
    const read = (await result(world, 'resources/read', { uri })) as { contents: { text: string }[]; _meta: Json };
    expect(JSON.parse(read.contents[0]?.text ?? '')).toEqual(await recordOf(world, MIT().id));
    expect(read._meta['campusatlas/datasetVersion']).toBeTruthy();
  });
});

describe('where programs find the server', () => {
  it('leads from the catalog to the card, and from the card to the server', async () => {
    const world = await warmTestApp();
    const catalog = (await (await world.ask('/.well-known/ai-catalog.json')).json()) as {
      entries: { identifier: string; url: string; representativeQueries: string[] }[];
    };
    // As the specification of Agentic Resource Discovery has them, and Lighthouse checks.
    expect(catalog.entries[0]?.identifier).toMatch(/^urn:air:[a-zA-Z0-9.-]+(:[a-zA-Z0-9._-]+)+$/);
    expect(catalog.entries[0]?.representativeQueries.length).toSatisfy((count: number) => count >= 2 && count <= 5);
    const card = await world.ask(catalog.entries[0]?.url ?? '');
    expect(card.headers.get('content-type')).toBe('application/mcp-server-card+json');
    const { name, remotes } = (await card.json()) as { name: string; remotes: { url: string }[] };
    expect(name).toBe('example.campusatlas/universities');
    expect((await world.ask(remotes[0]?.url ?? '', { method: 'POST' })).status).toBe(415);
  });

  it('has an entry for the registry, as its schema of 2025-12-11 takes it', async () => {
    const response = await (await warmTestApp()).ask('/mcp/server.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    // What the schema asks of a server that is reached over HTTP (modelcontextprotocol/registry).
    const entry = z.strictObject({
      $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
      name: z.string().check(z.minLength(3), z.maxLength(200), z.regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)),
      title: z.string().check(z.minLength(1), z.maxLength(100)),
      description: z.string().check(z.minLength(1), z.maxLength(100)),
      version: z.string().check(z.maxLength(255), z.regex(/^\d+\.\d+\.\d+$/)),
      websiteUrl: z.url(),
      remotes: z.array(z.strictObject({ type: z.literal('streamable-http'), url: z.url() })).check(z.length(1)),
    });
    const { name, remotes } = entry.parse(await response.json());
    expect(name).toBe('example.campusatlas/universities');
    expect(remotes[0]?.url).toBe(`${ORIGIN}/mcp`);
  });

  it('lists the APIs as links that answer', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/.well-known/api-catalog');
    expect(response.headers.get('content-type')).toContain('application/linkset+json');
    const { linkset } = (await response.json()) as { linkset: { 'service-desc': { href: string }[] }[] };
    for (const { 'service-desc': links } of linkset) {
      expect((await world.ask(links[0]?.href ?? '')).status).toBe(200);
    }
  });

  it('says in Markdown what there is, with links of this site', async () => {
    const world = await warmTestApp();
    const response = await world.ask('/llms.txt');
    expect(response.headers.get('content-type')).toContain('text/markdown');
    const text = await response.text();
    expect(text).toMatch(/^# CampusAtlas/);
    const linked = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => new URL(address as string));
    expect(linked.length).toBeGreaterThan(6);
    for (const { origin, pathname } of linked) {
      expect(origin).toBe(ORIGIN);
      expect(pathname === '/mcp' || pathname.startsWith('/api/') || routeOf(pathname) !== null, pathname).toBe(true);
    }
    for (const name of TOOL_NAMES) expect(text).toContain(name);
  });
});
