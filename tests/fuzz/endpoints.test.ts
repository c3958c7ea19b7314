import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#schema/api/endpoint.ts';
import { endpoints } from '#schema/api/endpoints.ts';
import { loadSmallDataset, SMALL } from '../worker/helpers/database.ts';
import { type RichAccount, richAccount } from '../worker/helpers/rich-account.ts';
import { type TestApp, unhurriedTestApp } from '../worker/helpers/test-app.ts';
import { PASSWORD, type Visitor, visitorOf } from '../worker/helpers/visitor.ts';
import { bodiesFor, type MadeUpRequest, requestsTo } from './requests.ts';

const LONG = env.TEST_FORM === 'long';
/** Requests an endpoint; half of them the same every time, half of them new, repeatable by FUZZ_SEED. */
const RUNS = Number(env.FUZZ_RUNS || (LONG ? 2_000 : 300));
/** What is a user's alone is asked of D1 each time, not of the isolate: few in the short form. */
const RUNS_AT_THE_DATABASE = LONG ? RUNS : Math.ceil(RUNS / 20);
const TIMEOUT = LONG ? 1_800_000 : 120_000;
/** An account is used up: its lists are removed, its bookmarks cleared. */
const RUNS_OF_AN_ACCOUNT = 40;
/** After these nobody is signed in, or the password is another. */
const ENDING: readonly string[] = ['deleteAccount', 'changePassword', 'logout', 'login', 'recover', 'passkeyLogin'];
const FIXED_SEED = 20_261_120;
const FRESH_SEED = Number(env.FUZZ_SEED || Date.now() % 2 ** 31);

const KNOWN = SMALL.universities.map(({ id }) => id);
const SEEDS: [name: string, seed: number][] = [
  ['the same requests as always', FIXED_SEED],
  ['requests never seen before', FRESH_SEED],
];

beforeAll(async () => {
  console.info(`fuzz: ${RUNS} requests an endpoint (${RUNS_AT_THE_DATABASE} of D1), FUZZ_SEED=${FRESH_SEED}`);
  await loadSmallDataset();
});

/** A status that the table declares, and never that something is out of order on our side. */
function expectDeclared(endpoint: Endpoint, status: number, what: string): void {
  const success = endpoint.status ?? 200;
  expect(status, `${what} is answered as the table declares`).toSatisfy(
    (code: number) => code === success || (code !== 503 && code in endpoint.errors),
  );
}

/** What a person reads; the short ones of the sign-in toasts end without a full stop. */
const SENTENCE = /^[A-Z][^<>{}]*\.$|^Username already exists$|^Invalid username or (password|recovery code)$/;

async function expectByContract(endpoint: Endpoint, response: Response, what: string): Promise<void> {
  expect(response.headers.get('content-type'), what).toBe(
    endpoint.contentType ?? (endpoint.name === 'health' ? 'application/json' : 'application/json; charset=utf-8'),
  );
  if (endpoint.response) {
    const result = endpoint.response.safeParse(await response.json());
    expect(result.error?.issues ?? [], what).toEqual([]);
  } else {
    expect((await response.arrayBuffer()).byteLength, what).toBeGreaterThan(3);
  }
}

async function check(visitor: Visitor, endpoint: Endpoint, { address, faulty, unknown }: MadeUpRequest): Promise<void> {
  const response = await visitor.send('GET', address);
  const { status } = response;
  expectDeclared(endpoint, status, address);
  if (faulty.length > 0 || unknown.length > 0 || status === 400) {
    const sentences = (await response.text()).split(/(?<=\.) /);
    for (const name of unknown)
      expect(
        sentences.filter((one) => one.startsWith(`\`${name}\` is `)),
        address,
      ).toHaveLength(1);
    expect(status, address).toBe(400);
    const named = sentences.filter((sentence) => sentence.includes(' must be ')).map((text) => text.split(' ')[0]);
    expect(named.sort(), address).toEqual([...faulty].sort());
  } else if (status === 200) {
    await expectByContract(endpoint, response, address);
  } else {
    expect(await response.text(), address).toMatch(SENTENCE);
  }
}

const ALL = Object.values<Endpoint>(endpoints);
const isQuestion = ({ method }: Endpoint) => method === 'GET';
const isPersonal = ({ auth }: Endpoint) => auth === 'session';

