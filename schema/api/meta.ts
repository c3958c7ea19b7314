/** Answers about the service and its data. */
import * as z from 'zod/mini';
import { time } from './personal.ts';

export const metaResponse = z.object({
  version: z.string(),
  /** The day at which the status of every institution was judged, ISO. */
  asOf: z.string(),
  counts: z.object({ universities: z.int(), US: z.int(), CA: z.int(), programs: z.int(), aliases: z.int() }),
  exchangeRate: z.object({ usdPerCad: z.number(), date: z.string(), source: z.string() }),
  affordability: z.object({ budgetFriendlyBelow: z.number(), moderateBelow: z.number() }),
  sources: z.array(
    z.object({
      key: z.string(),
      publisher: z.string(),
      title: z.string(),
      vintage: z.string(),
      licence: z.string(),
      url: z.string(),
      rows: z.int(),
      sha256: z.string(),
    }),
  ),
  coverage: z.record(z.string(), z.record(z.string(), z.number())),
});
export type MetaResponse = z.infer<typeof metaResponse>;

export const healthResponse = z.object({
  status: z.enum(['ok', 'degraded']),
  checks: z.object({
    database: z.enum(['ok', 'failed']),
    cache: z.enum(['ok', 'failed']),
    /** Behind: another release's data is loaded, and search goes on with what this release had before. */
    search: z.enum(['ok', 'behind', 'failed']),
    /** What is half full: the database, or the room for messages or for subscribers. */
    storage: z.enum(['ok', 'database-half-full', 'messages-half-full', 'subscribers-half-full']),
  }),
  /** Version of the dataset being served; null when none is loaded. */
  dataset: z.nullable(z.string()),
  /** The last run of each scheduled job that has ever run. */
  jobs: z.array(
    z.object({
      job: z.string(),
      startedAt: time,
      /** Null while it runs; one that has been running for an hour was cut off. */
      finishedAt: z.nullable(time),
      outcome: z.enum(['running', 'done', 'failed']),
    }),
  ),
});
export type HealthResponse = z.infer<typeof healthResponse>;

/** What is wrong with one parameter; the message goes on from the parameter's name. */
export const fault = z.object({
  parameter: z.string(),
  message: z.string(),
  /** Of a form's field: the key of what is wrong, by which a page says it in its own language. */
  reason: z.optional(z.string()),
});
export type Fault = z.infer<typeof fault>;

/** RFC 9457 problem details, sent when Accept names application/problem+json. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  /** What it is more exactly, where the code is coarse: `lists-full` of `limit-reached`. */
  reason: z.optional(z.string()),
  requestId: z.string(),
  faults: z.optional(z.array(fault)),
});
export type Problem = z.infer<typeof problem>;
