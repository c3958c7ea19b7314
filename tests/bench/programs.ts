/**
 * `npm run bench -- programs`: how long the program finder takes in the isolate's own engine, form and words apart, and how large
 * the program snapshot is as it is sent. Every question is asked some rounds; what is kept of the round before is part of it,
 * as in an isolate that has answered a while.
 */
import { gzipSync } from 'node:zlib';
import { PROGRAM_LEVELS, programsQuery } from '#schema/api/programs.ts';
import { ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import { EARNINGS_RESULTS } from '#schema/domain/programs/earnings-check.ts';
import { FINDER_TRENDS } from '#schema/domain/programs/graduates-trend.ts';
import { buildProgramSnapshot, openProgramSnapshot } from '#schema/search/program-snapshot.ts';
import { searchPrograms } from '#worker/search/programs/search-programs.ts';
import { committedDataset, committedSearch } from '../search/catalogue.ts';
import { fastestTimes, quantile } from './numbers.ts';
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

/** Asks the finder and weighs its snapshot. */
export function benchPrograms({ rounds = 5 }: { rounds?: number } = {}): Section {
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
    ],
  };
}
