import { describe, expect, it } from 'vitest';
import type { AliasRecord } from '#schema/domain/record/dataset.ts';
import { tidyAliases } from './aliases.ts';
import { nameKey } from './name-key.ts';

const universities = [
  { id: 1, name: 'Université Laval' },
  { id: 2, name: 'University of Pennsylvania' },
  { id: 3, name: 'Penn' },
];
const tidy = (...aliases: AliasRecord[]) => tidyAliases(aliases, universities);

describe('tidyAliases', () => {
  it('keeps one spelling of a name, the one with capitals before the nickname', () => {
    const { aliases, drops } = tidy(
      { id: 2, name: 'u-penn', kind: 'nickname' },
      { id: 2, name: 'UPenn', kind: 'alias' },
      { id: 2, name: 'U. Penn', kind: 'alias' },
    );
    expect(aliases).toEqual([{ id: 2, name: 'U. Penn', kind: 'alias' }]);
    expect(drops.repeated).toBe(2);
  });

  it("leaves out a university's own name, whatever its accents and case", () => {
    expect(tidy({ id: 1, name: 'UNIVERSITE LAVAL', kind: 'french' }).aliases).toEqual([]);
  });

  it("leaves out another university's own name, unless a nickname asks for it", () => {
    const taken = tidy({ id: 2, name: 'Penn', kind: 'alias' });
    expect(taken.aliases).toEqual([]);
    expect(taken.drops["another university's name"]).toBe(1);
    expect(tidy({ id: 2, name: 'Penn', kind: 'nickname' }).aliases).toHaveLength(1);
  });

  it('leaves out names without letters and names of nobody', () => {
    const { aliases, drops } = tidy({ id: 1, name: '--', kind: 'alias' }, { id: 9, name: 'Nine', kind: 'alias' });
    expect(aliases).toEqual([]);
    expect(drops).toMatchObject({ empty: 1, 'unknown university': 1 });
  });

  it('gives the same list in whatever order the names come', () => {
    const names: AliasRecord[] = [
      { id: 2, name: 'UPenn', kind: 'alias' },
      { id: 1, name: 'ULaval', kind: 'acronym' },
      { id: 2, name: 'Franklin', kind: 'former' },
    ];
    expect(tidy(...names)).toEqual(tidy(...names.toReversed()));
  });
});

describe('nameKey', () => {
  it.each([
    ['Texas A & M', 'Texas A&M'],
    ['Texas A&M', 'texas a and m'],
    ["St. Mary's", 'St Marys'],
    ['Montréal', 'MONTREAL'],
    ['Sault-Ste-Marie', 'Sault Ste. Marie'],
  ])('is the same for %s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });
});
