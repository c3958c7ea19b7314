/** What the Worker's parts need from outside, passed in so that a test hands over fakes and mocks no module. */
import type { KeyRing } from './auth/key-ring.ts';
import type { PasswordCost } from './auth/password.ts';
import type { Admission } from './cache/admission.ts';
import type { HeldAnswers } from './cache/held-answers.ts';
import type { DatasetStore } from './cache/held-dataset.ts';
import type { Database, OpenDatabase } from './queries/database.ts';

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

export interface Config {
  deadlines: Deadlines;
  /** Signs cookies; null when the operator has set no keys that can be used: then nobody can sign in. */
  keyRing: KeyRing | null;
  passwordCost: PasswordCost;
  /** Which part of the requests that went well has a line in the log, 0 to 1; failures of ours always have one. */
  requestLogShare: number;
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

/** What one isolate remembers between requests. */
export interface IsolateState {
  dataset: DatasetStore;
  answers: HeldAnswers;
  admission: Admission;
}

export interface Deps {
  /** Begins a session with the database. */
  openDatabase: OpenDatabase;
  /** The session of this request or job; replaced when one must go on elsewhere, so that it is never taken out of here. */
  db: Database;
  cache: KVNamespace;
  assets: Pick<Fetcher, 'fetch'>;
  /** Asks other hosts; only the picture route does. */
  upstream: (request: Request) => Promise<Response>;
  edgeCache: Pick<Cache, 'match' | 'put'>;
  /** Counts what a visitor sends by forms; the limit stands in wrangler.toml. */
  formRate: RateLimit;
  signInRates: SignInRates;
  /** Counts the forms that come from one IPv6 network of 48 bits, which holds 65,536 of those that visitors are told by. */
  networkRate: RateLimit;
  /** Counts what one person changes, from all their devices together. */
  writeRate: RateLimit;
  isolate: IsolateState;
  /** Milliseconds since the epoch. */
  clock: () => number;
  /** A fresh unguessable text. */
  random: () => string;
  log: Log;
  config: Config;
  /** Lets work go on after the answer has left. */
  later: (work: Promise<unknown>) => void;
}

/** What there is before a request or a job begins its session with the database. */
export type Surroundings = Omit<Deps, 'db'>;

/** Waits as design/architecture.md sets them: 250 ms for KV, 800 ms for D1; the rest follow their size. */
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
