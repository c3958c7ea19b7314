import { describe, expect, it } from 'vitest';
import lines from '#data/lexicons/state-parts.json' with { type: 'json' };
import { areaName } from '#frontend/content/en/places/areas.ts';
import { areaName as frenchName } from '#frontend/content/fr/places/areas.ts';
import { searchQuery } from '#schema/api/search.ts';
import { statePart, statePartKey } from '#schema/domain/places/state-parts.ts';
import { inAreas } from '#worker/search/places/areas.ts';
import { searchUniversities } from '#worker/search/search-universities.ts';
import { committedSearch, readDataset } from './catalogue.ts';

const { snapshot, programs } = committedSearch();
const byId = new Map(readDataset().universities.map((university) => [university.id, university]));
const citiesIn = (key: string) => {
  const isThere = inAreas(snapshot, [key]);
  return new Set(
    Array.from(snapshot.id.keys())
      .filter(isThere)
      .map((row) => byId.get(snapshot.id[row] as number)?.city),
  );
};
const ask = (search: string) => searchUniversities(snapshot, { ...searchQuery.parse({}), limit: 10, search }, programs);

describe('parts of states', () => {
  it.each([
    ['ma-western', ['Amherst', 'Springfield', 'Pittsfield'], ['Boston', 'Worcester']],
    ['va-northern', ['Fairfax', 'Arlington', 'Fredericksburg'], ['Richmond', 'Charlottesville']],
    ['tx-northern', ['Dallas', 'Denton', 'Fort Worth'], ['El Paso', 'Austin', 'Lubbock']],
    ['tx-western', ['El Paso', 'Lubbock', 'Midland'], ['Dallas', 'San Antonio']],
    ['fl-southwestern', ['Fort Myers', 'Sarasota'], ['Miami', 'Orlando']],
    ['on-eastern', ['Ottawa', 'Kingston'], ['Toronto', 'Sudbury']],
    ['mi-western', ['Grand Rapids', 'Kalamazoo'], ['Detroit', 'Marquette']],
    ['wa-eastern', ['Spokane', 'Pullman'], ['Seattle']],
    ['oh-central', ['Columbus'], ['Cleveland', 'Cincinnati', 'Toledo']],
    ['ny-western', ['Buffalo', 'Rochester'], ['Syracuse', 'Albany']],
  ])('%s', (key, inside, outside) => {
    const cities = citiesIn(key);
    expect(inside.filter((city) => !cities.has(city))).toEqual([]);
    expect(outside.filter((city) => cities.has(city))).toEqual([]);
  });

  it('have a name in each language', () => {
    expect(areaName('ma-western')).toBe('Western Massachusetts');
    expect(frenchName('ma-western')).toBe('Ouest du Massachusetts');
    expect(frenchName('ny-western')).toBe('Ouest de l’État de New York');
    expect(areaName('central-sc')).toBe('Central, SC');
  });

  it('are known by their keys, and nothing else is', () => {
    expect(statePart('ma-western')).toEqual({ state: 'MA', direction: 'western' });
    for (const key of ['western-ma', 'central-sc', 'xx-western', 'ma-west', 'ma', 'MA-western ', 'ma western'])
      expect(statePart(key), key).toBeUndefined();
    expect(Object.keys(lines).filter((key) => !statePart(key))).toEqual([]);
    expect(statePartKey({ state: 'ON', direction: 'eastern' })).toBe('on-eastern');
  });

  it('can be left out', () => {
    const all = searchUniversities(snapshot, { ...searchQuery.parse({}), state: ['MA'], limit: 1 }, programs).total;
    const without = searchUniversities(
      snapshot,
      { ...searchQuery.parse({}), state: ['MA'], not: ['metro:ma-western'], limit: 1 },
      programs,
    ).total;
    expect(without).toBeLessThan(all);
    expect(without).toBeGreaterThan(0);
  });

  it('lead with the schools that are called so, whatever kind they are', () => {
    const part =
      /^((?:North|South|East|West|Northern|Southern|Eastern|Western|North(?:east|west)|South(?:east|west)|Central) (?:Alabama|Alberta|Connecticut|Illinois|Iowa|Kentucky|Maine|Michigan|Mississippi|Oklahoma|Oregon|Texas|Virginia|Wisconsin)) /;
    const called = readDataset().universities.flatMap(({ name, status }) => {
      const said = part.exec(`${name} `)?.[1];
      return said === undefined || status.state !== 'open' ? [] : [said];
    });
    expect(called.length).toBeGreaterThan(20);
    const wrong = [...new Set(called)].filter((said) => {
      const [first] = ask(said.toLowerCase()).ids;
      return !byId.get(first ?? 0)?.name.includes(said);
    });
    expect(wrong).toEqual([]);
  });
});
