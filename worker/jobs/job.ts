/** Type of a scheduled job: a function of the app context and the time, which answers counts of what it did. */
import type { Deps } from '#worker/deps.ts';

/** Counts for the operator; never a person's data. */
export type JobReport = Record<string, number | string>;
/** `now` in milliseconds since the epoch. */
export type Job = (deps: Deps, now: number) => Promise<JobReport>;
