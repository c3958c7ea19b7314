/** The site as `npm start` serves it, on its own port and its own local database, for measuring its pages. */
import { loadLocal } from '#data/seed/load.ts';
import { buildClient } from '../../scripts/build-client.ts';
import { applyLocalMigrations, LOCAL_STATE } from '../../scripts/local-state.ts';
import { startWrangler } from '../../scripts/wrangler.ts';

const PORT = process.env.PORT ?? '8898';
/** Milliseconds a start may take. */
const PATIENCE = 60_000;

/** Builds, loads and serves. Throws when it does not answer in time. */
export async function startSite(): Promise<{ url: string; stop: () => void }> {
  buildClient();
  applyLocalMigrations();
  await loadLocal();
  const args = ['--port', PORT, '--persist-to', LOCAL_STATE, '--show-interactive-dev-session=false'];
  const server = startWrangler(['dev', ...args, '--log-level', 'error'], 'pipe');
  const url = `http://localhost:${PORT}`;
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
