/**
 * `npm run bench -- growth`: what becomes of costs when the catalogue is ten and a hundred times as large: the search's
 * own time and size, and the rows that D1 reads.
 */
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { base64Parts } from '#data/seed/rows.ts';
import { slugOf } from '#schema/domain/slug.ts';
import { buildSnapshot, openSnapshot, SNAPSHOT_LAYOUT } from '#schema/search/snapshot.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { suggestUniversities } from '#worker/search/suggest-universities.ts';
import { startBuiltWorker } from '../helpers/built-worker.ts';
import { type Dataset, readDataset } from '../search/catalogue.ts';
import { knownItemQueries } from '../search/known-item-queries.ts';
import { COPY_IDS, multiplied } from './multiplied.ts';
import { median, quantile } from './numbers.ts';
import { databaseFile } from './prepare.ts';
import { type Cell, fixed, type Section, tableText } from './report.ts';
import { countAsked, warm } from './rows-read.ts';
import { ask } from './search-quality.ts';
import { type GrowthFigure, growthTargets, growthVerdict } from './targets.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** Milliseconds for each text, p50 and p95; of each the faster of the rounds. */
function timed(texts: readonly string[], rounds: number, act: (text: string) => unknown): string {
  const fastest = texts.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    texts.forEach((text, at) => {
      const start = performance.now();
      act(text);
      fastest[at] = Math.min(fastest[at] as number, performance.now() - start);
    });
  }
  return `${fixed(quantile(fastest, 0.5), 2)} / ${fixed(quantile(fastest, 0.95), 2)}`;
}

const megabytes = (bytes: number) => fixed(bytes / 1_000_000, 1);

interface SearchGrowth {
  universities: number;
  /** By what was measured. */
  cells: Record<string, Cell>;
}

function measureSearch(dataset: Dataset, texts: readonly string[], rounds: number): SearchGrowth {
  const began = performance.now();
  const bytes = buildSnapshot(dataset);
  const built = performance.now();
  const snapshot = openSnapshot(bytes);
  const opened = performance.now();
  suggestUniversities(snapshot, 'a', 1);
  const ready = performance.now();
  const filters = { country: 'US', type: ['public'], tuitionMax: 30_000, sortBy: 'tuition', facets: true } as const;
  return {
    universities: snapshot.size,
    cells: {
      'snapshot, MB': megabytes(bytes.length),
      'with gzip, MB': megabytes(gzipSync(bytes, { level: 5 }).length),
      'built when data is loaded, ms': fixed(built - began, 0),
      'opened by an isolate, ms': fixed(opened - built, 2),
      'first text of an isolate, ms': fixed(ready - opened, 1),
      'text, p50 / p95 ms': timed(texts, rounds, (search) => searchUniversities(snapshot, ask({ search }))),
      'text and facets': timed(texts, rounds, (search) => searchUniversities(snapshot, ask({ search, facets: true }))),
      'filters, order and facets': timed(texts, rounds, () =>
        searchUniversities(snapshot, ask(filters as unknown as Parameters<typeof ask>[0])),
      ),
      suggestions: timed(texts, rounds, (text) => suggestUniversities(snapshot, text.slice(0, 6), 8)),
    },
  };
}

/** Of each copy beyond the tenth only a few of what belongs to a university: a local file of 8 GB would prove no more. */
const THIN_FROM = 11;
const THIN = { programs: 2, neighbours: 4 };

