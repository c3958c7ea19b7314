/**
 * `npm run bench -- pages`: what a page costs the Worker, cold (never asked before) and kept (asked before): requests a
 * second beside a hello-world Worker in the same run, processor time of the runtime by the system's clock, and of that
 * what drawing takes, by samples.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '#schema/domain/slug.ts';
import { wrangler } from '../../scripts/wrangler.ts';
import { startBuiltWorker, startHelloWorld } from '../helpers/built-worker.ts';
import { readDataset } from '../search/catalogue.ts';
import { load } from './load.ts';
import { mean, median } from './numbers.ts';
import { forgetAnswers } from './prepare.ts';
import { withClock } from './process-clock.ts';
import { fixed, type Section, tableText } from './report.ts';
import { sampled, timeUnder } from './sampled.ts';
import { type PageCostFigure, pageCostTargets } from './targets.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** The bundle once more with the functions' names in it, which what is deployed does not have. */
const NAMED = 'dist/worker-named';
/** What draws a page, in React's words and ours. */
const DRAWING = ['renderPage', 'renderToString', 'renderToReadableStream', 'firstPaint'];

const COLD = 200;
const KEPT = 400;
const HELLO = 250;
const WARM = 40;
const SCHOOL = 'school page';

/** Addresses by page: the i-th differs from all others. */
function pagesOf(): Record<string, (i: number) => string> {
  const { universities } = readDataset();
  const nth = (i: number) => universities[i % universities.length] as (typeof universities)[number];
  return {
    [SCHOOL]: (i) => `/university/${slugOf(nth(i).name, nth(i).id)}`,
    'search page': (i) => `/search?country=US&tuitionMax=${20_000 + i}`,
    'compare page, two': (i) => `/compare?ids=${nth(i * 13).id},${nth(i * 13 + 101).id}`,
    // One address each: what follows the question mark is not theirs, so that cold is only what is not kept by address.
    'home page': (i) => `/?i=${i}`,
    'article page': (i) => `/articles/1?i=${i}`,
  };
}

/** Milliseconds of drawing by page, from samples of cold requests to the bundle with names. */
async function drawingTimes(
  stateFolder: string,
  pages: Record<string, (i: number) => string>,
): Promise<Map<string, number | null>> {
  wrangler('deploy', '--dry-run', '--no-minify', '--outdir', NAMED);
  forgetAnswers(stateFolder);
  const instead = readFileSync(path.join(ROOT, NAMED, 'index.js'), 'utf8');
  const { url: base, miniflare } = await startBuiltWorker(stateFolder, { instead, inspected: true });
  const times = new Map<string, number | null>();
  try {
    for (const [page, pathOf] of Object.entries(pages)) {
      // Addresses that no measurement asks for.
      await load({ base, pathOf: (i) => pathOf(3_000 + i), count: WARM });
      const profile = await sampled(miniflare, () => load({ base, pathOf: (i) => pathOf(3_100 + i), count: COLD }));
      const under = timeUnder(profile, DRAWING);
      times.set(page, under === null ? null : under / COLD);
    }
  } finally {
    await miniflare.dispose();
    forgetAnswers(stateFolder);
  }
  return times;
}

/** Needs the bundle in dist/worker and a loaded local database in `stateFolder`. */
export async function benchPages(stateFolder: string, rounds = 5): Promise<Section> {
  const pages = pagesOf();
  const drawing = await drawingTimes(stateFolder, pages);
  const hello = await withClock(startHelloWorld);
  const site = await withClock(() => startBuiltWorker(stateFolder));
  const ratios = new Map<string, number[]>();
  const times = new Map<string, number[]>();
  const note = (into: Map<string, number[]>, key: string, value: number) =>
    into.set(key, [...(into.get(key) ?? []), value]);
  const middle = (from: Map<string, number[]>, key: string) => {
    const values = from.get(key);
    return values ? median(values) : null;
  };
  try {
    const timed = async (key: string, { url, clock }: typeof site, pathOf: (i: number) => string, count: number) => {
      const before = clock();
      const { requestsPerSecond } = await load({ base: url, pathOf, count });
      const after = clock();
      if (before !== null && after !== null) note(times, key, (after - before) / count);
      return requestsPerSecond;
    };
    const greet = () => timed('hello world', hello, () => '/', HELLO);
    for (let i = 0; i < 6; i += 1) await greet();
    times.clear();
    for (const pathOf of Object.values(pages)) await load({ base: site.url, pathOf: () => pathOf(0), count: WARM });
    for (let round = 0; round < rounds; round += 1) {
      for (const [page, pathOf] of Object.entries(pages)) {
        const from = 1 + round * COLD;
        const before = await greet();
        const cold = await timed(`${page} cold`, site, (i) => pathOf(from + i), COLD);
        await load({ base: site.url, pathOf: () => pathOf(0), count: WARM });
        const kept = await timed(`${page} kept`, site, () => pathOf(0), KEPT);
        const baseline = mean([before, await greet()]);
        note(ratios, `${page} cold`, cold / baseline);
        note(ratios, `${page} kept`, kept / baseline);
      }
    }
  } finally {
    await hello.miniflare.dispose();
    await site.miniflare.dispose();
  }
  const figures = Object.keys(pages).flatMap((page): PageCostFigure[] =>
    (['cold', 'kept'] as const).map((kind) => ({
      page,
      kind,
      ratio: middle(ratios, `${page} ${kind}`) ?? Number.NaN,
      cpu: middle(times, `${page} ${kind}`),
      drawing: kind === 'cold' ? (drawing.get(page) ?? null) : null,
    })),
  );
  return {
    about: `Requests a second, eight at a time, over those of a hello-world Worker measured right before and after, and milliseconds of processor time for each request; medians of ${rounds} rounds. The bundle that is deployed, in Miniflare, its isolate warm. *Cold*: an address never asked before; *kept*: one asked before. Processor time is that of the whole local runtime, its HTTP, databases and asset layer included, by the system’s clock. *Drawing* is what of it makes the markup, from samples of ${COLD} cold requests to the same bundle with its names left in.`,
    body: [
      tableText({
        head: ['page', '', 'of hello world', 'processor ms', 'drawing ms'],
        rows: [
          ['hello world', null, fixed(1, 3), fixed(middle(times, 'hello world'), 2), null],
          ...figures.map(({ page, kind, ratio, cpu, drawing: drawn }) => [
            page,
            kind,
            fixed(ratio, 3),
            fixed(cpu, 2),
            fixed(drawn, 2),
          ]),
        ],
      }),
    ],
    targets: pageCostTargets(figures, SCHOOL),
  };
}
