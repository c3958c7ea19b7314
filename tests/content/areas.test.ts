import { describe, expect, it } from 'vitest';
import metros from '#data/lexicons/metros.json' with { type: 'json' };
import { AREAS } from '#frontend/content/area-keys.ts';
import { areaName } from '#words/areas.ts';

const lexicon: Record<string, { label: string; country: string }> = metros;

describe('the areas one can choose', () => {
  it('are those of the lexicon, by its names', () => {
    for (const [country, keys] of Object.entries(AREAS)) {
      for (const key of keys) {
        expect(lexicon[key], key).toMatchObject({ country, label: areaName(key) });
      }
    }
  });

  it('leave none of the lexicon out', () => {
    expect([...AREAS.US, ...AREAS.CA].sort()).toEqual(Object.keys(lexicon).sort());
  });
});

describe('the name of an area', () => {
  it.each([
    ['bay-area', 'Bay Area'],
    ['gta', 'Greater Toronto Area'],
    ['ann-arbor-mi', 'Ann Arbor, MI'],
    ['oh', 'Ohio'],
    ['on', 'Ontario'],
  ])('%s is %s', (key, name) => {
    expect(areaName(key)).toBe(name);
  });
});
