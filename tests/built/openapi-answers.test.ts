/**
 * Every operation of the API's description, asked over HTTP of the bundle as it is deployed: each answer is of a status
 * that the description names, and what it says is what the description says it says, by Ajv.
 */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewPasskeyOptions } from '#schema/api/passkeys.ts';
import { makePasskey, type SoftPasskey } from '../helpers/authenticator.ts';
import { SMALL, startSeededWorker } from '../helpers/seeded-worker.ts';

interface Operation {
  operationId: string;
  parameters: { name: string; in: string; example?: string | number }[];
  responses: Record<string, { content?: Record<string, unknown> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
}

let worker: Awaited<ReturnType<typeof startSeededWorker>>;
let document: Document;
let ajv: Ajv2020;

beforeAll(async () => {
  worker = await startSeededWorker();
  document = (await (await fetch(new URL('/api/openapi.json', worker.url))).json()) as Document;
  // The document is more than a schema; formats are the contracts' business, which hold them by patterns.
  ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(document, 'openapi');
}, 120_000);
afterAll(() => worker?.stop());

const PASSWORD = 'seven otters paddle north';
const LIST = '0b6f2a54-3a57-4c0e-9f06-2f6a5d1d7c11';
const BOARD = '5c1d8f1e-7a07-4a0e-8a63-0f5b1a7e2c44';
const [one, two] = SMALL.universities.map(({ id }) => id) as [number, number];

interface Asked {
  /** In place of the examples. */
  params?: Record<string, string | number>;
  query?: string;
  body?: unknown;
  /** Of success when it is not given. */
  status?: number;
}

/** What is settled for a university. */
const PLANNED = {
  status: 'applying',
  round: 'regular',
  date: '2027-01-01',
  cycle: '2026-27',
  ownDate: null,
  tasks: { essay: 'done' },
  note: '',
};

let recoveryCode = '';
/** What the browser is asked to make a passkey by, and the passkey that was made. */
let passkeyOptions: NewPasskeyOptions | undefined;
let passkey: SoftPasskey | undefined;

/** A new passkey, as the browser answers with it. */
async function madePasskey(): Promise<unknown> {
  if (!passkeyOptions) throw new Error('no options for a passkey were asked for');
  const made = await makePasskey(passkeyOptions, { origin: worker.url.origin, host: worker.url.hostname });
  passkey = made.passkey;
  return { name: 'A phone', passkey: made.answer };
}

async function signedPasskey(): Promise<unknown> {
  const options = (await (await ask('POST', '/api/passkeys/options')).json()) as { challenge: string };
  return passkey?.sign(options, { origin: worker.url.origin, host: worker.url.hostname });
}
let searchId = '';
let linkToken = '';

/** Every operation once, in an order in which one person could do all of it; those that end the session come last. */
const ASKED: [operation: string, asked?: () => Asked | Promise<Asked>][] = [
  ['searchUniversities', () => ({ query: 'facets=1&search=university&near=42.4,-71.1' })],
  ['universityPoints'],
  ['suggestUniversities', () => ({ query: 'q=mcg' })],
  ['universityBySlug'],
  ['universityDirections', () => ({ query: 'home=US-OH&nearPlace=43200' })],
  ['compareUniversities', () => ({ query: `ids=${one},${two}` })],
  ['listUniversities', () => ({ query: `ids=${one},${two}` })],
  ['listFile', () => ({ query: `ids=${one},${two}` })],
  ['exportUniversities', () => ({ query: 'country=CA' })],
  ['searchLocations', () => ({ query: 'q=cambridge' })],
  ['town'],
  ['findPrograms', () => ({ query: 'limit=5' })],
  ['listMajors'],
  ['twoYears'],
  ['major', () => ({ params: { major: 'nursing' } })],
  ['listCareers', () => ({ query: 'program=nursing' })],
  ['career', () => ({ params: { career: 'registered-nurses' } })],
  ['universityPrices', () => ({ query: `ids=${one},${two}&home=US-OH` })],
  ['universityAdmissions', () => ({ query: `ids=${one},${two}` })],
  ['universityApplying', () => ({ query: `ids=${one},${two}` })],
  ['meta'],
  ['health'],
  ['openapi'],
  ['subscribe', () => ({ body: { email: 'ada@example.org' } })],
  [
    'contact',
    () => ({
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.org',
        subject: 'A wrong figure',
        message: 'The tuition of my school is of last year. Could you look at it?',
      },
    }),
  ],
  ['helpVote', () => ({ body: { article: 'search/advanced-filters', answer: 'yes' } })],
  ['register', () => ({ body: { username: 'ada', password: PASSWORD } })],
  ['user'],
  ['addBookmark', () => ({ body: { note: 'a note' } })],
  ['annotateBookmark', () => ({ body: { note: 'another' } })],
  ['mergeBookmarks', () => ({ body: { universityIds: [one, two] } })],
  ['bookmarks'],
  ['bookmarkIds'],
  ['exportBookmarks'],
  ['addView'],
  ['mergeViews', () => ({ body: { views: [{ universityId: one, viewedAt: '2026-01-01T00:00:00Z' }] } })],
  ['history'],
  ['addList', () => ({ body: { id: LIST, name: 'Considering' } })],
  ['renameList', () => ({ params: { id: LIST }, body: { name: 'Renamed' } })],
  ['addToList', () => ({ params: { id: LIST } })],
  ['list', () => ({ params: { id: LIST } })],
  ['lists'],
  ['removeFromList', () => ({ params: { id: LIST } })],
  ['addLink', () => ({ body: { kind: 'list', subject: LIST } })],
  ['links'],
  ['sharedList', () => ({ params: { token: linkToken } })],
  ['calendar', async () => ({ params: { token: await calendarToken() } })],
  ['removeLink', () => ({ params: { token: linkToken } })],
  ['removeList', () => ({ params: { id: LIST } })],
  ['saveSearch', () => ({ body: { name: 'Mine', query: 'q=music&country=US' } })],
  ['searches'],
  ['changeSearch', () => ({ params: { id: searchId }, body: { name: 'Renamed', seen: true } })],
  ['removeSearch', () => ({ params: { id: searchId } })],
  ['keepBoard', () => ({ params: { id: BOARD }, body: { name: 'Ours', state: '1.AAAA' } })],
  ['boards'],
  ['removeBoard', () => ({ params: { id: BOARD } })],
  ['setPreferences', () => ({ body: { privacy: { keepHistory: true, countTogether: false } } })],
  ['preferences'],
  ['setDashboard', () => ({ body: { order: ['recent', 'lists', 'bookmarks', 'recommendations'] } })],
  ['dashboard'],
  ['recommendations'],
  ['changePlan', () => ({ body: { items: [{ key: `university:${one}`, item: PLANNED }] } })],
  ['plan'],
  ['hide'],
  ['hidden'],
  ['unhide'],
  ['clearHidden'],
  ['notifications'],
  ['readNotifications', () => ({ body: { ids: ['v1:1:tuition'] } })],
  ['exportAccount'],
  [
    'importAccount',
    async () => ({ body: { mode: 'look', file: await (await ask('GET', '/api/account/export')).json() } }),
  ],
  ['removeBookmark'],
  ['clearBookmarks'],
  ['clearHistory'],
  ['newPasskeyOptions', () => ({ body: { password: PASSWORD } })],
  ['addPasskey', async () => ({ body: await madePasskey() })],
  ['passkeys'],
  ['renamePasskey', () => ({ params: { id: passkey?.id ?? '' }, body: { name: 'An old phone' } })],
  ['passkeyOptions'],
  ['passkeyLogin', async () => ({ body: { passkey: await signedPasskey() } })],
  ['removePasskey', () => ({ params: { id: passkey?.id ?? '' } })],
  ['changePassword', () => ({ body: { currentPassword: PASSWORD, newPassword: `${PASSWORD} again` } })],
  ['replaceRecoveryCode', () => ({ body: { password: `${PASSWORD} again` } })],
  ['recover', () => ({ body: { username: 'ada', recoveryCode, password: PASSWORD } })],
  ['login', () => ({ body: { username: 'ada', password: PASSWORD } })],
  ['deleteAccount', () => ({ body: { password: PASSWORD } })],
  ['logout'],
  ['passkeyRegisterOptions', () => ({ body: { username: 'grace' } })],
  ['passkeyRegister', async () => ({ body: await madePasskey() })],
];

