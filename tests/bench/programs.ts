/**
 * `npm run bench -- programs`: how long the program finder takes in the isolate's own engine, form and words apart, how large
 * the program snapshot is as it is sent, and how many rows of D1 a page reads. Every question is asked some rounds; what is kept of
 * the round before is part of it, as in an isolate that has answered a while.
 */
import { gzipSync } from 'node:zlib';
import { PROGRAM_LEVELS, programsQuery } from '#schema/api/programs.ts';
import { ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import { EARNINGS_RESULTS } from '#schema/domain/programs/earnings-check.ts';
import { FINDER_TRENDS } from '#schema/domain/programs/graduates-trend.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { searchPrograms } from '#worker/search/programs/search-programs.ts';
import { COUNT_HEADERS, startBuiltWorker } from '../helpers/built-worker.ts';
import { committedDataset, committedSearch } from '../search/catalogue.ts';
import { fastestTimes, quantile } from './numbers.ts';
import { forgetAnswers } from './prepare.ts';
import { fixed, type Section, tableText } from './report.ts';

/** Milliseconds and bytes. */
const WANTED = { p95: 3, gzip: 700_000 };

const PLACES = ['', 'Texas', 'Boston', '90210', 'Ontario', 'New England'];
const WORDS = [
  '',
  'online %',
  '% masters in Texas',
  'growing % programs',
  '% programs that pay off',
  'become a % major near Chicago',
];

type Asked = Partial<Record<string, string>>;

/** Each program of the form with each narrowing in turn, and all of them in every order. */
function formQuestions(): Asked[] {
  const narrowed: Asked[] = [
    ...PLACES.map((location): Asked => (location === '' ? {} : { location })),
    ...PROGRAM_LEVELS.map((levels) => ({ levels })),
    ...EARNINGS_RESULTS.map((check) => ({ check })),
    ...FINDER_TRENDS.map((trend) => ({ trend })),
    ...['graduates', 'earnings', 'name'].map((sortBy) => ({ sortBy })),
    { onlineOnly: 'true' },
  ];
  return [
    ...ACADEMIC_PROGRAMS.flatMap(({ key, field }) => narrowed.map((one) => ({ field, program: key, ...one }))),
    ...narrowed,
  ];
}

const wordQuestions = (): Asked[] =>
  ACADEMIC_PROGRAMS.flatMap(({ title }) =>
    WORDS.map((form) => ({ q: form === '' ? title : form.replace('%', title) })),
  );

/** Pages whose rows are counted: the finder in every order, narrowed, by words, and the table of a subject. */
const PAGES = [
  ...['relevance', 'graduates', 'earnings', 'name'].map((sortBy) => `/api/programs?sortBy=${sortBy}`),
  ...['q=growing+nursing+programs', 'trend=ended', 'check=below', 'field=engineering&levels=masters', 'location=Ohio'],
]
  .map((query) => (query.startsWith('/') ? query : `/api/programs?${query}`))
  .concat(
    ['nursing', 'business', 'computer-science'].map(
      (subject) => `/api/universities/search?subject=${subject}&sortBy=subjectPay&sortOrder=desc`,
    ),
  );
const PAGES_EACH = 3;

interface PageRows {
  pages: number;
  /** The most rows that a page read, of all schools on it and the dataset's version. */
  most: number;
  /** The most that a page read beyond its own length. */
  over: number;
  trips: number;
}

/** What pages of the finder read of D1 in the built Worker over the whole dataset, its snapshots open, their cards not yet read. */
async function rowsOfPages(stateFolder: string): Promise<PageRows> {
  forgetAnswers(stateFolder);
  const counted: PageRows = { pages: 0, most: 0, over: Number.NEGATIVE_INFINITY, trips: 0 };
  const site = await startBuiltWorker(stateFolder, { counting: true });
  try {
    const ask = async (address: string) => {
      const response = await fetch(new URL(address, site.url));
      if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
      const number = (header: string) => Number(response.headers.get(header) ?? Number.NaN);
      const { programs, universities } = (await response.json()) as { programs?: unknown[]; universities: unknown };
      const length = programs ? programs.length : (universities as unknown[]).length;
      return { length, rows: number(COUNT_HEADERS.rowsRead), trips: number(COUNT_HEADERS.trips) };
    };
    // Opens the snapshots, and finds nothing, so that no card is held.
    await ask('/api/programs?q=nothing+of+this+world');
    for (const address of PAGES) {
      for (let page = 1; page <= PAGES_EACH; page += 1) {
        const { length, rows, trips } = await ask(`${address}&limit=20&page=${page}`);
        counted.pages += 1;
        counted.most = Math.max(counted.most, rows);
        counted.over = Math.max(counted.over, rows - length);
        counted.trips = Math.max(counted.trips, trips);
      }
    }
  } finally {
    await site.miniflare.dispose();
  }
  return counted;
}

/** Asks the finder, weighs its snapshot and counts what its pages read. `prepareSite` answers the folder of a loaded database. */
export async function benchPrograms(
  prepareSite: () => Promise<string>,
  { rounds = 5 }: { rounds?: number } = {},
): Promise<Section> {
  const { snapshot } = committedSearch();
  const dataset = committedDataset();
  const bytes = buildProgramSnapshot({ ...dataset, version: dataset.manifest.version });
  const opening = performance.now();
  const programs = openProgramSnapshot(bytes);
  const opened = performance.now() - opening;
  const gzip = gzipSync(bytes, { level: 9 }).length;
  const kinds = [
    { kind: 'form', asked: formQuestions() },
    { kind: 'words', asked: wordQuestions() },
  ].map(({ kind, asked }) => {
    const queries = asked.map((one) =>
      programsQuery.parse(Object.fromEntries(Object.entries(one).map(([name, value]) => [name, [value]]))),
    );
    return { kind, times: fastestTimes((query) => searchPrograms(snapshot, programs, query), queries, rounds) };
  });
  const all = kinds.flatMap(({ times }) => times);
  const p95 = quantile(all, 0.95);
  const read = await rowsOfPages(await prepareSite());
  const row = (name: string, times: readonly number[]) => [
    name,
    times.length,
    ...[quantile(times, 0.5), quantile(times, 0.95), Math.max(...times)].map((time) => fixed(time, 2)),
  ];
  return {
    about:
      'The program finder over the committed dataset: every program of its form with every narrowing and order, and its titles within words. A page of twenty; the fastest of some rounds. `npm run bench -- programs`.',
    body: [
      tableText({
        head: ['ms', 'questions', 'p50', 'p95', 'longest'],
        rows: [...kinds.map(({ kind, times }) => row(kind, times)), row('all', all)],
      }),
      `The snapshot has ${fixed(programs.award.length, 0)} rows in ${fixed(bytes.length / 1000, 0)} kB, ${fixed(gzip / 1000, 0)} kB gzip, and opens in ${fixed(opened, 0)} ms.`,
      `A page of twenty reads the rows of its schools and that of the dataset’s version: at most ${read.most} rows in ${read.trips} round trip, over ${read.pages} pages of the finder and of tables of a subject, the built Worker’s snapshots open.`,
    ],
    targets: [
      {
        name: 'Program finder, p95',
        wanted: `at most ${WANTED.p95} ms`,
        measured: `${fixed(p95, 2)} ms`,
        met: p95 <= WANTED.p95,
      },
      {
        name: 'Program snapshot, gzip',
        wanted: `under ${WANTED.gzip / 1000} kB`,
        measured: `${fixed(gzip / 1000, 0)} kB`,
        met: gzip < WANTED.gzip,
      },
      {
        name: 'Rows read by a page of programs',
        wanted: 'at most the page and 1',
        measured: `the page and ${read.over}`,
        met: read.over <= 1,
      },
    ],
  };
}
