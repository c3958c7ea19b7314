/**
 * The Worker's platform: bindings, the clock, the log and time limits. Passed in, so that a test hands over fakes and
 * mocks no module. Imports nothing of ours: deps.ts combines it with what other modules make of it.
 */

/** One structured line of the log. Never holds what a visitor typed. */
export type Log = (level: 'info' | 'warn' | 'error', event: string, fields?: Record<string, unknown>) => void;

/** Longest waits in milliseconds; past them the answer comes from elsewhere or says that it cannot come. */
export interface Deadlines {
  cache: number;
  database: number;
  /** The snapshot is some hundred times larger than an answer. */
  snapshotFromCache: number;
  snapshotFromDatabase: number;
  /** An export reads the whole catalogue. */
  export: number;
  picture: number;
  /** A counter of tries. */
  counter: number;
  /** A file of the site. */
  file: number;
  /** The edge's own cache. */
  edgeCache: number;
  /** What is put away after the answer has left; the platform ends that at 30 s. */
  putAway: number;
  /** One statement of a scheduled job; D1 itself stops at 30 s. */
  job: number;
}

/** Counters of tries to sign in, register and recover; the limits stand in wrangler.toml. */
export interface SignInRates {
  /** For each network address. */
  address: RateLimit;
  /** For each name and network, or name and known device. */
  name: RateLimit;
  /** For each name, wherever it is tried. */
  nameAnywhere: RateLimit;
}

export interface Platform {
  readonly cache: KVNamespace;
  readonly assets: Pick<Fetcher, 'fetch'>;
  /** Asks other hosts; only the picture route does. */
  readonly upstream: (request: Request) => Promise<Response>;
  readonly edgeCache: Pick<Cache, 'match' | 'put'>;
  /** Counts what a visitor sends by forms; the limit stands in wrangler.toml. */
  readonly formRate: RateLimit;
  readonly signInRates: SignInRates;
  /** Counts the forms that come from one IPv6 network of 48 bits, which has 65,536 of the /64 networks that visitors are counted by. */
  readonly networkRate: RateLimit;
  /** Counts what one person changes, from all their devices together. */
  readonly writeRate: RateLimit;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** A fresh unguessable text. */
  readonly random: () => string;
  readonly log: Log;
  readonly config: {
    readonly deadlines: Deadlines;
    /** Which part of the requests that went well has a line in the log, 0 to 1; failures of ours always have one. */
    readonly requestLogShare: number;
    /** How the people behind the site are reached; null for what is not set (schema/domain/account/contact.ts). */
    readonly contact: { email: string | null; phone: string | null };
  };
  /** Lets work go on after the answer has left. */
  readonly later: (work: Promise<unknown>) => void;
}

/** What keeping to the longest waits needs. */
export interface HasDeadlines {
  readonly config: { readonly deadlines: Deadlines };
}

/** 250 ms for KV, 800 ms for D1, so that a page still comes within a second when one of them fails; the rest by size. */
export const DEADLINES: Deadlines = {
  cache: 250,
  database: 800,
  snapshotFromCache: 1_000,
  snapshotFromDatabase: 3_000,
  export: 5_000,
  picture: 5_000,
  counter: 250,
  file: 2_000,
  edgeCache: 250,
  putAway: 10_000,
  job: 25_000,
};
