/** The Worker as it is deployed, bundled by wrangler and run in Miniflare on the committed dataset. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUNDLE = path.join(ROOT, 'dist/worker');

/** As in wrangler.toml: the local database's file is named after it. */
export const DATABASE_ID = '00000000-0000-0000-0000-000000000000';

/** Those of wrangler.toml, and high: a bench sends what no visitor does. */
const RATE_LIMITS = Object.fromEntries(
  [...readFileSync(path.join(ROOT, 'wrangler.toml'), 'utf8').matchAll(/\[\[ratelimits\]\]\s*name = "(\w+)"/g)].map(
    ([, name], at) => [name, { namespace_id: String(1_001 + at), simple: { limit: 1_000_000, period: 60 as const } }],
  ),
);

const COMMON = { compatibilityDate: '2026-10-01', compatibilityFlags: ['nodejs_compat'] };

/** Headers that a counted answer has besides its own. */
export const COUNT_HEADERS = { trips: 'x-count-trips', rowsRead: 'x-count-rows-read', kvReads: 'x-count-kv-reads' };

/**
 * The bundle with its D1 and KV counted: each answer says what was asked of them until it was ready. Only batches are
 * counted, which is how the Worker asks D1; what it does after an answer has left is not.
 */
const COUNTING = `
import worker from './index.js';
export default {
  ...worker,
  async fetch(request, env, context) {
    const count = { trips: 0, rowsRead: 0, kvReads: 0 };
    const counted = (database) => new Proxy(database, {
      get(target, name) {
        if (name === 'batch') return async (statements) => {
          count.trips += 1;
          const results = await target.batch(statements);
          for (const { meta } of results) count.rowsRead += meta.rows_read;
          return results;
        };
        if (name === 'withSession') return (...from) => counted(target.withSession(...from));
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const cache = new Proxy(env.CACHE, {
      get(target, name) {
        if (name.startsWith('get')) count.kvReads += 1;
        const value = target[name];
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const answer = await worker.fetch(request, { ...env, DB: counted(env.DB), CACHE: cache }, context);
    const response = new Response(answer.body, answer);
    for (const [name, header] of Object.entries(${JSON.stringify(COUNT_HEADERS)})) response.headers.set(header, String(count[name]));
    return response;
  },
};
`;

export interface BuiltWorkerOptions {
  /** Its lines of requests would land between the figures of a bench: none unless a share of them is asked for. */
  requestLogShare?: string;
  /** Whether each answer says what D1 and KV were asked (COUNT_HEADERS). */
  counting?: boolean;
  /** A module to run in place of the bundle, with the same bindings. */
  instead?: string;
  /** Whether its heap can be asked about (heapUsed). */
  inspected?: boolean;
}

/**
 * Starts the bundle of `dist/worker` (made by `wrangler deploy --dry-run --outdir dist/worker`) over the local state
 * folder. Dispose it when done.
 */
export async function startBuiltWorker(
  stateFolder: string,
  { requestLogShare = '0', counting = false, instead, inspected = false }: BuiltWorkerOptions = {},
): Promise<{ url: URL; miniflare: Miniflare }> {
  const bundle = path.join(BUNDLE, 'index.js');
  if (!existsSync(bundle))
    throw new Error('There is no bundle in dist/worker; run `npm run deploy -- --dry-run` first.');
  const worker = { type: 'ESModule' as const, path: 'index.js', contents: instead ?? readFileSync(bundle, 'utf8') };
  const counter = { type: 'ESModule' as const, path: 'counting.js', contents: COUNTING };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...COMMON,
      modules: counting ? [counter, worker] : [worker],
      d1Databases: { DB: DATABASE_ID },
      kvNamespaces: { CACHE: 'cache' },
      bindings: {
        SESSION_KEYS: `k1:${randomBytes(32).toString('base64url')}`,
        REQUEST_LOG_SHARE: requestLogShare,
      },
      ratelimits: RATE_LIMITS,
      ...(inspected ? { inspectorPort: 0, unsafeInspectorProxy: false } : {}),
      resourcePersistencePath: path.join(stateFolder, 'v3'),
      assets: {
        directory: path.join(ROOT, 'dist/client'),
        binding: 'ASSETS',
        // As `run_worker_first` in wrangler.toml: without it an address that is no file is a 404 before the Worker.
        routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      },
    }),
  );
  return { url: await miniflare.ready, miniflare };
}

/** Starts the baseline of every ratio: a Worker that answers one small JSON text. */
export async function startHelloWorld(): Promise<{ url: URL; miniflare: Miniflare }> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...COMMON,
      modules: true as const,
      script: `export default { fetch() { return Response.json({ hello: 'world' }) } }`,
    }),
  );
  return { url: await miniflare.ready, miniflare };
}
