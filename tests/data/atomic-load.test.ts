import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACADEMIC_PROGRAMS } from '#schema/domain/programs/academic-programs.ts';
import type { Dataset } from '#schema/domain/record/dataset.ts';
import { runSeed, type SeedDatabase } from '../../data/seed/run.ts';
import { STATEMENT_MAX_BYTES } from '../../data/seed/sql.ts';
import { type SeedSteps, seedSteps } from '../../data/seed/statements.ts';
import { madeUpDataset, madeUpUniversity } from './made-up-dataset.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const MIGRATIONS = path.resolve(import.meta.dirname, '../../schema/migrations');
const CATALOGUE = [
  'universities',
  'university_cards',
  'university_documents',
  'similar_universities',
  'majors',
  'careers',
  'career_lists',
  'snapshots',
];

type Database = Awaited<ReturnType<Miniflare['getD1Database']>>;

let miniflare: Miniflare;
let database: Database;

beforeAll(async () => {
  miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default { fetch() { return new Response() } }',
      d1Databases: { DB: 'atomic-load' },
    }),
  );
  database = await miniflare.getD1Database('DB');
}, 60_000);

afterAll(() => miniflare.dispose());

beforeEach(async () => {
  const { results } = await database
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'",
    )
    .all<{ name: string }>();
  for (const { name } of results) await database.prepare(`DROP TABLE "${name}"`).run();
  const files = readdirSync(MIGRATIONS).filter((file) => file.endsWith('.sql'));
  const statements = files
    .sort()
    .flatMap((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint'))
    .filter((sql) => sql.trim() !== '');
  await database.batch(statements.map((sql) => database.prepare(sql)));
});

const old = madeUpDataset('old', [madeUpUniversity(100_001), madeUpUniversity(100_002)]);
const fresh = madeUpDataset('fresh', [madeUpUniversity(100_002, { name: 'New Name' }), madeUpUniversity(100_003)]);

const load = (dataset: Dataset) => runSeed(database, seedSteps(dataset, 'key'));

/** Every row of every catalogue table and the meta table, and the names of all tables. */
async function contents(): Promise<Record<string, unknown[]>> {
  const names = [...CATALOGUE, 'dataset_meta'];
  const answers = await database.batch([
    ...names.map((name) => database.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`)),
    database.prepare("SELECT name FROM sqlite_master WHERE name GLOB 'staging_*'"),
  ]);
  return Object.fromEntries([...names, 'staging'].map((name, index) => [name, answers[index]?.results ?? []]));
}

async function meta(key: string): Promise<string | null> {
  return database.prepare('SELECT value FROM dataset_meta WHERE key = ?').bind(key).first('value');
}

/** The same database, dead after so many statements. */
function dyingAfter(statements: number): SeedDatabase<D1Statement> {
  let left = statements;
  return {
    prepare: (sql) => database.prepare(sql),
    batch: async (batch) => {
      if (batch.length > left) {
        const done = batch.slice(0, left);
        left = 0;
        if (done.length > 0) await database.batch(done);
        throw new Error('the connection is gone');
      }
      left -= batch.length;
      return database.batch(batch);
    },
  };
}
type D1Statement = ReturnType<Database['prepare']>;

describe('a load', () => {
  it('fills every catalogue table and says which version is served', async () => {
    await load(old);
    const { staging, ...tables } = await contents();
    expect(Object.fromEntries(CATALOGUE.map((name) => [name, tables[name]?.length]))).toMatchObject({
      universities: 2,
      university_cards: 2,
      university_documents: 2,
      similar_universities: 2,
      majors: ACADEMIC_PROGRAMS.length,
      careers: 0,
      career_lists: 0,
    });
    expect(tables.snapshots?.length).toBeGreaterThan(1);
    expect(staging).toEqual([]);
    expect(await meta('version')).toBe('old');
    expect(JSON.parse((await meta('manifest')) ?? '')).toEqual(old.manifest);
  });

  it('stores each price with its whole provenance, not its key', async () => {
    await load(old);
    const facts = await database.prepare('SELECT facts FROM universities WHERE id = 100001').first<string>('facts');
    expect(JSON.parse(facts ?? '')).toEqual({
      tuition: old.provenance['ic.tuition'],
      tuitionInState: old.provenance['ic.tuition'],
    });
  });

  it('stores tuition in US dollars beside the school’s own currency, on its card', async () => {
    const canadian = madeUpUniversity(900_001, { country: 'CA', state: 'ON', currency: 'CAD', tuition: 10_000 });
    await load(madeUpDataset('both', [canadian]));
    const card = await database.prepare('SELECT card FROM university_cards').first<string>('card');
    expect(JSON.parse(card ?? '')).toMatchObject({ tuition: 10_000, tuitionUsd: 7_300 });
  });

  it('run twice leaves the same rows as run once', async () => {
    await load(old);
    const once = await contents();
    await load(old);
    expect(await contents()).toEqual(once);
  });

  it('names the version it replaced, and keeps that name when the same version is loaded again', async () => {
    await load(old);
    expect(await meta('previousVersion')).toBeNull();
    await load(fresh);
    await load(fresh);
    expect([await meta('version'), await meta('previousVersion')]).toEqual(['fresh', 'old']);
  });

  it('replaces the old rows: what is not in the new dataset is gone', async () => {
    await load(old);
    await load(fresh);
    const { results } = await database.prepare('SELECT id, name FROM universities ORDER BY id').all();
    expect(results).toEqual([
      { id: 100_002, name: 'New Name' },
      { id: 100_003, name: 'University 100003' },
    ]);
  });

  it('keeps any text as it is, whatever it looks like', async () => {
    const names = [
      "St. John's; DROP TABLE universities; --",
      'Quote " and \\ backslash',
      'École “Æ” 🎓 עברית',
      'line\nbreak\tand ?1 :name @x $y',
      "''",
    ];
    const universities = names.map((name, index) => madeUpUniversity(100_001 + index, { name, city: name }));
    await load(madeUpDataset('texts', universities));
    const { results } = await database.prepare('SELECT city FROM universities ORDER BY id').all<{ city: string }>();
    expect(results.map(({ city }) => city)).toEqual(names);
  });

  it('leaves a table of others alone', async () => {
    await database.batch([
      database.prepare('CREATE TABLE of_others (user INTEGER, university_id INTEGER)'),
      database.prepare('INSERT INTO of_others VALUES (1, 100001), (1, 100002)'),
    ]);
    await load(old);
    await load(fresh);
    const { results } = await database.prepare('SELECT * FROM of_others ORDER BY university_id').all();
    expect(results).toEqual([
      { user: 1, university_id: 100_001 },
      { user: 1, university_id: 100_002 },
    ]);
  });
});

describe('a load that does not finish', () => {
  const steps: SeedSteps = seedSteps(fresh, 'key');
  const { length } = steps.staging;
  const cuts =
    process.env.TEST_FORM === 'long' ? Array.from({ length }, (_, at) => at + 1) : [1, Math.floor(length / 2), length];

  it.each(cuts)('after %i statements leaves the old version served, and the next load is clean', async (cut) => {
    await load(old);
    const before = await contents();
    await expect(runSeed(dyingAfter(cut), steps)).rejects.toThrow('the connection is gone');
    const { staging: left, ...tables } = await contents();
    const { staging: _none, ...expected } = before;
    expect(tables).toEqual(expected);
    expect(left?.length).toBeGreaterThan(cut > 1 ? 0 : -1);

    await load(fresh);
    const after = await contents();
    expect(after.staging).toEqual([]);
    expect(after.universities).toHaveLength(2);
    expect(await meta('version')).toBe('fresh');
  });

  it('inside the swap changes nothing at all', async () => {
    await load(old);
    const before = await contents();
    const failing = { ...steps, swap: [...steps.swap.slice(0, -1), 'INSERT INTO no_such_table VALUES (1)'] };
    await expect(runSeed(database, failing)).rejects.toThrow();
    const { staging: _left, ...tables } = await contents();
    const { staging: _none, ...expected } = before;
    expect(tables).toEqual(expected);
  });

  it('because a piece of staging was lost is refused by the swap', async () => {
    await load(old);
    const lost = {
      ...steps,
      staging: steps.staging.filter((sql) => !sql.startsWith('INSERT INTO "staging_similar_universities"')),
    };
    await expect(runSeed(database, lost)).rejects.toThrow(/JSON/i);
    expect(await meta('version')).toBe('old');
  });

  it('because two loads filled the same staging tables is refused by the swap', async () => {
    await load(old);
    const twice = { ...steps, staging: [...steps.staging, ...steps.staging.filter((sql) => sql.startsWith('INSERT'))] };
    await expect(runSeed(database, twice)).rejects.toThrow(/JSON/i);
    expect(await meta('version')).toBe('old');
  });
});

describe('readers during a load', () => {
  it('see one version whole, before and after every batch', async () => {
    await load(old);
    const seen: string[] = [];
    const look = async () => {
      const [version, rows] = await database.batch<{ value: string; id: number }>([
        database.prepare("SELECT value FROM dataset_meta WHERE key = 'version'"),
        database.prepare('SELECT id FROM universities ORDER BY id'),
      ]);
      seen.push(`${version?.results[0]?.value} ${rows?.results.map(({ id }) => id).join()}`);
    };
    const watched: SeedDatabase<D1Statement> = {
      prepare: (sql) => database.prepare(sql),
      batch: async (batch) => {
        await look();
        // Not awaited before the batch is sent: the reads race with it.
        const readers = [look(), look(), look()];
        const answer = await database.batch(batch);
        await Promise.all([...readers, look()]);
        return answer;
      },
    };
    await runSeed(watched, seedSteps(fresh, 'key'));
    expect(new Set(seen)).toEqual(new Set(['old 100001,100002', 'fresh 100002,100003']));
    expect(seen.at(-1)).toBe('fresh 100002,100003');
  });
});

describe('the statements of a load', () => {
  it('all stay below what D1 takes, with rows of many kilobytes', () => {
    const universities = Array.from({ length: 60 }, (_, index) =>
      madeUpUniversity(100_001 + index, { description: `É${'é'.repeat(4_000)}` }),
    );
    const { staging, swap } = seedSteps(madeUpDataset('large', universities));
    for (const sql of [...staging, ...swap]) {
      expect(Buffer.byteLength(sql)).toBeLessThanOrEqual(STATEMENT_MAX_BYTES);
    }
  });
});
