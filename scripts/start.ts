/**
 * `npm start` after the install: builds the SPA, brings the local D1 up to date, loads the committed dataset when the
 * local one differs, and serves everything with `wrangler dev`. Each step is skipped when there is nothing to do, so
 * that a second start takes seconds. PORT changes the port.
 */
import { loadLocal } from '#data/seed/load.ts';
import { buildClient } from './build-client.ts';
import { ensureDevVars } from './dev-vars.ts';
import { applyLocalMigrations, LOCAL_STATE } from './local-state.ts';
import { startWrangler } from './wrangler.ts';

const port = process.env.PORT ?? '8787';
if (!/^\d{2,5}$/.test(port) || Number(port) > 65_535) {
  console.error(`PORT must be a number from 10 to 65535, not "${port}".`);
  process.exit(2);
}

ensureDevVars();
console.log(buildClient() ? 'Built the pages.' : 'The pages are up to date.');
applyLocalMigrations();
console.log((await loadLocal()).message);

const server = startWrangler([
  'dev',
  '--port',
  port,
  '--persist-to',
  LOCAL_STATE,
  '--show-interactive-dev-session=false',
  '--log-level',
  process.env.LOG_LEVEL ?? 'warn',
]);
console.log(`CampusAtlas is served at http://localhost:${port} (Ctrl+C ends it).`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
