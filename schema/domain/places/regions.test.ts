import { describe, expect, it } from 'vitest';
import { CA_PROVINCES, US_STATES, US_TERRITORIES } from './english-places.ts';
import { DIVISIONS, REGIONS } from './regions.ts';

const COUNTRY_CODES = {
  US: [...Object.keys(US_STATES), ...Object.keys(US_TERRITORIES)],
  CA: Object.keys(CA_PROVINCES),
};

describe('regions', () => {
  it('divide all states, provinces and territories, each into one', () => {
    const codes = Object.values(DIVISIONS).flat();
    expect(codes.toSorted()).toEqual([...COUNTRY_CODES.US, ...COUNTRY_CODES.CA].toSorted());
  });

  it('hold codes of their own country only, each once', () => {
    for (const { name, country, states } of REGIONS) {
      expect(new Set(states).size, name).toBe(states.length);
      expect(
        states.filter((code) => !COUNTRY_CODES[country].includes(code)),
        name,
      ).toEqual([]);
    }
  });

  it('are in the product’s own lists the four of the Census Bureau and all of Canada', () => {
    const codesOf = (from: number, to: number) => REGIONS.slice(from, to).flatMap(({ states }) => states);
    expect(codesOf(0, 4).toSorted()).toEqual(Object.keys(US_STATES).toSorted());
    expect(codesOf(4, 9).toSorted()).toEqual(COUNTRY_CODES.CA.toSorted());
  });
});
