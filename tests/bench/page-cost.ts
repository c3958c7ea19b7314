/**
 * `npm run bench -- pages`: what a page costs the Worker, cold (never asked before) and kept (asked before): requests a
 * second beside a hello-world Worker in the same run, processor time of the runtime by the system's clock, and of that
 * what drawing takes, by samples.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '#schema/domain/record/slug.ts';
import { DOCUMENT_PARTS_MAX } from '#schema/domain/record/university-document.ts';
import { SIMILAR_COUNT } from '#schema/domain/site/limits.ts';
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
const FLOOR = 'the same without the site';

/**
 * The least that this runtime and its simulated bindings take for a page of so many bytes: kept, the bytes as they are;
 * cold, the same reads of the database, a read of KV that finds nothing, and a write of the bytes.
 */
const floorWorker = (bytes: number) => `
const page = new Uint8Array(${bytes}).fill(120);
export default {
  async fetch(request, { DB, CACHE }, context) {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/cold/')) return new Response(page);
    const id = Number(pathname.slice('/cold/'.length));
    await CACHE.getWithMetadata('floor:' + id, 'text');
    const session = DB.withSession('first-unconstrained');
    const first = id * ${DOCUMENT_PARTS_MAX};
    await session.batch([
      session.prepare("select value from dataset_meta where key = 'version'"),
      session.prepare('select key, parts, text from university_documents where key between ? and ?').bind(first, first + ${DOCUMENT_PARTS_MAX - 1}),
      session.prepare('select rank from similar_universities where university_id = ? order by rank desc limit 1').bind(id),
      session.prepare('select card, reasons from similar_universities join university_cards on university_cards.id = similar_id where university_id = ? order by rank limit ${SIMILAR_COUNT}').bind(id),
    ]);
    context.waitUntil(CACHE.put('floor:' + id, page, { expirationTtl: 3600 }));
    return new Response(page);
  },
};
`;

/** Addresses by page: the i-th differs from all others. */
function pagesOf({ universities }: ReturnType<typeof readDataset>): Record<string, (i: number) => string> {
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
  const dataset = readDataset();
  const pages = pagesOf(dataset);
  const drawing = await drawingTimes(stateFolder, pages);
  const hello = await withClock(startHelloWorld);
  const site = await withClock(() => startBuiltWorker(stateFolder));
  const school = await fetch(new URL(pages[SCHOOL]?.(0) ?? '/', site.url));
  const instead = floorWorker((await school.arrayBuffer()).byteLength);
  const floor = await withClock(() => startBuiltWorker(stateFolder, { instead }));
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
    await load({ base: floor.url, pathOf: () => '/', count: WARM });
    const coldFloor = (i: number) => `/cold/${dataset.universities[i % dataset.universities.length]?.id}`;
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
      const before = await greet();
      const cold = await timed(`${FLOOR} cold`, floor, (i) => coldFloor(1 + round * COLD + i), COLD);
      const kept = await timed(`${FLOOR} kept`, floor, () => '/', KEPT);
      const baseline = mean([before, await greet()]);
      note(ratios, `${FLOOR} cold`, cold / baseline);
      note(ratios, `${FLOOR} kept`, kept / baseline);
    }
  } finally {
    await hello.miniflare.dispose();
    await site.miniflare.dispose();
    await floor.miniflare.dispose();
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
    about: `Requests a second, eight at a time, over those of a hello-world Worker measured right before and after, and milliseconds of processor time for each request; medians of ${rounds} rounds. The bundle that is deployed, in Miniflare, its isolate warm. *Cold*: an address never asked before; *kept*: one asked before. Processor time is that of the whole local runtime, its HTTP, databases and asset layer included, by the system’s clock. *Drawing* is what of it makes the markup, from samples of ${COLD} cold requests to the same bundle with its names left in. *The same without the site*: a Worker that knows none of its code, behind the same asset layer, answers as many bytes as a school page has; cold after the same reads of the database, a read of KV that finds nothing and a write. What a school page takes beyond that is the site’s own.`,
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
          ...['cold', 'kept'].map((kind) => [
            FLOOR,
            kind,
            fixed(middle(ratios, `${FLOOR} ${kind}`), 3),
            fixed(middle(times, `${FLOOR} ${kind}`), 2),
            null,
          ]),
        ],
      }),
    ],
    targets: pageCostTargets(figures, SCHOOL),
  };
}
