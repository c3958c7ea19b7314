/** Middles and quantiles of measured numbers, and times to measure. */

/** The value that `share` (0 to 1) of the numbers are at or below; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle of the numbers, of an even count the mean of the two; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/**
 * Milliseconds of each question, the fastest of some rounds: other work on the machine slows any one. A round asks all questions,
 * so that none is answered from what is kept of the one before.
 */
export function fastestTimes<Question>(
  ask: (question: Question) => unknown,
  questions: readonly Question[],
  rounds: number,
): number[] {
  const fastest = questions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1) {
    questions.forEach((question, at) => {
      const start = performance.now();
      ask(question);
      fastest[at] = Math.min(fastest[at] as number, performance.now() - start);
    });
  }
  return fastest;
}
