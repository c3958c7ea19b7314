/** An aborted run leaves nothing behind, whoever is ended and however. */
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { isGone } from '../../scripts/child.mjs';

const CHILD = path.resolve(import.meta.dirname, '../../scripts/child.mjs');
/** A runner whose program starts a program of its own; both would go on for ever. Prints the ids of the two. */
const SERVER = `console.log(process.pid); setInterval(() => undefined, 1000);`;
const PROGRAM = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(SERVER)}], { stdio: 'inherit' }); ${SERVER}`;
const RUNNER = `
  import { endWithUs, runChild } from ${JSON.stringify(CHILD)};
  const env = { ...process.env, ...endWithUs() };
  process.exit(await runChild(process.execPath, ['-e', ${JSON.stringify(PROGRAM)}], { env }));
`;

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (!isGone(pid)) process.kill(pid, 'SIGKILL');
});

/** Answers the runner, and the ids of the program and its own once both are at work. */
async function startRunner(): Promise<{ runner: ChildProcess; pids: number[] }> {
  const runner = spawn(process.execPath, ['--input-type=module', '-e', RUNNER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  runner.stdout?.on('data', (part) => {
    printed += part;
  });
  const pids = await vi.waitFor(
    () => {
      const found = printed.trim().split('\n').filter(Boolean).map(Number);
      expect(found).toHaveLength(2);
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
  started.push(...pids, runner.pid as number);
  return { runner, pids };
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to the runner ends all that it started',
  async (signal) => {
    const { runner, pids } = await startRunner();
    expect(pids.map(isGone)).toEqual([false, false]);
    runner.kill(signal);
    await vi.waitFor(() => expect(pids.map(isGone)).toEqual([true, true]), { timeout: 30_000, interval: 100 });
  },
  70_000,
);
