/**
 * Cache policies: what may be stored, and for how long. The dataset's version is part of every key, so an entry never
 * outlives its data; `fresh` only bounds how long an answer made by an older release of the Worker stays in use.
 *
 * Never shared, whatever this table says: answers to a signed-in visitor (`auth: 'session'`), failures, answers to
 * unsafe methods, /api/health, and any answer that depends on a header or a cookie.
 */
import type { CachePolicyName } from '#schema/api/endpoint.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface CachePolicy {
  /** Seconds an entry in KV answers without asking D1; null: the answer is not stored in KV. */
  fresh: number | null;
  /** Seconds KV keeps it, so that it can stand in when D1 fails. */
  lifetime: number;
  /** Whether it says something of the day, UTC, so that it answers on the day it was made only. */
  ofItsDay?: true;
  /** Seconds a browser may use it without asking again, and then while it asks; null: no-store. */
  browser: { maxAge: number; staleWhileRevalidate: number } | null;
}

export const CACHE_POLICIES: Record<CachePolicyName, CachePolicy> = {
  // Which deadlines are ahead is of the day.
  search: {
    fresh: HOUR,
    lifetime: 7 * DAY,
    ofItsDay: true,
    browser: { maxAge: MINUTE, staleWhileRevalidate: 10 * MINUTE },
  },
  record: { fresh: HOUR, lifetime: 30 * DAY, browser: { maxAge: 5 * MINUTE, staleWhileRevalidate: DAY } },
  // Answered from the isolate's snapshot without D1: reading KV would take longer than computing it.
  suggest: { fresh: null, lifetime: 0, browser: { maxAge: 5 * MINUTE, staleWhileRevalidate: HOUR } },
  meta: { fresh: HOUR, lifetime: 30 * DAY, browser: { maxAge: 5 * MINUTE, staleWhileRevalidate: HOUR } },
  none: { fresh: null, lifetime: 0, browser: null },
};

/** Drawn pages, whose key names the release as well. Browsers ask each time: the page names the files of its release. */
export const PAGE_POLICY: CachePolicy = { fresh: HOUR, lifetime: 7 * DAY, ofItsDay: true, browser: null };

/** Longest answer stored, in characters; an export of the whole catalogue is longer. */
export const ENTRY_MAX = 1_000_000;

/** Seconds an isolate goes on without asking D1 for the dataset's version. */
export const VERSION_CHECK_SECONDS = MINUTE;

/** Browsers ask again soon after an answer that was older than it should be. */
export const STALE_MAX_AGE = 10;

/** Cache-Control of an answer under a policy at `now`, in milliseconds; one of its day is of no use on the next. */
export function cacheControl(policy: CachePolicy, stale: boolean, now: number): string {
  if (!policy.browser) return 'no-store';
  if (stale) return `public, max-age=${STALE_MAX_AGE}`;
  const left = policy.ofItsDay ? DAY - (Math.floor(now / 1_000) % DAY) : DAY;
  const maxAge = Math.min(policy.browser.maxAge, left);
  const whileAsking = Math.min(policy.browser.staleWhileRevalidate, left - maxAge);
  return `public, max-age=${maxAge}, stale-while-revalidate=${whileAsking}`;
}
