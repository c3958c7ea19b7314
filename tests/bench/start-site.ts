/** The site as `npm start` serves it, on a free port (or PORT) and its own local database, for measuring its pages. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { loadLocal } from '#data/seed/load.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { applyLocalMigrations, LOCAL_STATE } from '../../scripts/local-state.ts';
import { freePort } from '../../scripts/ports.ts';
import { startWrangler } from '../../scripts/wrangler.ts';

/** Milliseconds a start may take, and one of another checkout, which may have to build and load first. */
const PATIENCE = 60_000;
const PATIENCE_ELSEWHERE = 300_000;

interface RunningSite {
  url: string;
  stop: () => void;
}

/** Builds, loads and serves. Throws when it does not answer in time. */
export async function startSite(): Promise<RunningSite> {
  await buildClient();
  applyLocalMigrations();
  await loadLocal();
  const port = process.env.PORT ?? String(await freePort());
  const args = ['--port', port, '--persist-to', LOCAL_STATE, '--show-interactive-dev-session=false'];
  const server = startWrangler(['dev', ...args, '--log-level', 'error'], 'pipe');
  const url = `http://localhost:${port}`;
  const stop = () => void server.kill('SIGTERM');
  const givenUp = Date.now() + PATIENCE;
  while (Date.now() < givenUp) {
    const answer = await fetch(new URL('/api/health', url)).catch(() => null);
    if (answer?.ok) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  stop();
  throw new Error(`The site did not answer at ${url}`);
}

/** Another checkout of the site, served by its own `scripts/start.ts` at a free port on a database inside it. */
function startCheckout(folder: string): Promise<RunningSite> {
  const server = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: path.resolve(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: '0', LOCAL_STATE: '.cache/bench-state', LOG_LEVEL: 'none' },
  });
  const stop = () => void server.kill('SIGINT');
  // Told only when it fails: what its tools print while they are stopped is no news.
  let said = '';
  server.stderr.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      stop();
      reject(new Error(`The site in ${folder} ${why}\n${said}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), PATIENCE_ELSEWHERE);
    server.once('error', (error) => fail(`could not be started: ${error.message}`));
    server.once('exit', (code) => fail(`ended with ${code}`));
    createInterface({ input: server.stdout }).on('line', (line) => {
      const url = /is served at (http:\/\/localhost:\d+)/.exec(line)?.[1];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve({ url, stop });
    });
  });
}

/** The sites that are compared: another checkout where one is named, as *before*, and this one, as *now*. */
export async function startSites(against?: string): Promise<{ name: string; url: string; stop: () => void }[]> {
  const before = against === undefined ? [] : [{ name: 'before', ...(await startCheckout(against)) }];
  try {
    return [...before, { name: 'now', ...(await startSite()) }];
  } catch (error) {
    for (const { stop } of before) stop();
    throw error;
  }
}
