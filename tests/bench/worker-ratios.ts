/**
 * `npm run bench -- worker`: what an answer costs beside a hello-world Worker in the same run, each endpoint cold (the
 * answer is computed) and cached (it comes from the isolate's memory or KV), and what it costs two other servers over
 * the same rows. The machine is never quiet: hello world is measured before and after each family, in every round, and
 * medians over the rounds are told.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getTableColumns } from 'drizzle-orm';
import { universities as universitiesTable } from '#schema/db/catalogue.ts';
import { ACADEMIC_FIELD_KEYS } from '#schema/domain/academic-fields.ts';
import { ACADEMIC_PROGRAMS } from '#schema/domain/academic-programs.ts';
import type { UniversityRecord } from '#schema/domain/dataset.ts';
import { stateName } from '#schema/domain/places.ts';
import { slugOf } from '#schema/domain/slug.ts';
import { similarReason } from '#words/similar-reasons.ts';
import { startBuiltWorker, startHelloWorld } from '../helpers/built-worker.ts';
import { readBelongings, readDataset } from '../search/catalogue.ts';
import { type LoadResult, load } from './load.ts';
import { mean, median } from './numbers.ts';
import { forgetAnswers } from './prepare.ts';
import { fixed, type Section, tableText } from './report.ts';
import { installRivals, rivalVersions } from './rivals/install.ts';
import { collectRows } from './rivals/rows.ts';
import { startRival } from './rivals/serve.ts';
import { type AnswerKind, type WorkerFigure, workerTargets } from './targets.ts';
import { newVisitor } from './visitor.ts';

/** A card is made of the first columns of the table. */
const CARD_COLUMNS = 35;

const ROOT = path.resolve(import.meta.dirname, '../..');
const ROWS_FILE = path.join(ROOT, '.cache/bench-rows.json');

/** Requests of one measurement. A family has 2,591 universities to ask for, each once. */
const COLD = 250;
const CACHED = 400;
const HELLO = 250;
const SQLITE = 200;
const JSON_SERVER = 80;
/** A slow server is not waited for longer, seconds. */
const PATIENCE = 0.8;

interface Family {
  name: string;
  /** The i-th address: it differs from all others when cold, and is repeated when cached. */
  ours: (i: number) => string;
  /** How the rivals are asked the same; absent where they have no such thing. */
  sqlite?: (i: number) => string;
  jsonServer?: (i: number) => string;
  /** Sent to the site and to the sqlite server by who is signed in. Their answers are never kept. */
  signedIn?: boolean;
}

/** All addresses. `token` is the session's at the rivals. */
function familiesOf(universities: readonly UniversityRecord[], token: string): Family[] {
  const nth = (i: number) => universities[i % universities.length] as UniversityRecord;
  const slug = (i: number) => slugOf(nth(i).name, nth(i).id);
  const four = (i: number) => [0, 1, 2, 3].map((k) => nth(i * 13 + k * 101).id);
  const start = (i: number) => encodeURIComponent(nth(i * 11).name.slice(0, 4 + (i % 9)));
  const text = (i: number) => encodeURIComponent(nth(i * 7).name);
  return [
    {
      name: 'list',
      ours: (i) => `/api/universities/search?page=${1 + (i % 90)}&limit=20&studentPopulationMin=${Math.floor(i / 90)}`,
      sqlite: (i) => `/universities?page=${1 + (i % 90)}&limit=20&studentsMin=${Math.floor(i / 90)}`,
      jsonServer: (i) => `/universities?_page=${1 + (i % 90)}&_limit=20&studentPopulation_gte=${Math.floor(i / 90)}`,
    },
    {
      name: 'filtered list',
      ours: (i) => `/api/universities/search?country=US&type=public&tuitionMax=${20_000 + i}`,
      sqlite: (i) => `/universities?country=US&type=public&tuitionMax=${20_000 + i}`,
      jsonServer: (i) => `/universities?country=US&type=public&tuitionUsd_lte=${20_000 + i}&_page=1&_limit=20`,
    },
    {
      name: 'text search',
      ours: (i) => `/api/universities/search?search=${text(i)}`,
      sqlite: (i) => `/universities?search=${text(i)}`,
      jsonServer: (i) => `/universities?q=${text(i)}&_page=1&_limit=20`,
    },
    {
      name: 'suggest',
      ours: (i) => `/api/universities/suggest?q=${start(i)}`,
      sqlite: (i) => `/suggest?q=${start(i)}`,
      jsonServer: (i) => `/universities?name_like=^${start(i)}&_limit=8`,
    },
    {
      name: 'school record',
      ours: (i) => `/api/universities/by-slug/${slug(i * 5)}`,
      sqlite: (i) => `/record?slug=${slug(i * 5)}`,
      jsonServer: (i) => `/records/${nth(i * 5).id}`,
    },
    // Half the catalogue further on: a page has its record in common with the endpoint.
    { name: 'school page (HTML)', ours: (i) => `/university/${slug((i + 1_296) * 5)}` },
    {
      name: 'compare four',
      ours: (i) => `/api/universities/compare?ids=${four(i).join(',')}`,
      sqlite: (i) => `/compare?ids=${four(i).join(',')}`,
      jsonServer: (i) =>
        `/records?${four(i)
          .map((id) => `id=${id}`)
          .join('&')}`,
    },
    {
      name: 'similar',
      ours: (i) => `/api/universities/search?similarTo=${nth(i * 3).id}&limit=3`,
      sqlite: (i) => `/similar?id=${nth(i * 3).id}&limit=3`,
      jsonServer: (i) => `/neighbours?nearTo=${nth(i * 3).id}&_sort=rank&_limit=3&_expand=university`,
    },
    {
      name: 'session check',
      ours: () => '/api/user',
      sqlite: () => '/user',
      jsonServer: () => `/sessions?token=${token}&_expand=user`,
      signedIn: true,
    },
    {
      name: 'programs by field',
      ours: (i) =>
        `/api/programs?field=${ACADEMIC_FIELD_KEYS[i % 9]}&levels=bachelors&location=${nth(i * 17).state}&page=${1 + (i % 40)}`,
    },
    {
      name: 'programs by words',
      ours: (i) =>
        `/api/programs?q=${encodeURIComponent(`${ACADEMIC_PROGRAMS[i % 81]?.title} in ${stateName(nth(i * 19).country, nth(i * 19).state)}`)}&page=${1 + Math.floor(i / 81)}`,
    },
  ];
}

