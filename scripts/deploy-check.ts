/**
 * What an operator can get wrong, looked at before anything is changed: `npm run deploy -- --check`. What the files say is
 * looked at without a network; what the account says is asked through wrangler, and is called unknown where that fails.
 */

import { stripVTControlCharacters } from 'node:util';
import { readContact } from '#schema/domain/contact.ts';

/** `wrong` must be mended before a deployment; `look` may be meant; `unknown` could not be looked at. */
export type Level = 'wrong' | 'look' | 'unknown' | 'ok';

export interface Finding {
  level: Level;
  what: string;
  /** What to do about it. */
  todo?: string;
}

/** The part of wrangler.toml that is looked at, as wrangler reads it. */
export interface DeployConfig {
  name?: string | undefined;
  account_id?: string | undefined;
  workers_dev?: boolean | undefined;
  routes?: (string | { pattern: string; custom_domain?: boolean | undefined })[] | undefined;
  d1_databases: { binding: string; database_id?: string | undefined }[];
  kv_namespaces: { binding: string; id?: string | undefined }[];
  ratelimits?: { name: string; namespace_id: string; simple: { limit: number; period: number } }[] | undefined;
  vars?: Record<string, unknown> | undefined;
  minify?: boolean | undefined;
  limits?: { cpu_ms?: number | undefined } | undefined;
  compatibility_date?: string | undefined;
  triggers?: { crons?: string[] | undefined } | undefined;
  observability?: { logs?: { invocation_logs?: boolean | undefined } | undefined } | undefined;
}

/** What stands in the project's files. */
export interface DeployFiles {
  config: DeployConfig;
  /** The Worker's entry, whose Env names the bindings it cannot do without. */
  workerSource: string;
  /** The example of the secrets file: what must be set. */
  secretsExample: string;
  /** Version of the committed dataset. */
  dataset: string;
  /** Names of the migrations, in order. */
  migrations: readonly string[];
  today: string;
}

/** How a wrangler command ended. */
export interface Ran {
  ok: boolean;
  output: string;
}

/** What is asked outside; faked in tests. */
export interface DeployWorld {
  wrangler: (...args: string[]) => Ran;
  /** Status and Location of a GET that follows no redirect; null when nothing answers. */
  visit: (url: string) => Promise<{ status: number; location: string | null; body: string } | null>;
}

const wrong = (what: string, todo: string): Finding => ({ level: 'wrong', what, todo });
const look = (what: string, todo: string): Finding => ({ level: 'look', what, todo });
const unknown = (what: string, todo: string): Finding => ({ level: 'unknown', what, todo });
const ok = (what: string): Finding => ({ level: 'ok', what });

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isMadeUp = (id: string | undefined) => id === undefined || /^[0-]*$/.test(id);

/** Names of the secrets that the example file sets. */
export function secretsOf(example: string): string[] {
  return [...example.matchAll(/^([A-Z][A-Z_]*)=/gm)].map(([, name]) => name as string);
}

function bindingFindings({ config, workerSource }: DeployFiles): Finding[] {
  const given: Record<string, string[]> = {
    D1Database: config.d1_databases.map(({ binding }) => binding),
    KVNamespace: config.kv_namespaces.map(({ binding }) => binding),
    RateLimit: (config.ratelimits ?? []).map(({ name }) => name),
  };
  const table = { D1Database: 'd1_databases', KVNamespace: 'kv_namespaces', RateLimit: 'ratelimits' };
  return Object.entries(given).flatMap(([type, names]) => {
    const asked = [...workerSource.matchAll(new RegExp(`^ {2}(\\w+): ${type};`, 'gm'))].map(
      ([, name]) => name as string,
    );
    return asked
      .filter((name) => !names.includes(name))
      .map((name) =>
        wrong(
          `the Worker asks for ${name}, and wrangler.toml gives it none`,
          `add it under [[${table[type as keyof typeof table]}]]`,
        ),
      );
  });
}

