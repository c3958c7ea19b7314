import { expect, it } from 'vitest';
import { CORPUS_NAMES, readingsOf, storedReadings } from './readings.ts';

it.each(CORPUS_NAMES)('reads the lines of %s as stored (`npm run readings` stores them; read the diff)', (corpus) => {
  const stored = new Set(storedReadings(corpus));
  const now = readingsOf(corpus);
  expect(now.filter((line) => !stored.has(line))).toEqual([]);
  expect([...stored].filter((line) => !now.includes(line))).toEqual([]);
});
