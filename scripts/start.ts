/**
 * `npm start` after the install: builds the SPA, brings the local D1 up to date, loads the committed dataset when the
 * local one differs, and serves everything with `wrangler dev`. Each step is skipped when there is nothing to do, so
 * that a second start takes seconds. PORT changes the port; 0 takes any that is free.
 */
import { loadLocal } from '#data/seed/load.ts';
import { buildClient } from './build-client.ts';
import { ensureDevVars } from './dev-vars.ts';
import { applyLocalMigrations, LOCAL_STATE } from './local-state.ts';
import { diskTrouble, portTrouble } from './missing.mjs';
import { freePort, portState } from './ports.ts';
import { durationText, step } from './progress.mjs';
import { startWrangler } from './wrangler.ts';

/** Milliseconds between two looks whether the server answers. */
const LOOK_EVERY = 200;

function giveUp(message: string, code = 1): never {
  console.error(`\n${message}`);
  process.exit(code);
}

const wished = process.env.PORT ?? '8787';
if (!/^(0|\d{2,5})$/.test(wished) || Number(wished) > 65_535)
  giveUp(`PORT must be a number from 10 to 65535 (or 0 for any that is free), not "${wished}".`, 2);

/** Asked before anything is built, so that nobody waits for minutes to hear of it. */
if (wished !== '0') {
  const state = await portState(Number(wished));
  if (state !== 'free') giveUp(portTrouble(state, Number(wished), 'npm start'));
}

try {
  ensureDevVars();
  await step('Building the pages', buildClient, (built) => (built ? 'Built' : 'They are up to date'));
  await step('Preparing the local database', applyLocalMigrations, () => 'Prepared');
  await step('Loading the dataset into it', loadLocal, ({ message }) => message.replace(/ in [\d.]+ s|\.$/g, ''));
} catch (error) {
  giveUp(diskTrouble(error) ?? (error instanceof Error ? error.message : String(error)));
}

const port = wished === '0' ? await freePort() : Number(wished);
const server = startWrangler([
  'dev',
  '--port',
  String(port),
  '--persist-to',
  LOCAL_STATE,
  '--show-interactive-dev-session=false',
  '--log-level',
  process.env.LOG_LEVEL ?? 'warn',
]);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => server.kill('SIGINT'));
server.on('exit', (code) => process.exit(code ?? 0));

const address = `http://localhost:${port}`;
for (;;) {
  const answer = await fetch(`${address}/api/health`).catch(() => null);
  if (answer) break;
  await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
}
console.log(
  `CampusAtlas is served at ${address} (ready ${durationText(process.uptime() * 1000)} after the start; Ctrl+C ends it).`,
);
