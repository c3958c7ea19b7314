import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as en from './en/places.ts';
import * as fr from './fr/places.ts';

/** A raw table's lines without its head. */
const rawLines = (name: string) =>
  gunzipSync(readFileSync(new URL(`../../../data/raw/${name}.csv.gz`, import.meta.url)))
    .toString()
    .trim()
    .split(/\r?\n/)
    .slice(1);

describe('places', () => {
  it('have the French names of CLDR, but for those of our own', () => {
    const differing = rawLines('fr-subdivision-names').flatMap((line) => {
      const [country, code = '', name = ''] = line.split(',');
      const said = (country === 'CA' ? fr.CA_PROVINCES : fr.US_STATES)[code];
      return said === name.replaceAll("'", '’') ? [] : [`${code}: ${said}`];
    });
    expect(differing).toEqual(['DC: District de Columbia']);
  });

  it('are the same in both languages', () => {
    expect(Object.keys(fr.US_STATES)).toEqual(Object.keys(en.US_STATES));
    expect(Object.keys(fr.US_TERRITORIES)).toEqual(Object.keys(en.US_TERRITORIES));
    expect(Object.keys(fr.CA_PROVINCES)).toEqual(Object.keys(en.CA_PROVINCES));
  });
});
