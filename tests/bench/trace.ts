/** Reads a trace in Chromium's format: what the browser's main thread did while a page came. */

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: begin, duration by the clock, duration of the thread's own processor time. */
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', 'v8'];

/** What running scripts is called; one may stand inside another. */
const SCRIPT = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
]);
/** Milliseconds of a task that block nobody (web.dev/articles/tbt). */
const FREE = 50;

export interface ThreadWork {
  /** Milliseconds of processor time of the main thread: in all, and in scripts. */
  cpu: number;
  script: number;
  /** What tasks after the first picture took over 50 ms, by the same clock. */
  blocking: number;
}

/** Sums up a trace's text. Throws when nothing was painted. */
export function threadWork(trace: string): ThreadWork {
  const { traceEvents: events } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const painted = events.filter(({ name }) => name === 'firstContentfulPaint').at(-1);
  if (!painted) throw new Error('Nothing was painted in this trace.');
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && pid === painted.pid && args?.name === 'CrRendererMain',
  );
  const own = events.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === painted.pid && tid === (main?.tid ?? painted.tid),
  );
  const milliseconds = ({ tdur = 0 }: TraceEvent) => tdur / 1_000;
  const tasks = own.filter(({ name }) => name === 'RunTask');
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  let until = Number.NEGATIVE_INFINITY;
  const outermost = own
    .filter(({ name }) => SCRIPT.has(name))
    .toSorted((a, b) => a.ts - b.ts)
    .filter(({ ts, dur = 0 }) => {
      if (ts < until) return false;
      until = ts + dur;
      return true;
    });
  return {
    cpu: sum(tasks.map(milliseconds)),
    script: sum(outermost.map(milliseconds)),
    blocking: sum(tasks.filter(({ ts }) => ts >= painted.ts).map((task) => Math.max(0, milliseconds(task) - FREE))),
  };
}
