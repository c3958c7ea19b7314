/** Setup of traced test files: records at the end of each which functions it reached. */
import { afterAll } from 'vitest';
import { TRACES } from './traces.ts';

// Vitest reads from the braces that nothing of the context is wanted.
// biome-ignore lint/correctness/noEmptyPattern: see above
afterAll(({}, suite) => {
  const reached = (globalThis as Record<string, unknown>)[TRACES] as Set<string> | undefined;
  Object.assign(suite.meta, { reached: [...(reached ?? [])] });
});
