/** Tests `npm run deploy -- --check`, and the committed wrangler.toml. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import {
  checkAccount,
  checkConfig,
  type DeployConfig,
  type DeployWorld,
  exitCodeOf,
  type Finding,
  reportOf,
  secretsOf,
} from '../../scripts/deploy-check.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMMITTED = readConfig({ config: path.join(ROOT, 'wrangler.toml') }, { hideWarnings: true });

const HOST = 'campusatlas.test';
const READY: DeployConfig = {
  d1_databases: [{ binding: 'DB', database_id: '0f3b1c2d-1111-4222-8333-444455556666' }],
  kv_namespaces: [{ binding: 'CACHE', id: '0123456789abcdef0123456789abcdef' }],
  routes: [{ pattern: HOST, custom_domain: true }],
  workers_dev: false,
  vars: { REQUEST_LOG_SHARE: '1', CONTACT_EMAIL: 'hello@campusatlas.org', CONTACT_PHONE: '+1 (212) 867-5309' },
};
const said = (findings: readonly Finding[], level: Finding['level']) =>
  findings.filter((finding) => finding.level === level).map(({ what }) => what);

describe('the committed wrangler.toml', () => {
  it('lacks the ids of an account, and nothing else that is wrong', () => {
    expect(said(checkConfig(COMMITTED), 'wrong')).toEqual([
      'the id of DB is the placeholder',
      'the id of CACHE is the placeholder',
    ]);
  });

  it('counts each rate limit by itself', () => {
    const namespaces = (COMMITTED.ratelimits ?? []).map(({ namespace_id }: { namespace_id: string }) => namespace_id);
    expect(namespaces.length).toBeGreaterThan(0);
    expect(new Set(namespaces).size).toBe(namespaces.length);
  });

  it('notes no addresses, runs the daily jobs, and leaves a sign-in the time of its hash', () => {
    expect(COMMITTED.observability?.logs?.invocation_logs).toBe(false);
    expect(COMMITTED.triggers?.crons).toHaveLength(1);
    expect(COMMITTED.limits?.cpu_ms).toBeGreaterThanOrEqual(500);
  });
});

describe('the settings', () => {
  it('of a site with its own name are fine', () => {
    expect(checkConfig(READY)).toEqual([]);
  });

  it.each<[string, Partial<DeployConfig>]>([
    ['the id of DB is the placeholder', { d1_databases: [{ binding: 'DB' }] }],
    ['the id of CACHE is the placeholder', { kv_namespaces: [{ binding: 'CACHE', id: '0'.repeat(32) }] }],
    ['the route campusatlas.test/* is not a custom domain', { routes: ['campusatlas.test/*'] }],
    ['the site would be at workers.dev as well as at its own name', { workers_dev: undefined }],
    ['REQUEST_LOG_SHARE is "5"', { vars: { REQUEST_LOG_SHARE: '5' } }],
    ['CONTACT_EMAIL is "hello", which nobody can use', { vars: { CONTACT_EMAIL: 'hello' } }],
    ['CONTACT_EMAIL is "a@b.example", which nobody can use', { vars: { CONTACT_EMAIL: 'a@b.example' } }],
    ['CONTACT_PHONE is "+1 (202) 555-0142", which nobody can use', { vars: { CONTACT_PHONE: '+1 (202) 555-0142' } }],
  ])('are wrong: %s', (what, changes) => {
    const findings = checkConfig({ ...READY, ...changes });
    expect(said(findings, 'wrong')).toEqual([what]);
    expect(exitCodeOf(findings)).toBe(1);
  });

  it.each<[string, Partial<DeployConfig>]>([
    ['CONTACT_PHONE is not set: the contact page shows none', { vars: { CONTACT_EMAIL: 'hello@campusatlas.org' } }],
    ['the site has no name of its own and will be at workers.dev', { routes: undefined }],
  ])('may be meant: %s', (what, changes) => {
    const findings = checkConfig({ ...READY, ...changes });
    expect(said(findings, 'look')).toEqual([what]);
    expect(exitCodeOf(findings)).toBe(0);
  });
});

type Answer = Awaited<ReturnType<DeployWorld['visit']>>;
const UP: Answer = { status: 200, location: null, body: '{"status":"ok"}' };
const redirect = (location: string): Answer => ({ status: 301, location, body: '' });
const world = (plain: Answer = redirect(`https://${HOST}/`), secure: Answer = UP, secrets = '[{"name":"A"}]') => ({
  wrangler: () => ({ ok: true, output: secrets }),
  visit: async (url: string) => (url.startsWith('http:') ? plain : secure),
});
const found = (one: DeployWorld) => checkAccount(READY, ['A'], one);

describe('the account and the zone', () => {
  it('are fine with every secret, and plain HTTP led to HTTPS', async () => {
    expect(await found(world())).toEqual([]);
  });

  it('lack a secret', async () => {
    expect(said(await found(world(undefined, UP, '[]')), 'wrong')).toEqual(['the secret A is not set']);
  });

  it('without a Worker yet say when to set the secrets', async () => {
    const wrangler = () => ({ ok: false, output: 'This Worker does not exist on your account. [code: 10007]' });
    expect(said(await found({ ...world(), wrangler }), 'look').join()).toContain('neither are its secrets: A');
  });

  it.each([
    ['answers itself', UP],
    ['leads elsewhere', redirect('https://www.elsewhere.test/')],
    ['leads to plain HTTP', redirect(`http://${HOST}/home`)],
  ])('are wrong when plain HTTP %s', async (_, plain) => {
    expect(said(await found(world(plain)), 'wrong')).toEqual([`http://${HOST} does not lead to https://${HOST}`]);
  });

  it('are unknown without a network', async () => {
    const findings = await found({ ...world(null, null), wrangler: () => ({ ok: false, output: 'fetch failed' }) });
    expect(said(findings, 'unknown')).toEqual([
      'which secrets are set: fetch failed',
      `the Worker does not answer at ${HOST}`,
    ]);
    expect(exitCodeOf(findings)).toBe(2);
  });
});

it('the secrets are those of the example file', () => {
  expect(secretsOf(readFileSync(path.join(ROOT, '.dev.vars.example'), 'utf8'))).toEqual(['SESSION_KEYS']);
});

it('the report says what to do', () => {
  expect(reportOf([{ level: 'wrong', what: 'one thing', todo: 'correct it' }])).toContain(
    'wrong   one thing\n        correct it',
  );
});
