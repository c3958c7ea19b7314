import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { loadSmallDataset, SMALL } from '../worker/helpers/database.ts';
import { type World, warmWorld } from '../worker/helpers/world.ts';
import { type MadeUpRequest, requestsTo } from './requests.ts';

/** Requests an endpoint; half of them the same every time, half of them new, repeatable by FUZZ_SEED. */
const RUNS = Number(env.FUZZ_RUNS || 2_000);
const FIXED_SEED = 20_261_120;
const FRESH_SEED = Number(env.FUZZ_SEED || Date.now() % 2 ** 31);

const KNOWN = SMALL.universities.map(({ id }) => id);

beforeAll(async () => {
  console.info(`fuzz: ${RUNS} requests an endpoint, FUZZ_SEED=${FRESH_SEED}`);
  await loadSmallDataset();
});

async function check(world: World, endpoint: Endpoint, { address, faulty }: MadeUpRequest): Promise<void> {
  const response = await world.ask(address);
  const { status } = response;
  expect(status, `${address} answers what the table declares`).toSatisfy(
    (code: number) => code === 200 || (code !== 503 && code in endpoint.errors),
  );
  if (faulty.length > 0 || status === 400) {
    const sentences = (await response.text()).split(/(?<=\.) /);
    expect(status, address).toBe(400);
    const named = sentences.filter((sentence) => sentence.includes(' must be ')).map((text) => text.split(' ')[0]);
    expect(named.sort(), address).toEqual([...faulty].sort());
    return;
  }
  if (status !== 200) {
    expect(await response.text(), address).toMatch(/^[A-Z][^<>{}]*\.$/);
    return;
  }
  expect(response.headers.get('content-type'), address).toBe(
    endpoint.contentType ?? (endpoint.name === 'health' ? 'application/json' : 'application/json; charset=utf-8'),
  );
  if (endpoint.response) {
    const result = endpoint.response.safeParse(await response.json());
    expect(result.error?.issues ?? [], address).toEqual([]);
  } else {
    expect((await response.arrayBuffer()).byteLength, address).toBeGreaterThan(3);
  }
}

/** Forms take no parameters; each has the fuzzing of its body beside its tests. */
const QUESTIONS = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET');

describe.each(QUESTIONS)('$method $path', (endpoint) => {
  it.each([
    ['the same requests as always', FIXED_SEED],
    ['requests never seen before', FRESH_SEED],
  ])('never fails, keeps its contract and names every faulty parameter: %s', { timeout: 120_000 }, async (_, seed) => {
    const world = await warmWorld();
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint, KNOWN), (request) => check(world, endpoint, request)),
      { seed, numRuns: Math.ceil(RUNS / 2) },
    );
    await world.settle();
  });
});
