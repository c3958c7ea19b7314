/** The Worker as it is deployed, bundled by wrangler and run in Miniflare on the committed dataset. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BUNDLE = path.join(ROOT, 'dist/worker');

/** As in wrangler.toml: the local database's file is named after it. */
const DATABASE_ID = '00000000-0000-0000-0000-000000000000';

/** Named as in wrangler.toml, and high: a bench sends what no visitor does. */
const RATE_LIMITS = Object.fromEntries(
  ['FORM_RATE', 'SIGN_IN_RATE', 'NAME_RATE', 'NAME_ANYWHERE_RATE'].map((name, at) => [
    name,
    { namespace_id: String(1_001 + at), simple: { limit: 1_000_000, period: 60 as const } },
  ]),
);

const COMMON = { modules: true as const, compatibilityDate: '2026-10-01', compatibilityFlags: ['nodejs_compat'] };

/**
 * Starts the bundle of `dist/worker` (made by `wrangler deploy --dry-run --outdir dist/worker`) over the local state
 * folder. Dispose it when done. Its lines of requests would land between the figures of a bench: none unless a share of
 * them is asked for.
 */
export async function startBuiltWorker(
  stateFolder: string,
  requestLogShare = '0',
): Promise<{ url: URL; miniflare: Miniflare }> {
  const entry = existsSync(BUNDLE) ? readdirSync(BUNDLE).find((file) => file === 'index.js') : undefined;
  if (!entry) throw new Error('There is no bundle in dist/worker; run `npm run deploy -- --dry-run` first.');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...COMMON,
      scriptPath: path.join(BUNDLE, entry),
      modulesRoot: BUNDLE,
      d1Databases: { DB: DATABASE_ID },
      kvNamespaces: { CACHE: 'cache' },
      bindings: {
        SESSION_KEYS: `k1:${randomBytes(32).toString('base64url')}`,
        REQUEST_LOG_SHARE: requestLogShare,
      },
      ratelimits: RATE_LIMITS,
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
      script: `export default { fetch() { return Response.json({ hello: 'world' }) } }`,
    }),
  );
  return { url: await miniflare.ready, miniflare };
}