function idFindings({ config }: DeployFiles): Finding[] {
  const findings: Finding[] = [];
  for (const { binding, database_id: id } of config.d1_databases) {
    if (isMadeUp(id))
      findings.push(
        wrong(
          `the id of the database ${binding} is the placeholder`,
          'run `npx wrangler d1 create campusatlas` and put the id it prints into wrangler.toml',
        ),
      );
    else if (!UUID.test(id ?? ''))
      findings.push(wrong(`"${id}" is no id of a database`, '`npx wrangler d1 list` shows them; it is the uuid'));
  }
  for (const { binding, id } of config.kv_namespaces) {
    if (isMadeUp(id))
      findings.push(
        wrong(
          `the id of the KV namespace ${binding} is the placeholder`,
          'run `npx wrangler kv namespace create CACHE` and put the id it prints into wrangler.toml',
        ),
      );
    else if (!/^[\da-f]{32}$/i.test(id ?? ''))
      findings.push(
        wrong(
          `"${id}" is no id of a KV namespace`,
          '`npx wrangler kv namespace list` shows them; it has 32 hexadecimal digits',
        ),
      );
  }
  return findings;
}

function rateFindings({ config }: DeployFiles): Finding[] {
  const rates = config.ratelimits ?? [];
  const findings: Finding[] = [];
  const byNamespace = Map.groupBy(rates, ({ namespace_id: id }) => id);
  for (const [id, sharing] of byNamespace) {
    if (!/^[1-9]\d*$/.test(id))
      findings.push(
        wrong(`the rate limit namespace "${id}" is no whole number above 0`, 'give it a number of its own'),
      );
    if (sharing.length > 1)
      findings.push(
        wrong(
          `${sharing.map(({ name }) => name).join(' and ')} count together, under namespace ${id}`,
          'give each rate limit a namespace_id of its own',
        ),
      );
  }
  for (const { name, simple } of rates) {
    if (simple.period !== 10 && simple.period !== 60)
      findings.push(wrong(`the period of ${name} is ${simple.period}`, 'it can be 10 or 60 seconds, nothing else'));
    if (!(simple.limit >= 1)) findings.push(wrong(`${name} lets nobody through`, 'set a limit of at least 1'));
  }
  if (byNamespace.size > 0 && findings.length === 0)
    findings.push(
      look(
        `the rate limits count under ${[...byNamespace.keys()].join(', ')}, with every Worker of the account that uses the same numbers`,
        'change them if another Worker does; nothing lists them',
      ),
    );
  return findings;
}

/** Hosts that the site is given. */
function hostsOf(config: DeployConfig): string[] {
  return (config.routes ?? []).flatMap((route) =>
    typeof route === 'object' && route.custom_domain ? [route.pattern] : [],
  );
}

