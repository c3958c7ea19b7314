/**
 * The official conformance suite against the Worker as it is deployed, without a network. What of a revision's frozen list
 * fails is named check by check in tests/built/mcp-conformance, with the reason; a check that is named and passes fails too.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSeededWorker } from '../helpers/seeded-worker.ts';

const SUITE = path.resolve(import.meta.dirname, '../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
const BASELINES = path.join(import.meta.dirname, 'mcp-conformance');
const baselineOf = (revision: string) => path.join(BASELINES, `${revision}.yml`);
const results = mkdtempSync(path.join(os.tmpdir(), 'campusatlas-conformance-'));

vi.setConfig({ testTimeout: 120_000 });

let worker: Awaited<ReturnType<typeof startSeededWorker>>;
beforeAll(async () => {
  worker = await startSeededWorker();
}, 120_000);
afterAll(async () => {
  await worker?.stop();
  rmSync(results, { recursive: true, force: true });
});

/** Exit code and what was printed. */
function suite(...args: string[]): Promise<{ code: number; printed: string }> {
  const command = [SUITE, 'server', '--url', new URL('/mcp', worker.url).href, '-o', results, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, command, { maxBuffer: 2 ** 26, cwd: results }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), printed: stdout + stderr }),
    );
  });
}

const passedIn = (printed: string) => Number(/^Total: (\d+) passed/m.exec(printed)?.[1] ?? 0);

describe('the conformance suite', () => {
  it.each([
    ['2026-07-28', ['--requirements', '2026-07-28'], 90],
    ['2025-11-25', ['--requirements', '2025-11-25'], 30],
    ['2025-06-18', ['--spec-version', '2025-06-18', '--suite', 'active'], 25],
  ] as const)('finds at revision %s what the baseline names, and nothing else', async (revision, which, least) => {
    const { code, printed } = await suite(...which, '--expected-failures', baselineOf(revision));
    expect(code, printed.slice(-6_000)).toBe(0);
    expect(passedIn(printed)).toBeGreaterThanOrEqual(least);
  });

  it('fails when a baseline is stale, and when it misses a failure', async () => {
    const known = readFileSync(baselineOf('2026-07-28'), 'utf8');
    const stale = path.join(results, 'stale.yml');
    writeFileSync(stale, `${known}\n  - tools-list\n`);
    const withStale = await suite('--requirements', '2026-07-28', '--expected-failures', stale);
    expect(withStale.code).not.toBe(0);
    expect(withStale.printed).toMatch(/stale/i);
    const short = path.join(results, 'short.yml');
    writeFileSync(short, known.replace(/^ {2}- completion-complete.*$/m, ''));
    expect((await suite('--requirements', '2026-07-28', '--expected-failures', short)).code).not.toBe(0);
  });
});
