/** The same for assistants: a tool answers, or says that the data cannot be had now, whichever call fails. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ToolName } from '#schema/api/assistant-tools.ts';
import { universityNamed } from '../worker/helpers/database.ts';
import { faultsOfAll } from './check.ts';
import { type Beginning, type FaultyWorld, faultyWorld } from './faulty-world.ts';

vi.setConfig({ testTimeout: 120_000 });

let world: FaultyWorld;
beforeAll(async () => {
  world = await faultyWorld();
});

const harvard = universityNamed('Harvard University');
const CALLS: Record<ToolName, object> = {
  search: { search: 'harvard' },
  university: { school: String(harvard.id) },
  compare: { schools: [String(harvard.id), 'McGill University'] },
  price: { schools: [String(harvard.id)], home: 'US-OH', income: '30-48' },
  programs: { q: 'computer science', limit: 2 },
  majors: { major: 'nursing' },
  explain_figure: { school: String(harvard.id), figure: 'graduationRate' },
};
// From cold, calls are those of the endpoints behind the tools.
const beginnings: Beginning[] = env.TEST_FORM === 'long' ? ['bare', 'cold', 'warm'] : ['warm'];

it.each([
  ...Object.entries(CALLS).map(([name, given]) => [name, 'tools/call', { name, arguments: given }] as const),
  ['a record', 'resources/read', { uri: `campusatlas://universities/${harvard.id}` }] as const,
])('%s is answered whichever call fails', async (_, method, params) => {
  const request = { method: 'POST', address: '/mcp', body: { jsonrpc: '2.0', id: 1, method, params } };
  const found = await faultsOfAll({ world, request, endpoint: undefined }, beginnings);
  expect(found, found.join('\n')).toEqual([]);
});
