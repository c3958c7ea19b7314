import { describe, expect, it } from 'vitest';
import { FIELD_VINTAGES } from './field-vintages.ts';
import { rows } from './made-up-rows.ts';
import { NUMBERS } from './number-vintages.ts';
import { AFFILIATION } from './school-vintages.ts';
import { choose, provenanceKeyOf } from './vintages.ts';

describe('choosing a vintage', () => {
  it('takes the newest release that has a value', () => {
    const choice = choose(
      NUMBERS.tuition,
      rows({ 'scorecard-2026-06': { tuitionOutOfState: 62_396 }, 'ic2023-ay': { tuitionOutOfState: 60_156 } }),
    );
    expect(choice).toEqual({ value: 62_396, key: 'scorecard-2026-06.TUITIONFEE_OUT' });
  });

  it('goes back to an older one where the newer has none', () => {
    const choice = choose(
      NUMBERS.tuition,
      rows({ 'scorecard-2026-06': { tuitionOutOfState: 'not-reported' }, 'ic2023-ay': { tuitionOutOfState: 18_634 } }),
    );
    expect(choice).toEqual({ value: 18_634, key: 'ic2023-ay.CHG3AY3' });
  });

  it('says that a figure is withheld rather than only missing', () => {
    const choice = choose(NUMBERS.medianDebt, rows({ 'scorecard-2026-04': { debt: 'suppressed' } }));
    expect(choice).toEqual({ value: null, reason: 'suppressed' });
  });

  it('gives every vintage of a field its own key', () => {
    for (const vintages of Object.values(FIELD_VINTAGES)) {
      const keys = vintages.map(provenanceKeyOf);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it('says of every vintage which year it is of', () => {
    const without = Object.values(FIELD_VINTAGES)
      .flat()
      .filter(({ year }) => !/20\d\d/.test(year));
    expect(without.map(provenanceKeyOf)).toEqual([]);
  });
});

describe('religious affiliation', () => {
  it.each([
    [30, 'catholic', 'Roman Catholic'],
    [71, 'protestant', 'United Methodist'],
    [80, 'jewish', 'Jewish'],
    [106, 'islamic', 'Muslim'],
    [94, 'other', 'The Church of Jesus Christ of Latter-day Saints'],
    [-2, 'none', null],
  ])('folds RELAFFIL %i into %s', (affiliation, group, label) => {
    expect(choose(AFFILIATION, rows({ ic2024: { affiliation } }))).toMatchObject({ value: { group, label } });
  });
});
