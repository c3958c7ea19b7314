/** The local D1 that `wrangler dev` serves from. */
import path from 'node:path';
import { getPlatformProxy } from 'wrangler';
import { LOCAL_PERSIST } from './local-state.ts';
import { runSeed, type SeedDatabase } from './run.ts';
import type { SeedTarget } from './target.ts';

interface Statement {
  all<T>(): Promise<{ results: T[] }>;
}

/** Opens the local database; nothing else may write to it meanwhile. */
export async function localTarget(): Promise<SeedTarget> {
  const proxy = await getPlatformProxy<{ DB: SeedDatabase<Statement> }>({
    configPath: path.resolve(import.meta.dirname, '../../wrangler.toml'),
    persist: { path: LOCAL_PERSIST },
  });
  const database = proxy.env.DB;
  return {
    query: async <T>(sql: string) => (await database.prepare(sql).all<T>()).results,
    load: (steps) => runSeed(database, steps),
    close: () => proxy.dispose(),
  };
}
