/** Applies migrations to the local D1, where `wrangler dev` and the seed look for it. */
import { LOCAL_STATE } from '#data/seed/local-state.ts';
import { wrangler } from './wrangler.ts';

export { LOCAL_STATE };

/** Applies the migrations that the local database does not have yet. */
export function applyLocalMigrations(): void {
  wrangler('d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', LOCAL_STATE);
}
