/**
 * The server for assistants as the official client meets it: over HTTP, in each revision of the protocol, every tool,
 * prompt and record. The client holds each structured answer to the tool's own schema.
 */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TOOL_NAMES, type ToolAnswer, type ToolName } from '#schema/api/assistant-tools.ts';
import { SMALL, startSeededWorker } from '../helpers/seeded-worker.ts';

vi.setConfig({ testTimeout: 120_000 });

let worker: Awaited<ReturnType<typeof startSeededWorker>>;
beforeAll(async () => {
  worker = await startSeededWorker();
}, 120_000);
afterAll(() => worker?.stop());

const REVISIONS = ['2026-07-28', '2025-11-25', '2025-06-18'] as const;
type Revision = (typeof REVISIONS)[number];
/** What crossed the wire: method, status and headers of each message. */
interface Sent {
  method: string;
  status: number;
  headers: Headers;
  revision: string | null;
}

async function connected(revision: Revision): Promise<{ client: Client; sent: Sent[] }> {
  const sent: Sent[] = [];
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', worker.url), {
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const { method = '' } = typeof init?.body === 'string' ? (JSON.parse(init.body) as { method?: string }) : {};
      const revisionSent = new Headers(init?.headers).get('mcp-protocol-version');
      sent.push({ method, status: response.status, headers: response.headers, revision: revisionSent });
      return response;
    },
  });
  const who = { name: 'campusatlas-tests', version: '1.0.0' };
  const client =
    revision === '2026-07-28'
      ? new Client(who, { versionNegotiation: { mode: { pin: revision } } })
      : new Client(who, { supportedProtocolVersions: [revision] });
  await client.connect(transport);
  return { client, sent };
}

const [first, second] = SMALL.universities.filter(({ country }) => country === 'US');
if (!first || !second) throw new Error('The small dataset has no schools');

const CALLS: { readonly [Name in ToolName]: Record<string, unknown> } = {
  search: { search: 'university', country: 'CA', limit: 3 },
  university: { school: String(first.id) },
  compare: { schools: [String(first.id), second.name] },
  price: { schools: [String(first.id), String(second.id)], home: 'US-OH', income: '48-75' },
  programs: { q: 'computer science', limit: 3 },
  majors: { major: 'nursing' },
  explain_figure: { school: String(first.id), figure: 'graduationRate' },
};

async function answerOf<Name extends ToolName>(client: Client, name: Name, given = CALLS[name]) {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: given });
  expect(isError ?? false).toBe(false);
  const [block] = content;
  expect(block?.type).toBe('text');
  return { text: block?.type === 'text' ? block.text : '', answer: structuredContent as ToolAnswer<Name> };
}

describe.each(REVISIONS)('the official client of revision %s', (revision) => {
  it('connects, and finds who answers', async () => {
    const { client, sent } = await connected(revision);
    expect(client.getServerVersion()).toMatchObject({ name: 'campusatlas' });
    expect(client.getServerCapabilities()).toMatchObject({ tools: {}, prompts: {}, resources: {} });
    expect(client.getInstructions()).toMatch(/year and source/);
    const opening = sent.map(({ method }) => method);
    if (revision === '2026-07-28') expect(opening).toEqual(['server/discover']);
    else expect(opening.slice(0, 2)).toEqual(['initialize', 'notifications/initialized']);
    await client.close();
  });

  it('lists the seven tools, and calls each: the answer fits the schema of the tool', async () => {
    const { client, sent } = await connected(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([...TOOL_NAMES]);
    for (const { name, annotations, outputSchema } of tools) {
      expect([name, annotations?.readOnlyHint, annotations?.idempotentHint]).toEqual([name, true, true]);
      // Without it the client would take any answer.
      expect(outputSchema).toMatchObject({ type: 'object' });
    }
    for (const name of TOOL_NAMES) {
      const { text, answer } = await answerOf(client, name);
      expect(text.length, name).toBeGreaterThan(40);
      expect(answer.dataset.version, name).toBe(SMALL.manifest.version);
    }
    const calls = sent.filter(({ method }) => method === 'tools/call');
    expect(calls).toHaveLength(TOOL_NAMES.length);
    for (const { headers, revision: said } of calls) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('mcp-session-id')).toBeNull();
      expect(said).toBe(revision);
    }
    await client.close();
  });

  it('gets both prompts, with what is said in them', async () => {
    const { client } = await connected(revision);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual(['balanced_list', 'compare_offers']);
    for (const { name } of prompts) {
      const { messages } = await client.getPrompt({ name, arguments: { home: 'CA-ON' } });
      expect(JSON.stringify(messages)).toContain('CA-ON');
    }
    await client.close();
  });

  it('reads the sources and a record, which is the API’s to the letter', async () => {
    const { client } = await connected(revision);
    const { resources } = await client.listResources();
    expect(resources.map(({ uri }) => uri)).toEqual(['campusatlas://sources']);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual(['campusatlas://universities/{id}']);
    const textAt = async (uri: string) => {
      const [content] = (await client.readResource({ uri })).contents;
      return content && 'text' in content ? content.text : '';
    };
    const asked = async (path: string) => (await fetch(new URL(path, worker.url))).text();
    expect(await textAt('campusatlas://sources')).toBe(await asked('/api/meta'));
    expect(await textAt(`campusatlas://universities/${first.id}`)).toBe(
      await asked(`/api/universities/by-slug/${first.id}`),
    );
    await client.close();
  });

  it('is told what is wrong: an unknown tool or record by the protocol, a wrong argument by the tool', async () => {
    const { client } = await connected(revision);
    await expect(client.callTool({ name: 'delete_everything', arguments: {} })).rejects.toMatchObject({
      code: -32_602,
    });
    await expect(client.readResource({ uri: 'campusatlas://universities/999999999' })).rejects.toMatchObject({
      code: -32_602,
    });
    await expect(client.getPrompt({ name: 'nothing' })).rejects.toMatchObject({ code: -32_602 });
    const { isError, content } = await client.callTool({ name: 'compare', arguments: { schools: ['1'] } });
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain('2 to 4 schools');
    await client.close();
  });
});

describe('links in answers', () => {
  it('lead to pages, and the one of a search to the same schools', async () => {
    const { client } = await connected('2026-07-28');
    const addresses = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value === 'string' && value.startsWith(worker.url.origin)) addresses.add(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    };
    for (const lang of ['en', 'fr']) {
      for (const name of TOOL_NAMES) collect((await answerOf(client, name, { ...CALLS[name], lang })).answer);
      collect((await answerOf(client, 'majors', { lang })).answer.url);
    }
    expect(addresses.size).toBeGreaterThan(12);
    for (const address of addresses) {
      expect([address, (await fetch(address, { redirect: 'manual' })).status]).toEqual([address, 200]);
    }
    const { answer } = await answerOf(client, 'search');
    const page = await (await fetch(answer.url)).text();
    for (const { name } of answer.schools) expect(page).toContain(name.replace("'", '&#x27;'));
    const every = await (await fetch(new URL('/search', worker.url))).text();
    expect(answer.schools.every(({ name }) => every.includes(name))).toBe(false);
    await client.close();
  });
});
