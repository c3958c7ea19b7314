import { describe, expect, it } from 'vitest';
import { readDataset } from '../catalogue.ts';
import { openEngine } from './engine.ts';
import { WISH_FAMILY_NAMES } from './families.ts';
import { FLOOR_OF_ALL, FLOOR_OF_FRESH, FLOORS, FRESH_FLOORS } from './floors.ts';
import { FRESH_FAMILY_NAMES } from './fresh/families.ts';
import { freshWishes, judgedWishes, precision } from './judge.ts';

const { ask } = openEngine(readDataset());
const open = judgedWishes().filter(({ heldOut }) => !heldOut);
const fresh = freshWishes();
const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

describe('what people wish for', { timeout: 60_000 }, () => {
  const families = WISH_FAMILY_NAMES.map((family) => ({
    family,
    mean: meanOf(open.filter((wish) => wish.family === family).map((wish) => precision(wish, ask(wish.text).ids))),
  }));

  it.each(families)('finds $family', ({ family, mean }) => {
    expect(mean).toBeGreaterThanOrEqual(FLOORS[family]);
  });

  it('finds all families', () => {
    expect(meanOf(families.map(({ mean }) => mean))).toBeGreaterThanOrEqual(FLOOR_OF_ALL);
  });
});

describe('what people type on a telephone', { timeout: 60_000 }, () => {
  const families = FRESH_FAMILY_NAMES.map((family) => ({
    family,
    mean: meanOf(fresh.filter((wish) => wish.family === family).map((wish) => precision(wish, ask(wish.text).ids))),
  }));

  it.each(families)('finds $family', ({ family, mean }) => {
    expect(mean).toBeGreaterThanOrEqual(FRESH_FLOORS[family]);
  });

  it('finds all families', () => {
    expect(meanOf(families.map(({ mean }) => mean))).toBeGreaterThanOrEqual(FLOOR_OF_FRESH);
  });
});
