/** Test app in which every call to the outside can be made to fail. */

import { emptyIsolateState } from '#worker/cache/isolate-state.ts';
import { emptyDatasetStore } from '#worker/cache/loaded-dataset.ts';
import { DEADLINES } from '#worker/platform.ts';
import { loadSmallDataset } from '../worker/helpers/database.ts';
import { makeTestApp, type TestApp } from '../worker/helpers/test-app.ts';
import { type Visitor, visitorOf } from '../worker/helpers/visitor.ts';
import { type Doors, ending, makeDoors, NO_FAULTS, type Plan, stopTimers } from './doors.ts';

/** What an isolate and KV hold when a request comes. */
export const BEGINNINGS = {
  /** The first request of all: nothing is held anywhere. */
  bare: 'nothing held, nothing in KV',
  cold: 'nothing held, the snapshots in KV',
  warm: 'the dataset held, no answer in KV',
} as const;
export type Beginning = keyof typeof BEGINNINGS;

export interface FaultyWorld extends TestApp {
  doors: Doors;
  /** Puts isolate, KV and the edge's cache in one of their beginnings. */
  begin(beginning: Beginning): void;
  /** Sends a request under a plan of faults and waits for all that follows from it. Throws Hangs. */
  try(plan: Plan, request: SentRequest): Promise<Tried>;
}

export interface SentRequest {
  method: string;
  address: string;
  body?: unknown;
  /** Who sends it: a browser as it was before, which keeps nothing of what is tried. */
  from?: Visitor;
}

export interface Tried {
  status: number;
  headers: Headers;
  text: string;
  calls: Doors['calls'];
}

export const SHELL = `<!doctype html><html lang="en"><head><title>Shell</title><meta name="description" content="Shell" />
</head><body><div id="root"></div></body></html>`;

/** The site's files: index.html and one more. */
async function builtFile(asked: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked));
  if (pathname === '/index.html') return new Response(SHELL, { headers: { 'content-type': 'text/html' } });
  if (pathname === '/assets/made-up.js') {
    return new Response('export {}', { headers: { 'content-type': 'text/javascript' } });
  }
  return new Response('no such file', { status: 404 });
}

const PICTURE = new Uint8Array([255, 216, 255, 224]);

/** With the small dataset loaded; timers stand still from now on. */
export async function faultyWorld(): Promise<FaultyWorld> {
  stopTimers();
  await loadSmallDataset();
  const doors = makeDoors();
  const edge = new Map<string, Response>();
  const addressOf = (asked: RequestInfo | URL) => (asked instanceof Request ? asked.url : String(asked));
  const counter: RateLimit = { limit: () => doors.pass('counter', async () => ({ success: true })) };
  const world = makeTestApp({
    assets: { fetch: (asked: RequestInfo | URL) => doors.pass('files', () => builtFile(asked)) },
    upstream: () =>
      doors.pass('upstream', async () => new Response(PICTURE, { headers: { 'content-type': 'image/jpeg' } })),
    edgeCache: {
      match: (asked) => doors.pass('edge read', async () => edge.get(addressOf(asked))?.clone()),
      put: (asked, response) => doors.pass('edge write', async () => void edge.set(addressOf(asked), response)),
    },
    formRate: counter,
    signInRates: { address: counter, name: counter, nameAnywhere: counter },
    networkRate: counter,
    writeRate: counter,
  });
  world.deps.config = { ...world.deps.config, deadlines: DEADLINES };
  intercept(world, doors);

  let made = 0;
  let running = false;
  const { random } = world.deps;
  world.deps.random = () => (running ? `made-in-run-${++made}` : random());

  await world.ask('/api/programs?limit=1');
  await world.settle();
  const { held } = world.deps.isolate.dataset;
  if (!held) throw new Error('no dataset was taken');
  const inCache = new Map([...world.cache.entries].filter(([key]) => key.startsWith('dataset:')));
  if (inCache.size !== 2) throw new Error('the snapshots are not in KV');

  return Object.assign(world, {
    doors,
    begin(beginning: Beginning) {
      edge.clear();
      world.cache.entries.clear();
      if (beginning !== 'bare') for (const [key, entry] of inCache) world.cache.entries.set(key, entry);
      const dataset =
        beginning === 'warm'
          ? { held: { ...held, programs: null, cards: new Map() }, confirmedAt: world.deps.clock() }
          : emptyDatasetStore();
      world.deps.isolate = { ...emptyIsolateState(), dataset };
    },
    async try(plan: Plan, { method, address, body, from }: SentRequest): Promise<Tried> {
      doors.open(plan);
      world.log.length = 0;
      made = 0;
      running = true;
      try {
        const visitor = from?.copy() ?? visitorOf(world);
        const answer = async () => {
          const response = await visitor.send(method, address, body);
          return {
            status: response.status,
            headers: response.headers,
            text: new TextDecoder().decode(await response.arrayBuffer()),
          };
        };
        const answered = await ending(answer());
        await ending(world.settle());
        return { ...answered, calls: { ...doors.calls } };
      } finally {
        running = false;
        doors.open(NO_FAULTS);
      }
    },
  });
}

/** D1 and KV as the world has them, with every call through its door. */
function intercept(world: TestApp, doors: Doors): void {
  const { binding: cache } = world.cache;
  const { getWithMetadata, put } = cache as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
  Object.assign(cache, {
    getWithMetadata: (...args: unknown[]) =>
      doors.pass('KV read', () => getWithMetadata?.(...args) as Promise<unknown>),
    put: (...args: unknown[]) => doors.pass('KV write', () => put?.(...args) as Promise<unknown>),
  });
  const database = world.database.binding;
  const { withSession } = database;
  Object.assign(database, {
    withSession(start?: string) {
      const session = withSession.call(database, start);
      const { batch } = session;
      return Object.assign(session, {
        batch: (statements: D1PreparedStatement[]) => doors.pass('D1', () => batch.call(session, statements)),
      });
    },
  });
}