/** A copy of the local database in which the catalogue stands `times` times, with the search snapshot given. */
function multiplyDatabase(from: string, to: string, times: number, snapshot: Uint8Array | null): void {
  for (const ending of ['', '-wal', '-shm']) {
    if (existsSync(`${from}${ending}`)) copyFileSync(`${from}${ending}`, `${to}${ending}`);
  }
  const db = new DatabaseSync(to);
  try {
    db.exec('pragma synchronous = off');
    const columnsOf = (table: string) =>
      db
        .prepare(`select name from pragma_table_info('${table}')`)
        .all()
        .map(({ name }) => String(name));
    const thin = times >= THIN_FROM;
    /** What a copied row has in place of the original's columns. */
    const changes: Record<string, { columns: (shift: number) => Record<string, string>; only: string }> = {
      universities: {
        columns: (shift) => ({
          id: `id + ${shift}`,
          slug: `substr(slug, 1, length(slug) - length(id)) || (id + ${shift})`,
          ...(thin ? { description: "''", facts: "'{}'", missing: "'{}'" } : {}),
        }),
        only: 'true',
      },
      aliases: { columns: (shift) => ({ university_id: `university_id + ${shift}` }), only: 'true' },
      programs: {
        columns: (shift) => ({ university_id: `university_id + ${shift}` }),
        only: thin
          ? `rowid in (select rowid from (select rowid, row_number() over (partition by university_id) at from programs where university_id < ${COPY_IDS}) where at <= ${THIN.programs})`
          : 'true',
      },
      similar_universities: {
        columns: (shift) => ({ university_id: `university_id + ${shift}`, similar_id: `similar_id + ${shift}` }),
        only: thin ? `rank <= ${THIN.neighbours}` : 'true',
      },
    };
    db.exec('begin');
    for (const [table, { columns, only }] of Object.entries(changes)) {
      const key = table === 'universities' ? 'id' : 'university_id';
      const names = columnsOf(table);
      for (let copy = 1; copy < times; copy += 1) {
        const changed = columns(copy * COPY_IDS);
        const values = names.map((name) => changed[name] ?? name).join(', ');
        db.exec(
          `insert into ${table} (${names.join(', ')}) select ${values} from ${table} where ${key} < ${COPY_IDS} and ${only}`,
        );
      }
    }
    if (snapshot) {
      const { version } = db.prepare("delete from snapshots where kind = 'search' returning version").get() as {
        version: string;
      };
      const insert = db.prepare("insert into snapshots values ('search', ?, ?, ?, ?)");
      base64Parts(snapshot).forEach((base64, part) => void insert.run(SNAPSHOT_LAYOUT, part, version, base64));
    }
    db.exec('commit');
    db.exec('pragma wal_checkpoint(truncate)');
  } finally {
    db.close();
  }
}

interface Question {
  what: string;
  kind: GrowthFigure['kind'];
  method?: string;
  /** The i-th address, each asked for the first time. */
  address: (i: number) => string;
}

/** Words that fill a page at every size: what finds less reads less. */
const COMMON_WORDS = 'university college state community technical christian institute saint north southern'.split(' ');

function questionsOf({ universities }: Dataset): Question[] {
  const nth = (i: number) => universities[(i * 37) % universities.length] as Dataset['universities'][number];
  return [
    {
      what: 'school record',
      kind: 'point',
      address: (i) => `/api/universities/by-slug/${slugOf(nth(i).name, nth(i).id)}`,
    },
    {
      what: 'compare four',
      kind: 'point',
      address: (i) => `/api/universities/compare?ids=${[0, 1, 2, 3].map((k) => nth(i * 4 + k).id).join(',')}`,
    },
    { what: 'session check', kind: 'point', address: () => '/api/user' },
    { what: 'keep a school', kind: 'point', method: 'PUT', address: (i) => `/api/bookmarks/${nth(i).id}` },
    { what: 'note a view', kind: 'point', method: 'PUT', address: (i) => `/api/history/${nth(i).id}` },
    { what: 'list of 120', kind: 'list', address: (i) => `/api/universities/search?page=${i + 1}&limit=120` },
    {
      what: 'list of 120, from the middle on',
      kind: 'list',
      address: (i) => `/api/universities/search?page=${i + 11}&limit=120`,
    },
    {
      what: 'filtered list of 120',
      kind: 'list',
      address: (i) => `/api/universities/search?country=US&type=public&tuitionMax=${30_000 + i}&limit=120`,
    },
    {
      what: 'text search, 120',
      kind: 'list',
      address: (i) => `/api/universities/search?search=${COMMON_WORDS[i % COMMON_WORDS.length]}&limit=120`,
    },
    { what: 'similar, 3', kind: 'list', address: (i) => `/api/universities/search?similarTo=${nth(i).id}&limit=3` },
    { what: 'town, 20 schools', kind: 'list', address: (i) => `/api/locations/boston-ma?radiusMiles=${50 + i}` },
    { what: 'bookmarks, the last 5', kind: 'list', address: () => '/api/bookmarks?limit=5' },
  ];
}

const ASKED = 10;
/** Longer than what an isolate holds of a list (HELD_LIST_MAX): each row is read, whatever was asked before. */
const PAGE_LENGTHS = [120, 200, 300, 400, 500];

interface SizeFigures {
  universities: number;
  questions: { what: string; kind: GrowthFigure['kind']; rowsRead: number; trips: number; p50: number }[];
  pages: { limit: number; rowsRead: number }[];
}

