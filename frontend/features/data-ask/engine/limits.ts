/** What a question may be and take. */

/** Characters of a question; as much fits into an address. */
export const QUESTION_MAX = 4_000;

export interface Limits {
  /** Rows of an answer. */
  rows: number;
  /** Rows that a step on the way to it may make. */
  steps: number;
  seconds: number;
}

export const LIMITS: Limits = { rows: 10_000, steps: 500_000, seconds: 20 };
