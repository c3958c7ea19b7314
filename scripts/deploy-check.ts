/**
 * Deployment mistakes that wrangler does not report itself: `npm run deploy -- --check`. Looks at what an operator sets in
 * wrangler.toml, at the secrets and at the zone. Logging in, missing databases and unapplied migrations are wrangler's to say.
 */
import { stripVTControlCharacters } from 'node:util';
import { readContact } from '#schema/domain/account/contact.ts';

/** `wrong` must be corrected before a deployment; `look` may be meant; `unknown` could not be looked at. */
export type Level = 'wrong' | 'look' | 'unknown';

export interface Finding {
  level: Level;
  what: string;
  /** What to do about it. */
  todo: string;
}

/** The part of wrangler.toml that an operator edits, as wrangler reads it. */
export interface DeployConfig {
  workers_dev?: boolean | undefined;
  routes?: (string | { pattern: string; custom_domain?: boolean | undefined })[] | undefined;
  d1_databases: { binding: string; database_id?: string | undefined }[];
  kv_namespaces: { binding: string; id?: string | undefined }[];
  vars?: Record<string, unknown> | undefined;
}

/** What is asked outside; faked in tests. */
export interface DeployWorld {
  wrangler: (...args: string[]) => { ok: boolean; output: string };
  /** Status, Location and body of a GET that follows no redirect; null when nothing answers. */
  visit: (url: string) => Promise<{ status: number; location: string | null; body: string } | null>;
}

const wrong = (what: string, todo: string): Finding => ({ level: 'wrong', what, todo });
const look = (what: string, todo: string): Finding => ({ level: 'look', what, todo });
const unknown = (what: string, todo: string): Finding => ({ level: 'unknown', what, todo });

function idFindings({ d1_databases, kv_namespaces }: DeployConfig): Finding[] {
  const isPlaceholder = (id: string | undefined) => id === undefined || /^[0-]*$/.test(id);
  const ids = [
    ...d1_databases.map(({ binding, database_id: id }) => ({ binding, id, command: 'd1 create campusatlas' })),
    ...kv_namespaces.map(({ binding, id }) => ({ binding, id, command: 'kv namespace create CACHE' })),
  ];
  return ids
    .filter(({ id }) => isPlaceholder(id))
    .map(({ binding, command }) =>
      wrong(
        `the id of ${binding} is the placeholder`,
        `run \`npx wrangler ${command}\` and put the id it prints into wrangler.toml`,
      ),
    );
}

function addressFindings({ routes = [], workers_dev }: DeployConfig): Finding[] {
  if (routes.length === 0)
    return [
      look(
        'the site has no name of its own and will be at workers.dev',
        'routes = [{ pattern = "campusatlas.example.org", custom_domain = true }] and workers_dev = false, above the first table of wrangler.toml',
      ),
    ];
  const paths = routes.flatMap((route) => (typeof route === 'object' && route.custom_domain ? [] : [route]));
  return [
    ...paths.map((route) =>
      wrong(
        `the route ${typeof route === 'string' ? route : route.pattern} is not a custom domain`,
        'set custom_domain = true with the host alone: the cookies are of a whole name, not of a path',
      ),
    ),
    ...(workers_dev === false
      ? []
      : [
          wrong(
            'the site would be at workers.dev as well as at its own name',
            'set workers_dev = false above the first table of wrangler.toml',
          ),
        ]),
  ];
}

/** A setting that is set and unusable would not show; one that is not set may be meant. */
function settingFindings({ vars = {} }: DeployConfig): Finding[] {
  const share = vars.REQUEST_LOG_SHARE;
  const shares =
    share === undefined || (Number(share) >= 0 && Number(share) <= 1)
      ? []
      : [wrong(`REQUEST_LOG_SHARE is "${String(share)}"`, 'it is a number from 0 to 1')];
  const contacts = Object.entries({ CONTACT_EMAIL: 'email', CONTACT_PHONE: 'phone' } as const).flatMap(
    ([name, part]) => {
      const text = String(vars[name] ?? '').trim();
      if (text === '')
        return look(`${name} is not set: the contact page shows none`, 'set it under [vars], or leave the form alone');
      const isExample = /\.example$|555-?01\d\d$/.test(text);
      return isExample || readContact({ [part]: text })[part] === null
        ? wrong(`${name} is "${text}", which nobody can use`, 'correct it under [vars], or leave it empty')
        : [];
    },
  );
  return [...shares, ...contacts];
}

/** Everything that can be checked without a network. */
export function checkConfig(config: DeployConfig): Finding[] {
  return [...idFindings(config), ...addressFindings(config), ...settingFindings(config)];
}

/** Names of the secrets that the example file sets. */
export function secretsOf(example: string): string[] {
  return [...example.matchAll(/^([A-Z][A-Z_]*)=/gm)].map(([, name]) => name as string);
}

/** A Worker without its secrets deploys without an error, and then nobody can sign in. */
function secretFindings(names: readonly string[], { wrangler }: DeployWorld): Finding[] {
  const { ok, output } = wrangler('secret', 'list', '--format', 'json');
  const todo = 'run `npx wrangler secret put NAME` after the first deployment (docs/operations.md)';
  if (!ok && /does not exist|not found|10007/i.test(output))
    return [look(`the Worker is not there yet, and neither are its secrets: ${names.join(', ')}`, todo)];
  if (!ok) {
    const reason = stripVTControlCharacters(output).trim().split('\n')[0];
    return [unknown(`which secrets are set: ${reason}`, 'run `npx wrangler secret list`')];
  }
  const missing = names.filter((name) => !output.includes(`"${name}"`));
  return missing.map((name) => wrong(`the secret ${name} is not set`, todo));
}

/** Plain HTTP must lead to HTTPS on the same host: the Worker answers both, and session cookies want HTTPS. */
async function zoneFindings({ routes = [] }: DeployConfig, { visit }: DeployWorld): Promise<Finding[]> {
  const hosts = routes.flatMap((route) => (typeof route === 'object' && route.custom_domain ? [route.pattern] : []));
  const findings = hosts.map(async (host) => {
    const [plain, secure] = await Promise.all([visit(`http://${host}/`), visit(`https://${host}/api/health`)]);
    if (!plain || !secure?.body.includes('"status"'))
      return [unknown(`the Worker does not answer at ${host}`, 'that is right before the first deployment')];
    return plain.location?.startsWith(`https://${host}/`)
      ? []
      : [
          wrong(
            `http://${host} does not lead to https://${host}`,
            'switch on Always Use HTTPS for the zone (SSL/TLS, Edge Certificates), and look at its redirect rules',
          ),
        ];
  });
  return (await Promise.all(findings)).flat();
}

/** What the account and the zone say. */
export async function checkAccount(
  config: DeployConfig,
  secrets: readonly string[],
  world: DeployWorld,
): Promise<Finding[]> {
  return [...secretFindings(secrets, world), ...(await zoneFindings(config, world))];
}

/** 1 when something is wrong, 2 when nothing is but not everything could be looked at, else 0. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ level }) => level === 'wrong')) return 1;
  return findings.some(({ level }) => level === 'unknown') ? 2 : 0;
}

/** The findings as lines, with what to do under each. */
export function reportOf(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Nothing is wrong. Nothing was changed.';
  const lines = findings.map(({ level, what, todo }) => `${level.padEnd(8)}${what}\n        ${todo}`);
  return [...lines, '', 'Nothing was changed.'].join('\n');
}
