/**
 * Compares how each search line of the open parts is parsed with tests/search/wishes/readings.txt, so that a change of
 * one line shows. `npm run readings` writes the file anew; look at its diff.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { READINGS_FILE, readingsText } from './readings.ts';

it('reads every line as it was read before (`npm run readings` writes the file anew)', () => {
  const lines = readingsText().split('\n');
  const before = new Set(readFileSync(READINGS_FILE, 'utf8').split('\n'));
  expect(lines.length).toBeGreaterThan(800);
  expect(lines.filter((line) => !before.has(line))).toEqual([]);
  expect(before.size).toBe(new Set(lines).size);
});
