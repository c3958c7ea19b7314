/**
 * What the site costs a month on Cloudflare, and which limit is met first: a pure model. Prices and limits are the
 * platform's published ones; what a visit does is assumed where it is not counted, and each assumption has a name.
 */

/** Where each price and limit stands, and when it was taken from there. They change: look before you rely on them. */
export const PRICES_READ = '2026-11-21';
export const SOURCES = [
  'https://developers.cloudflare.com/workers/platform/pricing/ (plan, requests, CPU, Workers Logs)',
  'https://developers.cloudflare.com/workers/platform/limits/ (requests a day and CPU of the free plan)',
  'https://developers.cloudflare.com/d1/platform/pricing/ (rows, storage)',
  'https://developers.cloudflare.com/d1/platform/limits/ (size of a database, queries one after another)',
  'https://developers.cloudflare.com/kv/platform/pricing/ (reads, writes, storage)',
] as const;

/** Dollars a month of the Workers Paid plan, before any use above what it includes. */
export const PLAN_PRICE = 5;

export interface Meter {
  name: string;
  /** Used up at no further price, a month (storage: at any time). */
  included: number;
  /** Dollars for each `per` above it. */
  price: number;
  per: number;
  /** What the free plan gives, as a month of thirty days; null when it gives the same or does not say. */
  free: number | null;
}

const MILLION = 1e6;
const DAYS = 30;

/** Requests to files of dist/client/assets never meet the Worker and cost nothing. */
export const METERS = {
  requests: { name: 'Worker requests', included: 10 * MILLION, price: 0.3, per: MILLION, free: 100_000 * DAYS },
  cpu: { name: 'CPU, ms', included: 30 * MILLION, price: 0.02, per: MILLION, free: null },
  rowsRead: { name: 'D1 rows read', included: 25e9, price: 0.001, per: MILLION, free: 5 * MILLION * DAYS },
  rowsWritten: { name: 'D1 rows written', included: 50 * MILLION, price: 1, per: MILLION, free: 100_000 * DAYS },
  d1Storage: { name: 'D1 storage, GB', included: 5, price: 0.75, per: 1, free: 0.5 },
  kvReads: { name: 'KV reads', included: 10 * MILLION, price: 0.5, per: MILLION, free: 100_000 * DAYS },
  kvWrites: { name: 'KV writes', included: MILLION, price: 5, per: MILLION, free: 1_000 * DAYS },
  kvStorage: { name: 'KV storage, GB', included: 1, price: 0.5, per: 1, free: 1 },
  logLines: { name: 'log lines', included: 20 * MILLION, price: 0.6, per: MILLION, free: 200_000 * DAYS },
} as const satisfies Record<string, Meter>;
export type MeterName = keyof typeof METERS;

/** Ends that no money moves. */
export const D1_LARGEST_GB = 10;
/** A database works its queries off one after another: about so many a second when each takes a millisecond. */
export const D1_QUERIES_A_SECOND = 1_000;

/** What a page view is, on average; each a guess until the site's own log says better. */
export const ASSUMED = {
  /** Of the views, those that load a document; the others are steps inside the page that is there. */
  documentShare: 0.5,
  /** Questions that are cached (search, a university, compare, programs), a view; half of them inside a document. */
  questionsPerView: 1,
  /** Of these questions, those that KV answers. Popular ones repeat; free text seldom does. */
  hitShare: 0.7,
  /** Of the answers that KV did not have, those that are stored (worker/cache/admission.ts refuses the rest). */
  storedShare: 0.5,
  /** Suggestions while typing, answered from the isolate's memory. */
  suggestionsPerView: 1,
  /** Campus pictures through /img, which the edge's own cache holds at no price. */
  picturesPerView: 1,
  /** Views of people who are signed in, and what each asks and keeps. */
  signedInShare: 0.1,
  personalReadsPerView: 2,
  personalWritesPerView: 0.5,
  /** A person signs in once in so many of their views. */
  viewsPerSignIn: 50,
  /** Milliseconds of CPU of a request; a list takes about a tenth of that on a quiet machine. */
  cpuPerRequest: 2,
  /** Views for each account that is made, how long accounts stay, and what one takes with bookmarks and notes. */
  viewsPerAccount: 5_000,
  accountMonths: 24,
  bytesPerAccount: 20_000,
  /** Isolates that are warm at once; each asks D1 for the dataset's version once a minute at most. */
  isolates: 100,
  /** The busiest second against the average one. */
  peak: 10,
} as const;

/** Counted or measured, by the command or test beside it. */
export const COUNTED = {
  /** A page of twenty and the version: tests/worker/search.test.ts. */
  rowsPerQuestion: 21,
  /** Who is signed in, with what is unread: `npm run bench -- accounts`. */
  rowsPerPersonalRead: 102,
  /** Rows and index entries of keeping a school with its counters, rounded up. */
  rowsPerPersonalWrite: 6,
  /** Milliseconds of one password hash (docs/decisions/0017). */
  cpuPerSignIn: 100,
  /** 215,816 rows to staging tables, and with index entries twice 575,372: what was there goes, what is new comes. */
  rowsPerLoad: 1_400_000,
  loadsPerMonth: 1,
  /** The five scheduled jobs a day over the catalogue. */
  rowsReadPerDayByJobs: 30_000,
  /** Catalogue and staging tables. */
  catalogueGigabytes: 0.12,
  /** Closed questions are some ten thousand; each is written again after an hour at the earliest: worker/cache. */
  closedQuestions: 10_000,
  kvWritesPerQuestionMost: 24 * DAYS,
  bytesPerAnswer: 20_000,
  versionChecksPerIsolate: 60 * 24 * DAYS,
  rowsPerVersionCheck: 2,
} as const;

