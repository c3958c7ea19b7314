/** A Worker with everything around it in the test's hand. */
import { env } from 'cloudflare:workers';
import { NO_CONTACT } from '#schema/domain/account/contact.ts';
import { parseKeyRing } from '#worker/auth/key-ring.ts';
import { emptyIsolateState } from '#worker/cache/isolate-state.ts';
import type { Deps } from '#worker/deps.ts';
import { handleRequest } from '#worker/http/handle-request.ts';
import { DEADLINES } from '#worker/platform.ts';
import { PRESENTERS } from '#worker/presenters/by-language.ts';
import { openSession } from '#worker/queries/database.ts';
import { NEAREST, type SessionStart } from '#worker/session-start.ts';
import { ORIGIN } from '../../helpers/origin.ts';
import { type FakeCache, fakeCache } from './cache.ts';
import { type WatchedDatabase, watch } from './database.ts';

export interface LogLine {
  level: string;
  event: string;
  fields: Record<string, unknown>;
}

export interface TestApp {
  /** A test may change what the Worker may not. */
  deps: { -readonly [Part in keyof Deps]: Deps[Part] };
  database: WatchedDatabase;
  cache: FakeCache;
  /** What happened besides requests being answered. */
  log: LogLine[];
  /** The line of each request. */
  requests: LogLine[];
  /** Moves the Worker's clock. */
  pass(seconds: number): void;
  ask(address: string, init?: RequestInit): Promise<Response>;
  /** Waits for what the Worker does after answering. */
  settle(): Promise<void>;
  /** A fresh isolate over the same database and KV. */
  newIsolate(): void;
}

/** Keys and costs of the tests: a hash that takes a hundredth of the real one's time. */
export const KEYS = 'k1:J7fQmZ0xVb2nRk4cT8sLwYh3gD6pAeUo';
export const QUICK_PASSWORDS = { ln: 4, r: 8, p: 1 };

export { ORIGIN };

/** Counts over all worlds of a file: they share the database. */
let madeUp = 0;

const unlimited: RateLimit = { limit: async () => ({ success: true }) };

export function makeTestApp(overrides: Partial<Deps> = {}): TestApp {
  const database = watch(env.DB);
  const cache = fakeCache();
  const log: LogLine[] = [];
  const requests: LogLine[] = [];
  let now = Date.parse('2026-11-20T12:00:00Z');
  let pending: Promise<unknown>[] = [];
  const openDatabase = (start: SessionStart) => openSession(database.binding, start);
  const deps: TestApp['deps'] = {
    openDatabase,
    db: openDatabase(NEAREST),
    cache: cache.binding,
    assets: { fetch: async () => new Response('no such file', { status: 404 }) },
    upstream: async () => new Response('no internet here', { status: 502 }),
    edgeCache: { match: async () => undefined, put: async () => undefined },
    formRate: unlimited,
    signInRates: { address: unlimited, name: unlimited, nameAnywhere: unlimited },
    networkRate: unlimited,
    writeRate: unlimited,
    language: 'en',
    presenters: PRESENTERS.en,
    isolate: emptyIsolateState(),
    clock: () => now,
    random: () => `made-up-${++madeUp}`,
    log: (level, event, fields = {}) => (event === 'request' ? requests : log).push({ level, event, fields }),
    config: {
      deadlines: { ...DEADLINES, cache: 40, database: 80 },
      keyRing: parseKeyRing(KEYS),
      passwordCost: QUICK_PASSWORDS,
      requestLogShare: 1,
      contact: NO_CONTACT,
    },
    later: (work) => pending.push(work),
    ...overrides,
  };
  return {
    deps,
    database,
    cache,
    log,
    requests,
    pass(seconds) {
      now += seconds * 1_000;
    },
    ask: (address, init) => handleRequest(new Request(new URL(address, ORIGIN), init), deps),
    async settle() {
      while (pending.length > 0) {
        const work = pending;
        pending = [];
        await Promise.all(work);
      }
    },
    newIsolate() {
      deps.isolate = emptyIsolateState();
    },
  };
}

/** A world whose isolate already holds the dataset. */
export async function warmTestApp(overrides: Partial<Deps> = {}): Promise<TestApp> {
  const world = makeTestApp(overrides);
  await world.ask('/api/universities/suggest?q=a');
  await world.settle();
  world.database.reset();
  return world;
}

/** A warm world that waits for its database: what is tried in it is not how long things take. */
export async function unhurriedTestApp(overrides: Partial<Deps> = {}): Promise<TestApp> {
  const world = await warmTestApp(overrides);
  world.deps.config = { ...world.deps.config, deadlines: { ...DEADLINES, database: 20_000, export: 20_000 } };
  return world;
}
