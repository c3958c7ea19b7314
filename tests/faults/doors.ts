/**
 * Wrappers around everything outside that the Worker calls, each with a counter of its calls and a fault for any of
 * them. Timers are the test's own, so that a deadline passes when a fault says so and never because the machine is
 * busy.
 */
import { vi } from 'vitest';
import { DEADLINES, type Deadlines } from '#worker/platform.ts';

export const DOORS = ['D1', 'KV read', 'KV write', 'counter', 'files', 'edge read', 'edge write', 'upstream'] as const;
export type Door = (typeof DOORS)[number];

/** Longest waits at each door: past them nobody may be waiting there any more. */
const DEADLINES_AT: Record<Door, readonly (keyof Deadlines)[]> = {
  D1: ['database', 'snapshotFromDatabase', 'export'],
  'KV read': ['cache', 'snapshotFromCache'],
  'KV write': ['putAway'],
  counter: ['counter'],
  files: ['file'],
  'edge read': ['edgeCache'],
  'edge write': ['putAway'],
  upstream: ['picture'],
};

/** What may be behind a call: what was asked for is done, or not, before the fault happens. */
export interface Fault {
  name: string;
  /** Takes the place of the call; `whole` is the call as it would have been. */
  happens: (whole: () => Promise<unknown>, door: Door) => Promise<unknown>;
  /** Whether what was asked for has been done all the same. */
  isDone: boolean;
  /** Whether it is an answer that is passed on as it is where a file of the site is asked for. */
  isFile?: boolean;
  /** Whether it refuses by the rules, and whether it looks like a table without the row that was asked for. */
  refuses?: boolean;
  hasNoRows?: boolean;
}

const { setTimeout: realTimeout, clearTimeout: realClear } = globalThis;

/** Lets everything go on that waits for nothing but a turn. */
const aMoment = () => new Promise<void>((resolve) => void realTimeout(resolve, 0));

async function deadlinesPass(door: Door): Promise<void> {
  await aMoment();
  // The test whose request nobody waits for may be over, and its timers with it.
  if (!vi.isFakeTimers()) return;
  vi.advanceTimersByTime(Math.max(...DEADLINES_AT[door].map((name) => DEADLINES[name])));
}

const never = new Promise<never>(() => undefined);

const fails = (name: string, message: string): Fault => ({
  name,
  isDone: false,
  async happens() {
    throw new Error(message);
  },
});

const FAILS = fails('fails', 'internal error');

const FAILS_AT_ONCE: Fault = {
  name: 'throws instead of answering',
  isDone: false,
  happens() {
    throw new Error('internal error');
  },
};

const HANGS: Fault = {
  name: 'never answers',
  isDone: false,
  happens(_, door) {
    void deadlinesPass(door);
    return never;
  },
};

const FAILS_LATE: Fault = {
  name: 'fails after the deadline',
  isDone: false,
  async happens(_, door) {
    await deadlinesPass(door);
    throw new Error('internal error, late');
  },
};

const ANSWERS_LATE: Fault = {
  name: 'answers after the deadline',
  isDone: true,
  async happens(whole, door) {
    const answer = await whole();
    await deadlinesPass(door);
    return answer;
  },
};

const ANSWER_LOST: Fault = {
  name: 'is done, and fails',
  isDone: true,
  async happens(whole) {
    await whole();
    throw new Error('D1_ERROR: Network connection lost.');
  },
};

/** The call is done, and something else is answered. */
const answers = (name: string, answer: (whole: never) => unknown): Fault => ({
  name: `answers ${name}`,
  isDone: true,
  happens: async (whole) => answer((await whole()) as never),
});

type Results = readonly { results: readonly Record<string, unknown>[] }[];

const withoutBody = (response: Response) => new Response('', { status: response.status, headers: response.headers });
/** A body that begins and never ends. */
function stalled(response: Response): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<!doctype'));
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
const STALLS: Fault = {
  name: 'begins an answer that never ends',
  isDone: true,
  async happens(whole, door) {
    const response = stalled((await whole()) as Response);
    void deadlinesPass(door);
    return response;
  },
};

