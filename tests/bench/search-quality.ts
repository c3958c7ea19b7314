/**
 * Search quality and speed over the committed dataset. Prints the mean reciprocal rank at ten by family of known-item
 * queries, then sizes and times at the catalogue's size and at ten times that.
 * `--failures` lists what was not found first, `--seed n` and `--queries n` (a family) change the queries.
 */
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { SearchQuery } from '#schema/api/search.ts';
import { buildSnapshot, openSnapshot, type Snapshot } from '#schema/search/snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { suggestUniversities } from '#worker/search/suggest-universities.ts';
import { type Dataset, readDataset } from '../search/catalogue.ts';
import { type KnownItemQuery, knownItemQueries, scoreSearch } from '../search/known-item-queries.ts';

const { values: options } = parseArgs({
  options: {
    failures: { type: 'boolean', default: false },
    seed: { type: 'string', default: '11' },
    queries: { type: 'string', default: '300' },
  },
  // `npm run bench -- search` leaves the benchmark's own name among the arguments.
  allowPositionals: true,
});

const ask = (query: Partial<SearchQuery>) =>
  ({ type: [], academicCalendar: [], facets: false, ...query }) as unknown as SearchQuery;

/** Names that do not exist, alike in length and in how often words repeat: each copy changes the rare words' endings. */
function multiplied(dataset: Dataset, times: number): Dataset {
  const endings = ['', 'ford', 'ley', 'ton', 'mont', 'dale', 'wick', 'hurst', 'gate', 'mere'];
  const vary = (name: string, copy: number) =>
    copy === 0
      ? name
      : name.replace(/\b(?!Univ|Coll|Inst|State|Tech|Saint)(\p{Lu}\p{Ll}{4,})\b/gu, (word, _whole, at: number) =>
          at % 3 === 0 ? `${word}${endings[copy % endings.length]}` : word,
        );
  const copies = Array.from({ length: times }, (_, copy) => copy);
  return {
    ...dataset,
    universities: copies.flatMap((copy) =>
      dataset.universities.map((one) => ({ ...one, id: one.id + copy * 1_000_000, name: vary(one.name, copy) })),
    ),
    aliases: copies.flatMap((copy) =>
      dataset.aliases.map((one) => ({ ...one, id: one.id + copy * 1_000_000, name: vary(one.name, copy) })),
    ),
  };
}

const ROUNDS = 4;

/** The p50 and p95 over the queries in milliseconds; of each query its fastest round, for other work on the machine slows any one. */
function time(queries: readonly KnownItemQuery[], act: (text: string) => unknown): string {
  const fastest = queries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < ROUNDS; round += 1) {
    queries.forEach(({ text }, index) => {
      const start = performance.now();
      act(text);
      fastest[index] = Math.min(fastest[index] as number, performance.now() - start);
    });
  }
  const sorted = fastest.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(3);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, most ${at(1 - 1 / sorted.length)} ms`;
}

function measure(label: string, dataset: Dataset, queries: readonly KnownItemQuery[]): Snapshot {
  const started = performance.now();
  const bytes = buildSnapshot(dataset);
  const built = performance.now();
  const snapshot = openSnapshot(bytes);
  const opened = performance.now();
  suggestUniversities(snapshot, 'a', 1);
  const ready = performance.now();
  const kilobytes = (size: number) => `${Math.round(size / 1024).toLocaleString('en-US')} kB`;
  console.log(`\n${label}: ${snapshot.size.toLocaleString('en-US')} universities`);
  console.log(`  snapshot        ${kilobytes(bytes.length)}, gzip ${kilobytes(gzipSync(bytes).length)}`);
  console.log(
    `  build, open     ${(built - started).toFixed(0)} ms, ${(opened - built).toFixed(2)} ms; first text ${(ready - opened).toFixed(1)} ms`,
  );
  console.log(`  text            ${time(queries, (search) => searchUniversities(snapshot, ask({ search })))}`);
  console.log(
    `  text and facets ${time(queries, (search) => searchUniversities(snapshot, ask({ search, facets: true })))}`,
  );
  console.log(
    `  filters, facets ${time(queries, () =>
      searchUniversities(
        snapshot,
        ask({ country: 'US', type: ['public'], tuitionMax: 30_000, sortBy: 'tuition', facets: true }),
      ),
    )}`,
  );
  console.log(`  suggestions     ${time(queries, (text) => suggestUniversities(snapshot, text.slice(0, 6), 8))}`);
  return snapshot;
}

const dataset = readDataset();
const queries = knownItemQueries(dataset, { seed: Number(options.seed), perFamily: Number(options.queries) });
const snapshot = openSnapshot(buildSnapshot(dataset));
const nameOf = new Map(dataset.universities.map(({ id, name }) => [id, name]));

const scores = scoreSearch(queries, (search) => searchUniversities(snapshot, ask({ search, limit: 10 })).ids);
for (const { family, queries: count, mrr, failures } of scores) {
  console.log(`${family.padEnd(26)} ${mrr.toFixed(4)}  (${count} queries, ${failures.length} not first)`);
  if (!options.failures) continue;
  for (const { query, found } of failures) {
    const first = found.slice(0, 3).map((id) => nameOf.get(id));
    console.log(`    "${query.text}" is ${query.name}; found ${first.join(' | ') || 'nothing'}`);
  }
}
console.log(`${'mean'.padEnd(26)} ${(scores.reduce((sum, { mrr }) => sum + mrr, 0) / scores.length).toFixed(4)}`);

const sample = queries.filter((_, index) => index % 4 === 0);
measure('As it is', dataset, sample);
measure('Ten times', multiplied(dataset, 10), sample);