/**
 * What a Worker with the site's bindings costs that does next to nothing: what the local runtime and D1 take of every
 * answer, so that what the site itself takes can be told apart.
 */
const FLOORS = [
  ['the same bindings, one small JSON text', '/'],
  ['and one row from D1', '/row'],
  ['and the rows of 20 cards from D1', '/cards'],
] as const;
const FLOOR_WORKER = `
const COLUMNS = ${JSON.stringify(
  Object.values(getTableColumns(universitiesTable))
    .map(({ name }) => name)
    .slice(0, CARD_COLUMNS)
    .join(', '),
)};
let last = 0;
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    const version = env.DB.prepare("select value from dataset_meta where key = 'version'");
    if (pathname === '/row') return Response.json((await env.DB.batch([version]))[0].results);
    if (pathname === '/cards') {
      last = (last + 997) % 200000;
      const cards = env.DB.prepare('select ' + COLUMNS + ' from universities where id > ? limit 20').bind(100000 + last);
      return Response.json((await env.DB.batch([version, cards]))[1].results);
    }
    return Response.json({ hello: 'world' });
  },
};
`;

/** Takes the rows from the site before anything is measured, and leaves no answer of it in KV. */
async function writeRows(stateFolder: string): Promise<string> {
  const site = await startBuiltWorker(stateFolder);
  const { neighbours } = readBelongings();
  const rows = await collectRows(site.url, (id) =>
    (neighbours.get(id) ?? []).map(
      ([other, distance, reasons]) => [other, distance, reasons.map(similarReason)] as const,
    ),
  ).finally(() => site.miniflare.dispose());
  mkdirSync(path.dirname(ROWS_FILE), { recursive: true });
  writeFileSync(ROWS_FILE, JSON.stringify(rows));
  forgetAnswers(stateFolder);
  return rows.session.token;
}

/** Medians over rounds, by what was measured. */
class Rounds {
  readonly #values = new Map<string, number[]>();

  note(name: string, value: number): void {
    this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
  }

  middle(name: string): number | null {
    const values = this.#values.get(name);
    return values ? median(values) : null;
  }
}

