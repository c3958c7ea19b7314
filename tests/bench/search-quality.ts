/**
 * `npm run bench -- search`: how well and how fast known schools are found, by family of queries, beside search
 * libraries on the same names: at the catalogue's size and at ten times that. Alone (`node tests/bench/search-quality.ts`)
 * it prints the site's own search only; `--failures` lists what was not found first, `--seed n` and `--queries n`
 * (a family) change the queries.
 */
import { parseArgs } from 'node:util';
import type { SearchQuery } from '#schema/api/search.ts';
import { stateName } from '#schema/domain/places.ts';
import { buildSnapshot, openSnapshot } from '#schema/search/snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { type Dataset, readDataset } from '../search/catalogue.ts';
import { FAMILIES, type KnownItemQuery, knownItemQueries, scoreSearch } from '../search/known-item-queries.ts';
import { multiplied } from './multiplied.ts';
import { mean, quantile } from './numbers.ts';
import { fixed, type Section, tableText } from './report.ts';
import { installRivals, rivalVersions } from './rivals/install.ts';
import { type FindIds, type IndexedName, LIBRARIES, type Library } from './rivals/search-libraries.ts';
import { searchTargets } from './targets.ts';

/** A search with nothing but what is given. */
export const ask = (query: Partial<SearchQuery>) =>
  ({ type: [], academicCalendar: [], facets: false, ...query }) as unknown as SearchQuery;

/** The site's search as a library like the others; it takes a catalogue where they take names. */
const ours = (dataset: Dataset): Library => {
  const bytes = buildSnapshot(dataset);
  return {
    name: 'CampusAtlas',
    async open() {
      const snapshot = openSnapshot(bytes);
      return (search) => searchUniversities(snapshot, ask({ search, limit: 10 })).ids;
    },
  };
};

/** Every name and alias of the catalogue with its university's place. */
function namesOf({ universities, aliases }: Dataset): IndexedName[] {
  const places = new Map(
    universities.map(({ id, city, state, country }) => [
      id,
      [city, stateName(country, state)].filter((part) => part !== null).join(', '),
    ]),
  );
  const cities = new Map(universities.map(({ id, city }) => [id, city ?? '']));
  return [...universities, ...aliases].map(({ id, name }) => ({
    id,
    name,
    city: cities.get(id) ?? '',
    place: places.get(id) ?? '',
  }));
}

const ROUNDS = 4;

/** One engine's answers to all queries: its quality and the time of each, by family. */
interface Performance {
  engine: string;
  /** Milliseconds until the first answer could be given. */
  ready: number;
  rounds: number;
  quality: number[];
  times: number[][];
}

/**
 * Asks every query, and again as often as there is time: of each query its fastest round counts, for other work on the
 * machine slows any one.
 */
async function perform(
  { name, open }: Library,
  names: readonly IndexedName[],
  queries: readonly KnownItemQuery[],
  seconds: number,
): Promise<Performance> {
  const opening = performance.now();
  const find = await open(names);
  find('a');
  const ready = performance.now() - opening;
  const fastest = new Map<string, number>();
  const timed: FindIds = (text) => {
    const start = performance.now();
    const ids = find(text);
    fastest.set(text, Math.min(fastest.get(text) ?? Number.POSITIVE_INFINITY, performance.now() - start));
    return ids;
  };
  const began = performance.now();
  const scores = scoreSearch(queries, timed);
  let rounds = 1;
  while (rounds < ROUNDS && ((performance.now() - began) / rounds) * (rounds + 1) < seconds * 1_000) {
    for (const { text } of queries) timed(text);
    rounds += 1;
  }
  const times = scores.map(({ family }) =>
    queries.filter((query) => query.family === family).map(({ text }) => fastest.get(text) ?? Number.NaN),
  );
  return { engine: name, ready, rounds, quality: scores.map(({ mrr }) => mrr), times };
}

const both = (times: readonly number[]) => `${fixed(quantile(times, 0.5), 2)} / ${fixed(quantile(times, 0.95), 2)}`;

export interface SearchBenchOptions {
  seed?: number;
  /** Queries a family. */
  queries?: number;
  /** How often the catalogue is taken. */
  sizes?: readonly number[];
  /** Seconds an engine may take at one size; it always answers every query once. */
  seconds?: number;
}

