/**
 * Loaded into every Node process that a run of the tests starts (`--import`): ends it when the process named in END_WITH
 * is gone, however that went, so that an aborted run leaves no server, browser or runner behind.
 */

import { isMainThread } from 'node:worker_threads';
import { isGone } from './child.mjs';

const EVERY = 1_000;
/** Milliseconds a process has to close what it opened. */
const PATIENCE = 8_000;

const watched = Number(process.env.END_WITH);

if (isMainThread && watched > 0 && watched !== process.pid) {
  const timer = setInterval(() => {
    if (!isGone(watched)) return;
    clearInterval(timer);
    // Who listens closes its servers and children; who does not still runs what it has for its exit.
    if (process.listenerCount('SIGINT') === 0) process.exit(130);
    process.kill(process.pid, 'SIGINT');
    setTimeout(() => process.exit(130), PATIENCE).unref();
  }, EVERY);
  timer.unref();
}