/** Needs the bundle in dist/worker and a loaded local database in `stateFolder`. */
export async function benchWorker(stateFolder: string, rounds = 5): Promise<Section> {
  installRivals();
  const { universities } = readDataset();
  const token = await writeRows(stateFolder);
  const families = familiesOf(universities, token);
  const hello = await startHelloWorld();
  const site = await startBuiltWorker(stateFolder);
  const floor = await startBuiltWorker(stateFolder, { instead: FLOOR_WORKER });
  const sqlite = await startRival('sqlite', ROWS_FILE);
  const jsonServer = await startRival('json-server', ROWS_FILE);
  const kinds = new Map<string, AnswerKind>();
  const ratios = new Rounds();
  const times = new Rounds();
  try {
    const visitor = await newVisitor(site.url);
    const greet = () => load({ base: hello.url, pathOf: () => '/', count: HELLO });
    for (let i = 0; i < 6; i += 1) await greet();
    for (const { name, ours, sqlite: bySqlite, jsonServer: byJsonServer, signedIn } of families) {
      await load({
        base: site.url,
        pathOf: () => ours(0),
        count: 40,
        headers: signedIn ? { cookie: visitor.cookies() } : {},
      });
      if (bySqlite)
        await load({ base: sqlite.url, pathOf: () => bySqlite(0), count: 40, headers: { cookie: `session=${token}` } });
      if (byJsonServer) await load({ base: jsonServer.url, pathOf: () => byJsonServer(0), count: 16 });
      if (signedIn) continue;
      const again = await fetch(new URL(ours(0), site.url));
      kinds.set(name, again.headers.get('x-cache') === 'HIT' ? 'cached' : 'repeated');
      await again.arrayBuffer();
    }
    for (const [, address] of FLOORS) await load({ base: floor.url, pathOf: () => address, count: 100 });
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, address] of FLOORS) {
        const before = await greet();
        const { requestsPerSecond, p50 } = await load({ base: floor.url, pathOf: () => address, count: COLD });
        const baseline = mean([before, await greet()].map((one) => one.requestsPerSecond));
        ratios.note(name, requestsPerSecond / baseline);
        times.note(name, p50);
      }
      for (const { name, ours, sqlite: bySqlite, jsonServer: byJsonServer, signedIn } of families) {
        const from = 1 + round * COLD;
        const headers: Record<string, string> = signedIn ? { cookie: visitor.cookies() } : {};
        const results = new Map<string, LoadResult>();
        const before = await greet();
        results.set('cold', await load({ base: site.url, pathOf: (i) => ours(from + i), count: COLD, headers }));
        const kind = kinds.get(name);
        if (kind) {
          await load({ base: site.url, pathOf: () => ours(0), count: 20 });
          results.set(kind, await load({ base: site.url, pathOf: () => ours(0), count: CACHED }));
        }
        if (bySqlite) {
          const cookie = { cookie: `session=${token}` };
          results.set(
            'sqlite',
            await load({ base: sqlite.url, pathOf: (i) => bySqlite(from + i), count: SQLITE, headers: cookie }),
          );
        }
        if (byJsonServer) {
          const pathOf = (i: number) => byJsonServer(from + i);
          results.set(
            'json-server',
            await load({ base: jsonServer.url, pathOf, count: JSON_SERVER, seconds: PATIENCE }),
          );
        }
        const baseline = mean([before, await greet()].map(({ requestsPerSecond }) => requestsPerSecond));
        times.note('hello', before.p50);
        for (const [what, { requestsPerSecond, p50 }] of results) {
          ratios.note(`${name} ${what}`, requestsPerSecond / baseline);
          times.note(`${name} ${what}`, p50);
        }
      }
    }
  } finally {
    sqlite.stop();
    jsonServer.stop();
    await hello.miniflare.dispose();
    await site.miniflare.dispose();
    await floor.miniflare.dispose();
  }
  const figures = families.flatMap(({ name }): WorkerFigure[] =>
    (['cold', kinds.get(name)] as const).flatMap((kind) => {
      const ratio = kind && ratios.middle(`${name} ${kind}`);
      if (!kind || typeof ratio !== 'number') return [];
      const beside = (rival: string) => ratios.middle(`${name} ${rival}`);
      return [{ family: name, kind, ratio, jsonServer: beside('json-server'), sqlite: beside('sqlite') }];
    }),
  );
  const over = (one: number, other: number | null) => (other === null ? null : fixed(one / other, 2));
  return {
    about: [
      `Requests a second, eight at a time, over those of a hello-world Worker measured right before and after; medians of ${rounds} rounds. The bundle that is deployed, in Miniflare, its isolate warm.`,
      '*Floor*: a Worker that does next to nothing with the site’s bindings, its assets in front, in the same runtime. *Cold*: never asked before, so that it is computed; its trip to D1 is for the cards that the isolate does not hold yet, and for the rest. *Cached*: asked before, from the isolate’s memory. *Repeated*: asked before too, but nothing of it is kept (the page keeps its record).',
      `Beside it json-server ${rivalVersions()['json-server']} and a plain server on node:http and node:sqlite (\`tests/bench/rivals/sqlite-server.ts\`), over the same rows as the same JSON, each as a ratio to the same hello world. They run in plain Node, without Miniflare’s proxy in front and without a sandbox, and hold all in their own memory: hello world in plain Node would be faster too. They correct no slips, check no parameters, count no facets and answer no ETag of a version; the site’s text search beside theirs is not the same work.`,
    ].join('\n\n'),
    body: [
      tableText({
        head: [
          'answer',
          '',
          'of hello world',
          'p50 ms',
          'json-server, of hello world',
          'p50 ms',
          'ours ÷ json-server',
          'node:sqlite, of hello world',
          'ours ÷ node:sqlite',
        ],
        rows: [
          ['hello world', null, fixed(1, 3), fixed(times.middle('hello'), 2), null, null, null, null, null],
          ...FLOORS.map(([name]) => [
            name,
            'floor',
            fixed(ratios.middle(name), 3),
            fixed(times.middle(name), 2),
            null,
            null,
            null,
            null,
            null,
          ]),
          ...figures.map(({ family, kind, ratio, jsonServer: other, sqlite: plain }) => [
            family,
            kind,
            fixed(ratio, 3),
            fixed(times.middle(`${family} ${kind}`), 2),
            fixed(other, 3),
            fixed(times.middle(`${family} json-server`), 2),
            over(ratio, other),
            fixed(plain, 3),
            over(ratio, plain),
          ]),
        ],
      }),
    ],
    targets: workerTargets(figures),
  };
}