/** Measures all engines at all sizes. */
export async function benchSearch({
  seed = 11,
  queries: perFamily = 30,
  sizes = [1, 10],
  seconds = 8,
}: SearchBenchOptions = {}): Promise<Section> {
  installRivals();
  const dataset = readDataset();
  const body: string[] = [];
  const targets: Section['targets'][number][] = [];
  for (const times of sizes) {
    const catalogue = times === 1 ? dataset : multiplied(dataset, times);
    const names = namesOf(catalogue);
    // Over the larger catalogue the slowest libraries take seconds for a text.
    const queries = knownItemQueries(catalogue, { seed, perFamily: times > 1 ? Math.ceil(perFamily / 2) : perFamily });
    const own = ours(catalogue);
    const results: Performance[] = [];
    /** The site's quality on the very queries that each was asked. */
    const beside: number[][] = [];
    for (const library of [own, ...LIBRARIES]) {
      const every = (times > 1 ? library.sampled?.large : library.sampled?.small) ?? 1;
      const asked = queries.filter((_, at) => at % every === 0);
      results.push(await perform(library, names, asked, seconds));
      beside.push(scoreSearch(asked, await own.open([])).map(({ mrr }) => mrr));
    }
    const size = catalogue.universities.length;
    const engines = results.map(({ engine }) => engine);
    const title = `${fixed(size, 0)} universities, ${fixed(names.length, 0)} names`;
    body.push(
      `### ${title}: quality`,
      tableText({
        head: ['mean reciprocal rank at 10', 'queries', ...engines],
        rows: [
          ...FAMILIES.map((family, at) => [
            family,
            results[0]?.times[at]?.length ?? 0,
            ...results.map(({ quality }) => fixed(quality[at], 4)),
          ]),
          ['mean of the families', queries.length, ...results.map(({ quality }) => fixed(mean(quality), 4))],
        ],
      }),
      `### ${title}: time`,
      tableText({
        head: ['p50 / p95, ms', ...engines],
        rows: [
          ...FAMILIES.map((family, at) => [family, ...results.map(({ times: all }) => both(all[at] ?? []))]),
          ['all', ...results.map(({ times: all }) => both(all.flat()))],
          ['ready for the first text, ms', ...results.map(({ ready }) => fixed(ready, 0))],
          ['queries asked', ...results.map(({ times: all }) => all.flat().length)],
          ['rounds', ...results.map(({ rounds }) => rounds)],
        ],
      }),
    );
    targets.push(
      ...searchTargets({
        names: size,
        engines: results.map(({ engine, quality, times: all }, at) => ({
          engine,
          p95: quantile(all.flat(), 0.95),
          families: quality,
          beside: beside[at] ?? [],
        })),
      }),
    );
  }
  const versions = rivalVersions();
  const packages = ['minisearch', 'fuse.js', '@leeoniya/ufuzzy', '@orama/orama'];
  return {
    about: [
      'A person looks for one school and types its name like people do (`tests/search/known-item-queries.ts`); 1 is always first, 0 never among the first ten.',
      `Every library (${packages.map((name) => `${name} ${versions[name]}`).join(', ')}) has the same names and aliases, each with its town and state, and is set up as its documentation advises (\`tests/bench/rivals/search-libraries.ts\`).`,
      'Of each query its fastest round counts; a library that takes long gets fewer rounds, and the slowest only a part of the queries: the targets then compare with the site’s answers to the same ones.',
      'The catalogue ten times over holds names that do not exist, made by changing the rare words’ endings.',
      'The site’s search comes with its index made when the data is loaded, and counts all that it finds; the libraries index at each start.',
    ].join(' '),
    body,
    targets,
  };
}

function printOwn(seed: number, perFamily: number, failing: boolean): void {
  const dataset = readDataset();
  const queries = knownItemQueries(dataset, { seed, perFamily });
  const snapshot = openSnapshot(buildSnapshot(dataset));
  const nameOf = new Map(dataset.universities.map(({ id, name }) => [id, name]));
  const scores = scoreSearch(queries, (search) => searchUniversities(snapshot, ask({ search, limit: 10 })).ids);
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
