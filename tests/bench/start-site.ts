/** The site as `npm start` serves it, on a free port (or PORT) and its own local database, for measuring its pages. */
import { loadLocal } from '#data/seed/load.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { applyLocalMigrations, LOCAL_STATE } from '../../scripts/local-state.ts';
import { freePort } from '../../scripts/ports.ts';
import { startWrangler } from '../../scripts/wrangler.ts';

/** Milliseconds a start may take. */
const PATIENCE = 60_000;

/** Builds, loads and serves. Throws when it does not answer in time. */
export async function startSite(): Promise<{ url: string; stop: () => void }> {
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
