/**
 * `npm run bench -- startup`: how long a Worker that nobody has asked yet takes. Evaluating the bundle is what wrangler's
 * own profiler sees (`wrangler check startup`); from the start of a process to its first answer is measured beside
 * hello-world Workers in the same run, in turns, one of them with bindings like the site's: what the runtime and its
 * local stand-ins for D1, KV and assets take can so be told apart.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { WORKER_SIZE_MAX, workerSize } from '../../scripts/worker-size.ts';
import { wrangler } from '../../scripts/wrangler.ts';
import { startBuiltWorker, startHelloWorld } from '../helpers/built-worker.ts';
import { median } from './numbers.ts';
import { fixed, type Section, tableText } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PROFILE = path.join(ROOT, '.cache/worker-startup.cpuprofile');
/** Longest that Cloudflare lets a Worker's global scope run (developers.cloudflare.com/workers/platform/limits), in ms. */
const STARTUP_LIMIT = 1_000;
/** What ours may take of that, on the machine that measures. */
const STARTUP_BUDGET = 250;

/** Milliseconds that the processor was at work while the bundle was evaluated, as wrangler sums up its profile. */
function evaluation(): number | null {
  mkdirSync(path.dirname(PROFILE), { recursive: true });
  const printed = wrangler('check', 'startup', '--outfile', PROFILE);
  const active = /Active:\s*([\d.]+) ms/.exec(printed)?.[1];
  return active === undefined ? null : Number(active);
}

/** Hello world with a database, a namespace, a counter and assets as the site has them. */
async function startBoundHelloWorld(state: string): ReturnType<typeof startHelloWorld> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: `export default { fetch() { return Response.json({ hello: 'world' }) } }`,
      compatibilityDate: '2026-10-01',
      compatibilityFlags: ['nodejs_compat'],
      d1Databases: { DB: 'hello' },
      kvNamespaces: { CACHE: 'hello' },
      ratelimits: { RATE: { namespace_id: '2001', simple: { limit: 1_000_000, period: 60 } } },
      resourcePersistencePath: path.join(state, 'hello'),
      assets: {
        directory: path.join(ROOT, 'dist/client'),
        binding: 'ASSETS',
        routerConfig: { has_user_worker: true, invoke_user_worker_ahead_of_assets: true },
      },
    }),
  );
  return { url: await miniflare.ready, miniflare };
}

/** Milliseconds from starting the runtime's process to the end of its first answer. */
async function firstAnswer(start: () => ReturnType<typeof startHelloWorld>): Promise<number> {
  const began = performance.now();
  const { url, miniflare } = await start();
  // Needs no data, so that no database is waited for.
  await (await fetch(new URL('/robots.txt', url))).arrayBuffer();
  const took = performance.now() - began;
  await miniflare.dispose();
  return took;
}

/** Measures the bundle in dist/worker; `rounds` starts of each, in turns. */
export async function benchStartup(rounds = 7): Promise<Section> {
  const { raw, compressed } = workerSize(path.join(ROOT, 'dist/worker'));
  const evaluations = Array.from({ length: 3 }, evaluation).filter((took) => took !== null);
  const evaluated = evaluations.length > 0 ? median(evaluations) : null;
  const [hello, bound, ours]: [number[], number[], number[]] = [[], [], []];
  const state = mkdtempSync(path.join(os.tmpdir(), 'campusatlas-startup-'));
  try {
    // The first start of all reads the runtime from the disk.
    await firstAnswer(startHelloWorld);
    for (let round = 0; round < rounds; round += 1) {
      hello.push(await firstAnswer(startHelloWorld));
      bound.push(await firstAnswer(() => startBoundHelloWorld(state)));
      ours.push(await firstAnswer(() => startBuiltWorker(state)));
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
  const more = median(ours) - median(bound);
  return {
    about: `A Worker starts wherever it has not been asked lately. Evaluating is the processor's time while the bundle's global scope runs (\`wrangler check startup\`, median of ${evaluations.length}); the first answer is timed from the start of the process, median of ${rounds} in turns with hello-world Workers without bindings and with those of the site.`,
    body: [
      tableText({
        head: ['', 'campusatlas', 'hello world with bindings', 'hello world'],
        rows: [
          ['bundle, kB', fixed(raw / 1000, 1), null, null],
          ['bundle compressed, kB', fixed(compressed / 1000, 1), null, null],
          ['evaluating, ms', fixed(evaluated, 1), null, null],
          ['process to first answer, ms', ...[ours, bound, hello].map((times) => fixed(median(times), 0))],
        ],
      }),
      `Its own part of the way to a first answer is ${fixed(more, 0)} ms (${fixed(median(ours) / median(bound), 2)} times hello world with the same bindings); the rest is the local runtime and its stand-ins for the platform's services, which Cloudflare does not start for each Worker.`,
    ],
    targets: [
      {
        name: 'Worker, compressed',
        wanted: `under ${fixed(WORKER_SIZE_MAX / 1000, 0)} kB`,
        measured: `${fixed(compressed / 1000, 1)} kB`,
        met: compressed < WORKER_SIZE_MAX,
      },
      {
        name: 'evaluating the bundle',
        wanted: `under ${fixed(STARTUP_BUDGET, 0)} ms (Cloudflare's limit is ${fixed(STARTUP_LIMIT, 0)})`,
        measured: evaluated === null ? 'unknown' : `${fixed(evaluated, 1)} ms`,
        met: evaluated === null ? null : evaluated < STARTUP_BUDGET,
      },
    ],
  };
}