function addressFindings({ config }: DeployFiles): Finding[] {
  const routes = config.routes ?? [];
  const findings: Finding[] = [];
  if (routes.length === 0)
    return [
      look(
        'the site has no name of its own and will be at workers.dev',
        'routes = [{ pattern = "campusatlas.example.org", custom_domain = true }] and workers_dev = false, above the first table of wrangler.toml',
      ),
    ];
  for (const route of routes) {
    const pattern = typeof route === 'string' ? route : route.pattern;
    if (typeof route === 'string' || !route.custom_domain)
      findings.push(
        wrong(
          `the route ${pattern} is none of a custom domain`,
          `write { pattern = "${pattern.replace(/\/.*$/, '')}", custom_domain = true }: the site needs a whole name, for its cookies are of one`,
        ),
      );
    else if (/[/*]/.test(pattern) || /\.example(\.|$)|example\.(org|com|net)$/.test(pattern))
      findings.push(
        wrong(`"${pattern}" is no name a site can have`, 'put the host alone, without a path or a star, and your own'),
      );
  }
  if (config.workers_dev !== false)
    findings.push(
      wrong(
        'the site would be at workers.dev too, beside its own name',
        'set workers_dev = false above the first table of wrangler.toml',
      ),
    );
  return findings;
}

function settingFindings({ config, today }: DeployFiles): Finding[] {
  const findings: Finding[] = [];
  const share = config.vars?.REQUEST_LOG_SHARE;
  if (share !== undefined && !(Number(share) >= 0 && Number(share) <= 1))
    findings.push(wrong(`REQUEST_LOG_SHARE is "${String(share)}"`, 'it is a number from 0 to 1'));
  if (config.observability?.logs?.invocation_logs !== false)
    findings.push(
      wrong(
        'the platform would note every address, and with it what people search for',
        'set invocation_logs = false under [observability.logs]',
      ),
    );
  if ((config.compatibility_date ?? '') > today)
    findings.push(
      wrong(
        `the compatibility date ${config.compatibility_date} has not come yet`,
        'is the clock of this machine right?',
      ),
    );
  if (!config.triggers?.crons?.length)
    findings.push(
      wrong(
        'no job is scheduled',
        'set crons under [triggers]: without them nothing is ever forgotten, and nobody is notified',
      ),
    );
  if (config.minify !== true)
    findings.push(look('the bundle is not minified', 'set minify = true: a cold start parses less'));
  const cpu = config.limits?.cpu_ms;
  if (cpu === undefined) findings.push(look('a request may use 30 s of CPU', 'set cpu_ms under [limits]'));
  else if (cpu < CPU_MS_LEAST)
    findings.push(
      wrong(
        `cpu_ms is ${cpu}: a sign-in would be cut off`,
        `one scrypt takes 100 ms and more; set at least ${CPU_MS_LEAST}`,
      ),
    );
  return [...findings, ...contactFindings(config)];
}

/** Set and unusable is a mistake, as it would not show; unset may be meant. */
function contactFindings({ vars = {} }: DeployConfig): Finding[] {
  const asked = { CONTACT_EMAIL: 'email', CONTACT_PHONE: 'phone' } as const;
  return Object.entries(asked).flatMap(([name, part]) => {
    const text = String(vars[name] ?? '').trim();
    if (text === '')
      return look(`${name} is not set: the contact page shows none`, 'set it under [vars], or leave the form alone');
    if (readContact({ [part]: text })[part] === null)
      return wrong(`${name} is "${text}", which nobody can use`, 'mend it under [vars], or leave it empty');
    return /\.example$|555-?01\d\d$/.test(text)
      ? wrong(`${name} is "${text}", which is reserved for examples`, 'put yours there, or leave it empty')
      : [];
  });
}
/** A slow machine's scrypt, several times over. */
const CPU_MS_LEAST = 500;

/** All that can be told without a network. */
export function checkFiles(files: DeployFiles): Finding[] {
  const findings = [
    ...idFindings(files),
    ...bindingFindings(files),
    ...rateFindings(files),
    ...addressFindings(files),
    ...settingFindings(files),
  ];
  return findings.some(({ level }) => level === 'wrong')
    ? findings
    : [ok('wrangler.toml fits the Worker'), ...findings];
}

const OFFLINE = /Unable to resolve|fetch failed|ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|network connectivity|timed out/i;

/** What wrangler says for a reason, in one line. */
function reasonOf({ output }: Ran): string {
  if (OFFLINE.test(output)) return 'Cloudflare cannot be reached from here';
  const line = /ERROR\W+(.+)/.exec(stripVTControlCharacters(output))?.[1];
  return line?.trim().slice(0, 200) ?? 'wrangler gave no answer that can be read';
}

function jsonOf(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.search(/[[{]/)));
  } catch {
    return undefined;
  }
}

interface WhoAmI {
  loggedIn: boolean;
  accounts?: { id: string; name: string }[];
}

/** Who is logged in; null with the finding when nobody is or it cannot be told. */
function accountFindings(files: DeployFiles, world: DeployWorld): { findings: Finding[]; reached: boolean } {
  const ran = world.wrangler('whoami', '--json');
  const who = jsonOf(ran.output) as WhoAmI | undefined;
  if (!ran.ok || !who?.loggedIn) {
    const offline = OFFLINE.test(ran.output);
    const finding =
      who?.loggedIn === false && !offline
        ? wrong('nobody is logged in to Cloudflare', 'run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN')
        : unknown(`who is logged in: ${reasonOf(ran)}`, 'try again with a network');
    return { findings: [finding], reached: false };
  }
  const accounts = who.accounts ?? [];
  const chosen = files.config.account_id ?? process.env.CLOUDFLARE_ACCOUNT_ID;
  if (chosen === undefined && accounts.length > 1)
    return {
      findings: [
        wrong(
          `you are in ${accounts.length} accounts: ${accounts.map(({ name }) => name).join(', ')}`,
          'set account_id above the first table of wrangler.toml, or CLOUDFLARE_ACCOUNT_ID',
        ),
      ],
      reached: false,
    };
  if (chosen !== undefined && accounts.length > 0 && !accounts.some(({ id }) => id === chosen))
    return {
      findings: [wrong(`you are not in the account ${chosen}`, 'log in as somebody who is, or change account_id')],
      reached: false,
    };
  return { findings: [ok('somebody is logged in')], reached: true };
}

function secretFindings(files: DeployFiles, world: DeployWorld): Finding[] {
  const names = secretsOf(files.secretsExample);
  const ran = world.wrangler('secret', 'list', '--format', 'json');
  if (!ran.ok && /not found|does not exist|10007|10090/i.test(ran.output))
    return [
      look(
        `the Worker is not there yet, and neither are its secrets: ${names.join(', ')}`,
        'set them after the first deployment (docs/operations.md); until then nobody can sign in',
      ),
    ];
  const set = jsonOf(ran.output) as { name: string }[] | undefined;
  if (!ran.ok || !Array.isArray(set))
    return [unknown(`which secrets are set: ${reasonOf(ran)}`, '`npx wrangler secret list`')];
  const missing = names.filter((name) => !set.some((secret) => secret.name === name));
  if (missing.length === 0) return [ok('every secret is set')];
  return missing.map((name) =>
    wrong(
      `the secret ${name} is not set`,
      `run \`npx wrangler secret put ${name}\` (docs/operations.md says how to make one)`,
    ),
  );
}

function storeFindings({ config }: DeployFiles, world: DeployWorld): Finding[] {
  const ran = world.wrangler('kv', 'namespace', 'list');
  const there = jsonOf(ran.output) as { id: string }[] | undefined;
  if (!ran.ok || !Array.isArray(there))
    return [unknown(`whether the KV namespaces are there: ${reasonOf(ran)}`, '`npx wrangler kv namespace list`')];
  const missing = config.kv_namespaces.filter(({ id }) => !there.some((one) => one.id === id));
  if (missing.length === 0) return [ok('the KV namespace is there')];
  return missing.map(({ binding, id }) =>
    wrong(
      `the account has no KV namespace ${id} (${binding})`,
      'is it of another account? `npx wrangler kv namespace list` shows those of this one',
    ),
  );
}

function databaseFindings(files: DeployFiles, world: DeployWorld): Finding[] {
  const listed = world.wrangler('d1', 'migrations', 'list', 'DB', '--remote');
  if (!listed.ok) {
    if (OFFLINE.test(listed.output)) return [unknown(`the database: ${reasonOf(listed)}`, 'try again with a network')];
    return [
      wrong(
        `the database does not answer: ${reasonOf(listed)}`,
        '`npx wrangler d1 list` shows the databases of this account',
      ),
    ];
  }
  const findings: Finding[] = [];
  const pending = files.migrations.filter((name) => listed.output.includes(name));
  findings.push(
    ok(
      pending.length === 0
        ? 'every migration is applied'
        : `${pending.length} migrations will be applied: ${pending.join(', ')}`,
    ),
  );
  const ran = world.wrangler(
    'd1',
    'execute',
    'DB',
    '--remote',
    '--json',
    '--command',
    "select value from dataset_meta where key = 'version'",
  );
  const answer = jsonOf(ran.output) as { results: { value: string }[] }[] | undefined;
  const live = answer?.[0]?.results?.[0]?.value;
  if (live === files.dataset) findings.push(ok(`dataset ${live} is there`));
  else if (live !== undefined) findings.push(ok(`dataset ${files.dataset} will take the place of ${live}`));
  else findings.push(ok(`no dataset is there; ${files.dataset} will be loaded, which takes some minutes`));
  return findings;
}

/** Whether the zone leads plain addresses to secure ones, and nobody elsewhere. */
async function zoneFindings({ config }: DeployFiles, world: DeployWorld): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const host of hostsOf(config)) {
    const [plain, secure] = await Promise.all([
      world.visit(`http://${host}/`),
      world.visit(`https://${host}/api/health`),
    ]);
    if (!plain && !secure) {
      findings.push(
        unknown(`https://${host} does not answer`, 'that is right before the first deployment; look again after it'),
      );
      continue;
    }
    const leadsTo = (location: string | null | undefined) => {
      try {
        return new URL(location ?? '', `http://${host}/`);
      } catch {
        return null;
      }
    };
    const target = leadsTo(plain?.location);
    if (plain && plain.status < 300)
      findings.push(
        wrong(
          `http://${host} answers without https, and nobody can sign in there`,
          'switch on Always Use HTTPS for the zone (SSL/TLS, Edge Certificates)',
        ),
      );
    else if (plain && plain.status < 400 && (target?.protocol !== 'https:' || target.host !== host))
      findings.push(
        wrong(
          `http://${host} leads to ${plain.location}`,
          'look at the redirect rules of the zone: they come before the Worker',
        ),
      );
    if (secure && secure.status >= 300 && secure.status < 400)
      findings.push(
        wrong(
          `https://${host}/api/health leads to ${secure.location}`,
          'look at the redirect rules of the zone, and at its SSL mode, which must be Full',
        ),
      );
    else if (secure && !secure.body.includes('"status"'))
      findings.push(
        look(
          `https://${host}/api/health is answered by something else than this Worker (${secure.status})`,
          'that is right before the first deployment',
        ),
      );
    if (!findings.some(({ what }) => what.includes(host)))
      findings.push(ok(`http://${host} leads to https, and the Worker answers there`));
  }
  return findings;
}

/** All that the account and the zone say. What is not asked because something before it is wrong is said to be unknown. */
export async function checkAccount(files: DeployFiles, world: DeployWorld): Promise<Finding[]> {
  const { findings, reached } = accountFindings(files, world);
  const zones = await zoneFindings(files, world);
  if (!reached)
    return [
      ...findings,
      unknown('secrets, database, KV namespaces and dataset of the account', 'log in and check again'),
      ...zones,
    ];
  const made = {
    database: !isMadeUp(files.config.d1_databases[0]?.database_id),
    store: !isMadeUp(files.config.kv_namespaces[0]?.id),
  };
  return [
    ...findings,
    ...secretFindings(files, world),
    ...(made.store
      ? storeFindings(files, world)
      : [unknown('the KV namespace', 'put its id into wrangler.toml first')]),
    ...(made.database
      ? databaseFindings(files, world)
      : [unknown('the database', 'put its id into wrangler.toml first')]),
    look(
      'whether the account has the Workers Paid plan cannot be asked',
      'a sign-in and a load need it (docs/operations.md)',
    ),
    ...zones,
  ];
}

/** 1 when something is wrong, 2 when nothing is but not everything could be looked at, else 0. */
export function exitCodeOf(findings: readonly Finding[]): 0 | 1 | 2 {
  if (findings.some(({ level }) => level === 'wrong')) return 1;
  return findings.some(({ level }) => level === 'unknown') ? 2 : 0;
}

const MARKS: Record<Level, string> = { wrong: 'WRONG  ', look: 'look   ', unknown: 'unknown', ok: 'ok     ' };

/** The findings as lines, with what to do under each, and a closing line. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ level, what, todo }) => [
    `${MARKS[level]} ${what}`,
    ...(todo ? [`        ${todo}`] : []),
  ]);
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  return [
    ...lines,
    '',
    `${count('wrong')} wrong, ${count('unknown')} could not be looked at, ${count('look')} to look at. Nothing was changed.`,
  ].join('\n');
}
