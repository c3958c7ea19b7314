/** What a scheduled job is: a function of what the Worker has and of the time, which says in counts what it did. */
import type { Deps } from '#worker/deps.ts';

/** Counts for the operator; never a person's data. */
export type JobReport = Record<string, number | string>;
/** `now` in milliseconds since the epoch. */
export type Job = (deps: Deps, now: number) => Promise<JobReport>;
