/** Daily work: the Worker under `wrangler dev` on API_PORT (8787), and Vite with hot reload on PORT (5173) before it. */

import { createServer } from 'vite';
import { loadLocal } from '#data/seed/load.ts';
import { buildClient } from './build-client.ts';
import { ensureDevVars } from './dev-vars.ts';
import { applyLocalMigrations, LOCAL_STATE } from './local-state.ts';
import { startWrangler } from './wrangler.ts';

const apiPort = process.env.API_PORT ?? '8787';
ensureDevVars();
buildClient();
applyLocalMigrations();
console.log((await loadLocal()).message);

const worker = startWrangler([
  'dev',
  '--port',
  apiPort,
  '--persist-to',
  LOCAL_STATE,
  '--show-interactive-dev-session=false',
]);
const pages = await createServer({ server: { port: Number(process.env.PORT ?? '5173') } });
await pages.listen();
pages.printUrls();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    worker.kill(signal);
    void pages.close().then(() => process.exit(0));
  });
}
worker.on('exit', (code) => process.exit(code ?? 1));