describe.each(ALL.filter((one) => isQuestion(one) && !isPersonal(one)))('$method $path', (endpoint) => {
  it.each(SEEDS)(
    'never fails, keeps its contract and names every faulty parameter: %s',
    { timeout: TIMEOUT },
    async (_, seed) => {
      const world = await unhurriedTestApp();
      const visitor = visitorOf(world);
      await fc.assert(
        fc.asyncProperty(requestsTo(endpoint, KNOWN), (request) => check(visitor, endpoint, request)),
        { seed, numRuns: Math.ceil(RUNS / 2) },
      );
      await world.settle();
    },
  );
});

/** Ids of what the account of the moment holds are put in for these. */
const OWN = ['own-list', 'own-search', 'own-change', 'own-board', 'own-link', 'own-passkey'];
const withOwn = (text: string, { listId, searchId, changeId, boardId, linkToken, passkeyId }: RichAccount) =>
  [listId, searchId, changeId, boardId, linkToken, passkeyId].reduce(
    (filled, id, at) => filled.replaceAll(OWN[at] as string, id),
    text,
  );

/** Accounts one after the other: a new one when the one before is used up. */
function accountsOf(world: TestApp) {
  let user: RichAccount | null = null;
  let uses = 0;
  return {
    async next(): Promise<RichAccount> {
      uses++;
      if (!user || uses % RUNS_OF_AN_ACCOUNT === 0) user = await richAccount(world);
      return user;
    },
    used() {
      user = null;
    },
  };
}

describe.each(ALL.filter((one) => isQuestion(one) && isPersonal(one)))('$method $path', (endpoint) => {
  it.each(SEEDS)(
    'never fails, keeps its contract and names every faulty parameter: %s',
    { timeout: TIMEOUT },
    async (_, seed) => {
      const world = await unhurriedTestApp();
      const accounts = accountsOf(world);
      const stranger = visitorOf(world);
      await fc.assert(
        fc.asyncProperty(requestsTo(endpoint, KNOWN, OWN), async ({ address, faulty, unknown }) => {
          const user = await accounts.next();
          const request = { address: withOwn(address, user), faulty, unknown };
          await check(user, endpoint, request);
          const { status } = await stranger.send('GET', request.address);
          expect(status, request.address).toBe(unknown.length > 0 ? 400 : 401);
        }),
        { seed, numRuns: Math.ceil(RUNS_AT_THE_DATABASE / 2) },
      );
      await world.settle();
    },
  );
});

/** What an account's owner knows, so that some requests are done and not only refused. */
const RIGHT = { password: PASSWORD, currentPassword: PASSWORD, ids: ['own-change'] };

describe.each(ALL.filter((one) => !isQuestion(one)))('$method $path', (endpoint) => {
  const { method } = endpoint;

  it.each(SEEDS)(
    'never fails, keeps its contract and refuses what it does not describe: %s',
    { timeout: TIMEOUT },
    async (_, seed) => {
      const world = await unhurriedTestApp();
      const accounts = accountsOf(world);
      const stranger = visitorOf(world);
      const requests = fc.tuple(requestsTo(endpoint, KNOWN, OWN), bodiesFor(endpoint, KNOWN, RIGHT));
      await fc.assert(
        fc.asyncProperty(requests, async ([{ address: path, faulty }, body]) => {
          const user = await accounts.next();
          const address = withOwn(path, user);
          const text = body === null ? undefined : withOwn(JSON.stringify(body), user);
          const what = `${method} ${address} ${text}`;
          if (isPersonal(endpoint))
            expect((await stranger.send(method, address, text)).status, what).toBeOneOf([400, 401]);
          const response = await user.send(method, address, text);
          const { status } = response;
          if (ENDING.includes(endpoint.name) && response.ok) accounts.used();
          // A body of the public forms is needed; one that is left out elsewhere counts as empty.
          if (status === 415) expect(body, what).toBeNull();
          else expectDeclared(endpoint, status, what);
          const sent = text === undefined ? {} : JSON.parse(text);
          if (faulty.length > 0 || endpoint.body?.safeParse(sent).success === false)
            expect(status, what).toBeOneOf([400, 415]);
          if (status === 204) expect(await response.text(), what).toBe('');
          else if (status === (endpoint.status ?? 200)) await expectByContract(endpoint, response, what);
          else expect(await response.text(), what).toMatch(/\S\.$|^Username already exists$|^Invalid username or /);
        }),
        { seed, numRuns: Math.ceil(RUNS_AT_THE_DATABASE / 2) },
      );
      await world.settle();
      expect(world.log.filter(({ level }) => level === 'error')).toEqual([]);
    },
  );
});
