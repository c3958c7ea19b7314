/**
 * `npm run bench -- startup`: how long a Worker that nobody has asked yet takes. Evaluating the bundle is what wrangler's
 * own profiler sees (`wrangler check startup`); from the start of a process to its first answer is measured beside a
 * hello-world Worker in the same run, in turns, so that what the runtime itself takes can be told apart.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WORKER_SIZE_MAX, workerSize } from '../../scripts/worker-size.ts';
import { wrangler } from '../../scripts/wrangler.ts';
import { startBuiltWorker, startHelloWorld } from '../helpers/built-worker.ts';
import { median } from './numbers.ts';
import { fixed, type Section, tableText } from './report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PROFILE = path.join(ROOT, '.cache/worker-startup.cpuprofile');
/** Longest that Cloudflare lets a Worker's global scope run (developers.cloudflare.com/workers/platform/limits), in ms. */
const STARTUP_LIMIT = 1_000;

/** Milliseconds that the processor was at work while the bundle was evaluated, as wrangler sums up its profile. */
function evaluation(): number | null {
  mkdirSync(path.dirname(PROFILE), { recursive: true });
  const printed = wrangler('check', 'startup', '--outfile', PROFILE);
  const active = /Active:\s*([\d.]+) ms/.exec(printed)?.[1];
  return active === undefined ? null : Number(active);
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
  const [hello, ours]: [number[], number[]] = [[], []];
  const state = mkdtempSync(path.join(os.tmpdir(), 'campusatlas-startup-'));
  try {
    // The first start of all reads the runtime from the disk.
    await firstAnswer(startHelloWorld);
    for (let round = 0; round < rounds; round += 1) {
      hello.push(await firstAnswer(startHelloWorld));
      ours.push(await firstAnswer(() => startBuiltWorker(state)));
    }
  } finally {
    rmSync(state, { recursive: true, force: true });
  }
  const more = median(ours) - median(hello);
  return {
    about: `A Worker starts wherever it has not been asked lately. Evaluating is the processor's time while the bundle's global scope runs (\`wrangler check startup\`, median of ${evaluations.length}); the first answer is timed from the start of the process, median of ${rounds} in turns with a hello-world Worker, which has no bindings.`,
    body: [
      tableText({
        head: ['', 'campusatlas', 'hello world'],
        rows: [
          ['bundle, kB', fixed(raw / 1000, 1), null],
          ['bundle compressed, kB', fixed(compressed / 1000, 1), null],
          ['evaluating, ms', fixed(evaluated, 1), null],
          ['process to first answer, ms', fixed(median(ours), 0), fixed(median(hello), 0)],
        ],
      }),
      `The first answer comes ${fixed(more, 0)} ms after hello world's (${fixed(median(ours) / median(hello), 2)} times its time); that holds the D1, KV, rate limit and asset services of the local runtime too, which Cloudflare does not start for each Worker.`,
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
        wanted: `under ${fixed(STARTUP_LIMIT, 0)} ms (Cloudflare's limit)`,
        measured: evaluated === null ? 'unknown' : `${fixed(evaluated, 1)} ms`,
        met: evaluated === null ? null : evaluated < STARTUP_LIMIT,
      },
    ],
  };
}