async function askAll(visitor: Visitor, dataset: Dataset, universities: number): Promise<SizeFigures> {
  await warm(visitor);
  const questions: SizeFigures['questions'] = [];
  for (const { what, kind, method = 'GET', address } of questionsOf(dataset)) {
    const times: number[] = [];
    let rowsRead = 0;
    let trips = 0;
    for (let i = 0; i < ASKED; i += 1) {
      const began = performance.now();
      const asked = await countAsked(visitor, method, address(i));
      times.push(performance.now() - began);
      if (asked.status >= 300) throw new Error(`${address(i)} answered ${asked.status}: ${asked.body.slice(0, 200)}`);
      rowsRead = Math.max(rowsRead, asked.rowsRead);
      trips = Math.max(trips, asked.trips);
    }
    questions.push({ what, kind, rowsRead, trips, p50: median(times) });
  }
  const pages: SizeFigures['pages'] = [];
  for (const limit of PAGE_LENGTHS) {
    const { rowsRead } = await countAsked(visitor, 'GET', `/api/universities/search?limit=${limit}&sortBy=tuition`);
    pages.push({ limit, rowsRead });
  }
  return { universities, questions, pages };
}

/** The snapshot that a Worker can open at this size: a hundred times is more than one KV value or message holds. */
const SNAPSHOT_TIMES_MAX = 10;

async function measureRows(stateFolder: string, dataset: Dataset, times: number): Promise<SizeFigures> {
  const folder = `${stateFolder}-times-${times}`;
  rmSync(folder, { recursive: true, force: true });
  const from = databaseFile(stateFolder);
  const to = path.join(folder, path.relative(stateFolder, from));
  mkdirSync(path.dirname(to), { recursive: true });
  try {
    const snapshot = times > 1 && times <= SNAPSHOT_TIMES_MAX ? buildSnapshot(multiplied(dataset, times)) : null;
    multiplyDatabase(from, to, times, snapshot);
    const site = await startBuiltWorker(folder, { counting: true });
    try {
      return await askAll(await newVisitor(site.url), dataset, dataset.universities.length * times);
    } finally {
      await site.miniflare.dispose();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures at each of the sizes, the smallest first. */
export async function benchGrowth(
  stateFolder: string,
  { sizes = [1, 10, 100], texts: count = 12 }: { sizes?: readonly number[]; texts?: number } = {},
): Promise<Section> {
  const dataset = readDataset();
  const texts = knownItemQueries(dataset, { seed: 11, perFamily: count }).map(({ text }) => text);
  // Fewer texts where each takes long.
  const searches = sizes.map((times) =>
    measureSearch(
      times === 1 ? dataset : multiplied(dataset, times),
      times > 10 ? texts.filter((_, at) => at % 3 === 0) : texts,
      times > 10 ? 1 : 3,
    ),
  );
  const figures: SizeFigures[] = [];
  for (const times of sizes) figures.push(await measureRows(stateFolder, dataset, times));
  const [least] = figures;
  const rows = (least?.questions ?? []).map(({ what, kind, trips }, at) => ({
    what,
    kind,
    trips,
    times: figures.map(({ questions }) => questions[at]?.p50 ?? Number.NaN),
    rows: figures.map(({ universities, questions }) => ({
      universities,
      rowsRead: questions[at]?.rowsRead ?? Number.NaN,
    })),
  }));
  const measured = Object.keys(searches[0]?.cells ?? {});
  const largest = figures.at(-1);
  return {
    about: [
      'The names of the copies do not exist: rare words have other endings, so that there are more words as well as more schools.',
      'The local database holds each table ten times over whole; a hundred times over with shorter rows, and of each copy with two programs and four neighbours a school.',
      `The Worker searches in the snapshot of that catalogue up to ${SNAPSHOT_TIMES_MAX} times; at a hundred times the snapshot is larger than one KV value (25 MB), so that the Worker keeps the one of today and only the tables are larger. What the search itself takes at a hundred times is in the first table.`,
      `Rows are the most of ${ASKED} questions, each new to the isolate. Lists are of 120 and more, which are always read whole: of shorter ones the isolate does not read again what it holds.`,
    ].join(' '),
    body: [
      '### The search',
      tableText({
        head: ['', ...searches.map(({ universities }) => `${fixed(universities, 0)} universities`)],
        rows: measured.map((name) => [name, ...searches.map(({ cells }) => cells[name] ?? null)]),
      }),
      '### Rows that D1 reads, and the time of an answer',
      tableText({
        head: [
          'answer',
          ...figures.map(({ universities }) => `rows at ${fixed(universities, 0)}`),
          'growth',
          'round trips',
          ...figures.map(({ universities }) => `p50 ms at ${fixed(universities, 0)}`),
        ],
        rows: rows.map(({ what, rows: byWhat, trips, times }) => [
          what,
          ...byWhat.map(({ rowsRead }) => rowsRead),
          growthVerdict(byWhat),
          trips,
          ...times.map((time) => fixed(time, 1)),
        ]),
      }),
    ],
    targets: growthTargets(rows, largest?.pages ?? []),
  };
}
