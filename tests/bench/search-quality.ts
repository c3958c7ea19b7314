/**
 * `npm run bench -- search`: how well and how fast known schools are found, by family of queries, at the catalogue's size
 * and at ten times that. Alone (`node tests/bench/search-quality.ts`) it prints the quality only; `--failures` lists what
 * was not found first, `--seed n` and `--queries n` (a family) change the queries.
 */
import { parseArgs } from 'node:util';
import { searchQuery } from '#schema/api/search.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { readDataset } from '../search/catalogue.ts';
import { FAMILIES, knownItemQueries, scoreSearch } from '../search/known-item-queries.ts';
import { multiplied } from './multiplied.ts';
import { mean, quantile } from './numbers.ts';
import { fixed, type Section, tableText } from './report.ts';

const EMPTY = searchQuery.parse({});

/** Times each query is asked: the fastest counts, for other work on the machine slows any one. */
const ROUNDS = 4;

export interface SearchBenchOptions {
  seed?: number;
  /** Queries a family. */
  queries?: number;
  /** How often the catalogue is taken. */
  sizes?: readonly number[];
  rounds?: number;
}

/** Measures the search at all sizes. */
export async function benchSearch({
  seed = 11,
  queries: perFamily = 30,
  sizes = [1, 10],
  rounds = ROUNDS,
}: SearchBenchOptions = {}): Promise<Section> {
  const dataset = readDataset();
  const body: string[] = [];
  for (const times of sizes) {
    const catalogue = times === 1 ? dataset : multiplied(dataset, times);
    const queries = knownItemQueries(catalogue, { seed, perFamily });
    const bytes = buildSnapshot(catalogue);
    const opening = performance.now();
    const snapshot = openSnapshot(bytes);
    const find = (search: string) => searchUniversities(snapshot, { ...EMPTY, search, limit: 10 }).ids;
    find('a');
    const ready = performance.now() - opening;
    const scores = scoreSearch(queries, find);
    // Round by round, never one text twice in a row, for the search remembers the last texts.
    const fastest = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      for (const { text } of queries) {
        const start = performance.now();
        find(text);
        fastest.set(text, Math.min(fastest.get(text) ?? Number.POSITIVE_INFINITY, performance.now() - start));
      }
    }
    const taken = FAMILIES.map((family) =>
      queries.filter((query) => query.family === family).map(({ text }) => fastest.get(text) ?? Number.NaN),
    );
    const timesOf = (all: readonly number[]) => [fixed(quantile(all, 0.5), 2), fixed(quantile(all, 0.95), 2)];
    body.push(
      `### ${fixed(catalogue.universities.length, 0)} universities, ${fixed(catalogue.universities.length + catalogue.aliases.length, 0)} names`,
      tableText({
        head: ['family', 'queries', 'mean reciprocal rank at 10', 'p50, ms', 'p95, ms'],
        rows: [
          ...scores.map(({ family, mrr }, at) => [
            family,
            taken[at]?.length ?? 0,
            fixed(mrr, 4),
            ...timesOf(taken[at] ?? []),
          ]),
          ['all', queries.length, fixed(mean(scores.map(({ mrr }) => mrr)), 4), ...timesOf(taken.flat())],
        ],
      }),
      `The snapshot is open, and the first text answered, after ${fixed(ready, 0)} ms.`,
    );
  }
  return {
    about: [
      'A person looks for one school and types its name like people do (`tests/search/known-item-queries.ts`); 1 is always first, 0 never among the first ten.',
      `Of each query the fastest of ${ROUNDS} rounds counts.`,
      'The catalogue ten times over holds names that do not exist, made by changing the rare words’ endings.',
      'The index is made when the data is loaded.',
    ].join(' '),
    body,
    targets: [],
  };
}

function printOwn(seed: number, perFamily: number, failing: boolean): void {
  const dataset = readDataset();
  const queries = knownItemQueries(dataset, { seed, perFamily });
  const snapshot = openSnapshot(buildSnapshot(dataset));
  const nameOf = new Map(dataset.universities.map(({ id, name }) => [id, name]));
  const scores = scoreSearch(queries, (search) => searchUniversities(snapshot, { ...EMPTY, search, limit: 10 }).ids);
  for (const { family, queries: count, mrr, failures } of scores) {
    console.log(`${family.padEnd(26)} ${mrr.toFixed(4)}  (${count} queries, ${failures.length} not first)`);
    if (!failing) continue;
    for (const { query, found } of failures) {
      const first = found.slice(0, 3).map((id) => nameOf.get(id));
      console.log(`    "${query.text}" is ${query.name}; found ${first.join(' | ') || 'nothing'}`);
    }
  }
  console.log(`${'mean'.padEnd(26)} ${mean(scores.map(({ mrr }) => mrr)).toFixed(4)}`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      failures: { type: 'boolean', default: false },
      seed: { type: 'string', default: '11' },
      queries: { type: 'string', default: '300' },
    },
  });
  printOwn(Number(values.seed), Number(values.queries), values.failures);
}
