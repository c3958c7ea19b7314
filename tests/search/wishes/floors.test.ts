import { describe, expect, it } from 'vitest';
import { openEngine } from './engine.ts';
import { FLOOR_OF, FLOORS, FRENCH_FLOORS, FRESH_FLOORS } from './floors.ts';
import { frenchWishes, freshWishes, judgedWishes, laterWishes } from './judge.ts';
import { LATER_LANGUAGES } from './later/families.ts';
import { meanOfFamilies, precisionByFamily } from './precision.ts';

const { ask } = openEngine();
const open = judgedWishes().filter(({ heldOut }) => !heldOut);

describe.each([
  ['open', open, FLOORS],
  ['fresh', freshWishes(), FRESH_FLOORS],
  ['french', frenchWishes(), FRENCH_FLOORS],
] as const)('the %s search lines', (part, wishes, floors: Record<string, number>) => {
  const families = precisionByFamily(wishes, ask);

  it.each(families)('find $family', ({ family, mean }) => {
    expect(mean).toBeGreaterThanOrEqual(floors[family] ?? 1);
  });

  it('find all families', () => {
    expect(families.map(({ family }) => family).sort()).toEqual(Object.keys(floors).sort());
    expect(meanOfFamilies(families)).toBeGreaterThanOrEqual(FLOOR_OF[part]);
  });
});

it.each(LATER_LANGUAGES)('the later search lines in %s find what is asked for', (language) => {
  const families = precisionByFamily(
    laterWishes(language).filter(({ heldOut }) => !heldOut),
    ask,
  );
  expect(meanOfFamilies(families)).toBeGreaterThanOrEqual(FLOOR_OF[`later, ${language}`]);
});
