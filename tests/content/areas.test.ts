import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { areaKeysModule } from '#data/lexicons/make-area-keys.ts';
import metros from '#data/lexicons/metros.json' with { type: 'json' };
import { AREAS } from '#frontend/content/area-keys.ts';
import { areaName } from '#words/places/areas.ts';

const lexicon: Record<string, { label: string; country: string }> = metros;

describe('the areas one can choose', () => {
  it('are those of the lexicon, by its names', () => {
    for (const [country, keys] of Object.entries(AREAS)) {
      for (const key of keys) {
        expect(lexicon[key], key).toMatchObject({ country, label: areaName(key) });
      }
    }
  });

  it('are made of the lexicon, and none is left out', () => {
    const file = path.resolve(import.meta.dirname, '../../frontend/content/area-keys.ts');
    expect(readFileSync(file, 'utf8'), 'run: node data/lexicons/make-area-keys.ts').toBe(areaKeysModule());
    expect(areaKeysModule({ ...lexicon, ottawa: { country: 'CA' }, 'new-area': { country: 'CA' } })).toContain(
      "'montreal',\n    'new-area',\n    'northern-ontario',\n    'ottawa'",
    );
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
