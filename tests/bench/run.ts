/**
 * `npm run bench`: every benchmark in turn, written to docs/benchmarks.md with the day and the machine; nothing is
 * asserted on time. `npm run bench -- search pages` measures parts and replaces their sections only. `--print` writes
 * no file. `--quick` takes the fewest measurements that show that all works; it writes no file either. `--runs 9` is how
 * often pages are looked at; `--against folder` measures another checkout of the site in turns with this one.
 * `wishes` and `answers` take `--held-out` and `--misses`; with misses no file is written.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadNow, machineLine } from './machine.ts';
import { fixed, mergedDocument, type Section, sectionText, tableText } from './report.ts';

// Before anything reads it: the benches write to a database of their own.
process.env.LOCAL_STATE ??= '.cache/bench-state';
const ROOT = path.resolve(import.meta.dirname, '../..');
const DOCUMENT = path.join(ROOT, 'docs/benchmarks.md');

const { values: options, positionals: wanted } = parseArgs({
  options: {
    print: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    against: { type: 'string' },
  },
  allowPositionals: true,
});
const { quick } = options;

/** The tables that a script prints, which is run by itself. */
function printed(...command: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command.join(' ')} failed:\n${stdout}\n${stderr}`);
  const lines = stdout.split('\n').filter((line) => /^(\||\d+ students)/.test(line));
  return lines.join('\n').replace(/\n(?=\| model)/, '\n\n');
}

const site = async () => (await import('./prepare.ts')).prepareSite();

/** In the order of the document. */
const PARTS: Record<string, { title: string; measure: () => Promise<Section> }> = {
  search: {
    title: 'Search: quality and time',
    measure: async () =>
      (await import('./search-quality.ts')).benchSearch(quick ? { queries: 4, sizes: [1], rounds: 1 } : {}),
  },
  wishes: {
    title: 'Wishes: how right the first ten are',
    measure: async () =>
      (await import('./wishes.ts')).benchWishes({
        heldOut: options['held-out'],
        misses: options.misses,
        ...(quick ? { rounds: 1 } : {}),
      }),
  },
  answers: {
    title: 'Lines of the search box',
    measure: async () =>
      (await import('./answers.ts')).benchAnswers({ heldOut: options['held-out'], misses: options.misses }),
  },
  programs: {
    title: 'Program finder',
    measure: async () => (await import('./programs.ts')).benchPrograms(site, quick ? { rounds: 1 } : {}),
  },
  similar: {
    title: 'Similar schools',
    measure: async () => ({
      about:
        'Of the committed dataset: what a school has in common with those named beside it, how many of them people would name (tests/data/similar-judgements.ts, written before the lists were looked at), and how often the three cards of a page tell the same reason twice. Exact, and the same on every machine; `npm run bench -- similar`.',
      body: [printed('tests/bench/similar.ts').replace(/\n(?=\| (school|reasons told))/g, '\n\n')],
      targets: [],
    }),
  },
  pages: {
    title: 'Pages drawn and kept',
    measure: async () => {
      const folder = await site();
      return (await import('./page-cost.ts')).benchPages(folder, quick ? 1 : Number(options.runs));
    },
  },
  rows: {
    title: 'Rows read and round trips',
    measure: async () => {
      const folder = await site();
      return (await import('./rows-read.ts')).benchRows(folder);
    },
  },
  size: {
    title: 'What pages download',
    measure: async () => {
      await site();
      const { BUDGETS, bundleSizes, CLIENTS } = await import('../../scripts/bundle-size.ts');
      const { sizeTargets } = await import('./targets.ts');
      const { pages, frame } = bundleSizes(CLIENTS.en);
      const french = bundleSizes(CLIENTS.fr);
      const inFrench = new Map(french.pages.map((one) => [one.page, one]));
      const kilobytes = (bytes: number) => fixed(bytes / 1000, 1);
      return {
        about: `JavaScript and styles in kB after brotli, from the built site’s manifests: as the first page of a visit, and as a further one (at most ${BUDGETS.further / 1000}), in English and in French. The frame that every page needs is ${kilobytes(frame)} kB, in French ${kilobytes(french.frame)}. A tool comes after the page it is on has shown. Styles are those of a first visit. Exact, and the same on every machine; \`npm run size\` is a check of \`npm test\`.`,
        body: [
          tableText({
            head: ['page', 'first, kB', 'in French', 'further, kB', 'styles, kB'],
            rows: pages.map(({ page, first, further, styles }) => [
              page,
              ...[first, inFrench.get(page)?.first ?? Number.NaN, further, styles].map(kilobytes),
            ]),
          }),
        ],
        // A budget is kept when both builds keep it.
        targets: sizeTargets([...pages, ...french.pages.map((one) => ({ ...one, page: `${one.page}, in French` }))]),
      };
    },
  },
  lighthouse: {
    title: 'Lighthouse',
    measure: async () => {
      await site();
      return (await import('./lighthouse.ts')).benchLighthouse(
        quick ? { runs: 1, pages: ['home'] } : { runs: Number(options.runs), against: options.against },
      );
    },
  },
  'page-work': {
    title: 'Processor time of a page in the browser',
    measure: async () => {
      await site();
      return (await import('./page-work.ts')).benchPageWork(
        quick ? { runs: 1, pages: ['home'] } : { runs: Number(options.runs), against: options.against },
      );
    },
  },
  presses: {
    title: 'Presses on a slow phone',
    measure: async () => {
      await site();
      return (await import('./presses.ts')).benchPresses({
        runs: quick ? 1 : Number(options.runs),
        against: options.against,
      });
    },
  },
  recommendations: {
    title: 'Recommendations',
    measure: async () => ({
      about:
        'Simulated students keep schools by known tastes; two of each student’s schools are held out. The share of students of whom at least one held-out school is among the six recommended, beside plainer ways to recommend.',
      body: [printed('tests/bench/recommendations.ts', ...(quick ? ['--students', '1000'] : []))],
      targets: [],
    }),
  },
};
const TITLES = Object.values(PARTS).map(({ title }) => title);

const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}

const machine = machineLine();
const fresh = new Map<string, string>();
const failures: string[] = [];
for (const [name, { title, measure }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const load = loadNow();
  console.error(`${name} …`);
  try {
    const section = await measure();
    const seconds = Math.round((performance.now() - began) / 1000);
    const day = new Date().toISOString().slice(0, 10);
    const text = sectionText(title, section, `${day}, ${machine}; load before ${load}; took ${seconds} s.`);
    fresh.set(title, text);
    console.log(`\n${text}\n`);
    // After each part: what was measured stays when a later part fails.
    if (!options.print && !quick && !options.misses) {
      const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
      writeFileSync(DOCUMENT, mergedDocument(before, fresh, TITLES));
    }
  } catch (error) {
    failures.push(name);
    console.error(`${name}: ${error instanceof Error ? (error.stack ?? error.message) : error}`);
  }
}
if (failures.length > 0) {
  console.error(`Not measured: ${failures.join(', ')}`);
  process.exitCode = 1;
}
