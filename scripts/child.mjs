/**
 * Runs a program and waits for its end, passing on what ends us: Ctrl+C, `kill`, a closed terminal. `spawnSync` would
 * hear nothing of it, and leave what it started behind.
 */
import { spawn, spawnSync } from 'node:child_process';

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
/** Milliseconds that a terminal's Ctrl+C, which reaches everyone by itself, is given before we pass it on. */
const SHARED = 1_000;
/** Milliseconds after which who does not end is ended. */
const PATIENCE = 12_000;

const END_WITH = new URL('end-with.mjs', import.meta.url).href;

/** The signal that asked this process to end while a child was at work. */
let stopped = /** @type {NodeJS.Signals | null} */ (null);

/** Whether this process was asked to end. Whoever runs one child after another asks before the next. */
export const isStopped = () => stopped !== null;

/** The exit code of a process that such a signal ended. */
export const stoppedCode = () => (stopped === 'SIGTERM' ? 143 : stopped === 'SIGHUP' ? 129 : 130);

/**
 * What a Node process is started with so that it, and every Node process that it starts, ends when this one is gone.
 * @returns {Record<string, string>}
 */
export function endWithUs() {
  const earlier = (process.env.NODE_OPTIONS ?? '').replace(`--import=${END_WITH}`, '').trim();
  return { END_WITH: String(process.pid), NODE_OPTIONS: `--import=${END_WITH} ${earlier}`.trim() };
}

/**
 * Whether there is no such process any more.
 * @param {number} pid
 * @returns {boolean}
 */
export function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}

/** Milliseconds between two looks whether npm is still there. */
const LOOK_EVERY = 1_000;

/**
 * Ends this process, as `kill` would, when the npm that runs it is gone. npm tells only the shell between us of what ends
 * it, and that shell tells nobody.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const shell = process.ppid;
  const npm = Number(spawnSync('ps', ['-o', 'ppid=', '-p', String(shell)], { encoding: 'utf8' }).stdout ?? 0);
  const timer = setInterval(() => {
    if (process.ppid === shell && !(npm > 1 && isGone(npm))) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY);
  timer.unref();
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { heard?: (text: string) => void }} options `heard` is given what
 *   the child prints on its error channel, which is shown all the same
 * @returns {Promise<number>} its exit code; rejects when it cannot be started
 */
export function runChild(command, args, { heard, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['inherit', 'inherit', heard ? 'pipe' : 'inherit'], ...options });
    child.stderr?.on('data', (part) => {
      process.stderr.write(part);
      heard?.(String(part));
    });
    /** @type {NodeJS.Timeout[]} */
    const timers = [];
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    const end = (/** @type {NodeJS.Signals} */ signal) => {
      stopped ??= signal;
      // As Ctrl+C would: it is what everything here closes its servers and browsers for.
      const passOn = () => isRunning() && child.kill('SIGINT');
      if (signal === 'SIGINT') timers.push(setTimeout(passOn, SHARED));
      else passOn();
      timers.push(setTimeout(() => isRunning() && child.kill('SIGKILL'), PATIENCE));
    };
    for (const signal of SIGNALS) process.on(signal, end);
    const over = () => {
      for (const timer of timers) clearTimeout(timer);
      for (const signal of SIGNALS) process.off(signal, end);
    };
    child.on('error', (error) => {
      over();
      reject(error);
    });
    child.on('close', (code) => {
      over();
      resolve(isStopped() ? stoppedCode() : (code ?? 1));
    });
  });
}