export type Use = Record<MeterName, number>;

export interface Estimate {
  use: Use;
  /** Dollars a month by meter, above what the plan includes. */
  dollars: Use;
  total: number;
  /** D1 batches in the busiest second. */
  d1Peak: number;
}

/** Use a month for a number of page views; `logShare` is REQUEST_LOG_SHARE of wrangler.toml. */
export function usageOf(views: number, logShare = 1): Use {
  const a = ASSUMED;
  const c = COUNTED;
  const documents = views * a.documentShare;
  const questions = views * a.questionsPerView;
  const personal = views * a.signedInShare;
  const personalReads = personal * a.personalReadsPerView;
  const personalWrites = personal * a.personalWritesPerView;
  const signIns = personal / a.viewsPerSignIn;
  // The questions of a document are asked within the Worker: no request of their own.
  const asked = questions * (1 - a.documentShare);
  const requests =
    documents +
    asked +
    views * (a.suggestionsPerView + a.picturesPerView) +
    personalReads +
    personalWrites +
    signIns +
    DAYS;
  const misses = questions * (1 - a.hitShare);
  const kvWrites = Math.min(misses * a.storedShare, c.closedQuestions * c.kvWritesPerQuestionMost);
  const checks = Math.min(a.isolates * c.versionChecksPerIsolate, requests);
  return {
    requests,
    cpu: requests * a.cpuPerRequest + signIns * c.cpuPerSignIn,
    rowsRead:
      misses * c.rowsPerQuestion +
      personalReads * c.rowsPerPersonalRead +
      checks * c.rowsPerVersionCheck +
      DAYS * c.rowsReadPerDayByJobs,
    rowsWritten: personalWrites * c.rowsPerPersonalWrite + c.loadsPerMonth * c.rowsPerLoad,
    d1Storage: c.catalogueGigabytes + ((views / a.viewsPerAccount) * a.accountMonths * a.bytesPerAccount) / 1e9,
    kvReads: questions,
    kvWrites,
    kvStorage: (Math.min(kvWrites, c.closedQuestions * 10) * c.bytesPerAnswer) / 1e9,
    logLines: requests * logShare,
  };
}

/** What a month costs in dollars, and how near each end is. */
export function estimate(views: number, logShare = 1): Estimate {
  const use = usageOf(views, logShare);
  const names = Object.keys(METERS) as MeterName[];
  const dollars = Object.fromEntries(
    names.map((name) => {
      const { included, price, per } = METERS[name];
      return [name, (Math.max(0, use[name] - included) / per) * price];
    }),
  ) as Use;
  const batches = views * ASSUMED.questionsPerView * (1 - ASSUMED.hitShare) + personalBatches(views);
  const d1Peak = (batches / (DAYS * 24 * 3_600)) * ASSUMED.peak;
  return { use, dollars, total: PLAN_PRICE + names.reduce((sum, name) => sum + dollars[name], 0), d1Peak };
}

function personalBatches(views: number): number {
  const { signedInShare, personalReadsPerView, personalWritesPerView } = ASSUMED;
  return views * signedInShare * (personalReadsPerView + personalWritesPerView);
}

export interface Limit {
  name: string;
  /** `paid`: from here on it costs; `end`: no further, whatever is paid. */
  kind: 'paid' | 'end';
  /** Page views a month at which it is met. */
  views: number;
}

/** More views than anybody has. */
const MOST_VIEWS = 1e12;

/** Every limit in the order in which growing views meet them. */
export function limitsByViews(): Limit[] {
  const paid = (Object.keys(METERS) as MeterName[]).map((name) => ({
    name: METERS[name].name,
    kind: 'paid' as const,
    views: viewsWhen((views) => usageOf(views)[name] > METERS[name].included),
  }));
  const ends = [
    {
      name: `${D1_LARGEST_GB} GB in one D1 database`,
      kind: 'end' as const,
      views: viewsWhen((views) => usageOf(views).d1Storage > D1_LARGEST_GB),
    },
    {
      name: `about ${D1_QUERIES_A_SECOND} D1 queries a second`,
      kind: 'end' as const,
      views: viewsWhen((views) => estimate(views).d1Peak > D1_QUERIES_A_SECOND),
    },
  ];
  return [...paid, ...ends].sort((one, other) => one.views - other.views);
}

/** The fewest views, to the view, from which on it is so; infinite when it never is. */
function viewsWhen(isMet: (views: number) => boolean): number {
  if (!isMet(MOST_VIEWS)) return Number.POSITIVE_INFINITY;
  let [below, met] = [0, MOST_VIEWS];
  while (met - below > 1) {
    const middle = Math.floor((below + met) / 2);
    if (isMet(middle)) met = middle;
    else below = middle;
  }
  return met;
}

/** Why the free plan is not enough, whatever the number of views; then what it would lack at these views. */
export function freePlanLacks(views: number): string[] {
  const use = usageOf(views);
  const always = [
    `a sign-in takes ${COUNTED.cpuPerSignIn} ms of CPU, a request is given 10`,
    `a dataset load writes ${COUNTED.rowsPerLoad} rows, a day is given 100000`,
  ];
  const lacking = (Object.keys(METERS) as MeterName[]).filter((name) => {
    const { free } = METERS[name];
    return free !== null && use[name] > free;
  });
  return [...always, ...lacking.map((name) => `${METERS[name].name}: ${use[name].toFixed(1)} of ${METERS[name].free}`)];
}
