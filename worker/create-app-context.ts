/** Creates the app context from the Worker's bindings and settings: the one module that knows them all. */
import { readContact } from '#schema/domain/account/contact.ts';
import { BadKeyRing, type KeyRing, parseKeyRing } from '#worker/auth/key-ring.ts';
import { PASSWORD_COST } from '#worker/auth/password.ts';
import { emptyIsolateState } from '#worker/cache/isolate-state.ts';
import { openSession } from '#worker/queries/database.ts';
import type { AppContext } from './deps.ts';
import { consoleLog, logShare } from './log.ts';
import { DEADLINES } from './platform.ts';

export interface Env {
  DB: D1Database;
  CACHE: KVNamespace;
  ASSETS: Fetcher;
  FORM_RATE: RateLimit;
  SIGN_IN_RATE: RateLimit;
  NAME_RATE: RateLimit;
  NAME_ANYWHERE_RATE: RateLimit;
  NETWORK_RATE: RateLimit;
  WRITE_RATE: RateLimit;
  /** A secret; absent when the operator has set none. */
  SESSION_KEYS?: string;
  /** A number from 0 to 1 as text. */
  REQUEST_LOG_SHARE?: string;
  /** Shown on the contact and help pages; nothing shows where it is absent or empty. */
  CONTACT_EMAIL?: string;
  CONTACT_PHONE?: string;
}

/** Lives as long as the isolate. */
const isolate = emptyIsolateState();

/** Read once an isolate, so that a setting that cannot be used is in the log once. */
let keyRing: KeyRing | null | undefined;

function keyRingOf({ SESSION_KEYS }: Env): KeyRing | null {
  try {
    return parseKeyRing(SESSION_KEYS);
  } catch (error) {
    if (!(error instanceof BadKeyRing)) throw error;
    consoleLog('error', 'session-keys-refused', { reason: error.message, consequence: 'nobody can sign in' });
    return null;
  }
}

/** What a request or a job finds around it. */
export function createAppContext(env: Env, context: ExecutionContext): AppContext {
  if (lasting?.env !== env) lasting = { env, app: createIsolateContext(env) };
  return { ...lasting.app, later: (work) => context.waitUntil(work) };
}

/** What of it is the same for all requests of an isolate: put together once. */
let lasting: { env: Env; app: Omit<AppContext, 'later'> } | undefined;

function createIsolateContext(env: Env): Omit<AppContext, 'later'> {
  if (keyRing === undefined) keyRing = keyRingOf(env);
  const requestLogShare = logShare(env.REQUEST_LOG_SHARE);
  const contact = readContact({ email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE });
  return {
    openDatabase: (start) => openSession(env.DB, start),
    cache: env.CACHE,
    assets: env.ASSETS,
    upstream: (request) => fetch(request),
    // Asked for when it is needed: the platform makes it again each time.
    edgeCache: {
      match: (request, options) => caches.default.match(request, options),
      put: (request, response) => caches.default.put(request, response),
    },
    formRate: env.FORM_RATE,
    signInRates: { address: env.SIGN_IN_RATE, name: env.NAME_RATE, nameAnywhere: env.NAME_ANYWHERE_RATE },
    networkRate: env.NETWORK_RATE,
    writeRate: env.WRITE_RATE,
    isolate,
    clock: Date.now,
    random: () => crypto.randomUUID(),
    log: consoleLog,
    config: { deadlines: DEADLINES, keyRing, passwordCost: PASSWORD_COST, requestLogShare, contact },
  };
}
