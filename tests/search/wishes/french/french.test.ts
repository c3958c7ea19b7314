import { describe, expect, it } from 'vitest';
import { readDataset } from '../../catalogue.ts';
import { openEngine } from '../engine.ts';
import { frenchWishes, precision } from '../judge.ts';
import { FRENCH_FAMILY_NAMES } from './families.ts';
import { FLOOR_OF_FRENCH, FRENCH_FLOORS } from './floors.ts';

const { ask } = openEngine(readDataset());
const french = frenchWishes();
const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('what French speakers wish for', { timeout: 60_000 }, () => {
  const families = FRENCH_FAMILY_NAMES.map((family) => ({
    family,
    mean: meanOf(french.filter((wish) => wish.family === family).map((wish) => precision(wish, ask(wish.text).ids))),
  }));

  it('is asked in 150 lines and more, each with a right answer unless nothing can be read', () => {
    expect(french.length).toBeGreaterThanOrEqual(150);
    expect(french.filter(({ right, nothing }) => (right.size === 0) !== nothing).map(({ text }) => text)).toEqual([]);
    expect(new Set(french.map(({ text }) => text)).size).toBe(french.length);
  });

  it.each(families)('finds $family', ({ family, mean }) => {
    expect(mean).toBeGreaterThanOrEqual(FRENCH_FLOORS[family]);
  });

  it('finds all families', () => {
    expect(meanOf(families.map(({ mean }) => mean))).toBeGreaterThanOrEqual(FLOOR_OF_FRENCH);
  });
});