const jar = new Map<string, string>();

/** Of a link to the dates of the plan. */
async function calendarToken(): Promise<string> {
  const response = await ask('POST', '/api/links', { kind: 'calendar', subject: '' });
  return ((await response.json()) as { token: string }).token;
}

async function ask(method: string, address: string, body?: unknown): Promise<Response> {
  const response = await fetch(new URL(address, worker.url), {
    method,
    redirect: 'manual',
    headers: {
      origin: worker.url.origin,
      accept: 'application/json, application/problem+json',
      ...(jar.size > 0 ? { cookie: [...jar].map((pair) => pair.join('=')).join('; ') } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/Max-Age=0(;|$)/.test(line)) jar.delete(name);
    else jar.set(name, value);
  }
  return response;
}

const pointer = (...steps: string[]) => steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');

function validatorOf(where: string[]): ValidateFunction {
  return ajv.compile({ $ref: `openapi#/${pointer(...where)}`.replaceAll('{', '%7B').replaceAll('}', '%7D') });
}

/** Fails unless the answer is one that the description has for the operation. */
async function expectDescribed(at: string, method: string, operation: Operation, response: Response): Promise<unknown> {
  const status = String(response.status);
  const text = await response.text();
  expect(Object.keys(operation.responses), `${operation.operationId}: ${status} ${text.slice(0, 300)}`).toContain(
    status,
  );
  const content = operation.responses[status]?.content;
  if (!content) {
    expect(text, operation.operationId).toBe('');
    return undefined;
  }
  const type = response.headers.get('content-type') ?? '';
  const described = Object.keys(content).find((one) => one.split(';')[0] === type.split(';')[0]);
  expect(described, `${operation.operationId}: ${type}`).toBeDefined();
  const value = type.includes('json') ? (JSON.parse(text) as unknown) : text;
  const validate = validatorOf(['paths', at, method, 'responses', status, 'content', described as string, 'schema']);
  validate(value);
  expect(validate.errors ?? [], `${operation.operationId} ${status}`).toEqual([]);
  return value;
}

function operationOf(id: string): { at: string; method: string; operation: Operation } {
  for (const [at, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === id) return { at, method, operation };
  throw new Error(`the description has no operation ${id}`);
}

describe('the description of the API', () => {
  it('has no operation that is not asked here, and none is asked that it has not', () => {
    const described = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(described.map(({ operationId }) => operationId).sort()).toEqual(ASKED.map(([id]) => id).sort());
  });

  it('would tell an answer that it does not describe', async () => {
    const { at, method, operation } = operationOf('suggestUniversities');
    const health = await fetch(new URL('/api/health', worker.url));
    await expect(expectDescribed(at, method, operation, health)).rejects.toThrow('suggestUniversities 200');
    await expect(expectDescribed(at, method, operation, new Response('', { status: 418 }))).rejects.toThrow('418');
  });

  it.each(ASKED)('says what %s answers', { timeout: 30_000 }, async (id, asked) => {
    const { params = {}, query = '', body, status }: Asked = (await asked?.()) ?? {};
    const { at, method, operation } = operationOf(id);
    const filled = operation.parameters
      .filter((one) => one.in === 'path')
      .reduce((text, { name, example }) => text.replace(`{${name}}`, String(params[name] ?? example)), at);
    const response = await ask(method.toUpperCase(), query === '' ? filled : `${filled}?${query}`, body);
    const success = Object.keys(operation.responses).find((code) => code.startsWith('2'));
    expect(String(response.status), `${id}: ${await response.clone().text()}`).toBe(String(status ?? success));
    const value = await expectDescribed(at, method, operation, response);
    const known = (value ?? {}) as { recoveryCode?: string; id?: string; token?: string };
    if (known.recoveryCode) recoveryCode = known.recoveryCode;
    if (id === 'addLink' && known.token) linkToken = known.token;
    if (id === 'saveSearch' && known.id) searchId = known.id;
    if (/^(newPasskey|passkeyRegister)Options$/.test(id)) passkeyOptions = value as NewPasskeyOptions;
  });

  it.each(ASKED)('says how %s refuses', { timeout: 30_000 }, async (id) => {
    const { at, method, operation } = operationOf(id);
    jar.clear();
    const wrong = await ask(method.toUpperCase(), `${at.replace(/\{\w+\}/g, 'x')}?zzzz=1`);
    // The calendar ignores what services add to its address.
    expect(wrong.status).toBe(id === 'calendar' ? 404 : 400);
    await expectDescribed(at, method, operation, wrong);
    const bare = await ask(
      method.toUpperCase(),
      at.replace(/\{\w+\}/g, 'x'),
      method === 'get' ? undefined : { zzzz: 1 },
    );
    await expectDescribed(at, method, operation, bare);
  });
});
