/** What `npm run deploy -- --check` finds, says to do, and ends with. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import {
  checkAccount,
  checkFiles,
  type DeployConfig,
  type DeployFiles,
  type DeployWorld,
  exitCodeOf,
  type Finding,
  type Ran,
  reportOf,
  secretsOf,
} from '../../scripts/deploy-check.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const COMMITTED: DeployConfig = readConfig({ config: path.join(ROOT, 'wrangler.toml') }, { hideWarnings: true });

const HOST = 'campusatlas.test';
const DATABASE = { binding: 'DB', database_id: '0f3b1c2d-1111-4222-8333-444455556666' };
const STORE = { binding: 'CACHE', id: '0123456789abcdef0123456789abcdef' };
const READY: DeployConfig = {
  ...COMMITTED,
  d1_databases: [DATABASE],
  kv_namespaces: [STORE],
  routes: [{ pattern: HOST, custom_domain: true }],
  workers_dev: false,
};

const files = (changes: Partial<DeployConfig> = {}, others: Partial<DeployFiles> = {}): DeployFiles => ({
  config: { ...READY, ...changes },
  workerSource: read('worker/build-surroundings.ts'),
  secretsExample: read('.dev.vars.example'),
  dataset: 'v2',
  migrations: ['0000_a.sql', '0001_b.sql'],
  today: '2026-11-22',
  ...others,
});

const said = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).map(({ what }) => what);

describe('the files as they are committed', () => {
  it('lack the ids of an account, and nothing else that is wrong', () => {
    const findings = checkFiles(files({}, { config: COMMITTED }));
    expect(said(findings, 'wrong')).toEqual([
      'the id of the database DB is the placeholder',
      'the id of the KV namespace CACHE is the placeholder',
    ]);
    for (const { level, todo } of findings) if (level !== 'ok') expect(todo).toBeTruthy();
  });

  it('are as they should be with an account’s ids and a name', () => {
    const findings = checkFiles(files());
    expect(said(findings, 'wrong')).toEqual([]);
    expect(said(findings, 'ok')).toEqual(['wrangler.toml fits the Worker']);
  });

  it('name the secrets that the Worker wants', () => {
    expect(secretsOf(read('.dev.vars.example'))).toContain('SESSION_KEYS');
  });
});

describe('what the files can say wrong', () => {
  const rate = (name: string, id: string, simple = { limit: 5, period: 60 }) => ({ name, namespace_id: id, simple });
  const own = COMMITTED.ratelimits ?? [];
  it.each<[string, Partial<DeployConfig>]>([
    ['"campusatlas" is no id of a database', { d1_databases: [{ binding: 'DB', database_id: 'campusatlas' }] }],
    ['the id of the database DB is the placeholder', { d1_databases: [{ binding: 'DB' }] }],
    ['"CACHE" is no id of a KV namespace', { kv_namespaces: [{ binding: 'CACHE', id: 'CACHE' }] }],
    ['the Worker asks for CACHE, and wrangler.toml gives it none', { kv_namespaces: [] }],
    ['the Worker asks for FORM_RATE, and wrangler.toml gives it none', { ratelimits: own.slice(1) }],
    ['FORM_RATE and OTHER count together, under namespace 1001', { ratelimits: [...own, rate('OTHER', '1001')] }],
    ['the rate limit namespace "forms" is no whole number above 0', { ratelimits: [...own, rate('OTHER', 'forms')] }],
    ['the period of OTHER is 30', { ratelimits: [...own, rate('OTHER', '9', { limit: 5, period: 30 })] }],
    ['OTHER lets nobody through', { ratelimits: [...own, rate('OTHER', '9', { limit: 0, period: 60 })] }],
    ['the route campusatlas.test/* is none of a custom domain', { routes: ['campusatlas.test/*'] }],
    [
      '"campusatlas.test/*" is no name a site can have',
      { routes: [{ pattern: 'campusatlas.test/*', custom_domain: true }] },
    ],
    [
      '"campusatlas.example.org" is no name a site can have',
      { routes: [{ pattern: 'campusatlas.example.org', custom_domain: true }] },
    ],
    ['the site would be at workers.dev too, beside its own name', { workers_dev: undefined }],
    ['REQUEST_LOG_SHARE is "5"', { vars: { REQUEST_LOG_SHARE: '5' } }],
    ['CONTACT_EMAIL is "hello", which nobody can use', { vars: { CONTACT_EMAIL: 'hello' } }],
    [
      'CONTACT_EMAIL is "support@campusatlas.example", which is reserved for examples',
      { vars: { CONTACT_EMAIL: 'support@campusatlas.example' } },
    ],
    [
      'CONTACT_PHONE is "+1 (202) 555-0142", which is reserved for examples',
      { vars: { CONTACT_PHONE: '+1 (202) 555-0142' } },
    ],
    ['the platform would note every address, and with it what people search for', { observability: {} }],
    ['the compatibility date 2030-01-01 has not come yet', { compatibility_date: '2030-01-01' }],
    ['no job is scheduled', { triggers: { crons: [] } }],
    ['cpu_ms is 10: a sign-in would be cut off', { limits: { cpu_ms: 10 } }],
  ])('%s', (what, changes) => {
    const findings = checkFiles(files(changes));
    expect(said(findings, 'wrong')).toContain(what);
    expect(exitCodeOf(findings)).toBe(1);
    expect(findings.find((finding) => finding.what === what)?.todo).toBeTruthy();
  });

  it.each<[string, Partial<DeployConfig>, Partial<DeployFiles>]>([
    ['CONTACT_EMAIL is not set: the contact page shows none', {}, {}],
    ['CONTACT_PHONE is not set: the contact page shows none', { vars: { CONTACT_EMAIL: 'hello@campusatlas.org' } }, {}],
    ['the bundle is not minified', { minify: undefined }, {}],
    ['a request may use 30 s of CPU', { limits: {} }, {}],
    ['the site has no name of its own and will be at workers.dev', { routes: undefined }, {}],
  ])('may be meant: %s', (what, changes, others) => {
    const findings = checkFiles(files(changes, others));
    expect(said(findings, 'look')).toContain(what);
    expect(exitCodeOf(findings)).toBe(0);
  });
});

const OFFLINE: Ran = { ok: false, output: "\u001b[31mX \u001b[0mUnable to resolve Cloudflare's API hostname" };
const answers =
  (table: Record<string, Ran | unknown>): DeployWorld['wrangler'] =>
  (...args) => {
    const [, found] = Object.entries(table).find(([start]) => args.join(' ').startsWith(start)) ?? [];
    if (found === undefined) throw new Error(`nobody expected wrangler ${args.join(' ')}`);
    return typeof found === 'object' && found !== null && 'ok' in found
      ? (found as Ran)
      : { ok: true, output: JSON.stringify(found) };
  };
const ALL_WELL = {
  whoami: { loggedIn: true, accounts: [{ id: 'a', name: 'Ada' }] },
  'secret list': [{ name: 'SESSION_KEYS', type: 'secret_text' }],
  'kv namespace list': [{ id: STORE.id, title: 'CACHE' }],
  'd1 migrations list': { ok: true, output: 'No migrations to apply!' },
  'd1 execute': [{ results: [{ value: 'v2' }], success: true }],
};
const LIVE: DeployWorld['visit'] = async (url) =>
  url.startsWith('http:')
    ? { status: 301, location: url.replace('http:', 'https:'), body: '' }
    : { status: 200, location: null, body: '{"status":"ok"}' };
const world = (changes: Record<string, unknown> = {}, visit = LIVE): DeployWorld => ({
  wrangler: answers({ ...ALL_WELL, ...changes }),
  visit,
});

describe('the account', () => {
  it('is as it should be', async () => {
    const findings = await checkAccount(files(), world());
    expect(said(findings, 'ok')).toEqual([
      'somebody is logged in',
      'every secret is set',
      'the KV namespace is there',
      'every migration is applied',
      'dataset v2 is there',
      `http://${HOST} leads to https, and the Worker answers there`,
    ]);
    expect(exitCodeOf(findings)).toBe(0);
  });

  it.each<[string, Record<string, unknown>]>([
    ['nobody is logged in to Cloudflare', { whoami: { ok: false, output: '{"loggedIn":false}' } }],
    [
      'you are in 2 accounts: Ada, Work',
      {
        whoami: {
          loggedIn: true,
          accounts: [
            { id: 'a', name: 'Ada' },
            { id: 'b', name: 'Work' },
          ],
        },
      },
    ],
    ['the secret SESSION_KEYS is not set', { 'secret list': [] }],
    [`the account has no KV namespace ${STORE.id} (CACHE)`, { 'kv namespace list': [{ id: 'other' }] }],
    [
      "the database does not answer: Couldn't find DB with name 'DB'",
      { 'd1 migrations list': { ok: false, output: "X [ERROR] Couldn't find DB with name 'DB'\n" } },
    ],
  ])('may be wrong: %s', async (what, changes) => {
    const findings = await checkAccount(files(), world(changes));
    expect(said(findings, 'wrong')).toEqual([what]);
    expect(exitCodeOf(findings)).toBe(1);
  });

  it('of several is the one that is named', async () => {
    const accounts = {
      whoami: {
        loggedIn: true,
        accounts: [
          { id: 'a', name: 'Ada' },
          { id: 'b', name: 'Work' },
        ],
      },
    };
    expect(said(await checkAccount(files({ account_id: 'b' }), world(accounts)), 'wrong')).toEqual([]);
    expect(said(await checkAccount(files({ account_id: 'c' }), world(accounts)), 'wrong')).toEqual([
      'you are not in the account c',
    ]);
  });

  it('without a Worker yet is told when to set the secrets', async () => {
    const none = { 'secret list': { ok: false, output: 'This Worker does not exist on your account. [code: 10007]' } };
    const findings = await checkAccount(files(), world(none));
    expect(said(findings, 'look').join()).toContain('neither are its secrets: SESSION_KEYS');
    expect(exitCodeOf(findings)).toBe(0);
  });

  it('says what a deployment will do', async () => {
    const findings = await checkAccount(
      files(),
      world({
        'd1 migrations list': { ok: true, output: 'Migrations to be applied:\n| 0001_b.sql |' },
        'd1 execute': [{ results: [{ value: 'v1' }] }],
      }),
    );
    expect(said(findings, 'ok')).toContain('1 migrations will be applied: 0001_b.sql');
    expect(said(findings, 'ok')).toContain('dataset v2 will take the place of v1');
    const first = await checkAccount(
      files(),
      world({ 'd1 execute': { ok: false, output: 'no such table: dataset_meta' } }),
    );
    expect(said(first, 'ok')).toContain('no dataset is there; v2 will be loaded, which takes some minutes');
  });

  it('is not asked about a database whose id is made up', async () => {
    const { 'd1 migrations list': _, 'd1 execute': __, 'kv namespace list': ___, ...others } = ALL_WELL;
    const config = {
      d1_databases: [{ binding: 'DB', database_id: '00000000-0000-0000-0000-000000000000' }],
      kv_namespaces: [{ binding: 'CACHE', id: '0'.repeat(32) }],
    };
    const findings = await checkAccount(files(config), { wrangler: answers(others), visit: LIVE });
    expect(said(findings, 'unknown')).toEqual(['the KV namespace', 'the database']);
  });
});

describe('without a network', () => {
  it('says what could not be looked at, and ends with 2', async () => {
    const findings = await checkAccount(files(), { wrangler: () => OFFLINE, visit: async () => null });
    expect(said(findings, 'wrong')).toEqual([]);
    expect(said(findings, 'unknown')).toEqual([
      'who is logged in: Cloudflare cannot be reached from here',
      'secrets, database, KV namespaces and dataset of the account',
      `https://${HOST} does not answer`,
    ]);
    expect(exitCodeOf([...checkFiles(files()), ...findings])).toBe(2);
  });

  it('that ends half-way is no reason to call anything wrong', async () => {
    const lost = { 'secret list': OFFLINE, 'kv namespace list': OFFLINE, 'd1 migrations list': OFFLINE };
    const findings = await checkAccount(files(), world(lost));
    expect(said(findings, 'wrong')).toEqual([]);
    expect(said(findings, 'unknown')).toHaveLength(3);
  });
});

describe('the zone', () => {
  const visit =
    (
      plain: Partial<Awaited<ReturnType<typeof LIVE>>> | null,
      secure: Partial<Awaited<ReturnType<typeof LIVE>>> | null,
    ): DeployWorld['visit'] =>
    async (url) => {
      const answer = url.startsWith('http:') ? plain : secure;
      return answer && { status: 200, location: null, body: '', ...answer };
    };
  const up = { status: 200, body: '{"status":"ok"}' };
  it.each([
    [`http://${HOST} answers without https, and nobody can sign in there`, visit({ status: 200 }, up)],
    [
      `http://${HOST} leads to https://www.elsewhere.test/`,
      visit({ status: 301, location: 'https://www.elsewhere.test/' }, up),
    ],
    [`http://${HOST} leads to http://${HOST}/home`, visit({ status: 302, location: `http://${HOST}/home` }, up)],
    [
      `https://${HOST}/api/health leads to http://${HOST}/api/health`,
      visit({ status: 301, location: `https://${HOST}/` }, { status: 301, location: `http://${HOST}/api/health` }),
    ],
  ])('may be wrong: %s', async (what, zone) => {
    expect(said(await checkAccount(files(), world({}, zone)), 'wrong')).toEqual([what]);
  });

  it('may answer with something that was there before', async () => {
    const before = visit({ status: 301, location: `https://${HOST}/` }, { status: 404, body: 'Not found' });
    expect(said(await checkAccount(files(), world({}, before)), 'look').join()).toContain(
      'by something else than this Worker (404)',
    );
  });
});

it('the report says what is wrong, what to do, and how much of each', () => {
  const report = reportOf([
    { level: 'wrong', what: 'one thing', todo: 'mend it' },
    { level: 'unknown', what: 'another', todo: 'look again' },
    { level: 'ok', what: 'a third' },
  ]);
  expect(report).toContain('WRONG   one thing\n        mend it');
  expect(report).toMatch(/\n1 wrong, 1 could not be looked at, 0 to look at\. Nothing was changed\.$/);
});
