/**
 * Two loads at once, one stopped after each of its steps while the other goes on: whatever the schedule, the catalogue is
 * wholly of one dataset, and a load that says it is done has published its own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SeedSteps, seedSteps } from '../../data/seed/statements.ts';
import { madeUpDataset, madeUpUniversity } from './made-up-dataset.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../schema/migrations');
const SCHEMA = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8'))
  .join('\n');

/** All of them have as many rows in every table, so that nothing can be told by counting. */
const OLD = madeUpDataset('old', [madeUpUniversity(100_001), madeUpUniversity(100_002)]);
const ONE = madeUpDataset('one', [madeUpUniversity(100_001, { name: 'One' }), madeUpUniversity(100_003)]);
const TWO = madeUpDataset('two', [madeUpUniversity(100_002, { name: 'Two' }), madeUpUniversity(100_004)]);

type Step = (database: DatabaseSync) => void;

/** The steps in which a load can be stopped: each statement of staging, and the swap as the transaction it is. */
function stepsOf({ staging, swap }: SeedSteps): Step[] {
  return [
    ...staging.map((sql) => (database: DatabaseSync) => database.exec(sql)),
    (database) => {
      database.exec('BEGIN');
      try {
        // A guard is a query: only reading its row runs it.
        for (const sql of swap) database.prepare(sql).all();
        database.exec('COMMIT');
      } catch (error) {
        database.exec('ROLLBACK');
        throw error;
      }
    },
  ];
}

function loaded(...loads: SeedSteps[]): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  database.exec(SCHEMA);
  for (const load of loads) for (const step of stepsOf(load)) step(database);
  return database;
}

/** Every row of the catalogue, without what only says which version was there before. */
function catalogueOf(database: DatabaseSync): string {
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not glob 'staging_*' order by name")
    .all() as { name: string }[];
  return JSON.stringify(
    tables.map(({ name }) => [
      name,
      database
        .prepare(
          `select * from "${name}"${name === 'dataset_meta' ? " where key <> 'previousVersion'" : ''} order by 1, 2`,
        )
        .all(),
    ]),
  );
}

const [old, one, two] = [OLD, ONE, TWO].map((dataset) => seedSteps(dataset, 'key')) as [
  SeedSteps,
  SeedSteps,
  SeedSteps,
];
const ALONE = { old: catalogueOf(loaded(old)), one: catalogueOf(loaded(one)), two: catalogueOf(loaded(two)) };
const STEPS = stepsOf(one).length;

/** Runs both by turns, as often as the schedule says; a load that fails stops, as a real one would. */
function run(schedule: ('one' | 'two')[]): { database: DatabaseSync; done: ('one' | 'two')[] } {
  const database = loaded(old);
  const left = { one: stepsOf(one), two: stepsOf(two) };
  const done: ('one' | 'two')[] = [];
  const rest = [...Array(STEPS).fill('one'), ...Array(STEPS).fill('two')] as ('one' | 'two')[];
  for (const name of [...schedule, ...rest]) {
    const step = left[name].shift();
    if (!step) continue;
    try {
      step(database);
      if (left[name].length === 0) done.push(name);
    } catch {
      left[name] = [];
    }
  }
  return { database, done };
}

function expectOneWhole(schedule: ('one' | 'two')[]): void {
  const { database, done } = run(schedule);
  const last = done.at(-1) ?? 'old';
  const served = catalogueOf(database);
  const name = Object.entries(ALONE).find(([, alone]) => alone === served)?.[0] ?? 'a mixture';
  expect([name, schedule.join()]).toEqual([last, schedule.join()]);
  database.close();
}

/** In the normal run every third step, the first and the last; `npm run test:long -- loads` stops after each. */
const STOPS = Array.from({ length: STEPS + 1 }, (_, at) => at).filter(
  (at) => process.env.TEST_FORM === 'long' || at % 3 === 0 || at === STEPS,
);
const times = (name: 'one' | 'two', count: number): ('one' | 'two')[] => Array(count).fill(name);

describe('two loads at once', { timeout: 60_000 }, () => {
  it('are told apart by nothing but what each row says', () => {
    expect(old.rows).toEqual(one.rows);
    expect(one.rows).toEqual(two.rows);
    expect(new Set(Object.values(ALONE)).size).toBe(3);
    expect(STEPS).toBeGreaterThan(15);
  });

  it.each(STOPS)(
    'publish one of them whole: the first stopped after %i steps, the second after any of its own',
    (first) => {
      for (const second of STOPS)
        expectOneWhole([...times('one', first), ...times('two', second), ...times('one', STEPS)]);
    },
  );

  it('publish one of them whole in step with each other, and in any schedule', () => {
    expectOneWhole(Array.from({ length: STEPS * 2 }, (_, at) => (at % 2 ? 'one' : 'two')));
    fc.assert(
      fc.property(fc.array(fc.constantFrom('one', 'two'), { maxLength: STEPS * 2 }), (schedule) => {
        expectOneWhole(schedule as ('one' | 'two')[]);
      }),
      { numRuns: process.env.TEST_FORM === 'long' ? 400 : 40 },
    );
  });

  it('one after the other are both done, and the second is served', () => {
    expect(run(times('one', STEPS)).done).toEqual(['one', 'two']);
  });

  it('leave a database into which the next load goes as ever', () => {
    const { database } = run([...times('one', 9), ...times('two', 5), ...times('one', 4)]);
    for (const step of stepsOf(seedSteps(TWO, 'key'))) step(database);
    expect(catalogueOf(database)).toBe(ALONE.two);
    expect(database.prepare("select name from sqlite_master where name glob 'staging_*'").all()).toEqual([]);
  });
});
