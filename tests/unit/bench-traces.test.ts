import { describe, expect, it } from 'vitest';
import { timeUnder } from '../bench/sampled.ts';
import { threadWork } from '../bench/trace.ts';

describe('the work of the main thread', () => {
  const MAIN = { pid: 1, tid: 7 };
  const task = (name: string, from: number, took: number, thread = MAIN) => ({
    name,
    ph: 'X',
    ...thread,
    ts: from * 1_000,
    dur: took * 1_000,
    tdur: took * 1_000,
  });
  const named = { name: 'thread_name', ph: 'M', ...MAIN, ts: 0, args: { name: 'CrRendererMain' } };
  // The browser may tell of the paint on another thread of the same process.
  const painted = (at: number) => ({ name: 'firstContentfulPaint', ph: 'R', pid: 1, tid: 9, ts: at * 1_000 });
  const traceOf = (...traceEvents: object[]) => JSON.stringify({ traceEvents });

  it('is the time of its tasks, of no other thread and no other page', () => {
    const others = [task('RunTask', 0, 500, { pid: 2, tid: 7 }), task('RunTask', 0, 500, { pid: 1, tid: 8 })];
    const trace = traceOf(named, painted(100), task('RunTask', 0, 30), task('RunTask', 200, 20), ...others);
    expect(threadWork(trace)).toEqual({ cpu: 50, script: 0, blocking: 0 });
  });

  it('blocks with what tasks take over 50 ms, once something has been painted', () => {
    const tasks = [
      task('RunTask', 0, 90),
      task('RunTask', 100, 80),
      task('RunTask', 300, 50),
      task('RunTask', 400, 51),
    ];
    expect(threadWork(traceOf(named, painted(100), ...tasks)).blocking).toBe(31);
  });

  it('counts a script that runs inside another once', () => {
    const scripts = [
      task('EvaluateScript', 0, 40),
      task('FunctionCall', 5, 10),
      task('FunctionCall', 50, 7),
      task('Layout', 60, 30),
    ];
    expect(threadWork(traceOf(named, painted(1), ...scripts)).script).toBe(47);
  });

  it('says so when nothing was painted', () => {
    expect(() => threadWork(traceOf(named))).toThrow('Nothing was painted');
  });
});

describe('time under a function', () => {
  const node = (id: number, functionName: string, children: number[] = []) => ({
    id,
    callFrame: { functionName },
    children,
  });
  const profile = {
    nodes: [
      node(1, '(root)', [2, 5]),
      node(2, 'renderPage', [3]),
      node(3, 'renderToString', [4]),
      node(4, 'Card'),
      node(5, 'search'),
    ],
    samples: [1, 2, 4, 4, 5],
    timeDeltas: [1_000, 200, 300, 500, 4_000],
  };

  it('is its own and that of all that it calls, each sample once', () => {
    expect(timeUnder(profile, ['renderPage', 'renderToString'])).toBe(1);
    expect(timeUnder(profile, ['Card'])).toBe(0.8);
  });

  it('is unknown when the function was never seen', () => {
    expect(timeUnder(profile, ['firstPaint'])).toBeNull();
  });
});
