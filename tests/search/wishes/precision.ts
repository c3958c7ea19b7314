/** Mean precision of the search box over families of search lines. */
import type { Ask } from './engine.ts';
import { type JudgedWish, precision } from './judge.ts';

const meanOf = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Mean precision of each family among the lines. */
export function precisionByFamily(wishes: readonly JudgedWish[], ask: Ask): { family: string; mean: number }[] {
  return [...new Set(wishes.map(({ family }) => family))].map((family) => ({
    family,
    mean: meanOf(wishes.filter((wish) => wish.family === family).map((wish) => precision(wish, ask(wish.text)))),
  }));
}

/** Mean over the families, each of which counts the same. */
export const meanOfFamilies = (families: readonly { mean: number }[]): number =>
  meanOf(families.map(({ mean }) => mean));