/** Every way in which a call at this door may go wrong. */
export const FAULTS: Record<Door, readonly Fault[]> = {
  D1: [
    FAILS,
    fails('fails for the moment', 'D1_ERROR: Network connection lost.'),
    HANGS,
    FAILS_LATE,
    ANSWERS_LATE,
    ANSWER_LOST,
    {
      ...answers('without a row', (results: Results) => results.map((one) => ({ ...one, results: [] }))),
      hasNoRows: true,
    },
    answers('nothing', () => []),
    answers('null', () => null),
    answers('what is no result', (results: Results) => results.map(() => 'garbage')),
    answers('results without rows', (results: Results) => results.map((one) => ({ ...one, results: null }))),
    answers('rows of something else', (results: Results) =>
      results.map((one) => ({ ...one, results: [{ other: 'garbage' }] })),
    ),
  ],
  'KV read': [
    FAILS,
    FAILS_AT_ONCE,
    HANGS,
    FAILS_LATE,
    ANSWERS_LATE,
    answers('that there is nothing', () => ({ value: null, metadata: null })),
    answers('nothing', () => undefined),
    answers('something else', () => ({ value: 'garbage', metadata: 'garbage' })),
    answers('a value without metadata', ({ value }: { value: unknown }) => ({ value, metadata: null })),
    answers('metadata without what it says', ({ value }: { value: unknown }) => ({ value, metadata: {} })),
  ],
  'KV write': [FAILS, FAILS_AT_ONCE, HANGS, FAILS_LATE, ANSWERS_LATE],
  counter: [
    FAILS,
    FAILS_AT_ONCE,
    HANGS,
    FAILS_LATE,
    ANSWERS_LATE,
    answers('nothing', () => undefined),
    answers('something else', () => ({ garbage: true })),
    { ...answers('that it was too often', () => ({ success: false })), refuses: true },
  ],
  files: [
    FAILS,
    FAILS_AT_ONCE,
    HANGS,
    FAILS_LATE,
    ANSWERS_LATE,
    { ...STALLS, isFile: true },
    answers('nothing', () => undefined),
    { ...answers('a file without a byte', withoutBody), isFile: true },
    answers('that it failed', () => new Response('internal error', { status: 500 })),
    {
      ...answers('something else', () => new Response('garbage', { headers: { 'content-type': 'text/plain' } })),
      isFile: true,
    },
  ],
  'edge read': [
    FAILS,
    FAILS_AT_ONCE,
    HANGS,
    FAILS_LATE,
    ANSWERS_LATE,
    answers('nothing', () => undefined),
    answers('a failure', () => new Response('internal error', { status: 500 })),
    answers('something else', () => new Response('garbage')),
    answers('no body', () => new Response(null, { headers: { etag: '"small-1-1-960"' } })),
  ],
  'edge write': [FAILS, FAILS_AT_ONCE, HANGS, FAILS_LATE, ANSWERS_LATE],
  upstream: [
    FAILS,
    FAILS_AT_ONCE,
    HANGS,
    FAILS_LATE,
    ANSWERS_LATE,
    STALLS,
    answers('nothing', () => undefined),
    answers('no byte', withoutBody),
    answers('that it failed', () => new Response('internal error', { status: 500 })),
    answers('a page', () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } })),
  ],
};

/** Which fault the `nth` call (from 0) at a door has, if any. */
export type Plan = (door: Door, nth: number) => Fault | undefined;
export const NO_FAULTS: Plan = () => undefined;

export interface Doors {
  /** Calls at each door since the last `open`. */
  calls: Record<Door, number>;
  /** Counts from nothing again; from now on faults happen by this plan. */
  open(plan: Plan): void;
  /** A call at a door. */
  pass<T>(door: Door, whole: () => Promise<T>): Promise<T>;
}

const NO_CALLS = Object.fromEntries(DOORS.map((door) => [door, 0])) as Record<Door, number>;

export function makeDoors(): Doors {
  let plan = NO_FAULTS;
  const doors: Doors = {
    calls: { ...NO_CALLS },
    open(next) {
      doors.calls = { ...NO_CALLS };
      plan = next;
    },
    pass<T>(door: Door, whole: () => Promise<T>) {
      const fault = plan(door, doors.calls[door]++);
      return fault ? (fault.happens(whole, door) as Promise<T>) : whole();
    },
  };
  return doors;
}

/** Thrown where something goes on for ever. */
export class Hangs extends Error {}

/** Real time after which what still waits for a deadline that has passed is taken to wait for ever, in milliseconds. */
const FOR_EVER = 15_000;

/** The value of work that must end by itself, whatever does not answer. Throws Hangs. */
export async function ending<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hangs = new Promise<never>((_, reject) => {
    timer = realTimeout(() => reject(new Hangs('waits without a deadline')), FOR_EVER);
  });
  try {
    return await Promise.race([work, hangs]);
  } finally {
    realClear(timer);
  }
}

/** Makes the timers of the Worker stand still until a fault lets them run. */
export function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}
