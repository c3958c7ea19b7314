/**
 * `npm run dev` after the install: the Worker under `wrangler dev` on API_PORT (8787), and Vite with hot reload on PORT
 * (5173) before it.
 */

import { createServer } from 'vite';
import { loadLocal } from '#data/seed/load.ts';
import { buildClient } from './build-client.ts';
import { ensureDevVars } from './dev-vars.ts';
import { applyLocalMigrations, LOCAL_STATE } from './local-state.ts';
import { portTrouble } from './missing.mjs';
import { portState } from './ports.ts';
import { step } from './progress.mjs';
import { startWrangler } from './wrangler.ts';

const apiPort = process.env.API_PORT ?? '8787';
const state = await portState(Number(apiPort));
if (state !== 'free') {
  console.error(portTrouble(state, Number(apiPort), 'npm run dev', 'API_PORT'));
  process.exit(1);
}
ensureDevVars();
await step('Building the pages', buildClient, (built) => (built ? 'Built' : 'They are up to date'));
await step('Preparing the local database', applyLocalMigrations, () => 'Prepared');
await step('Loading the dataset into it', loadLocal, ({ message }) => message.replace(/ in [\d.]+ s|\.$/g, ''));

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
