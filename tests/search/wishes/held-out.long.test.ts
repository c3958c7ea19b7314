/** The half of the search lines that nobody looks at while the search is made better: only their mean is said. */
import { expect, it } from 'vitest';
import { openEngine } from './engine.ts';
import { FLOOR_OF_HELD_OUT } from './floors.ts';
import { judgedWishes, laterWishes } from './judge.ts';
import { meanOfFamilies, precisionByFamily } from './precision.ts';

const { ask } = openEngine();

it.each([
  ['first', judgedWishes()],
  ['english', laterWishes('english')],
  ['french', laterWishes('french')],
] as const)('the held-out search lines find what is asked for: %s', (part, wishes) => {
  const families = precisionByFamily(
    wishes.filter(({ heldOut }) => heldOut),
    ask,
  );
  const mean = meanOfFamilies(families);
  console.info(`held-out search lines, ${part}: ${mean.toFixed(3)}`);
  expect(mean).toBeGreaterThanOrEqual(FLOOR_OF_HELD_OUT[part]);
});
