import { expect, it } from 'vitest';
import { CORPUS_NAMES, readingsOf, storedReadings } from './readings.ts';

/** Thousands of lines are read: a machine that is busy takes a minute and more for them. */
const READING_MS = 300_000;

it.each(CORPUS_NAMES)(
  'reads the lines of %s as stored (`npm run readings` stores them; read the diff)',
  (corpus) => {
    const stored = new Set(storedReadings(corpus));
    const now = readingsOf(corpus);
    const read = new Set(now);
    expect(now.filter((line) => !stored.has(line))).toEqual([]);
    expect([...stored].filter((line) => !read.has(line))).toEqual([]);
  },
  READING_MS,
);
